"""Where things lie, on all 25 sizes."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.pull import Pull
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


@pytest.mark.parametrize("size", MENU_SIZES, ids=str)
@pytest.mark.parametrize("pull", Pull)
def test_every_lane_waits_and_is_numbered_outside_the_plate_and_inside_the_scene(size: BoardSize, pull: Pull) -> None:
    layout = BoardLayout(size, is_turning=not pull.is_slope)
    layout.set_pull(pull)
    assert layout.lanes == (size.rows if pull.has_rows else size.columns)
    for lane in range(layout.lanes):
        for area in (layout.entry(lane), layout.number(lane)):
            assert layout.scene.contains(area)
            assert not layout.plate.intersects(area)
        assert layout.entry(lane).contains(layout.waiting(lane))


@pytest.mark.parametrize("pull", [Pull.LEFT, Pull.RIGHT])
def test_where_gravity_points_sideways_a_cell_belongs_to_its_row(pull: Pull) -> None:
    layout = BoardLayout(BoardSize(8, 9), is_turning=True)
    layout.set_pull(pull)
    for row in range(8):
        assert layout.lane_at(layout.centre((row, 4))) == row
        assert layout.lane(row).contains(layout.centre((row, 0)))
    assert layout.lane_at(layout.plate.topLeft() + QPointF(200, 2)) == 7
    assert layout.lane_at(layout.plate.bottomLeft() + QPointF(200, -2)) == 0


def test_discs_wait_on_the_side_opposite_to_gravity() -> None:
    layout = BoardLayout(BoardSize(6, 7), is_turning=True)
    for pull in (Pull.DOWN, Pull.LEFT, Pull.UP, Pull.RIGHT):
        layout.set_pull(pull)
        rows, columns = pull.value
        way = layout.centre((3, 3)) - layout.waiting(3)
        assert way.x() * columns + way.y() * -rows > 0
