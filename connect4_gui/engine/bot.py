"""Bot: a level at work. It thinks with an engine, asks its Memory and chooses by the level's policy."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator

from connect4_gui.engine.board import Board
from connect4_gui.engine.glance import columns_at_a_glance
from connect4_gui.engine.levels import Level
from connect4_gui.engine.memory import Memory
from connect4_gui.engine.search_types import Engine, SearchInfo, StopFlag, Verdict


class Bot:
    """One computer player. A seeded ``rng`` makes its choices repeatable; without ``memory`` it knows nothing."""

    def __init__(self, level: Level, engine: Engine, rng: random.Random, memory: Memory | None = None) -> None:
        self.level = level
        self._engine = engine
        self._rng = rng
        self._memory = memory or Memory()

    @property
    def engine_name(self) -> str:
        return self._engine.name

    @property
    def is_certain(self) -> bool:
        """Whether the column that was chosen last is as good as the level promises on that board."""
        return True

    def think(
        self,
        board: Board,
        stop: StopFlag | None = None,
        seconds_left: float | None = None,  # noqa: ARG002
    ) -> Iterator[SearchInfo]:
        """Yield ever better knowledge of ``board``, at least once, until the level's limits or a proven score.

        ``seconds_left`` on a clock are for levels that know no other limit.
        """
        key = f"{self._engine.name}/{self.level.key}"
        remembered = self._memory.recall(board, key)
        if remembered is not None:
            yield remembered
            return
        info = None
        for info in self._engine.analyse(board, self.level.limits, stop):
            yield info
            if info.score.exact:
                break
        if info is not None and not is_stopped(stop):
            self._memory.keep(board, key, info)

    def move(self, board: Board, stop: StopFlag | None = None, seconds_left: float | None = None) -> int:
        """Think to the end and choose; once ``stop`` is set any column will do. Raises if the engine finds nothing."""
        found = deque(self.think(board, stop, seconds_left), maxlen=1)
        if not found:
            raise RuntimeError("the engine ended its thinking without an answer")
        return self.choose(board, found[0], stop)

    def choose(self, board: Board, info: SearchInfo, stop: StopFlag | None = None) -> int:  # noqa: ARG002
        """The column to play, given the last thing that thinking found. Equal moves are chosen among at random.

        ``stop`` is for levels that look again before they choose.
        """
        if self._rng.random() < self.level.glances:
            return self._rng.choice(columns_at_a_glance(board, self.level.attention, self.level.slack, self._rng))
        return self._rng.choice(self._columns_as_good_as_the_best(info))

    def game_ended(self, points: float) -> None:
        """Told at the end of every game with this bot's points: 1, ½ or 0. Most levels do not care."""

    def _columns_as_good_as_the_best(self, info: SearchInfo) -> list[int]:
        if info.score.verdict is not Verdict.UNKNOWN:
            return list(info.best)
        enough = info.score.points - self.level.slack
        good = [
            column
            for column, score in enumerate(info.columns)
            if score is not None and score.verdict in (Verdict.UNKNOWN, Verdict.DRAW) and score.points >= enough
        ]
        return good or list(info.best)


def is_stopped(stop: StopFlag | None) -> bool:
    """Whether there is a flag and it is set."""
    return stop is not None and stop.is_set()
