"""Bot: a level at work. It thinks with an engine, remembers in a MoveCache and chooses by the level's policy."""

from __future__ import annotations

import random
from collections.abc import Iterator

from connect4_gui.engine.board import Board
from connect4_gui.engine.evaluation import Evaluation
from connect4_gui.engine.levels import Level
from connect4_gui.engine.move_cache import MoveCache
from connect4_gui.engine.search_types import Engine, SearchInfo, StopFlag, Verdict

WORTH_KEEPING_NODES = 2_000
"""Answers that took fewer nodes are found again faster than they are read from disk."""


class Bot:
    """One computer player. A seeded ``rng`` makes its choices repeatable; ``cache`` None means no memory."""

    def __init__(self, level: Level, engine: Engine, rng: random.Random, cache: MoveCache | None = None) -> None:
        self.level = level
        self._engine = engine
        self._rng = rng
        self._cache = cache

    @property
    def engine_name(self) -> str:
        return self._engine.name

    def think(self, board: Board, stop: StopFlag | None = None) -> Iterator[SearchInfo]:
        """Yield ever better knowledge of ``board``, at least once, until the level's limits or a proven score."""
        remembered = self._cache.get(board, self._cache_key) if self._cache is not None else None
        if remembered is not None:
            yield remembered
            return
        info = None
        for info in self._engine.analyse(board, self.level.limits, stop):
            yield info
            if info.score.exact:
                break
        is_finished = stop is None or not stop.is_set()
        if self._cache is not None and info is not None and is_finished and info.nodes >= WORTH_KEEPING_NODES:
            self._cache.put(board, self._cache_key, info)

    def choose(self, board: Board, info: SearchInfo) -> int:
        """The column to play, given the last thing that thinking found. Equal moves are chosen among at random."""
        if _wins_at_once(info):
            return self._rng.choice(info.best)
        if self._rng.random() < self.level.oversight:
            return self._rng.choice(self._columns_that_look_good(board))
        return self._rng.choice(self._columns_as_good_as_the_best(info))

    @property
    def _cache_key(self) -> str:
        return f"{self._engine.name}/{self.level.key}"

    def _columns_as_good_as_the_best(self, info: SearchInfo) -> list[int]:
        if info.score.verdict is not Verdict.UNKNOWN:
            return list(info.best)
        enough = info.score.points - self.level.slack
        return [
            column
            for column, score in enumerate(info.columns)
            if score is not None and score.verdict in (Verdict.UNKNOWN, Verdict.DRAW) and score.points >= enough
        ]

    def _columns_that_look_good(self, board: Board) -> list[int]:
        """The columns a player who does not look at the opponent would like, best and nearly best."""
        evaluation = Evaluation(board.size)
        geometry = board.geometry
        worth = {}
        for column in board.open_columns():
            after = board.play(column)
            own = after.own ^ after.occupied
            threes = geometry.completing_cells(own, after.occupied)
            worth[column] = -evaluation.estimate(0, own, 0, threes, even_left=after.empty_count % 2 == 0)
        enough = max(worth.values()) - self.level.slack
        return [column for column, value in worth.items() if value >= enough]


def _wins_at_once(info: SearchInfo) -> bool:
    return info.score.verdict is Verdict.WIN and info.score.plies == 1
