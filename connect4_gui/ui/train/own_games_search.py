"""OwnGamesSearch: looks through the user's games for puzzles, beside the window, while the training home is shown."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from connect4_gui.coach.solver import Solver
from connect4_gui.engine.search_types import Engine, StopFlag
from connect4_gui.store.archive import Archive
from connect4_gui.store.archive_file import ArchiveError
from connect4_gui.store.puzzle_search import SEARCH_NODES, Searched, search_games
from connect4_gui.ui.play.engine_thread import EngineThread

log = logging.getLogger(__name__)


class OwnGamesSearch(QObject):
    """One game after another, the newest first. ``found`` comes whenever a game had something new.

    Whoever creates it must call :meth:`close`.
    """

    found = Signal()

    def __init__(self, archive: Archive, make_engine: Callable[[], Engine], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive = archive
        self._make_engine = make_engine
        self._solver: Solver | None = None
        self._thread = EngineThread(self)
        self.is_running = False

    def start(self) -> None:
        """Look through what was not looked through yet; nothing new while it is at that already."""
        if not self.is_running:
            self.is_running = True
            self._go_on()

    def stop(self) -> None:
        """Leave the rest for another time."""
        self.is_running = False
        self._thread.cancel()

    def close(self) -> None:
        """End the thread. Harmless the second time."""
        self.stop()
        self._thread.close()

    def _go_on(self) -> None:
        self._thread.start(self._look, self._hear, self.stop)

    def _look(self, stop: StopFlag) -> Searched | None:
        """Beside the window: one game, None if there is none left."""
        self._solver = self._solver or Solver(self._make_engine(), nodes=SEARCH_NODES)
        try:
            return next(search_games(self._archive, self._solver, 1, stop), None)
        except ArchiveError as error:
            log.warning("The games are not looked through for puzzles: %s", error)
            return None

    def _hear(self, searched: Searched | None) -> None:
        if searched is None:
            self.is_running = False
            return
        if searched.puzzles:
            self.found.emit()
        self._go_on()
