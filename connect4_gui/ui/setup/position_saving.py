"""PositionSaving: asks for a file and writes a position to it, as a game between two people without a move."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from connect4_gui.engine.board import Board
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.record import GameRecord
from connect4_gui.game.record_json import to_json
from connect4_gui.store.file_name import SUFFIX, shown_name
from connect4_gui.store.safe_file import reason, write_safely
from connect4_gui.ui.play.engine_thread import EngineThread
from connect4_gui.ui.widgets.documents_folder import documents_folder
from connect4_gui.ui.widgets.save_dialog import SaveDialog


class PositionSaving(QObject):
    """``tell`` is given a sentence about what came of it. The file is written beside the window.

    Whoever creates it must call :meth:`close`, which lets a file that is being written be finished.
    """

    def __init__(self, tell: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._tell = tell
        self._folder = documents_folder()
        self._thread = EngineThread(self)
        self.dialog: SaveDialog | None = None

    def ask(self, board: Board) -> None:
        """Ask where to write ``board``, and write it there."""
        if self.dialog is not None:
            return
        title = self.tr("Game")
        kind = f"{title} (*{SUFFIX})"
        dialog = self.dialog = SaveDialog(self._folder, {kind: SUFFIX}, kind, self._window)
        dialog.setWindowTitle(self.tr("Save as…").rstrip("…"))
        dialog.accepted.connect(lambda: self._write(board, dialog.path))
        dialog.finished.connect(self._closed)
        dialog.open()

    def close(self) -> None:
        self._thread.close()

    def _write(self, board: Board, path: Path) -> None:
        self._folder = str(path.parent)
        record = GameRecord(MatchSetup(size=board.size), board)
        self._thread.start(
            lambda _stop: _problem_of_writing(path, record),
            lambda problem: self._say_end(path, problem),
            lambda: self._say_end(path, self.tr("something went wrong; details are in the log")),
        )

    def _say_end(self, path: Path, problem: str) -> None:
        text = self.tr("{file} cannot be written: {problem}.") if problem else self.tr("Written: {file}")
        self._tell(text.format(file=shown_name(path), problem=problem))

    @Slot()
    def _closed(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None


def _problem_of_writing(path: Path, record: GameRecord) -> str:
    """Write the file, or say in a few words why that is not possible."""
    try:
        write_safely(path, to_json(record).encode("ascii"))
    except OSError as error:
        return reason(error)
    return ""
