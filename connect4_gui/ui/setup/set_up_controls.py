"""SetUpControls: everything beside the board on which a position is set up."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import MAX_COLUMNS, MAX_ROWS, MIN_COLUMNS, MIN_ROWS, BoardSize
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_names import disc_name
from connect4_gui.ui.look.fonts import scaled, text_px
from connect4_gui.ui.widgets.finger_scroll import scroll_by_finger
from connect4_gui.ui.widgets.number_box import Stepper
from connect4_gui.ui.widgets.segmented import Segmented

WIDTH = 324
BUTTON_GAP_PX = 8
BAR_PX, MOST_SHARE = 18, 0.55
"""The room of the scroll bar; the most of the window that large texts may take from the board."""

UNDO = (QKeySequence("Ctrl+Z"),)
REDO = (QKeySequence("Ctrl+Y"), QKeySequence("Ctrl+Shift+Z"))
PASTE = (QKeySequence("Ctrl+V"),)


class SetUpControls(QScrollArea):
    """What is dropped, who is to move, the size, and buttons; it scrolls where the window is low.

    ``tool`` is a side, or None for the eraser. ``mover_chosen`` carries a Side and ``size_chosen`` a BoardSize when a
    person chooses them.
    """

    mover_chosen = Signal(object)
    size_chosen = Signal(object)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._is_showing = False
        self._button_columns = 0
        self._build()
        self._lay_out()
        self.mover.value_changed.connect(self._choose_mover)
        for stepper in (self.rows, self.columns):
            stepper.valueChanged.connect(self._choose_size)
            stepper.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In a number the dialog's keys count too, where Qt would undo or paste digits; the wheel scrolls past it."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if QKeySequence(event.keyCombination()) in (*UNDO, *REDO, *PASTE):
                event.ignore()
                return True
        elif event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def show_board(self, board: Board) -> None:
        """Let every choice be that of ``board``, without choosing it again."""
        self._is_showing = True
        self.mover.set_value(board.side)
        self.rows.setValue(board.size.rows)
        self.columns.setValue(board.size.columns)
        self._is_showing = False

    def write(self) -> None:
        """Write every word, in the language that is spoken and for the colours of the discs."""
        titles = (self.tr("Disc"), self.tr("To move"), self.tr("Rows"), self.tr("Columns"))
        for label, title in zip(self._captions, titles, strict=True):
            label.setText(title)
        self.tool.set_name(titles[0])
        self.mover.set_name(titles[1])
        for side in Side:
            name = disc_name(self._appearance.theme, side)
            self.tool.set_title(side, name)
            self.mover.set_title(side, name)
        self.tool.set_title(None, self.tr("Eraser"))
        self.rows.set_name(titles[2])
        self.columns.set_name(titles[3])
        self._write_buttons()
        self._note.setText(
            self.tr(
                "Click to drop, right click to take away. Keys: 1–9 drop, Del takes away, X and O choose the disc, "
                "E the eraser. Moves such as 44-53 and boards copied as text can be pasted."
            )
        )

    def fit(self, window_px: int) -> None:
        """Be as wide as texts need it, but leave the board its part of a window of ``window_px``."""
        width = max(WIDTH, min(text_px(WIDTH), round(window_px * MOST_SHARE)))
        self.setFixedWidth(width)
        self.tool.wrap(width - BAR_PX)
        widest = max(button.sizeHint().width() for button in self._buttons)
        self._place_buttons(2 if 2 * widest + BUTTON_GAP_PX <= width - BAR_PX else 1)

    def _build(self) -> None:
        self.tool: Segmented[Side | None] = Segmented(
            "", [(Side.FIRST, ""), (Side.SECOND, ""), (None, "")], self._appearance, is_fitted=True
        )
        self.mover: Segmented[Side] = Segmented("", [(side, "") for side in Side], self._appearance)
        self.rows, self.columns = Stepper(MIN_ROWS, MAX_ROWS), Stepper(MIN_COLUMNS, MAX_COLUMNS)
        self._buttons = [QPushButton() for _button in range(6)]
        self.undo, self.redo, self.clear, self.paste, self.analyse, self.save = self._buttons
        for button in self._buttons:
            button.setAutoDefault(False)
        *self._captions, self._note = [_note() for _text in range(5)]
        self._note.setWordWrap(True)

    def _lay_out(self) -> None:
        page = QWidget()
        page.setProperty("role", "page")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(6)
        choices: tuple[QWidget, ...] = (self.tool, self.mover)
        for label, choice in zip(self._captions, choices, strict=False):
            column.addWidget(label)
            column.addWidget(choice)
            column.addSpacing(10)
        column.addLayout(self._size_grid())
        column.addSpacing(14)
        column.addLayout(self._button_grid())
        column.addSpacing(10)
        column.addWidget(self._note)
        column.addStretch()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(page)
        scroll_by_finger(self)

    def _size_grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setVerticalSpacing(6)
        grid.setHorizontalSpacing(12)
        for number, stepper in enumerate((self.rows, self.columns)):
            grid.addWidget(self._captions[2 + number], 0, number)
            grid.addWidget(stepper, 1, number)
        return grid

    def _button_grid(self) -> QGridLayout:
        self._grid = QGridLayout()
        self._grid.setSpacing(BUTTON_GAP_PX)
        self._place_buttons(2)
        return self._grid

    def _place_buttons(self, columns: int) -> None:
        """So many stand beside each other."""
        if columns == self._button_columns:
            return
        self._button_columns = columns
        for number, button in enumerate(self._buttons):
            self._grid.removeWidget(button)
            self._grid.addWidget(button, *divmod(number, columns))

    def _write_buttons(self) -> None:
        texts = (self.tr("Undo"), self.tr("Redo"), self.tr("Clear"), self.tr("Paste"))
        for button, text, keys in zip(self._buttons, texts, (UNDO, REDO, (), PASTE), strict=False):
            button.setText(text)
            if keys:
                button.setToolTip(keys[0].toString(QKeySequence.SequenceFormat.NativeText))
        self.analyse.setText(self.tr("Analyse"))
        self.analyse.setToolTip(self.tr("Open the position as a game between two people, with the analysis"))
        self.save.setText(self.tr("Save as…"))
        self.save.setToolTip(self.tr("Write the position to a file that can be opened again"))

    @Slot(object)
    def _choose_mover(self, side: Side) -> None:
        if not self._is_showing:
            self.mover_chosen.emit(side)

    @Slot()
    def _choose_size(self) -> None:
        if not self._is_showing:
            self.size_chosen.emit(BoardSize(self.rows.value(), self.columns.value()))


def _note() -> QLabel:
    label = QLabel()
    label.setProperty("role", "muted")
    label.setFont(scaled(0.92))
    return label
