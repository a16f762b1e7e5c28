from __future__ import annotations

import math

import pytest

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import LADDER, MEDIUM, PERFECT
from connect4_gui.engine.search_types import SearchLimits
from connect4_gui.ugi.go_limits import GoLimits, read_go

LARGE = BoardSize(8, 9)


@pytest.mark.parametrize(
    ("words", "limits"),
    [
        ("", GoLimits()),
        ("depth 7", GoLimits(depth=7)),
        ("nodes 1000", GoLimits(nodes=1000)),
        ("infinite", GoLimits(is_infinite=True)),
        ("movetime 500", GoLimits(seconds=0.48)),
        ("movetime 10", GoLimits(seconds=0.005)),
        ("movetime 0", GoLimits(seconds=0.001)),
        ("p1time 60000 p2time 100", GoLimits(seconds=2.98)),
        ("p1time 60000 p2time 100 p1inc 1000 p2inc 9", GoLimits(seconds=3.98)),
        ("p1time 1000 p1inc 5000", GoLimits(seconds=0.48)),
        ("p1time -50 p2time 100", GoLimits(seconds=0.001)),
        ("p2time 100", GoLimits()),
        ("movetime 9000 p1time 1000", GoLimits(seconds=0.03)),
        ("depth 3 nodes 9 movetime 500", GoLimits(3, 9, 0.48)),
    ],
)
def test_go_is_read(words: str, limits: GoLimits) -> None:
    found = read_go(words.split(), Side.FIRST)
    assert (found.depth, found.nodes, found.is_infinite) == (limits.depth, limits.nodes, limits.is_infinite)
    assert found.seconds == (None if limits.seconds is None else pytest.approx(limits.seconds))


def test_everybody_thinks_on_his_own_clock() -> None:
    words = ["p1time", "60000", "p2time", "20000", "p2inc", "500"]
    assert read_go(words, Side.SECOND).seconds == pytest.approx(1.48)


def test_without_limits_a_level_plays_at_its_own_pace() -> None:
    assert all(GoLimits().applied_to(level, STANDARD_SIZE) == level for level in LADDER)


def test_limits_hold_for_the_level() -> None:
    assert GoLimits(depth=3).applied_to(MEDIUM, LARGE).limits == SearchLimits(depth=3, seconds=2.0)
    assert GoLimits(is_infinite=True).applied_to(PERFECT, LARGE).limits == SearchLimits(seconds=math.inf)
