from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.moves import Move
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.position_text import read_position, write_position
from connect4_gui.engine.rules import CLASSIC
from tests.engine.positions import move_lists, sizes


@pytest.mark.parametrize(
    ("size", "moves", "text"),
    [
        (STANDARD_SIZE, "", "7/7/7/7/7/7 r 1"),
        (BoardSize(8, 9), "", "9/9/9/9/9/9/9/9 r 1"),
        (BoardSize(4, 5), "", "5/5/5/5 r 1"),
        (STANDARD_SIZE, "4", "7/7/7/7/7/3r3 y 1"),
        (STANDARD_SIZE, "4435", "7/7/7/7/3y3/2rry2 r 3"),
        (STANDARD_SIZE, "44-", "7/7/7/7/3y3/3r3 y 2"),
        (STANDARD_SIZE, "17-4", "7/7/7/7/7/r2y2y r 2"),
    ],
)
def test_positions_are_written_as_documented(size: BoardSize, moves: str, text: str) -> None:
    assert write_position(board_after(size, moves)) == text
    assert read_position(text) == board_after(size, moves)


@given(sizes)
def test_the_start_of_every_size_is_rows_of_one_digit(size: BoardSize) -> None:
    text = "/".join([str(size.columns)] * size.rows) + " r 1"
    assert write_position(Board.empty(size)) == text


@given(move_lists())
def test_what_is_written_is_read_back(game: tuple[BoardSize, list[Move]]) -> None:
    size, moves = game
    board = Board.empty(size)
    for move in moves:
        board = CLASSIC.play(board, move).board
    assert read_position(write_position(board)) == board


def test_the_text_says_who_is_to_move() -> None:
    assert read_position("7/7/7/7/7/7 y 1") == Board.empty(STANDARD_SIZE, Side.SECOND)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "a position is rows, player and move"),
        ("7/7/7/7/7/7 r", "a position is rows, player and move"),
        ("7/7/7/7/7/7 r 1 1", "a position is rows, player and move"),
        ("7/7/7/7/7/7 x 1", "the player to move is 'r' or 'y', not 'x'"),
        ("7/7/7/7/7/7 r 0", "the number of the move counts from 1, it cannot be '0'"),
        ("7/7/7/7/7/7 r -1", "it cannot be '-1'"),
        ("7/7/7/7/7/7 r ²", "it cannot be '²'"),
        ("7/7/7/7/3x3/7 r 1", "row 5 from the top has 'x'"),
        ("7/7/7/7/07/7 r 1", "row 5 from the top has '0'"),
        ("7/7/7/7/7/3r2 y 1", "these have 6 and 7 cells"),
        ("7/7/6/7/7/5 y 1", "these have 5, 6 and 7 cells"),
        ("7/7/7/7/3r3/7 y 1", "a disc in column 4 has nothing below it"),
        ("7/7/7 r 1", "rows must be 4 to 8, not 3"),
        ("3/3/3/3 r 1", "columns must be 4 to 9, not 3"),
        ("99/99/99/99 r 1", "columns must be 4 to 9, not 18"),
        ("//// r 1", "columns must be 4 to 9, not 0"),
    ],
)
def test_what_is_no_position_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        read_position(text)


@given(st.text("ry1239/ ", max_size=60) | st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        board = read_position(text)
    except ValueError:
        return
    assert read_position(write_position(board)) == board
