"""The levels that play variants: Beginner to Expert, as nothing is proven there, and how well each of them does."""

from __future__ import annotations

from dataclasses import dataclass, replace

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


LAPSES = {"swap": {BEGINNER.key: 0.93, EASY.key: 0.72, MEDIUM.key: 0.5, HARD.key: 0.25}}
"""How often levels play without looking by rules where luck has so large a part that they must differ more."""


def levels_for(rules: Rules) -> tuple[Level, ...]:
    """The levels that can be chosen, the weakest first."""
    return LEVELS if is_classic(rules) else VARIANT_LEVELS


def skill_of(level: Level, rules: Rules) -> Skill:
    """How well ``level`` plays by ``rules``. Raises ValueError with a sentence for a level that plays Classic only."""
    if level.key not in SKILLS:
        raise ValueError(f"the level {level.key} plays by the classic rules only")
    skill = SKILLS[level.key]
    return replace(skill, lapses=LAPSES.get(rules.key, {}).get(level.key, skill.lapses))
