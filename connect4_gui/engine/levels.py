"""Levels: difficulty as a policy over scores, not a second engine."""

from __future__ import annotations

from dataclasses import dataclass

from connect4_gui.engine.search_types import SearchLimits


@dataclass(frozen=True, slots=True)
class Level:
    """How far a level looks and how strictly it plays what it sees.

    ``slack`` is how many points below the best estimate a move still counts as equally good. ``oversight`` is the
    chance that the level fails to see a threat of its opponent in a turn; proven wins in one are never overlooked.
    """

    key: str
    title: str
    description: str
    limits: SearchLimits
    slack: int = 0
    oversight: float = 0.0


EASY = Level("easy", "Easy", "Sees a win, often misses what you are up to.", SearchLimits(depth=2, seconds=1.0), 40, 0.25)
MEDIUM = Level("medium", "Medium", "Blocks every threat and plans a little ahead.", SearchLimits(depth=4, seconds=1.5), 12)
HARD = Level("hard", "Hard", "Looks as far ahead as it can.", SearchLimits(seconds=2.0), 2)

LEVELS = (EASY, MEDIUM, HARD)
DEFAULT_LEVEL = MEDIUM


def level_named(key: str) -> Level:
    """The level called ``key``, whatever its case. Raises ValueError naming the levels there are."""
    for level in LEVELS:
        if level.key == key.lower():
            return level
    names = ", ".join(level.key for level in LEVELS)
    raise ValueError(f"there is no level {key!r}; the levels are {names}")
