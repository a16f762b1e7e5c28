"""Runner: plays a tournament to its end, or until somebody stops it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from connect4_gui.tournament.crew import Crew
from connect4_gui.tournament.plan import Tournament
from connect4_gui.tournament.play import Job
from connect4_gui.tournament.played_game import PlayedGame
from connect4_gui.tournament.reports import GameEnded, Report
from connect4_gui.tournament.sprt import Sprt, Verdict
from connect4_gui.tournament.standings import Standings

LOOK_SECONDS = 0.1
"""How soon a pause or a stop is noticed."""

KNOWN_FROM = 5
"""After how many games the time that is left can be told."""


class Ending(Enum):
    """Why a run has ended: every game is played, the test has decided, or somebody has stopped it."""

    DONE = "done"
    DECIDED = "decided"
    STOPPED = "stopped"


class GameSink(Protocol):
    """Where finished games are kept, for example a TournamentFile."""

    def add(self, game: PlayedGame) -> None: ...


@dataclass(frozen=True, slots=True)
class Progress:
    """``seconds_left`` is None until it can be told."""

    done: int
    total: int
    seconds_left: float | None


class Runner:
    """Has the games of ``plan`` that are not ``played`` yet played by ``crew``. ``hear`` is told of every report, after
    the game is kept. With ``sprt``, which is for two entrants, it ends when that has decided.

    ``set_paused`` and ``stop`` may be called from any thread. Whoever creates the crew must close it.
    """

    def __init__(
        self,
        plan: Tournament,
        crew: Crew,
        hear: Callable[[Report], None],
        *,
        played: Iterable[PlayedGame] = (),
        sink: GameSink | None = None,
        sprt: Sprt | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        if sprt is not None and len(plan.entrants) != 2:
            raise ValueError(f"the test is for two bots, not {len(plan.entrants)}")
        self._plan = plan
        self._crew = crew
        self._hear = hear
        self.sink = sink
        self._sprt = sprt
        self._played = {game.number: game for game in played}
        self.standings = Standings(plan, self._played.values())
        self._pace = Pace(now)
        self._is_paused = False
        self._is_decided = False
        self._is_stopped = threading.Event()

    @property
    def games(self) -> list[PlayedGame]:
        """Those that are over, in the order of the plan."""
        return [self._played[number] for number in sorted(self._played)]

    @property
    def progress(self) -> Progress:
        left = self._plan.total - len(self._played)
        return Progress(len(self._played), self._plan.total, self._pace.seconds_left(left))

    @property
    def ratio(self) -> float | None:
        """The log-likelihood ratio of the test; None without one."""
        return None if self._sprt is None else self._sprt.ratio(self.standings.pair_counts())

    @property
    def verdict(self) -> Verdict | None:
        """What the test says now; None without one."""
        return None if self._sprt is None or self.ratio is None else self._sprt.verdict(self.ratio)

    def set_paused(self, is_paused: bool) -> None:
        self._is_paused = is_paused

    def stop(self) -> None:
        self._is_stopped.set()

    def run(self) -> Ending:
        """Raises CrewError if a game cannot be played, and whatever the sink raises."""
        waiting = self._jobs()
        upcoming = next(waiting, None)
        self._judge()
        while not self._is_stopped.is_set():
            if self._is_decided:
                return Ending.DECIDED
            if upcoming is None and not self._crew.busy:
                return Ending.DONE
            self._crew.set_paused(self._is_paused)
            self._pace.set_running(not self._is_paused)
            while upcoming is not None and self._crew.free and not self._is_paused:
                self._crew.begin(upcoming)
                upcoming = next(waiting, None)
            for report in self._crew.reports(LOOK_SECONDS):
                self._follow(report)
            if self._is_paused and not self._crew.busy:
                self._is_stopped.wait(LOOK_SECONDS)
        return Ending.STOPPED

    def _jobs(self) -> Iterator[Job]:
        for number in range(self._plan.total):
            if number not in self._played:
                yield Job(self._plan, self._plan.fixture(number))

    def _follow(self, report: Report) -> None:
        if isinstance(report, GameEnded):
            if self.sink is not None:
                self.sink.add(report.game)
            self._played[report.game.number] = report.game
            self.standings.add(report.game)
            self._pace.count()
            self._judge()
        self._hear(report)

    def _judge(self) -> None:
        self._is_decided = self.verdict not in (None, Verdict.OPEN)


class Pace:
    """How long the games take, without the pauses."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._seconds = 0.0
        self._since: float | None = None
        self._games = 0

    def set_running(self, is_running: bool) -> None:
        if is_running is (self._since is not None):
            return
        if self._since is not None:
            self._seconds += self._now() - self._since
        self._since = self._now() if is_running else None

    def count(self) -> None:
        self._games += 1

    def seconds_left(self, games: int) -> float | None:
        if self._games < KNOWN_FROM:
            return None
        since = self._since  # another thread may pause just now
        running = 0.0 if since is None else self._now() - since
        return (self._seconds + running) / self._games * games
