"""Where things lie, on all 25 sizes."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.settings.motion import STILL, Motion, fallen
from connect4_gui.ui.board.board_layout import CELL, HOLE_RADIUS, BoardLayout
from tests.engine.positions import MENU_SIZES


@pytest.mark.parametrize("size", MENU_SIZES, ids=str)
def test_every_cell_lies_on_the_plate_and_belongs_to_its_column(size: BoardSize) -> None:
    layout = BoardLayout(size)
    assert layout.scene.contains(layout.plate)
    for row in range(size.rows):
        for column in range(size.columns):
            centre = layout.centre((row, column))
            assert layout.lane_at(centre) == column
            assert layout.lane_at(centre + QPointF(CELL / 2 - 1, 0)) == column
            reach = QPointF(HOLE_RADIUS, HOLE_RADIUS)
            assert layout.plate.contains(centre + reach)
            assert layout.plate.contains(centre - reach)


@pytest.mark.parametrize("size", MENU_SIZES, ids=str)
def test_row_0_is_the_lowest_and_column_0_the_leftmost(size: BoardSize) -> None:
    layout = BoardLayout(size)
    assert layout.centre((0, 0)).y() > layout.centre((1, 0)).y()
    assert layout.centre((0, 0)).x() < layout.centre((0, 1)).x()


def test_no_column_outside_the_plate() -> None:
    layout = BoardLayout(BoardSize(6, 7))
    for point in (layout.waiting(3), layout.number(3).center(), QPointF(-5, 200), QPointF(1, 200)):
        assert layout.lane_at(point) is None
    assert layout.lane_at(layout.plate.topLeft() + QPointF(2, 200)) == 0
    assert layout.lane_at(layout.plate.topRight() + QPointF(-2, 200)) == 6


def test_a_longer_fall_takes_longer() -> None:
    motion = Motion()
    assert 0 < motion.fall_ms(1) < motion.fall_ms(4) < motion.fall_ms(8) < 1000
    assert STILL.fall_ms(8) == 0


def test_a_fall_speeds_up_lands_bounces_and_rests() -> None:
    way = [fallen(step / 200) for step in range(201)]
    assert way[0] == 0
    assert way[-1] == pytest.approx(1)
    assert max(way) <= 1 + 1e-9
    landing = next(step for step, place in enumerate(way) if place > 0.995)
    steps = [after - before for before, after in pairwise(way)][: landing - 1]
    assert steps == sorted(steps)
    assert 0.9 < min(way[landing + 2 :]) < 0.99
