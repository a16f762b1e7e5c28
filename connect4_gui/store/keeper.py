"""Keeper: writes matches and games to disk beside whoever plays, so that no move ever waits for it."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Protocol

from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.store.archive_file import ArchiveError
from connect4_gui.store.archived_game import ArchivedGame

log = logging.getLogger(__name__)

CLOSE_SECONDS = 5.0


class MatchFile(Protocol):
    """Where the running match is kept, for example an Autosave."""

    def save(self, saved: SavedMatch) -> None: ...

    def clear(self) -> None: ...


class GameShelf(Protocol):
    """Where finished and left games are kept, for example an Archive."""

    def put(self, game: ArchivedGame) -> None: ...


class Keeper:
    """Does everything in one thread of its own, in the order in which it is asked; of several matches that wait, only
    the newest is written.

    ``complain`` is called in that thread with a sentence when something could not be kept. Whoever creates a keeper
    must call :meth:`close`.
    """

    def __init__(self, match_file: MatchFile, shelf: GameShelf, complain: Callable[[str], None]) -> None:
        self._match_file = match_file
        self._shelf = shelf
        self._complain = complain
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="keeper")
        self._lock = threading.Lock()
        self._waiting: SavedMatch | None = None
        self._last: Future[None] | None = None

    def keep(self, saved: SavedMatch) -> None:
        """Have the running match on disk soon."""
        with self._lock:
            is_waiting = self._waiting is not None
            self._waiting = saved
        if not is_waiting:
            self.do(self._write_newest)

    def forget(self) -> None:
        """There is no running match any more."""
        with self._lock:
            self._waiting = None
        self.do(self._match_file.clear)

    def archive(self, game: ArchivedGame) -> None:
        """Have a game that is over, or was left, in the archive soon."""
        self.do(lambda: self._shelf.put(game))

    def do(self, job: Callable[[], None]) -> None:
        """Do ``job`` in the keeper's thread, after everything asked for so far."""
        self._last = self._thread.submit(self._carefully, job)

    def wait(self) -> None:
        """Wait until everything asked for so far is on disk, a few seconds at most."""
        if self._last is not None:
            try:
                self._last.result(CLOSE_SECONDS)
            except TimeoutError:
                log.error("The disk does not answer")

    def close(self) -> None:
        """Write what is left to write, and end the thread. Harmless the second time."""
        self.wait()
        self._thread.shutdown(wait=False)

    def _write_newest(self) -> None:
        with self._lock:
            saved, self._waiting = self._waiting, None
        if saved is not None:
            self._match_file.save(saved)

    def _carefully(self, job: Callable[[], None]) -> None:
        try:
            job()
        except (OSError, ValueError, ArchiveError) as error:
            log.warning("Something could not be kept: %s", error)
            self._complain(str(error))
        except Exception:
            log.exception("Something could not be kept")
            self._complain("unexpected error")
