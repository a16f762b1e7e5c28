"""The ladder of levels, and levels whose games can be repeated."""

from __future__ import annotations

from itertools import pairwise

import pytest

from connect4_gui.engine.levels import ADAPTIVE, BEGINNER, DEFAULT_LEVEL, LADDER, LEVELS, PERFECT, Level, repeatable
from connect4_gui.engine.search_types import SearchLimits


def test_every_rung_looks_further_and_is_stricter_than_the_one_below() -> None:
    for weaker, stronger in pairwise(LADDER):
        assert (weaker.limits.depth or 0) < (stronger.limits.depth or 100)
        assert weaker.slack > stronger.slack
        assert weaker.glances >= stronger.glances
    assert LADDER[0] is BEGINNER
    assert LADDER[-1] is PERFECT


def test_every_level_has_a_key_of_its_own_and_one_is_the_usual_one() -> None:
    assert len({level.key for level in LEVELS}) == len(LEVELS)
    assert DEFAULT_LEVEL in LADDER


@pytest.mark.parametrize("level", LADDER[:-1], ids=lambda level: level.key)
def test_a_repeatable_level_looks_as_far_and_does_not_look_at_the_clock(level: Level) -> None:
    found = repeatable(level)
    assert (found.limits.depth, found.limits.seconds) == (level.limits.depth, None)
    assert (found.key, found.slack, found.glances) == (level.key, level.slack, level.glances)


def test_nodes_make_a_level_repeatable_too() -> None:
    level = Level("test", "Test", "", SearchLimits(nodes=500, seconds=1.0))
    assert repeatable(level).limits == SearchLimits(nodes=500)


@pytest.mark.parametrize("level", [PERFECT, ADAPTIVE], ids=lambda level: level.key)
def test_a_level_that_knows_only_seconds_stays_as_it_is(level: Level) -> None:
    assert repeatable(level) is level
