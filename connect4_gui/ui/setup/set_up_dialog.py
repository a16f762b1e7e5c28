"""SetUpDialog: put discs on a board by hand, by key or by pasting, and play from there, analyse or save it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.game.board_editor import BoardEditor
from connect4_gui.game.paste_fault import PasteFault
from connect4_gui.game.pasted_moves import pasted_position
from connect4_gui.ui.board.cell_table import cell_name
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_names import disc_name
from connect4_gui.ui.look.fonts import least_px
from connect4_gui.ui.look.stylesheet import set_role
from connect4_gui.ui.setup.editor_board import EditorBoard
from connect4_gui.ui.setup.position_saving import PositionSaving
from connect4_gui.ui.setup.set_up_controls import PASTE, REDO, UNDO, SetUpControls
from connect4_gui.ui.setup.set_up_texts import counts_text, impossible_text, losses_text
from connect4_gui.ui.widgets.announcement import announce
from connect4_gui.ui.widgets.screen_room import SMALLEST_SCREEN_PX
from connect4_gui.ui.words.paste_texts import fault_text
from connect4_gui.ui.words.retranslation import keep_translated
from connect4_gui.ui.words.texts import Counted

LEAST_SIZE = QSize(600, 340)
ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SetUpDialog(QDialog):
    """Begins with ``start``, or with an empty board of ``size``. Open it with ``open``.

    ``accepted_position`` carries the Board that was set up, from which a game can go on, ``analysis_wanted`` one that
    is to be analysed instead; ``announced`` every sentence that a screen reader is given.
    """

    accepted_position = Signal(object)
    analysis_wanted = Signal(object)
    announced = Signal(str)

    def __init__(
        self, appearance: Appearance, size: BoardSize, start: Board | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.editor = BoardEditor(start or Board.empty(size))
        self._message = ""
        self._is_warned = False
        self.is_for_analysis = False
        self.saving = PositionSaving(self._tell, self)
        self._build()
        self._lay_out()
        self._connect_signals()
        keep_translated(self, self._write_texts)
        self.board.setFocus()

    def sizeHint(self) -> QSize:
        return QSize(940, 660)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.controls.fit(event.size().width())

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

    @Slot()
    def accept(self) -> None:
        """Hand the position over, unless it is impossible."""
        if self.editor.impossible is None:
            self.accepted_position.emit(self.editor.board)
            super().accept()

    def done(self, result: int) -> None:
        self.saving.close()
        super().done(result)

    @Slot()
    def analyse(self) -> None:
        """Hand the position over to be analysed, unless it is impossible."""
        if self.editor.impossible is None:
            self.is_for_analysis = True
            self.analysis_wanted.emit(self.editor.board)
            super().accept()

    @Slot()
    def save(self) -> None:
        """Ask for a file and write the position; the dialog stays open."""
        if self.editor.impossible is None:
            self.saving.ask(self.editor.board)

    @Slot(int)
    def use(self, column: int) -> None:
        """Drop the chosen disc into ``column``, or use the eraser there."""
        side = self.controls.tool.value
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
        if isinstance(told, PasteFault):
            self._tell(fault_text(told, size))
            return
        self.editor.put(told)
        self._changed()

    def _build(self) -> None:
        self.board = EditorBoard(self.editor.board.size, self._appearance)
        self.controls = SetUpControls(self._appearance)
        self.cancel, self.ok = QPushButton(), QPushButton()
        self.ok.setProperty("role", "primary")
        for button in (self.cancel, self.ok):
            button.setAutoDefault(False)
        self.status = QLabel()
        self.status.setWordWrap(True)
        self.status.setMinimumWidth(1)
        self.status.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def _lay_out(self) -> None:
        body = QHBoxLayout()
        body.setSpacing(20)
        body.addWidget(self.board, 1)
        body.addWidget(self.controls)
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

    def _connect_signals(self) -> None:
        board, controls = self.board, self.controls
        board.column_used.connect(self.use)
        board.taking_wished.connect(self.take)
        board.tool_chosen.connect(controls.tool.set_value)
        board.column_chosen.connect(self._tell_column)
        controls.tool.value_changed.connect(self._choose_tool)
        controls.mover_chosen.connect(self._choose_mover)
        controls.size_chosen.connect(self._choose_size)
        controls.clear.clicked.connect(self.clear)
        controls.analyse.clicked.connect(self.analyse)
        controls.save.clicked.connect(self.save)
        for button, keys, do in (
            (controls.undo, UNDO, self.undo),
            (controls.redo, REDO, self.redo),
            (controls.paste, PASTE, self.paste_text),
        ):
            button.clicked.connect(do)
            for key in keys:
                QShortcut(key, self, do)
        self.cancel.clicked.connect(self.reject)
        self.ok.clicked.connect(self.accept)
        self._appearance.theme_changed.connect(self._write_texts)

    @Slot()
    def _write_texts(self) -> None:
        self.setWindowTitle(self.tr("Set up a position"))
        self.controls.write()
        self.controls.fit(self.width())
        self.setMinimumSize(least_px(LEAST_SIZE.width(), SMALLEST_SCREEN_PX), LEAST_SIZE.height())
        self.status.setMinimumHeight(2 * self.status.fontMetrics().lineSpacing())
        self.cancel.setText(self.tr("Cancel"))
        self.ok.setText(self.tr("Play from here"))
        self._message = ""
        self._show()

    def _name(self, side: Side) -> str:
        return disc_name(self._appearance.theme, side)

    def _changed(self, *, aloud: str = "") -> None:
        """Show a change of the position, and say it ``aloud``; what is impossible now is said instead."""
        self._is_warned = False
        self._message = ""
        self._show()
        self._say(aloud if aloud and self.editor.impossible is None else self.status.text())

    def _show(self) -> None:
        """Let everything show the position as it stands."""
        board, found = self.editor.board, self.editor.impossible
        self.board.show_position(self.editor)
        self.controls.show_board(board)
        for button, is_usable in (
            (self.controls.undo, self.editor.can_undo),
            (self.controls.redo, self.editor.can_redo),
            (self.controls.clear, bool(board.occupied)),
            *((button, found is None) for button in (self.controls.analyse, self.controls.save, self.ok)),
        ):
            self._enable(button, is_usable=is_usable)
        theme = self._appearance.theme
        self.status.setText(
            self._message or (counts_text(board, theme) if found is None else impossible_text(found, theme))
        )
        set_role(self.status, "alarm" if found is not None and not self._message else "plain")

    def _enable(self, button: QPushButton, *, is_usable: bool) -> None:
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
        self._say(self.controls.tool.segment(tool).text())

    @Slot(object)
    def _choose_mover(self, side: Side) -> None:
        self.editor.set_mover(side)
        self._changed()

    @Slot(object)
    def _choose_size(self, size: BoardSize) -> None:
        lost = self.editor.set_size(size)
        self._changed()
        if lost:
            self._tell(losses_text(lost))
