"""Levels: difficulty as a policy over scores, not a second engine."""

from __future__ import annotations

from dataclasses import dataclass

from connect4_gui.engine.search_types import SearchLimits


@dataclass(frozen=True, slots=True)
class Level:
    """How far a level looks and how strictly it plays what it sees.

    Limits are depths or nodes, so that an answer does not depend on the machine; ``seconds`` only guard against a slow
    one. ``slack`` is how many points below the best estimate a move still counts as equally good. ``oversight`` is the
    chance, in each turn, to look only at its own discs and overlook what the opponent threatens.
    """

    key: str
    title: str
    description: str
    limits: SearchLimits
    slack: int = 0
    oversight: float = 0.0


EASY = Level(
    key="easy",
    title="Easy",
    description="Takes a win when it sees one, but often overlooks yours.",
    limits=SearchLimits(depth=1, seconds=1.0),
    slack=12,
    oversight=0.3,
)
MEDIUM = Level(
    key="medium",
    title="Medium",
    description="Blocks every threat and plans a few moves ahead.",
    limits=SearchLimits(depth=4, seconds=2.0),
    slack=4,
)
HARD = Level(
    key="hard",
    title="Hard",
    description="Looks far ahead and rarely lets you off.",
    limits=SearchLimits(nodes=100_000, seconds=3.0),
    slack=1,
)

LEVELS = (EASY, MEDIUM, HARD)
DEFAULT_LEVEL = MEDIUM


def level_named(key: str) -> Level:
    """The level called ``key``, whatever its case. Raises ValueError naming the levels there are."""
    for level in LEVELS:
        if level.key == key.lower():
            return level
    names = ", ".join(level.key for level in LEVELS)
    raise ValueError(f"there is no level {key!r}; the levels are {names}")
