"""The sizes on which Perfect is perfect from the first move on."""

from __future__ import annotations

import pytest

from connect4_gui.engine import reach
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.reach import SIZES_WITH_BOOK, is_within_reach, needs_patience
from tests.engine.positions import MENU_SIZES

WIDEST = {4: 9, 5: 8, 6: 7, 7: 6, 8: 5}
"""For every number of rows the most columns that can be solved in time."""


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "is_available", lambda: True)


@pytest.mark.usefixtures("compiled")
def test_every_size_up_to_the_widest_is_within_reach_and_no_larger_one() -> None:
    within = {size for size in MENU_SIZES if is_within_reach(size)}
    assert within == {BoardSize(rows, columns) for rows, most in WIDEST.items() for columns in range(5, most + 1)}
    assert within >= SIZES_WITH_BOOK


@pytest.mark.usefixtures("compiled")
def test_patience_helps_where_a_proof_will_come_and_the_standard_board_needs_none() -> None:
    patient = {size for size in MENU_SIZES if needs_patience(size)}
    assert patient == {size for size in MENU_SIZES if is_within_reach(size)} - {STANDARD_SIZE}


def test_without_the_compiled_engine_nothing_is_within_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "is_available", lambda: False)
    assert not any(is_within_reach(size) or needs_patience(size) for size in MENU_SIZES)
