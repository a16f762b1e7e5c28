"""GamesExporter: writes games to a file beside the window. A file that is there is replaced only by a whole one."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from connect4_gui.engine.search_types import StopFlag
from connect4_gui.store.archive import Archive
from connect4_gui.store.archive_file import ArchiveError
from connect4_gui.store.export import ExportFormat, export_file
from connect4_gui.store.filters import Filters
from connect4_gui.store.game_file import write_game
from connect4_gui.ui.games.export_kind import ExportKind
from connect4_gui.ui.play.archive_thread import ArchiveThread

TELL_EVERY = 50
FORMATS = {ExportKind.LINES: ExportFormat.JSON_LINES, ExportKind.TABLE: ExportFormat.CSV}


@dataclass(frozen=True, slots=True)
class ExportOrder:
    """What to write and where: the game ``game_id`` as a file of its own, or else all that fit the filters."""

    kind: ExportKind
    path: Path
    game_id: str
    filters: Filters


class _Stopped(Exception):
    """Nobody wants the file any more."""


class GamesExporter(QObject):
    """One export at a time, in a thread of its own, so that the page can be used meanwhile.

    ``progressed`` carries how many games are written so far; ``finished`` how many there are, and ``failed`` what went
    wrong, both with the path. Whoever creates it must call :meth:`close`; what is not finished then leaves nothing.
    """

    progressed = Signal(int)
    finished = Signal(int, object)
    failed = Signal(str, object)
    stopped = Signal()

    def __init__(self, archive: Archive, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive = archive
        self._thread = ArchiveThread(self)
        self._stop: StopFlag | None = None

    @property
    def is_busy(self) -> bool:
        return self._stop is not None

    def start(self, order: ExportOrder) -> None:
        """Write in the background; must not be busy."""
        stop = self._stop = StopFlag()
        self._thread.do(
            lambda: self._write(order, stop),
            lambda count: self._finish(count, order.path),
            lambda problem: self._fail(problem, order.path),
        )

    def stop(self) -> None:
        """Give up soon; ``stopped`` comes then."""
        if self._stop is not None:
            self._stop.set()

    def close(self) -> None:
        self.stop()
        self._thread.close()

    def _write(self, order: ExportOrder, stop: StopFlag) -> int | None:
        """In the thread: how many games were written; None if nobody wants them any more."""
        if order.kind is ExportKind.GAME:
            return self._write_one(order)
        try:
            return export_file(
                self._archive, order.path, FORMATS[order.kind], order.filters, lambda count: self._tell(count, stop)
            )
        except _Stopped:
            return None

    def _write_one(self, order: ExportOrder) -> int:
        game = self._archive.get(order.game_id)
        if game is None:
            raise ArchiveError(self.tr("the game is not in the archive any more"))
        write_game(order.path, game.record)
        return 1

    def _tell(self, count: int, stop: StopFlag) -> None:
        if stop.is_set():
            raise _Stopped
        if count % TELL_EVERY == 0:
            self.progressed.emit(count)

    def _finish(self, count: int | None, path: Path) -> None:
        self._stop = None
        if count is None:
            self.stopped.emit()
        else:
            self.finished.emit(count, path)

    def _fail(self, problem: str, path: Path) -> None:
        self._stop = None
        self.failed.emit(problem, path)
