"""ExchangeFeature: copy and paste moves, copy the board as picture or text, export the game to a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QClipboard, QGuiApplication

from connect4_gui.game.board_text import write_game
from connect4_gui.game.events import Event
from connect4_gui.game.paste_fault import PasteFault
from connect4_gui.game.pasted_moves import pasted_game
from connect4_gui.game.state import GameState
from connect4_gui.ui.board.board_picture import BoardPicture
from connect4_gui.ui.game.features.exchange.export_dialog import ExportDialog
from connect4_gui.ui.game.features.exchange.export_format import ExportFormat
from connect4_gui.ui.game.features.exchange.export_thread import PNG_SCALE, ExportOrder, ExportThread
from connect4_gui.ui.game.features.feature import Table
from connect4_gui.ui.game.game_actions import Shown
from connect4_gui.ui.widgets.documents_folder import documents_folder
from connect4_gui.ui.words.paste_texts import fault_text


class ExchangeFeature(QObject):
    """Its actions are in the menu only. A file is written in a thread, one at a time."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.actions)
        self._table = table
        self._thread = ExportThread(self)
        self._folder = documents_folder()
        self.dialog: ExportDialog | None = None
        add = table.actions.add_feature
        self.copy_moves = add("copy", "Ctrl+C", write=self._write_copy_moves, shown=Shown.APART)
        self.paste_moves = add("paste", "Ctrl+V", write=self._write_paste_moves, shown=Shown.APART)
        self.copy_picture = add("picture", "Ctrl+Shift+C", write=self._write_copy_picture, shown=Shown.APART)
        self.copy_text = add("text", "Ctrl+T", write=self._write_copy_text, shown=Shown.APART)
        self.save = add("save", "Ctrl+S", write=self._write_save, shown=Shown.APART)
        self.export = add("export", "Ctrl+E", write=self._write_export, shown=Shown.APART)
        self.paste_moves.setEnabled(self._state.is_classic)
        self._connect_signals()

    def follow(self, _event: Event, state: GameState) -> None:
        self.copy_moves.setEnabled(bool(state.turns or state.discs))

    def rewrite(self) -> None:
        """What it says passes by itself, and the actions are written by their owner."""

    def close(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None
        self._thread.close()

    @Slot()
    def copy_the_moves(self) -> None:
        _clipboard().setText(write_game(self._table.controller.referee.record))
        self._tell(self.tr("The moves are on the clipboard."))

    @Slot()
    def copy_the_picture(self) -> None:
        game = self._table.controller.referee.record.game()
        _clipboard().setImage(BoardPicture.of(game, self._table.appearance.theme).image(PNG_SCALE))
        self._tell(self.tr("The picture is on the clipboard."))

    @Slot()
    def copy_the_text(self) -> None:
        _clipboard().setText(str(self._state.board))
        self._tell(self.tr("The board is on the clipboard as text."))

    @Slot()
    def paste(self) -> None:
        """Put the game whose moves are on the clipboard on the table, or say what is wrong with them."""
        referee, setup = self._table.controller.referee, self._state.setup
        told = pasted_game(_clipboard().text(), setup, referee.record.start.side)
        if isinstance(told, PasteFault):
            self._tell(fault_text(told, setup.size))
        else:
            referee.begin(told)
            self._tell(self.tr("The moves were pasted."))

    @Slot()
    def save_the_game(self) -> None:
        self._open_dialog(ExportFormat.GAME)

    @Slot()
    def export_the_board(self) -> None:
        self._open_dialog(ExportFormat.PNG)

    def _open_dialog(self, first: ExportFormat) -> None:
        """Ask for a file; the clock stands until the dialog is closed."""
        if self.dialog is None and not self._thread.is_busy:
            self.dialog = ExportDialog(self._folder, first, self._table.status.window())
            self.dialog.finished.connect(self._dialog_closed)
            self._table.controller.referee.set_dialog_open(True)
            self.dialog.open()

    @property
    def _state(self) -> GameState:
        return self._table.controller.state

    def _connect_signals(self) -> None:
        self.copy_moves.triggered.connect(self.copy_the_moves)
        self.paste_moves.triggered.connect(self.paste)
        self.copy_picture.triggered.connect(self.copy_the_picture)
        self.copy_text.triggered.connect(self.copy_the_text)
        self.save.triggered.connect(self.save_the_game)
        self.export.triggered.connect(self.export_the_board)
        self._thread.progressed.connect(self._show_progress)
        self._thread.finished.connect(self._show_end)

    @Slot(int)
    def _dialog_closed(self, result: int) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is None:
            return
        if result == ExportDialog.DialogCode.Accepted:
            self._folder = dialog.directory().absolutePath()
            self._start(dialog)
        dialog.deleteLater()
        self._table.controller.referee.set_dialog_open(False)

    def _start(self, dialog: ExportDialog) -> None:
        record, theme = self._table.controller.referee.record, self._table.appearance.theme
        self.export.setEnabled(False)
        self._thread.start(ExportOrder(record, theme, dialog.format, dialog.path))

    @Slot(int, int)
    def _show_progress(self, done: int, count: int) -> None:
        if count > 1 and self._thread.is_busy:
            text = self.tr("Writing the film: {done} of {count}")
            self._table.status.keep_message(text.format(done=done, count=count))

    @Slot(object, str)
    def _show_end(self, path: Path, problem: str) -> None:
        self.export.setEnabled(True)
        if problem:
            text = self.tr("{file} cannot be written: {problem}.")
            self._tell(text.format(file=path.name, problem=problem))
        else:
            self._tell(self.tr("Written: {file}").format(file=path.name))

    def _tell(self, sentence: str) -> None:
        self._table.status.show_message(sentence)
        self._table.say(sentence)

    def _write_copy_moves(self) -> tuple[str, str]:
        return self.tr("Copy moves"), self.tr("Copy the moves as text, for example 44-53")

    def _write_paste_moves(self) -> tuple[str, str]:
        title = self.tr("Paste moves")
        if not self._state.is_classic:
            return title, self.tr("Moves can be pasted by the classic rules only")
        return title, self.tr("Leave this game and go on with the moves on the clipboard")

    def _write_copy_picture(self) -> tuple[str, str]:
        return self.tr("Copy picture"), self.tr("Copy the board as a picture")

    def _write_copy_text(self) -> tuple[str, str]:
        return self.tr("Copy board as text"), self.tr("Copy the board as letters, for a message or a mail")

    def _write_save(self) -> tuple[str, str]:
        return self.tr("Save as…"), self.tr("Write the game to a file that can be opened again")

    def _write_export(self) -> tuple[str, str]:
        return self.tr("Export…"), self.tr("Write a picture, a film or the game to a file")


def _clipboard() -> QClipboard:
    return QGuiApplication.clipboard()
