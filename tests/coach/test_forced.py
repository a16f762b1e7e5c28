"""Wins by threats alone: found where a slow search finds them, as short as can be, and really forced."""

from __future__ import annotations

import random

import pytest

from connect4_gui.coach.forced import MOST_DISCS, forced
from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.notation import board_after
from tests.engine.positions import some_positions

SIZES = [BoardSize(4, 5), BoardSize(5, 6), STANDARD_SIZE, BoardSize(7, 6), BoardSize(8, 9)]


def winning_columns(board: Board) -> list[int]:
    """Where the mover makes four at once."""
    return [column for column in board.open_columns() if is_won_by(board, column)]


def is_won_by(board: Board, column: int) -> bool:
    outcome = board.play(column).outcome()
    return outcome is not None and outcome.winner is board.side


def fewest_discs(board: Board, most: int) -> int | None:
    """How many discs the shortest win by threats takes, if at most so many."""
    return next((discs for discs in range(1, most + 1) if slow_win(board, discs)), None)


def slow_win(board: Board, discs: int) -> bool:
    if winning_columns(board):
        return True
    return discs > 1 and any(is_threat_that_wins(board.play(column), discs - 1) for column in board.open_columns())


def is_threat_that_wins(after: Board, discs: int) -> bool:
    """Whether the disc just played threatens four, and every answer but losing at once lets the threats go on."""
    if after.outcome() is not None or winning_columns(after) or not winning_columns(after.pass_turn()):
        return False
    return all(slow_win(after.play(column), discs) for column in after.open_columns())


def replies_that_hold(after: Board) -> list[int]:
    """The answers after which no four follows at once."""
    return [c for c in after.open_columns() if after.play(c).outcome() is None and not winning_columns(after.play(c))]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_win_is_found_exactly_where_a_slow_search_finds_one(size: BoardSize) -> None:
    rng = random.Random(size.cells)
    boards = [b for part in (0.3, 0.4, 0.5) for b in some_positions(size, rng, int(part * size.cells), 150)]
    boards = [board for board in boards if not winning_columns(board)]
    found = [forced(board) for board in boards]
    short = [None if line is None or len(line) > 7 else (len(line) + 1) // 2 for line in found]
    assert short == [fewest_discs(board, 4) for board in boards]
    assert len([line for line in found if line is not None and len(line) > 1]) > 5


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_step_leaves_one_answer_and_the_line_plays_it(size: BoardSize) -> None:
    rng = random.Random(size.cells + 1)
    lines = 0
    for board in some_positions(size, rng, size.cells // 2, 150, pass_chance=0.02):
        line = forced(board)
        if line is None:
            continue
        lines += 1
        position = board
        for number, column in enumerate(line[:-1]):
            if number % 2 == 1:
                holding = replies_that_hold(position)
                assert holding in ([], [column])
                assert column in winning_columns(position.pass_turn())
            position = position.play(column)
        assert is_won_by(position, line[-1])
        assert len(line) < 2 * MOST_DISCS
    assert lines > 20


def test_a_fork_takes_two_discs() -> None:
    line = forced(board_after(STANDARD_SIZE, "4455"))
    assert line is not None
    assert line[0] in (2, 5)
    assert len(line) == 3


def test_a_block_comes_first() -> None:
    """A fork in the bottom row wins, but not while three of the opponent's discs lie on each other."""
    assert forced(board_after(STANDARD_SIZE, "415147")) is not None
    assert forced(board_after(STANDARD_SIZE, "415141")) is None


def test_nothing_is_forced_on_the_empty_board_or_once_the_game_is_over() -> None:
    assert forced(Board.empty(STANDARD_SIZE)) is None
    assert forced(board_after(STANDARD_SIZE, "4152637")) is None
