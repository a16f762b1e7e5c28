"""A board drawn in letters: read as it is written, or named with what is wrong in it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.notation import board_after
from connect4_gui.game.board_text import BoardText, looks_like_board, read_board
from connect4_gui.game.paste_fault import MOST_SIGNS, Flaw, PasteFault

SIZES = [BoardSize(4, 5), BoardSize(6, 7), BoardSize(8, 9)]


def board_of(text: str) -> Board:
    told = read_board(text)
    assert isinstance(told, BoardText)
    return told.board


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("moves", ["", "3", "33", "3345421", "11-1"])
def test_what_is_copied_as_text_can_be_read(size: BoardSize, moves: str) -> None:
    board = board_after(size, moves)
    again = board_of(str(board))
    assert again.size == size
    assert [again.discs(side) for side in Side] == [board.discs(side) for side in Side]


def test_whoever_has_fewer_discs_is_to_move_unless_the_text_says_otherwise() -> None:
    assert board_of("....\n....\n....\n....").side is Side.FIRST
    assert board_of("....\n....\n....\nX...").side is Side.SECOND
    assert board_of("....\n....\n....\nXO..").side is Side.FIRST
    assert board_of("....\n....\n....\nXOO.").side is Side.FIRST
    assert board_of("....\n....\n....\nX...\nx:").side is Side.FIRST
    assert board_of("....\n....\n....\n....\n1234\nO: 1").side is Side.SECOND


def test_spaces_empty_lines_small_letters_and_missing_numbers_do_no_harm() -> None:
    neat = board_of(". . . . .\n. . . . .\n. . O . .\n. . X X O\n1 2 3 4 5\n")
    assert board_of("\r\n  .....\r\n\r\n.....\t\r\n..o..\r\n  . .xX O") == neat


def test_the_moves_know_where_in_the_text_they_begin() -> None:
    text = "....\n....\n....\n....\n1234\n  X : 12-\n"
    told = read_board(text)
    assert isinstance(told, BoardText)
    assert told.moves.strip() == "12-"
    assert text[told.skipped :] == told.moves


def test_discs_may_float() -> None:
    board = board_of("X...\n....\n....\n....")
    assert board.disc_at(3, 0) is Side.FIRST
    assert board.disc_count == 1


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("....\n..z.\n....\n....", PasteFault(Flaw.NO_MARK, 2, 3, "z")),
        ("....\n\n. . 🟡 .\n....", PasteFault(Flaw.NO_MARK, 3, 5, "🟡")),
        ("....\n...\n....\n....", PasteFault(Flaw.UNEVEN, 2)),
        ("....\n....\n....", PasteFault(Flaw.NO_SIZE, 3, 4)),
        ("." * 30, PasteFault(Flaw.NO_SIZE, 1, 30)),
        ("....\n" * 9, PasteFault(Flaw.NO_SIZE, 9, 4)),
        ("....\n....\n....\n....\n1235", PasteFault(Flaw.NO_MARK, 5, 1, "1")),
        ("....\n....\n....\n....\n1234\n....", PasteFault(Flaw.NO_MARK, 6, 1, ".")),
        ("X: 44", PasteFault(Flaw.EMPTY)),
        ("." * (MOST_SIGNS + 1), PasteFault(Flaw.TOO_LONG)),
    ],
)
def test_the_first_thing_wrong_is_named_with_its_place(text: str, fault: PasteFault) -> None:
    assert read_board(text) == fault


@pytest.mark.parametrize("text", ["44-53", "", "  ", "hello", "-.", "<b>"])
def test_moves_and_other_texts_are_no_boards(text: str) -> None:
    assert not looks_like_board(text)


@given(st.text(max_size=80) | st.text(".XO:1234 \n", max_size=120))
def test_any_text_is_a_board_or_a_fault(text: str) -> None:
    told = read_board(text)
    if isinstance(told, PasteFault):
        marked = told.flaw is not Flaw.NO_MARK or text.splitlines()[told.number - 1][told.place - 1] == told.sign
        assert marked
    else:
        assert told.board.occupied & ~told.board.geometry.full == 0
