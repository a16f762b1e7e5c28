"""The levels that play by each rules: on variants Beginner to Expert, as nothing is proven there."""

from __future__ import annotations

from connect4_gui.engine.levels import ADAPTIVE, LADDER, LEVELS, PERFECT, Level
from connect4_gui.engine.rules import Rules, is_classic

VARIANT_LEVELS = tuple(level for level in LADDER if level not in (PERFECT, ADAPTIVE))


def levels_for(rules: Rules) -> tuple[Level, ...]:
    """The levels that can be chosen, the weakest first."""
    return LEVELS if is_classic(rules) else VARIANT_LEVELS
