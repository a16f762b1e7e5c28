"""Crews that know their games beforehand."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from connect4_gui.engine.board import Side
from connect4_gui.tournament.crew import CrewError
from connect4_gui.tournament.play import Job
from connect4_gui.tournament.reports import GameEnded, GameWatched, Report
from tests.tournament.plans import played

Winner = Callable[[Job], Side | None]


def first_entrant_wins(job: Job) -> Side:
    """Whatever its colour: the one with the lower number."""
    return Side.FIRST if job.fixture.first < job.fixture.second else Side.SECOND


class AtOnceCrew:
    """Ends every game at once, one after another."""

    busy = 0

    def __init__(self, winner: Winner = first_entrant_wins) -> None:
        self._winner = winner
        self._reports: list[Report] = []
        self.begun: list[int] = []

    @property
    def free(self) -> int:
        return 1 - len(self._reports)

    def begin(self, job: Job) -> None:
        self.begun.append(job.fixture.number)
        self._reports.append(GameEnded(played(job.plan, job.fixture.number, self._winner(job))))

    def reports(self, seconds: float) -> list[Report]:  # noqa: ARG002
        found, self._reports = self._reports, []
        return found

    def set_paused(self, is_paused: bool) -> None:
        """It never thinks."""

    def close(self) -> None:
        """It has nothing to end."""


class HeldCrew:
    """Plays ``size`` games at a time, each until somebody calls ``finish``; that may be another thread."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._jobs: dict[int, Job] = {}
        self._reports: deque[Report] = deque()
        self.is_paused = False
        self.is_closed = False
        self.is_broken = False

    @property
    def busy(self) -> int:
        return len(self._jobs)

    @property
    def free(self) -> int:
        return self._size - self.busy

    @property
    def running(self) -> list[int]:
        return sorted(self._jobs)

    def begin(self, job: Job) -> None:
        self._jobs[job.fixture.number] = job
        self._reports.append(GameWatched(job.fixture.number, "12"))

    def finish(self, number: int, fault: str | None = None) -> None:
        job = self._jobs[number]
        self._reports.append(GameEnded(played(job.plan, number, first_entrant_wins(job), fault)))

    def reports(self, seconds: float) -> list[Report]:  # noqa: ARG002
        if self.is_broken:
            raise CrewError("game 1 cannot be played: its process ended with code -9")
        found = [self._reports.popleft() for _ in range(len(self._reports))]
        for report in found:
            if isinstance(report, GameEnded):
                del self._jobs[report.game.number]
        return found

    def set_paused(self, is_paused: bool) -> None:
        self.is_paused = is_paused

    def close(self) -> None:
        self.is_closed = True
