"""Bot: a level at work. It thinks with an engine, remembers in a MoveCache and chooses by the level's policy."""

from __future__ import annotations

import random
from collections.abc import Iterator

from connect4_gui.engine.board import Board
from connect4_gui.engine.levels import Level
from connect4_gui.engine.search_types import Engine, SearchInfo, StopFlag


class Bot:
    """One computer player. A seeded ``rng`` makes its choices repeatable."""

    def __init__(self, level: Level, engine: Engine, rng: random.Random) -> None:
        self.level = level
        self._engine = engine
        self._rng = rng

    def think(self, board: Board, stop: StopFlag | None = None) -> Iterator[SearchInfo]:
        """Yield ever better knowledge of ``board``, at least once; ends when the level's limits are reached."""
        yield from self._engine.analyse(board, self.level.limits, stop)

    def choose(self, board: Board, info: SearchInfo) -> int:
        """The column to play, given the last thing that thinking found."""
        return self._rng.choice(info.best)
