"""Threats: found where a slow search finds them, and counted right on every board and after passes."""

from __future__ import annotations

import random

import pytest

from connect4_gui.coach.threats import helps, threats_on
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.notation import board_after
from tests.engine.naive import NaiveBoard
from tests.engine.positions import MENU_SIZES, some_positions


def naive_threats(board: Board) -> set[tuple[Cell, Side]]:
    """Put a disc of each side into each empty cell and look at every line."""
    rows, columns = board.size.rows, board.size.columns
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    grid = {cell: int(side) for cell in cells if (side := board.disc_at(*cell)) is not None}
    return {
        (cell, side)
        for cell in cells
        for side in Side
        if cell not in grid and NaiveBoard(rows, columns, grid={**grid, cell: int(side)}).winner() == side
    }


def who_gets(board: Board, cell: Cell) -> Side:
    """Who drops into ``cell`` if the players fill every other cell they can first, one disc after another."""
    row, column = cell
    heights = [board.landing_row(number) for number in range(board.size.columns)]
    limits = [row if number == column else board.size.rows for number in range(board.size.columns)]
    side = board.side
    while heights != limits:
        number = next(n for n, height in enumerate(heights) if height < limits[n])
        heights[number] += 1
        side = side.other
    return side


@pytest.mark.parametrize("size", MENU_SIZES, ids=str)
def test_they_are_where_one_more_disc_makes_four(size: BoardSize) -> None:
    rng = random.Random(5)
    for board in some_positions(size, rng, size.cells // 2, 8, pass_chance=0.1):
        assert {(threat.cell, threat.side) for threat in threats_on(board)} == naive_threats(board)


@pytest.mark.parametrize("size", MENU_SIZES, ids=str)
def test_the_counting_gives_a_cell_to_whoever_gets_it_at_last(size: BoardSize) -> None:
    rng = random.Random(6)
    for board in some_positions(size, rng, size.cells // 3, 8, pass_chance=0.2):
        for column in range(size.columns):
            for row in range(board.landing_row(column), size.rows):
                owner = who_gets(board, (row, column))
                assert helps(board, (row, column), owner)
                assert not helps(board, (row, column), owner.other)


@pytest.mark.parametrize(
    ("size", "moves", "first_players_rows"),
    [
        ("6x7", "", {1, 3, 5}),
        ("6x7", "4", {1, 3, 5}),
        ("6x7", "-", {2, 4, 6}),
        ("5x7", "", {1, 3, 5}),
        ("5x6", "", {2, 4}),
        ("7x6", "44", {2, 4, 6}),
        ("8x9", "", {1, 3, 5, 7}),
    ],
)
def test_the_good_rows_of_the_first_player(size: str, moves: str, first_players_rows: set[int]) -> None:
    board = board_after(BoardSize.parse(size), moves)
    good = {row + 1 for row in range(board.size.rows) if helps(board, (row, 0), Side.FIRST)}
    assert good == first_players_rows


def test_a_threat_says_whether_it_can_be_filled_and_what_comes_before_it() -> None:
    open_one, *rest = threats_on(board_after(STANDARD_SIZE, "112233"))
    assert (open_one.cell, open_one.side, open_one.is_open) == ((0, 3), Side.FIRST, True)
    assert open_one.is_live
    assert [(threat.cell, threat.side, threat.is_live, threat.is_open) for threat in rest] == [
        ((1, 3), Side.SECOND, False, False)
    ]
    assert [threat.row_number for threat in (open_one, *rest)] == [1, 2]


def test_the_counting_helps_the_second_player_in_row_two() -> None:
    _, second = threats_on(board_after(STANDARD_SIZE, "112233"))
    assert second.is_good
    assert not second.is_strong


def test_there_are_none_once_the_game_is_over() -> None:
    assert threats_on(board_after(STANDARD_SIZE, "1122334")) == ()
