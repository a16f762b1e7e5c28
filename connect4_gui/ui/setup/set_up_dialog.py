"""SetUpDialog: put discs on a board by hand, by key or by pasting, and play from there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import MAX_COLUMNS, MAX_ROWS, MIN_COLUMNS, MIN_ROWS, BoardSize
from connect4_gui.game.board_editor import BoardEditor
from connect4_gui.game.paste_fault import Fault
from connect4_gui.game.pasted_moves import pasted_position
from connect4_gui.ui.board.cell_labels import cell_name
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_names import disc_name
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.look.stylesheet import set_role
from connect4_gui.ui.setup.editor_board import EditorBoard
from connect4_gui.ui.setup.set_up_texts import counts_text, impossible_text, losses_text
from connect4_gui.ui.widgets.announcement import announce
from connect4_gui.ui.widgets.number_box import Stepper
from connect4_gui.ui.widgets.segmented import Segmented
from connect4_gui.ui.words.paste_texts import fault_text
from connect4_gui.ui.words.retranslation import keep_translated
from connect4_gui.ui.words.texts import Counted

SIDE_WIDTH = 324
LEAST_SIZE = QSize(600, 340)
ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

UNDO = (QKeySequence("Ctrl+Z"),)
REDO = (QKeySequence("Ctrl+Y"), QKeySequence("Ctrl+Shift+Z"))
PASTE = (QKeySequence("Ctrl+V"),)


class SetUpDialog(QDialog):
    """Begins with ``start``, or with an empty board of ``size``. Open it with ``open``.

    ``accepted_position`` carries the Board that was set up, from which a game can go on; ``announced`` every sentence
    that a screen reader is given.
    """

    accepted_position = Signal(object)
    announced = Signal(str)

    def __init__(
        self, appearance: Appearance, size: BoardSize, start: Board | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.editor = BoardEditor(start or Board.empty(size))
        self._message = ""
        self._is_showing = False
        self._is_warned = False
        self._build()
        self._lay_out()
        self._connect_signals()
        keep_translated(self, self._write_texts)
        self.board.setFocus()

    def sizeHint(self) -> QSize:
        return QSize(940, 660)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus and no other; Escape asks once before work is lost."""
        focused = self.focusWidget()
        if event.key() in ENTER_KEYS:
            if isinstance(focused, QPushButton):
                focused.click()
        elif event.key() == Qt.Key.Key_Escape and self.editor.can_undo and not self._is_warned:
            self._is_warned = True
            self._tell(self.tr("Press Esc again to leave without this position."))
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The keys of the dialog count in a number as well, where Qt would undo or paste digits, and the wheel scrolls
        past it.
        """
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            typed = QKeySequence(event.keyCombination())
            if typed in (*UNDO, *REDO, *PASTE):
                event.ignore()
                return True
        if event.type() == QEvent.Type.Wheel and watched is not self.focusWidget():
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    @Slot()
    def accept(self) -> None:
        """Hand the position over, unless it is impossible."""
        if self.editor.impossible is None:
            self.accepted_position.emit(self.editor.board)
            super().accept()

    @Slot(int)
    def use(self, column: int) -> None:
        """Drop the chosen disc into ``column``, or use the eraser there."""
        side = self.tool.value
        if side is None:
            self.take(column)
            return
        cell = self.editor.landings[column]
        if cell is None:
            self.board.scene.refuse(column)
            self._tell(self.tr("Column {number} is full.").format(number=column + 1))
            return
        self.editor.drop(column, side)
        self._changed(aloud=cell_name(cell, self._name(side)))

    @Slot(int)
    def take(self, column: int) -> None:
        """Take the highest disc of ``column`` away."""
        before = self.editor.landings[column]
        if self.editor.take(column):
            cell = self.editor.landings[column]
            self._changed(aloud=cell_name(cell or (0, column), ""))
        elif before is not None:
            self._tell(self.tr("Column {number} is empty.").format(number=column + 1))

    @Slot()
    def clear(self) -> None:
        self.editor.clear()
        self._changed(aloud=self.tr("The board is empty."))

    @Slot()
    def undo(self) -> None:
        if self.editor.undo():
            self._changed()

    @Slot()
    def redo(self) -> None:
        if self.editor.redo():
            self._changed()

    @Slot()
    def paste_text(self) -> None:
        """Take over the moves or the board on the clipboard, or say what is wrong with them."""
        size = self.editor.board.size
        told = pasted_position(QGuiApplication.clipboard().text(), size, Side.FIRST)
        if isinstance(told, Fault):
            self._tell(fault_text(told, size))
            return
        self.editor.put(told)
        self._changed()

    def _build(self) -> None:
        appearance, board = self._appearance, self.editor.board
        self.board = EditorBoard(board.size, appearance)
        self.tool: Segmented[Side | None] = Segmented(
            "", [(Side.FIRST, ""), (Side.SECOND, ""), (None, "")], appearance, is_fitted=True
        )
        self.mover: Segmented[Side] = Segmented("", [(side, "") for side in Side], appearance)
        self.rows, self.columns = Stepper(MIN_ROWS, MAX_ROWS), Stepper(MIN_COLUMNS, MAX_COLUMNS)
        self.undo_button, self.redo_button = QPushButton(), QPushButton()
        self.clear_button, self.paste_button = QPushButton(), QPushButton()
        self.cancel, self.ok = QPushButton(), QPushButton()
        self.ok.setProperty("role", "primary")
        for button in self._buttons():
            button.setAutoDefault(False)
        self.captions = [QLabel() for _line in range(4)]
        for label in self.captions:
            label.setProperty("role", "muted")
            label.setFont(scaled(0.92))
        self.keys_note = QLabel()
        self.keys_note.setProperty("role", "muted")
        self.keys_note.setFont(scaled(0.92))
        self.keys_note.setWordWrap(True)
        self.status = QLabel()
        self.status.setWordWrap(True)
        self.status.setMinimumHeight(2 * self.status.fontMetrics().lineSpacing())
        self.status.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def _buttons(self) -> tuple[QPushButton, ...]:
        return (
            *(self.undo_button, self.redo_button, self.clear_button, self.paste_button),
            *(self.cancel, self.ok),
        )

    def _lay_out(self) -> None:
        body = QHBoxLayout()
        body.setSpacing(20)
        body.addWidget(self.board, 1)
        body.addWidget(self._side())
        foot = QHBoxLayout()
        foot.setSpacing(10)
        foot.addWidget(self.status, 1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.ok)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(12)
        column.addLayout(body, 1)
        column.addLayout(foot)
        self.setMinimumSize(LEAST_SIZE)

    def _side(self) -> QScrollArea:
        """Everything beside the board, which scrolls where the window is low."""
        page = QWidget()
        page.setProperty("role", "page")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(6)
        disc, mover, rows, columns = self.captions
        size = QGridLayout()
        size.setSpacing(6)
        size.setHorizontalSpacing(12)
        for number, (label, stepper) in enumerate(((rows, self.rows), (columns, self.columns))):
            size.addWidget(label, 0, number)
            size.addWidget(stepper, 1, number)
        edits = QGridLayout()
        edits.setSpacing(8)
        for number, button in enumerate(self._buttons()[:4]):
            edits.addWidget(button, *divmod(number, 2))
        for label, choice in ((disc, self.tool), (mover, self.mover)):
            column.addWidget(label)
            column.addWidget(choice)
            column.addSpacing(10)
        column.addLayout(size)
        column.addSpacing(14)
        column.addLayout(edits)
        column.addSpacing(10)
        column.addWidget(self.keys_note)
        column.addStretch()
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setFixedWidth(SIDE_WIDTH)
        area.setWidget(page)
        return area

    def _connect_signals(self) -> None:
        self.board.column_used.connect(self.use)
        self.board.taking_wished.connect(self.take)
        self.board.tool_chosen.connect(self.tool.set_value)
        self.board.column_chosen.connect(self._tell_column)
        self.tool.value_changed.connect(self._choose_tool)
        self.mover.value_changed.connect(self._choose_mover)
        for stepper in (self.rows, self.columns):
            stepper.valueChanged.connect(self._choose_size)
            stepper.installEventFilter(self)
        self.undo_button.clicked.connect(self.undo)
        self.redo_button.clicked.connect(self.redo)
        self.clear_button.clicked.connect(self.clear)
        self.paste_button.clicked.connect(self.paste_text)
        for keys, do in ((UNDO, self.undo), (REDO, self.redo), (PASTE, self.paste_text)):
            for key in keys:
                QShortcut(key, self, do)
        self.cancel.clicked.connect(self.reject)
        self.ok.clicked.connect(self.accept)
        self._appearance.theme_changed.connect(self._write_texts)

    @Slot()
    def _write_texts(self) -> None:
        self.setWindowTitle(self.tr("Set up a position"))
        titles = (self.tr("Disc"), self.tr("To move"), self.tr("Rows"), self.tr("Columns"))
        for label, title in zip(self.captions, titles, strict=True):
            label.setText(title)
        self.tool.set_name(titles[0])
        self.mover.set_name(titles[1])
        for side in Side:
            self.tool.set_title(side, self._name(side))
            self.mover.set_title(side, self._name(side))
        self.tool.set_title(None, self.tr("Eraser"))
        self.rows.set_name(titles[2])
        self.columns.set_name(titles[3])
        self._write_buttons()
        self.keys_note.setText(
            self.tr(
                "Click to drop, right click to take away. Keys: 1–9 drop, Del takes away, X and O choose the disc, "
                "E the eraser. Moves such as 44-53 and boards copied as text can be pasted."
            )
        )
        self._message = ""
        self._show()

    def _write_buttons(self) -> None:
        texts = (
            (self.undo_button, self.tr("Undo"), UNDO),
            (self.redo_button, self.tr("Redo"), REDO),
            (self.clear_button, self.tr("Clear"), ()),
            (self.paste_button, self.tr("Paste"), PASTE),
        )
        for button, text, keys in texts:
            button.setText(text)
            if keys:
                button.setToolTip(keys[0].toString(QKeySequence.SequenceFormat.NativeText))
        self.cancel.setText(self.tr("Cancel"))
        self.ok.setText(self.tr("Play from here"))

    def _name(self, side: Side) -> str:
        return disc_name(self._appearance.theme, side)

    def _changed(self, *, aloud: str = "") -> None:
        """Show a change of the position, and say it ``aloud``; what is impossible now is said instead."""
        self._is_warned = False
        self._message = ""
        self._show()
        self._say(aloud if aloud and self.editor.impossible is None else self.status.text())

    def _show(self) -> None:
        """Let everything show the position as it stands, without choosing it again."""
        self._is_showing = True
        board, found = self.editor.board, self.editor.impossible
        self.board.show_position(self.editor)
        self.mover.set_value(board.side)
        self.rows.setValue(board.size.rows)
        self.columns.setValue(board.size.columns)
        self._is_showing = False
        for button, is_usable in (
            (self.undo_button, self.editor.can_undo),
            (self.redo_button, self.editor.can_redo),
            (self.clear_button, bool(board.occupied)),
            (self.ok, found is None),
        ):
            self._enable(button, is_usable)
        theme = self._appearance.theme
        self.status.setText(
            self._message or (counts_text(board, theme) if found is None else impossible_text(found, theme))
        )
        set_role(self.status, "alarm" if found is not None and not self._message else "plain")

    def _enable(self, button: QPushButton, is_usable: bool) -> None:
        """A button that has the focus and cannot be used any more hands it to the board."""
        if not is_usable and button.hasFocus():
            self.board.setFocus()
        button.setEnabled(is_usable)

    def _tell(self, sentence: str) -> None:
        """Say something that stands until the position changes."""
        self._message = sentence
        self._show()
        self._say(sentence)

    def _say(self, sentence: str) -> None:
        announce(self.board.view, sentence)
        self.announced.emit(sentence)

    @Slot(int)
    def _tell_column(self, column: int) -> None:
        """What the keyboard points at."""
        board = self.editor.board
        count = (board.occupied & board.geometry.columns[column]).bit_count()
        self._say(self.tr("Column {column}: {discs}").format(column=column + 1, discs=Counted().discs(count)))

    @Slot(object)
    def _choose_tool(self, tool: Side | None) -> None:
        self.board.choose(tool)
        self._say(self.tool.segment(tool).text())

    @Slot(object)
    def _choose_mover(self, side: Side) -> None:
        if not self._is_showing:
            self.editor.set_mover(side)
            self._changed()

    @Slot()
    def _choose_size(self) -> None:
        if self._is_showing:
            return
        lost = self.editor.set_size(BoardSize(self.rows.value(), self.columns.value()))
        self._changed()
        if lost:
            self._tell(losses_text(lost))
