"""Crew: those who play the games of a tournament, several at a time, each in a process of its own or on a cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for
from multiprocessing.context import SpawnProcess
from typing import Protocol

from connect4_gui.parent_watch import end_with_parent
from connect4_gui.tournament.play import Job, play_fixture, play_job
from connect4_gui.tournament.played_game import PlayedGame
from connect4_gui.tournament.reports import GameEnded, GameWatched, Report

TRIES = 2
"""How often a game is begun whose process ends by itself."""

END_SECONDS = 1.0
TELL_SECONDS = 0.1
"""How often a process tells of the moves of its game at most: nobody sees more, and every report takes its time."""


class CrewError(RuntimeError):
    """A game that cannot be played; the message is a sentence."""


class Crew(Protocol):
    @property
    def free(self) -> int:
        """How many more games can begin now."""

    @property
    def busy(self) -> int:
        """How many games are being played."""

    def begin(self, job: Job) -> None:
        """Have a game played; somebody must be free."""

    def reports(self, seconds: float) -> list[Report]:
        """What has happened since the last call, waiting up to ``seconds`` for something. Raises CrewError."""

    def set_paused(self, is_paused: bool) -> None:
        """Stop all games after the next move, or let them go on. Where nobody can tell them, they are played out."""

    def close(self) -> None:
        """End at once; games that are not over are lost."""


@dataclass(eq=False, slots=True)
class _Member:
    """A process and the job it is at."""

    process: SpawnProcess
    line: Connection
    job: Job | None = None
    tries: int = 0

    def tell(self, order: Job | bool) -> None:
        """A process that is not there any more is noticed when it is listened to."""
        with suppress(OSError):
            self.line.send(order)


class LocalCrew:
    """``size`` processes of this machine. They begin with their first game and end with this one, however it ends."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._context = multiprocessing.get_context("spawn")
        self._members: list[_Member] = []
        self._is_paused = False

    @property
    def busy(self) -> int:
        return sum(member.job is not None for member in self._members)

    @property
    def free(self) -> int:
        return self._size - self.busy

    @property
    def pids(self) -> list[int]:
        """Those of its processes."""
        return [member.process.pid for member in self._members if member.process.pid is not None]

    def begin(self, job: Job) -> None:
        idle = (member for member in self._members if member.job is None)
        member = next(idle, None) or self._hire()
        member.job, member.tries = job, 1
        member.tell(job)

    def reports(self, seconds: float) -> list[Report]:
        found: list[Report] = []
        lines = {member.line: member for member in self._members}
        for line in wait_for(list(lines), seconds):
            member = lines[line]  # type: ignore[index]
            try:
                report: Report = member.line.recv()
            except (EOFError, OSError):
                self._replace(member)
                continue
            if isinstance(report, GameEnded):
                member.job = None
            found.append(report)
        return found

    def set_paused(self, is_paused: bool) -> None:
        if is_paused is not self._is_paused:
            self._is_paused = is_paused
            for member in self._members:
                member.tell(is_paused)

    def close(self) -> None:
        members, self._members = self._members, []
        for member in members:
            member.process.kill()
        for member in members:
            member.process.join(END_SECONDS)
            member.line.close()

    def _hire(self) -> _Member:
        here, there = self._context.Pipe()
        process = self._context.Process(target=work, args=(there,), name="tournament", daemon=True)
        process.start()
        there.close()
        member = _Member(process, here)
        self._members.append(member)
        if self._is_paused:
            member.tell(True)
        return member

    def _replace(self, lost: _Member) -> None:
        """A process has ended by itself: let another one play its game, but not for ever. Raises CrewError."""
        self._members.remove(lost)
        lost.process.join(END_SECONDS)
        lost.line.close()
        if lost.job is None:
            return
        if lost.tries >= TRIES:
            number, code = lost.job.fixture.number + 1, lost.process.exitcode
            raise CrewError(f"game {number} cannot be played: its process ended with code {code}")
        member = self._hire()
        member.job, member.tries = lost.job, lost.tries + 1
        member.tell(lost.job)


class ClusterCrew:
    """Games on any ``concurrent.futures`` executor, for example of Dask, ``size`` at a time; only ends are heard."""

    def __init__(self, executor: Executor, size: int) -> None:
        self._executor = executor
        self._size = size
        self._pending: set[Future[PlayedGame]] = set()

    @property
    def busy(self) -> int:
        return len(self._pending)

    @property
    def free(self) -> int:
        return self._size - self.busy

    def begin(self, job: Job) -> None:
        self._pending.add(self._executor.submit(play_job, job))

    def reports(self, seconds: float) -> list[Report]:
        done = wait(self._pending, seconds, FIRST_COMPLETED).done if self._pending else set()
        self._pending -= done
        try:
            return [GameEnded(future.result()) for future in done]
        except Exception as error:
            raise CrewError(f"a game cannot be played on the cluster: {error}") from error

    def set_paused(self, is_paused: bool) -> None:
        """Nobody can tell them."""

    def close(self) -> None:
        for future in self._pending:
            future.cancel()
        self._pending = set()


def work(line: Connection) -> None:
    """The life of a process of a LocalCrew: play what comes through ``line``, and tell how it goes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    post = _Post(line)
    while (job := post.next_job()) is not None:
        number = job.fixture.number
        post.send(GameEnded(play_fixture(job.plan, job.fixture, partial(post.watch, number))))


class _Post:
    """The other end of a member's line: jobs come, and orders to stand still (True) or to go on (False)."""

    def __init__(self, line: Connection) -> None:
        self._line = line
        self._is_paused = False
        self._job: Job | None = None
        self._told: int | None = None
        self._told_at = 0.0

    def next_job(self) -> Job | None:
        """Wait for one; None when nobody is there any more."""
        while self._job is None or self._is_paused:
            if not self._read():
                return None
        job, self._job = self._job, None
        return job

    def watch(self, number: int, moves: str) -> None:
        """Tell now and then how a game stands, and stand still if that was ordered."""
        report = GameWatched(number, moves)
        if number != self._told or time.monotonic() - self._told_at >= TELL_SECONDS:
            self._tell(report)
        while self._line.poll() or self._is_paused:
            if not self._read():
                os._exit(1)
            if self._is_paused:
                self._tell(report)

    def _tell(self, report: GameWatched) -> None:
        self._told, self._told_at = report.number, time.monotonic()
        self.send(report)

    def send(self, report: Report) -> None:
        try:
            self._line.send(report)
        except OSError:
            os._exit(1)

    def _read(self) -> bool:
        try:
            order: Job | bool = self._line.recv()
        except (EOFError, OSError):
            return False
        if isinstance(order, bool):
            self._is_paused = order
        else:
            self._job = order
        return True
