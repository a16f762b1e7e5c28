"""Perfect: the level that never errs where the game can be solved.

It always plays a move with the best proven score: the fastest win, a draw, the slowest loss. Among equals it prefers,
in drawn and lost positions, the move after which the opponent has most ways to go wrong. Where a proof is in reach it
waits for it, and only a clock that is about to run out cuts that short. Where nothing is proven it plays the best
estimate, of several the most central one.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Iterator
from dataclasses import replace

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.bot import Bot, is_stopped
from connect4_gui.engine.levels import Level
from connect4_gui.engine.memory import EXACT, PROVEN, Memory
from connect4_gui.engine.reach import is_within_reach, most_seconds_for_a_proof
from connect4_gui.engine.search_types import Engine, SearchInfo, SearchLimits, StopFlag, Verdict

TRAPS = f"{EXACT}/traps"
"""Under this the memory keeps what was found of the replies to a move until the time to count traps was over."""

SCORE_SHARE = 0.95
"""Share of the time in which everything must be found; the rest is for stopping."""

CLOCK_SHARE = 0.8
"""Share of the time left on a clock after which no proof is waited for."""

LEAST_SECONDS = 0.05

COLUMNS_SHARE = 0.8
"""Share of the level's time until which more moves that reach the score are looked for."""

TRAPS_SHARE = 0.15
"""Share of the level's time to count the traps of all these moves."""

OPENING_NOISE = 5
"""On an empty board estimates that are this close change their order with every ply that the search looks further."""


class PerfectBot(Bot):
    """Plays from memory or by solving, and as well as it can where there is no time for that.

    One that is not patient never takes longer than the level's time.
    """

    _out_of_time_at = 0.0
    _is_certain = True

    def __init__(
        self,
        level: Level,
        engine: Engine,
        rng: random.Random,
        memory: Memory | None = None,
        *,
        is_patient: bool = True,
    ) -> None:
        super().__init__(level, engine, rng, memory)
        self._is_patient = is_patient

    @property
    def is_certain(self) -> bool:
        return self._is_certain

    def think(
        self, board: Board, stop: StopFlag | None = None, seconds_left: float | None = None
    ) -> Iterator[SearchInfo]:
        started = time.perf_counter()
        most_seconds = self._most_seconds(board.size, seconds_left)
        self._out_of_time_at = started + SCORE_SHARE * most_seconds
        # First what a repertoire knows: other columns may be as good, but lead out of it.
        remembered = self._memory.recall(board, PROVEN) or self._memory.recall(board, EXACT)
        if remembered is not None:
            yield remembered
            return
        info = None
        for info in self._engine.analyse(board, self._limits(SCORE_SHARE * most_seconds), stop):
            yield info
            if info.score.exact and time.perf_counter() >= started + COLUMNS_SHARE * self._seconds:
                break
        if info is not None and info.score.exact and not is_stopped(stop):
            self._memory.keep(board, EXACT if _is_finished(board, info) else PROVEN, info)

    def choose(self, board: Board, info: SearchInfo, stop: StopFlag | None = None) -> int:
        columns = list(info.best)
        self._is_certain = info.score.exact or not is_within_reach(board.size)
        if info.score.verdict is Verdict.UNKNOWN:
            columns = _most_central(board, columns if board.disc_count else _promising(info))
        elif len(columns) > 1 and info.score.exact and info.score.verdict is not Verdict.WIN:
            columns = self._trickiest(board, columns, stop)
        return self._rng.choice(columns)

    @property
    def _seconds(self) -> float:
        return self.level.limits.seconds or 1.0

    def _most_seconds(self, size: BoardSize, seconds_left: float | None) -> float:
        patience = most_seconds_for_a_proof(size) if self._is_patient else 0.0
        most = max(self._seconds, patience)
        return most if seconds_left is None else max(LEAST_SECONDS, min(most, CLOCK_SHARE * seconds_left))

    def _limits(self, seconds: float) -> SearchLimits:
        return replace(self.level.limits, seconds=None if math.isinf(seconds) else seconds)

    def _trickiest(self, board: Board, columns: list[int], stop: StopFlag | None) -> list[int]:
        """Those of ``columns`` after which most replies are mistakes, as far as there is time to count them."""
        end = min(time.perf_counter() + TRAPS_SHARE * self._seconds, self._out_of_time_at)
        traps = {column: self._traps(board.play(column), end, stop) for column in columns}
        most = max(traps.values())
        return [column for column in columns if traps[column] == most]

    def _traps(self, board: Board, end: float, stop: StopFlag | None) -> int:
        """How many replies give away part of what the player to move has; 0 if that is not known in time."""
        if board.outcome() is not None:
            return 0
        info = self._memory.recall(board, EXACT) or self._memory.recall(board, TRAPS)
        if info is None:
            left = end - time.perf_counter()
            if left <= 0:
                return 0
            *_, info = self._engine.analyse(board, self._limits(left), stop)
            if not is_stopped(stop):
                self._memory.keep(board, EXACT if _is_finished(board, info) else TRAPS, info)
        if not info.score.exact:
            return 0
        return sum(_is_worse(score.verdict, info.score.verdict) for score in info.columns if score is not None)


def _promising(info: SearchInfo) -> list[int]:
    """The columns that may be as good as the best, as far as estimates can tell on an empty board."""
    enough = (0, info.score.points - OPENING_NOISE)
    known = [column for column, score in enumerate(info.columns) if score is not None and score.rank >= enough]
    return known or list(info.best)


def _most_central(board: Board, columns: list[int]) -> list[int]:
    middle = (board.size.columns - 1) / 2
    nearest = min(abs(column - middle) for column in columns)
    return [column for column in columns if abs(column - middle) == nearest]


def _is_finished(board: Board, info: SearchInfo) -> bool:
    scores = [info.columns[column] for column in board.open_columns()]
    return all(score is not None and score.exact for score in scores)


_ORDER = {Verdict.LOSS: 0, Verdict.DRAW: 1, Verdict.WIN: 2}


def _is_worse(verdict: Verdict, than: Verdict) -> bool:
    """Whether ``verdict`` is proven to be worse; what is unknown is not."""
    return verdict in _ORDER and _ORDER[verdict] < _ORDER[than]
