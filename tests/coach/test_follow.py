"""Answering on top: what is claimed holds against every play."""

from __future__ import annotations

import random

import pytest

from connect4_gui.coach.follow import Goal, follow
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.notation import board_after
from tests.coach.test_forced import winning_columns
from tests.engine.positions import some_positions


def slow_follow(board: Board, side: Side, goal: Goal, last: int | None = None) -> bool:
    """The rule by the letter, on boards that know the rules."""
    outcome = board.outcome()
    if outcome is not None:
        return outcome.winner is side or (outcome.winner is None and goal is Goal.NO_LOSS)
    if board.side is not side:
        return all(slow_follow(board.play(column), side, goal, column) for column in board.open_columns())
    columns = winning_columns(board) or winning_columns(board.pass_turn())
    if not columns and last is not None and board.has_room(last):
        columns = [last]
    return bool(columns) and slow_follow(board.play(columns[0]), side, goal)


@pytest.mark.parametrize("size", [BoardSize(4, 5), BoardSize(5, 6), STANDARD_SIZE, BoardSize(8, 9)], ids=str)
@pytest.mark.parametrize("goal", Goal)
def test_it_is_what_the_rule_says(size: BoardSize, goal: Goal) -> None:
    rng = random.Random(size.cells)
    boards = [board for empties in (7, 8, 9) for board in some_positions(size, rng, size.cells - empties, 25)]
    found = [follow(board, board.side.other, goal) for board in boards]
    assert found == [slow_follow(board, board.side.other, goal) for board in boards]
    assert {True, False} == set(found)


def test_four_in_the_end_is_never_a_loss() -> None:
    boards = some_positions(STANDARD_SIZE, random.Random(8), 26, 300)
    always_four = [board for board in boards if follow(board, board.side.other, Goal.FOUR)]
    assert always_four
    assert all(follow(board, board.side.other, Goal.NO_LOSS) for board in always_four)


def test_whoever_follows_is_not_to_move() -> None:
    with pytest.raises(ValueError, match="cannot be to move"):
        follow(Board.empty(STANDARD_SIZE), Side.FIRST, Goal.NO_LOSS)


def test_a_finished_game_has_reached_its_goal_or_not() -> None:
    won = board_after(STANDARD_SIZE, "4152637")
    assert follow(won, Side.FIRST, Goal.FOUR)
    with pytest.raises(ValueError, match="cannot be to move"):
        follow(won, Side.SECOND, Goal.NO_LOSS)


def test_large_boards_are_given_up_in_time() -> None:
    assert follow(Board.empty(BoardSize(8, 9)), Side.SECOND, Goal.NO_LOSS) is False
