"""Strength: where the adaptive level stands."""

from __future__ import annotations

import math
import random

from connect4_gui.engine.levels import LADDER, Level

STRONGEST = float(len(LADDER) - 1)
DEFAULT_STRENGTH = 1.0
STEP = 0.9
"""Rungs that one game moves the strength at most."""


class Strength:
    """How high on the ladder of levels: 1.25 plays one move in four like Medium, the others like Easy."""

    def __init__(self, value: float = DEFAULT_STRENGTH) -> None:
        self._value = _on_the_ladder(value)

    @property
    def value(self) -> float:
        return self._value

    @value.setter
    def value(self, value: float) -> None:
        self._value = _on_the_ladder(value)

    def pick(self, rng: random.Random) -> Level:
        """The level to play the next move with."""
        rung = int(self._value)
        return LADDER[min(rung + (rng.random() < self._value - rung), len(LADDER) - 1)]

    def learn(self, player_points: float, quality: float) -> None:
        """Follow a finished game: the player's points (1, ½ or 0) and the share of moves that were no blunder.

        The cleaner the player's moves, the more a win counts and the less a loss, so that skill moves the strength more
        than luck.
        """
        surplus = player_points - 0.5
        weight = 0.5 + quality / 2 if surplus > 0 else 1.5 - quality / 2
        self.value += STEP * surplus * weight


def _on_the_ladder(value: float) -> float:
    return min(max(value, 0.0), STRONGEST) if math.isfinite(value) else DEFAULT_STRENGTH
