"""Levels: difficulty as a policy over scores, not a second engine."""

from __future__ import annotations

from dataclasses import dataclass, replace

from connect4_gui.engine.glance import FULL_ATTENTION, Attention
from connect4_gui.engine.search_types import SearchLimits
from connect4_gui.quote import quote


@dataclass(frozen=True, slots=True)
class Level:
    """How far a level looks, how often it overlooks, and how strictly it plays what it sees.

    Limits are depths or nodes, so that an answer does not depend on the machine; ``seconds`` only guard against a slow
    one. ``slack`` is how many points below the best estimate a move still counts as equally good. In each turn a level
    plays at a glance, with its ``attention``, with the chance ``glances``; otherwise it searches.
    """

    key: str
    title: str
    description: str
    limits: SearchLimits
    slack: int = 0
    glances: float = 0.0
    attention: Attention = FULL_ATTENTION


BEGINNER = Level(
    key="beginner",
    title="Beginner",
    description="Plays by feel and often overlooks diagonal threats.",
    limits=SearchLimits(depth=1, seconds=1.0),
    slack=18,
    glances=1.0,
    attention=Attention(straight=0.35, diagonal=0.1, own=1.5),
)
EASY = Level(
    key="easy",
    title="Easy",
    description="Never misses its own win, sometimes misses yours.",
    limits=SearchLimits(depth=2, seconds=1.0),
    slack=6,
    glances=0.4,
    attention=Attention(straight=0.9, diagonal=0.6, own=4.0),
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
    description="Looks far ahead and rarely forgives a mistake.",
    limits=SearchLimits(depth=6, seconds=2.0),
    slack=2,
)
EXPERT = Level(
    key="expert",
    title="Expert",
    description="Sees deep combinations; you will need a plan.",
    limits=SearchLimits(depth=11, seconds=2.5),
    slack=1,
)
PERFECT = Level(
    key="perfect",
    title="Perfect",
    description="Never makes a mistake on a board this size.",
    limits=SearchLimits(seconds=1.0),
)
ADAPTIVE = Level(
    key="adaptive",
    title="Adaptive",
    description="Adapts to how well you play, for an even match.",
    limits=SearchLimits(seconds=1.0),
)

LADDER = (BEGINNER, EASY, MEDIUM, HARD, EXPERT, PERFECT)
"""The levels from the weakest to the strongest."""

LEVELS = (*LADDER, ADAPTIVE)
DEFAULT_LEVEL = MEDIUM


def level_named(key: str) -> Level:
    """The level called ``key``, whatever its case. Raises ValueError naming the levels there are."""
    for level in LEVELS:
        if level.key == key.lower():
            return level
    names = ", ".join(level.key for level in LEVELS)
    raise ValueError(f"there is no level {quote(key)}; the levels are {names}")


def repeatable(level: Level) -> Level:
    """``level`` without its guard against slow machines, so that the same seed always gives the same moves.

    A level that is limited by seconds alone stays as it is.
    """
    limits = level.limits
    if limits.depth is None and limits.nodes is None:
        return level
    return replace(level, limits=replace(limits, seconds=None))
