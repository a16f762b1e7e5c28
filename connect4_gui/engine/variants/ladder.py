"""The levels that play variants: Beginner to Expert, as nothing is proven there, and how well each of them does."""

from __future__ import annotations

from dataclasses import dataclass

from connect4_gui.engine.levels import BEGINNER, EASY, EXPERT, HARD, LEVELS, MEDIUM, Level
from connect4_gui.engine.rules import Rules, is_classic
from connect4_gui.engine.search_types import SearchLimits

VARIANT_LEVELS = (BEGINNER, EASY, MEDIUM, HARD, EXPERT)


@dataclass(frozen=True, slots=True)
class Skill:
    """How far a level looks, how many points below the best a move still counts as equally good, and how often it plays
    without looking.
    """

    limits: SearchLimits
    slack: int = 0
    lapses: float = 0.0


SKILLS = {
    BEGINNER.key: Skill(SearchLimits(depth=1, seconds=1.0), slack=12, lapses=0.7),
    EASY.key: Skill(SearchLimits(depth=2, seconds=1.0), slack=8, lapses=0.4),
    MEDIUM.key: Skill(SearchLimits(depth=2, seconds=2.0), slack=4, lapses=0.15),
    HARD.key: Skill(SearchLimits(depth=4, seconds=2.0), slack=1, lapses=0.03),
    EXPERT.key: Skill(SearchLimits(nodes=25_000, seconds=2.5)),
}


def levels_for(rules: Rules) -> tuple[Level, ...]:
    """The levels that can be chosen, the weakest first."""
    return LEVELS if is_classic(rules) else VARIANT_LEVELS


def skill_of(level: Level) -> Skill:
    """Raises ValueError with a sentence for a level that plays Classic only."""
    if level.key not in SKILLS:
        raise ValueError(f"the level {level.key} plays by the classic rules only")
    return SKILLS[level.key]
