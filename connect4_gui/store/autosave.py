"""Autosave: keeps the running match on disk, so that the next start can go on with it.

Every running program has a file of its own in the folder, and a lock beside it that the system takes away when the
program ends, however it ends. A file without a living owner was left behind: by a crash, or by closing the program.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.game.saved_match_json import match_from_json, match_to_json
from connect4_gui.store.archive_file import ArchiveError
from connect4_gui.store.file_lock import FileLock
from connect4_gui.store.game_file import read_regular
from connect4_gui.store.safe_file import reason, set_aside, write_safely

log = logging.getLogger(__name__)

ENDING = ".c4match.json"


@dataclass(frozen=True, slots=True)
class LeftBehind:
    """What earlier runs left behind: the newest match to go on with, and a sentence about what could not be read."""

    match: SavedMatch | None = None
    problem: str | None = None


class Autosave:
    """One match in ``folder``. Raises OSError where the disk does. Safe to use from one thread at a time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path: Path | None = None
        self._lock: FileLock | None = None

    def save(self, saved: SavedMatch) -> None:
        """Replace what was saved before."""
        if self._path is None:
            self._claim_new()
        if self._path is not None:
            write_safely(self._path, match_to_json(saved).encode("ascii"))

    def clear(self) -> None:
        """There is nothing to go on with any more."""
        if self._path is not None:
            self._path.unlink(missing_ok=True)

    def close(self) -> None:
        """Leave what was saved for the next run."""
        if self._lock is not None:
            is_empty = self._path is None or not self._path.exists()
            self._lock.release(remove=is_empty)
        self._path = self._lock = None

    def take_over(self, shelve: Callable[[SavedMatch], None]) -> LeftBehind:
        """Make the newest match that was left behind this program's own; ``shelve`` keeps the older ones elsewhere.

        A file that cannot be understood is set aside with its date in its name. An older match that cannot be kept
        elsewhere stays for another time.
        """
        self.close()
        matches: list[tuple[float, Path, FileLock, SavedMatch]] = []
        problem = None
        for path in sorted(self._folder.glob(f"*{ENDING}")):
            lock = FileLock(_lock_path(path))
            try:
                if not lock.acquire():
                    continue
                saved = match_from_json(read_regular(path).decode("utf-8"))
                matches.append((path.stat().st_mtime, path, lock, saved))
            except OSError as error:  # its lock cannot be had, so it is not ours to move
                log.warning("A saved game stays in %s: %s", path, error)
                problem = f"{path.name}: {reason(error)}"
                lock.release()
            except ValueError as error:
                problem = _set_aside(path, error)
                lock.release(remove=True)
        if not matches:
            return LeftBehind(problem=problem)
        *older, (_time, self._path, self._lock, newest) = sorted(matches, key=lambda match: match[0])
        for _time, path, lock, saved in older:
            try:
                shelve(saved)
                path.unlink(missing_ok=True)
            except (OSError, ArchiveError) as error:
                log.warning("An older match stays in %s: %s", path, error)
                problem = problem or str(error)
            lock.release(remove=not path.exists())
        return LeftBehind(newest, problem)

    def _claim_new(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._folder / f"{secrets.token_hex(8)}{ENDING}"
        lock = FileLock(_lock_path(path))
        if lock.acquire():
            self._path, self._lock = path, lock


def _lock_path(path: Path) -> Path:
    return path.with_name(path.name.removesuffix(ENDING) + ".lock")


def _set_aside(path: Path, error: Exception) -> str:
    """Keep a damaged file under another name, and say so in a sentence."""
    kept = path
    with suppress(OSError):
        kept = set_aside(path, datetime.now())
    log.warning("A saved game cannot be read: %s; it is kept as %s", error, kept)
    return f"{error} ({kept.name})"
