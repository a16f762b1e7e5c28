from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from connect4_gui.engine.board import Board, IllegalMove, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.moves import PASS, Drop, Move
from connect4_gui.engine.notation import board_after, format_moves, parse_moves
from connect4_gui.engine.rules import CLASSIC
from tests.engine.positions import move_lists


def test_reads_columns_and_passes() -> None:
    assert parse_moves("44-53") == (Drop(3), Drop(3), PASS, Drop(4), Drop(2))


@given(move_lists())
def test_what_is_printed_is_read_back(game: tuple[BoardSize, list[Move]]) -> None:
    _, moves = game
    assert parse_moves(format_moves(moves)) == tuple(moves)


def test_a_pass_hands_the_turn_over() -> None:
    board = board_after(STANDARD_SIZE, "44-53")
    assert [board.disc_at(0, 3), board.disc_at(1, 3)] == [Side.FIRST, Side.SECOND]
    assert [board.disc_at(0, 4), board.disc_at(0, 2)] == [Side.SECOND, Side.FIRST]
    assert board.side is Side.SECOND


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        ("44x5", "move 3 is 'x'"),
        ("440", "move 3 is '0'"),
        ("4 4", "move 2 is ' '"),
        ("448", r"move 3 \(8\): there is no column 8 on a 6×7 board"),
        ("4444444", r"move 7 \(4\): column 4 is full"),
        ("12121213", r"move 8 \(3\): the game is already over"),
        ("1212121-", r"move 8 \(-\): the game is already over"),
    ],
)
def test_errors_name_the_bad_move(moves: str, sentence: str) -> None:
    with pytest.raises(IllegalMove, match=sentence):
        board_after(STANDARD_SIZE, moves)


@given(st.text(max_size=30).filter(lambda text: not set(text) <= set("-123456789")))
def test_any_other_text_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(IllegalMove, match=r"^move \d+ "):
        board_after(STANDARD_SIZE, text)


@given(move_lists())
def test_a_text_of_moves_gives_the_board_they_lead_to(game: tuple[BoardSize, list[Move]]) -> None:
    size, moves = game
    board = Board.empty(size)
    for move in moves:
        board = CLASSIC.play(board, move).board
    assert board_after(size, format_moves(moves)) == board


@given(st.sampled_from([BoardSize(4, 4), BoardSize(4, 5), STANDARD_SIZE]), st.text("-1234567", max_size=40))
def test_a_text_of_any_moves_is_read_like_moves_played_one_by_one(size: BoardSize, text: str) -> None:
    assert _outcome_of(lambda: board_after(size, text)) == _outcome_of(lambda: _play_one_by_one(size, text))


def _outcome_of(reading: Callable[[], Board]) -> Board | str:
    """The board, or why there is none."""
    try:
        return reading()
    except IllegalMove as error:
        return str(error)


def _play_one_by_one(size: BoardSize, text: str) -> Board:
    board = Board.empty(size)
    for number, move in enumerate(parse_moves(text), start=1):
        try:
            board = CLASSIC.play(board, move).board
        except IllegalMove as error:
            raise IllegalMove(f"move {number} ({format_moves([move])}): {error}") from None
    return board
