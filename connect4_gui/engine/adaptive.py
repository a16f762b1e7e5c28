"""Adaptive: a level that watches how its opponent does and settles where both win about as often."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from connect4_gui.engine.board import Board
from connect4_gui.engine.bot import Bot, is_stopped
from connect4_gui.engine.levels import ADAPTIVE, LADDER, Level
from connect4_gui.engine.search_types import SearchInfo, StopFlag, Verdict
from connect4_gui.engine.strength import Strength


class AdaptiveBot(Bot):
    """Plays every move with one of two neighbouring levels, and moves along the ladder after every game."""

    def __init__(self, make_bot: Callable[[Level], Bot], strength: Strength, rng: random.Random) -> None:
        self.level = ADAPTIVE
        self._bots = {level: make_bot(level) for level in LADDER}
        self._strength = strength
        self._rng = rng
        self._current = self._bots[LADDER[0]]
        self._begin()

    @property
    def engine_name(self) -> str:
        return self._current.engine_name

    def think(
        self, board: Board, stop: StopFlag | None = None, seconds_left: float | None = None
    ) -> Iterator[SearchInfo]:
        self._current = self._bots[self._strength.pick(self._rng)]
        info = None
        for info in self._current.think(board, stop, seconds_left):
            yield info
        if info is not None and not is_stopped(stop):
            self._watch(info)

    def choose(self, board: Board, info: SearchInfo, stop: StopFlag | None = None) -> int:
        return self._current.choose(board, info, stop)

    def game_ended(self, points: float) -> None:
        """Learn from a finished game with this bot's ``points``: 1, ½ or 0."""
        if self._replies:
            self._strength.learn(1 - points, 1 - self._blunders / self._replies)
        self._begin()

    def _begin(self) -> None:
        self._replies = self._blunders = 0
        self._was_winning = False

    def _watch(self, info: SearchInfo) -> None:
        """A move of the player that hands over a win was a blunder."""
        is_winning = info.score.verdict is Verdict.WIN
        self._replies += 1
        self._blunders += is_winning and not self._was_winning
        self._was_winning = is_winning
