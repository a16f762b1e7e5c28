"""VariantBot: a level that plays by rules beside Classic."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Sequence
from dataclasses import replace

from connect4_gui.engine.board import Position
from connect4_gui.engine.levels import Level
from connect4_gui.engine.moves import Drop, Move
from connect4_gui.engine.notation import MoveAndLuck
from connect4_gui.engine.search_types import SearchLimits, StopFlag
from connect4_gui.engine.variants.ladder import skill_of
from connect4_gui.engine.variants.search import Thoughts, VariantSearch
from connect4_gui.engine.variants.variant import Variant, VariantPosition

MOST_OF_THE_TIME = 0.5
"""So much of what is left on a clock a move may take."""


class VariantBot:
    """One computer player. A seeded ``rng`` makes its choices repeatable, if its level is ``repeatable`` too."""

    def __init__(self, rules: Variant, level: Level, rng: random.Random) -> None:
        self.level = level
        self._rules = rules
        self._skill = skill_of(level, rules)
        self._rng = rng

    def move(
        self,
        board: Position,
        stop: StopFlag | None = None,
        seconds_left: float | None = None,
        history: Sequence[MoveAndLuck] = (),  # noqa: ARG002
    ) -> Move:
        """Think and choose; soon any move once ``stop`` is set. Raises ValueError if nobody can move on ``board``."""
        position = variant_position(board)
        moves = self._rules.moves(position)
        if not moves:
            raise ValueError("the game is already over in this position")
        return self._lapse(moves) or self._choose(think(self._rules, position, self._limits(seconds_left), stop))

    def choose(self, board: VariantPosition, thoughts: Thoughts) -> Move:
        """The move to make on ``board``, given the last thing that a search found; levels may play without looking."""
        return self._lapse(self._rules.moves(board)) or self._choose(thoughts)

    def game_ended(self, points: float) -> None:
        """It learns nothing from one game to the next."""

    def _lapse(self, moves: tuple[Move, ...]) -> Move | None:
        """Now and then any disc, without looking."""
        if self._rng.random() >= self._skill.lapses:
            return None
        drops = [move for move in moves if isinstance(move, Drop)]
        return self._rng.choice(drops or moves)

    def _limits(self, seconds_left: float | None) -> SearchLimits:
        limits = self._skill.limits
        if self.level.limits.seconds is None:
            return replace(limits, seconds=None)
        if seconds_left is None or limits.seconds is None:
            return limits
        return replace(limits, seconds=max(min(limits.seconds, MOST_OF_THE_TIME * seconds_left), 0.01))

    def _choose(self, thoughts: Thoughts) -> Move:
        enough = thoughts.value - self._skill.slack
        return self._rng.choice([move for move, value in thoughts.values.items() if value >= enough])


def think(rules: Variant, board: VariantPosition, limits: SearchLimits, stop: StopFlag | None = None) -> Thoughts:
    """What a search within ``limits`` finds in the end."""
    (thoughts,) = deque(VariantSearch(rules, board, limits, stop).run(), maxlen=1)
    return thoughts


def variant_position(board: Position) -> VariantPosition:
    """``board`` for whoever knows variants only. Raises ValueError for a classic one."""
    if not isinstance(board, VariantPosition):
        raise ValueError("this is a position of the classic rules")
    return board
