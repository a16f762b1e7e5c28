"""Keeper: writes matches and games to disk beside whoever plays, so that no move ever waits for it."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Protocol

from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.store.archive_file import ArchiveError
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.store.safe_file import reason

log = logging.getLogger(__name__)

CLOSE_SECONDS = 5.0


class MatchFile(Protocol):
    """Where the running match is kept, for example an Autosave."""

    def save(self, saved: SavedMatch) -> None: ...

    def clear(self) -> None: ...

    def close(self) -> None:
        """Leave what was saved for the next start; the next match gets another file."""


class GameShelf(Protocol):
    """Where finished and left games are kept, for example an Archive."""

    def put(self, game: ArchivedGame) -> None: ...


@dataclass
class _Slip:
    """A match that waits to be written; None once it is, or is no longer wanted."""

    match: SavedMatch | None = None


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
        self._slip = _Slip()
        self._last: Future[None] | None = None

    def keep(self, saved: SavedMatch) -> None:
        """Have the running match on disk soon."""
        with self._lock:
            if self._slip.match is not None:
                self._slip.match = saved
                return
            slip = self._slip = _Slip(saved)
        self.do(lambda: self._write(slip))

    def forget(self) -> None:
        """There is no running match any more."""
        self._take(self._slip)
        self.do(self._match_file.clear)

    def archive(self, game: ArchivedGame) -> None:
        """Have the game of the running match in the archive soon, as it is over or was left for good.

        If the archive cannot take it, the match stays on disk, where the next start finds it.
        """
        unwritten = self._take(self._slip)
        self.do(lambda: self.shelve(game, unwritten))

    def shelve(self, game: ArchivedGame, unwritten: SavedMatch | None = None) -> None:
        """As ``archive``, but at once, for jobs in the keeper's thread. ``unwritten`` is newer than what is on disk."""
        try:
            self._shelf.put(game)
        except Exception:
            if unwritten is not None:
                self._match_file.save(unwritten)
            self._match_file.close()
            raise
        self._match_file.clear()

    def do(self, job: Callable[[], None]) -> None:
        """Do ``job`` in the keeper's thread, after everything asked for so far."""
        self._last = self._thread.submit(self._carefully, job)

    def wait(self) -> bool:
        """Wait until everything asked for so far is on disk, a few seconds at most; False if it is not."""
        try:
            if self._last is not None:
                self._last.result(CLOSE_SECONDS)
        except TimeoutError:
            log.error("The disk does not answer")
            return False
        return True

    def close(self) -> None:
        """Write what is left to write, and end the thread. Harmless the second time."""
        self._thread.shutdown(wait=self.wait())

    def _write(self, slip: _Slip) -> None:
        saved = self._take(slip)
        if saved is not None:
            self._match_file.save(saved)

    def _take(self, slip: _Slip) -> SavedMatch | None:
        with self._lock:
            saved, slip.match = slip.match, None
        return saved

    def _carefully(self, job: Callable[[], None]) -> None:
        try:
            job()
        except (OSError, ValueError, ArchiveError) as error:
            log.warning("Something could not be kept: %s", error)
            self._complain(reason(error) if isinstance(error, OSError) else str(error))
        except Exception:
            log.exception("Something could not be kept")
            self._complain("unexpected error")
