"""A game that is put together from the positions a bot is asked about."""

from __future__ import annotations

import pytest

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.moves import PASS, Drop
from connect4_gui.engine.notation import board_after, format_moves
from connect4_gui.outside.game_line import GameLine

EMPTY = Board.empty(STANDARD_SIZE)


@pytest.mark.parametrize("moves", ["", "4"])
def test_a_line_that_begins_with_the_game_knows_every_move(moves: str) -> None:
    line = GameLine(board_after(STANDARD_SIZE, moves))
    assert not line.start.occupied
    assert format_moves(line.moves) == moves


def test_a_line_from_the_middle_begins_there() -> None:
    board = board_after(STANDARD_SIZE, "445")
    line = GameLine(board)
    assert (line.start, line.moves, not line.start.occupied) == (board, [], False)


def test_a_line_follows_one_move_of_the_other_player() -> None:
    line = GameLine(EMPTY)
    line.play(Drop(3))
    assert line.follow(board_after(STANDARD_SIZE, "45"))
    line.play(Drop(3))
    assert line.follow(board_after(STANDARD_SIZE, "454-"))
    assert line.moves == [Drop(3), Drop(4), Drop(3), PASS]
    assert line.board == board_after(STANDARD_SIZE, "454-")


@pytest.mark.parametrize("moves", ["", "4", "3", "4556", "45-5"])
def test_a_line_does_not_follow_elsewhere(moves: str) -> None:
    line = GameLine(EMPTY)
    line.play(Drop(3))
    assert line.follow(board_after(STANDARD_SIZE, "45"))
    assert not line.follow(board_after(STANDARD_SIZE, moves))
    assert line.moves == [Drop(3), Drop(4)]
