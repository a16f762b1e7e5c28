"""TournamentFile: the games of a tournament as JSON lines, so that one that is killed goes on where it was."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

from connect4_gui.regular_file import open_regular
from connect4_gui.store.file_lock import FileLock
from connect4_gui.store.file_name import shown_name
from connect4_gui.store.safe_file import reason, set_aside
from connect4_gui.tournament.plan import Tournament
from connect4_gui.tournament.played_game import PlayedGame, from_line, to_line

LOCK = ".lock"


class TournamentFileError(ValueError):
    """A file that cannot be used; the message is a sentence that names it and the reason."""


class DamagedFile(TournamentFileError):
    """A file that holds something else than the games of a tournament."""


class TournamentFile:
    """The games in ``path``; each is on the disk when ``add`` returns. A lock keeps other programs off it.

    Everything raises TournamentFileError. Whoever opens it must call :meth:`close`.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = FileLock(path.with_name(path.name + LOCK))
        self._plan: Tournament | None = None
        self._is_empty = True

    @property
    def plan(self) -> Tournament | None:
        """What the file is about; None until that is known."""
        return self._plan

    def open(self) -> list[PlayedGame]:
        """The games that an earlier run has played. A torn last line is cut off."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if not self._lock.acquire():
                raise self._error("another program uses it")
            games = list(self._read())
        except OSError as error:
            self.close()
            raise self._error(reason(error)) from error
        except TournamentFileError:
            self.close()
            raise
        self._is_empty = not games
        return games

    def begin(self, plan: Tournament) -> None:
        """Keep the games of ``plan`` from now on. A file of another tournament is refused."""
        if self._plan is not None and plan != self._plan:
            raise self._error("it holds the games of another tournament")
        self._plan = plan

    def clear(self) -> None:
        """Forget what is in it, for another tournament."""
        self._remove(lambda: self.path.unlink(missing_ok=True))

    def set_aside(self, now: datetime) -> None:
        """Rename a damaged file, so that another one can be begun in its place."""
        self._remove(lambda: set_aside(self.path, now))

    def _remove(self, remove: Callable[[], object]) -> None:
        try:
            remove()
        except OSError as error:
            raise self._error(reason(error)) from error
        self._plan, self._is_empty = None, True

    def add(self, game: PlayedGame) -> None:
        assert self._plan is not None
        try:
            with open(self.path, "ab", opener=open_regular) as file:
                line = to_line(game, self._plan, with_plan=self._is_empty)
                file.write(line.encode("ascii") + b"\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise self._error(reason(error)) from error
        self._is_empty = False

    def close(self) -> None:
        """Let others use the file. Harmless the second time."""
        self._lock.release(remove=True)

    def _read(self) -> Iterator[PlayedGame]:
        """Raises OSError or TournamentFileError."""
        if not self.path.exists():
            return
        with open(self.path, "rb", opener=open_regular) as file:
            content = file.read()
        whole = content[: content.rfind(b"\n") + 1]
        for number, line in enumerate(whole.splitlines(), start=1):
            try:
                game, plan = from_line(line.decode("ascii"))
            except ValueError as error:
                raise self._damage(f"line {number}: {error}") from None
            if number == 1:
                self._plan = plan
            if self._plan is None:
                raise self._damage("it holds no tournament")
            if game.number >= self._plan.total:
                raise self._damage(f"line {number}: there is no game {game.number + 1}")
            yield game
        if whole != content:
            os.truncate(self.path, len(whole))

    def _error(self, why: str) -> TournamentFileError:
        return TournamentFileError(self._sentence(why))

    def _damage(self, why: str) -> DamagedFile:
        return DamagedFile(self._sentence(why))

    def _sentence(self, why: str) -> str:
        return f"{shown_name(self.path)} cannot be used: {why}"
