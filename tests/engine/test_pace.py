from __future__ import annotations

import math
import random

import pytest

from connect4_gui.engine import reach
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import LADDER, MEDIUM, PERFECT, Level
from connect4_gui.engine.lineup import Lineup
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.pace import TimedStop, limited, move_within
from connect4_gui.engine.search_types import SearchLimits

LARGE = BoardSize(8, 9)


@pytest.mark.parametrize(
    ("limits", "wanted"),
    [
        (SearchLimits(depth=3), SearchLimits(depth=3, seconds=math.inf)),
        (SearchLimits(nodes=50), SearchLimits(nodes=50, seconds=math.inf)),
        (SearchLimits(seconds=9.0), SearchLimits(seconds=9.0)),
        (SearchLimits(), SearchLimits(seconds=math.inf)),
    ],
)
def test_perfect_takes_what_it_is_given(limits: SearchLimits, wanted: SearchLimits) -> None:
    assert limited(PERFECT, limits, LARGE).limits == wanted


def test_where_a_proof_is_in_reach_perfect_takes_its_own_time_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "is_available", lambda: True)
    assert limited(PERFECT, SearchLimits(seconds=9.0), STANDARD_SIZE).limits == PERFECT.limits
    assert limited(PERFECT, SearchLimits(seconds=0.2), STANDARD_SIZE).limits == SearchLimits(seconds=0.2)


@pytest.mark.parametrize(
    ("limits", "wanted"),
    [
        (SearchLimits(depth=3), SearchLimits(depth=3, seconds=2.0)),
        (SearchLimits(depth=9), MEDIUM.limits),
        (SearchLimits(nodes=50), SearchLimits(depth=4, nodes=50, seconds=2.0)),
        (SearchLimits(seconds=0.1), SearchLimits(depth=4, seconds=0.1)),
        (SearchLimits(seconds=9.0), MEDIUM.limits),
        (SearchLimits(), MEDIUM.limits),
    ],
)
def test_a_level_never_looks_further_than_it_would_by_itself(limits: SearchLimits, wanted: SearchLimits) -> None:
    assert limited(MEDIUM, limits, LARGE).limits == wanted


@pytest.mark.parametrize("level", LADDER[2:], ids=lambda level: level.key)
def test_little_time_is_enough_to_see_a_win(level: Level) -> None:
    bot = Lineup().bot(level, random.Random(1))
    assert move_within(bot, level, board_after(LARGE, "414141"), 0.05) == 3


def test_time_that_is_over_counts_as_a_stop() -> None:
    assert TimedStop(0.0).is_set()
    flag = TimedStop(3600.0)
    assert not flag.is_set()
    flag.set()
    assert flag.is_set()
    assert not TimedStop(None).is_set()
