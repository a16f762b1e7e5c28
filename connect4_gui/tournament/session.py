"""Session: a tournament that is played beside whoever watches, kept in a file and in the archive as it goes."""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Protocol

from connect4_gui.store.archive_file import ArchiveError
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.tournament.crew import Crew, CrewError
from connect4_gui.tournament.plan import Tournament
from connect4_gui.tournament.played_game import PlayedGame
from connect4_gui.tournament.reports import GameEnded, Report
from connect4_gui.tournament.runner import Ending, Progress, Runner
from connect4_gui.tournament.tournament_file import DamagedFile, TournamentFile, TournamentFileError

log = logging.getLogger(__name__)

BATCH = 50
"""How many games go into the archive at a time."""

CLOSE_SECONDS = 5.0


class GameShelf(Protocol):
    """Where every game is kept for good, for example an Archive."""

    def put_all(self, games: Sequence[ArchivedGame]) -> None: ...


@dataclass(frozen=True, slots=True)
class LeftOff:
    """What is in the file of a tournament, or a ``problem`` with it in a sentence; nothing without a file."""

    plan: Tournament | None = None
    games: tuple[PlayedGame, ...] = ()
    problem: str | None = None


def read_left_off(path: Path) -> LeftOff:
    """What an earlier session has left in ``path``. Waits for the disk."""
    file = TournamentFile(path)
    try:
        games = file.open() if path.exists() else []
    except TournamentFileError as error:
        return LeftOff(problem=str(error))
    file.close()
    return LeftOff(file.plan, tuple(games))


class Session:
    """One run of ``plan`` in a thread of its own: ``played`` games count as they are, the others are played by a crew.

    ``played`` are those of the file at ``path``; without any, what is in that file is replaced. ``ending`` is None
    until the run has ended; ``problem`` is a sentence if it could not go on, or if the archive took no games. Whoever
    starts it must call :meth:`close`.
    """

    def __init__(
        self,
        plan: Tournament,
        played: Sequence[PlayedGame],
        path: Path,
        shelf: GameShelf,
        make_crew: Callable[[], Crew],
    ) -> None:
        self.plan = plan
        self.ending: Ending | None = None
        self.problem: str | None = None
        self._played = played
        self._path = path
        self._shelf = shelf
        self._crew = make_crew()
        self._news: queue.SimpleQueue[Report] = queue.SimpleQueue()
        self._unshelved: list[PlayedGame] = list(played)
        self._runner = Runner(plan, self._crew, self._hear, played=played)
        self._thread = threading.Thread(target=self._run, name="tournament", daemon=True)

    @property
    def progress(self) -> Progress:
        return self._runner.progress

    def start(self) -> None:
        self._thread.start()

    def set_paused(self, is_paused: bool) -> None:
        self._runner.set_paused(is_paused)

    def stop(self) -> None:
        """End soon; games that are not over are dropped and played again when somebody goes on."""
        self._runner.stop()

    def news(self) -> list[Report]:
        """What has happened since the last call."""
        found = []
        while not self._news.empty():
            found.append(self._news.get())
        return found

    def close(self) -> None:
        """Stop, and wait until everything is kept, a few seconds at most. Harmless the second time."""
        self.stop()
        if self._thread.is_alive():
            self._thread.join(CLOSE_SECONDS)

    def _run(self) -> None:
        ending = Ending.STOPPED
        try:
            ending = self._play()
        except (TournamentFileError, CrewError, ArchiveError) as error:
            log.warning("The tournament has ended: %s", error)
            self.problem = str(error)
        except Exception as error:
            log.exception("The tournament has ended")
            self.problem = f"something went wrong: {error}"
        finally:
            self._crew.close()
            self._put_away()
            self.ending = ending

    def _play(self) -> Ending:
        file = TournamentFile(self._path)
        try:
            if not self._played:
                self._make_room(file)
            file.open()
            file.begin(self.plan)
            self._runner.sink = file
            return self._runner.run()
        finally:
            file.close()

    def _make_room(self, file: TournamentFile) -> None:
        """Begin an empty file. Games of another tournament that are not in the archive yet go there first."""
        try:
            games = file.open()
        except DamagedFile:
            file.set_aside(datetime.now())
            return
        if file.plan is not None:
            self._shelf.put_all([game.archived(file.plan) for game in games])
        file.clear()

    def _hear(self, report: Report) -> None:
        if isinstance(report, GameEnded):
            self._unshelved.append(report.game)
            if len(self._unshelved) >= BATCH:
                self._put_away()
        self._news.put(report)

    def _put_away(self) -> None:
        """Have the games in the archive; if it does not take them, they stay in the file."""
        games, self._unshelved = self._unshelved, []
        try:
            self._shelf.put_all([game.archived(self.plan) for game in games])
        except ArchiveError as error:
            log.warning("Games of a tournament are not in the archive: %s", error)
            self.problem = str(error)
