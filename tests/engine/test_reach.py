"""The sizes on which Perfect is perfect from the first move on."""

from __future__ import annotations

import math

import pytest

from connect4_gui.engine import reach
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.reach import (
    SIZES_WITH_BOOK,
    SIZES_WITH_REPERTOIRE,
    SOLVED_SIZES,
    is_within_reach,
    most_seconds_for_a_proof,
)
from tests.engine.positions import MENU_SIZES

WIDEST = {4: 9, 5: 8, 6: 7, 7: 6, 8: 5}
"""For every number of rows the most columns that can be solved in time without a repertoire."""


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "is_available", lambda: True)


@pytest.mark.usefixtures("compiled")
def test_every_size_up_to_the_widest_is_within_reach_and_those_with_a_repertoire() -> None:
    within = {size for size in MENU_SIZES if is_within_reach(size)}
    solved = {BoardSize(rows, columns) for rows, most in WIDEST.items() for columns in range(5, most + 1)}
    assert within == solved | SIZES_WITH_REPERTOIRE
    assert within >= SIZES_WITH_BOOK


@pytest.mark.usefixtures("compiled")
def test_a_proof_is_waited_for_where_the_size_is_solved_and_a_while_off_a_repertoire() -> None:
    seconds = {size: most_seconds_for_a_proof(size) for size in MENU_SIZES}
    assert {size for size, most in seconds.items() if most == math.inf} == SOLVED_SIZES & set(MENU_SIZES)
    assert {size for size, most in seconds.items() if 0 < most < math.inf} == SIZES_WITH_REPERTOIRE


def test_without_the_compiled_engine_nothing_is_within_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "is_available", lambda: False)
    assert not any(is_within_reach(size) or most_seconds_for_a_proof(size) for size in MENU_SIZES)
