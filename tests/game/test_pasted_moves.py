"""Pasted text: a game, or the first thing that is wrong with it."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.notation import board_after
from connect4_gui.game.board_text import looks_like_board, write_game
from connect4_gui.game.paste_fault import MOST_SIGNS, Flaw, PasteFault
from connect4_gui.game.pasted_moves import pasted_game, pasted_position
from connect4_gui.game.record import GameRecord
from tests.matches import friends

SETUP = friends()


def game_of(text: str, starter: Side = Side.FIRST) -> GameRecord:
    record = pasted_game(text, SETUP, starter)
    assert isinstance(record, GameRecord)
    return record


def sign_at(text: str, fault: PasteFault) -> str:
    """What stands where the fault points; nothing if it means the whole text."""
    return text[fault.place - 1] if fault.number else ""


@pytest.mark.parametrize("text", ["44-53", " 44-53\n", "4 4 - 5 3", "44\r\n-5\t3\u00a0", "\n\n4\u20284-53"])
def test_space_between_the_moves_means_nothing(text: str) -> None:
    assert game_of(text).notation == "44-53"


def test_the_starter_is_who_is_said_to_start() -> None:
    assert game_of("44", starter=Side.SECOND).game().turns[0].side is Side.SECOND


def test_a_finished_game_may_be_pasted() -> None:
    record = game_of("1122334")
    assert record.result is not None
    assert record.result.winner is Side.FIRST


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", PasteFault(Flaw.EMPTY)),
        (" \n\t", PasteFault(Flaw.EMPTY)),
        ("4444444", PasteFault(Flaw.FULL, 7, 7, "4")),
        ("44 44\n444", PasteFault(Flaw.FULL, 7, 9, "4")),
        ("448", PasteFault(Flaw.NO_COLUMN, 3, 3, "8")),
        ("11223344", PasteFault(Flaw.GAME_OVER, 8, 8, "4")),
        ("1122334-", PasteFault(Flaw.GAME_OVER, 8, 8, "-")),
        ("40", PasteFault(Flaw.NO_MOVE, 2, 2, "0")),
        ("4４", PasteFault(Flaw.NO_MOVE, 2, 2, "４")),
        ("4–4", PasteFault(Flaw.NO_MOVE, 2, 2, "–")),
        ("<b>4", PasteFault(Flaw.NO_MOVE, 1, 1, "<")),
        ("4\x004", PasteFault(Flaw.NO_MOVE, 2, 2, "\x00")),
        ("🟡" * 10**6, PasteFault(Flaw.NO_MOVE, 1, 1, "🟡")),
        ("-" * 10**6, PasteFault(Flaw.TOO_LONG)),
        (" " * 10**6 + "4", PasteFault(Flaw.TOO_LONG)),
    ],
)
def test_the_first_thing_wrong_is_named_with_its_place(text: str, fault: PasteFault) -> None:
    assert pasted_game(text, SETUP, Side.FIRST) == fault


def test_passed_turns_may_make_a_game_long() -> None:
    assert len(game_of("-" * MOST_SIGNS).turns) == MOST_SIGNS
    assert pasted_game("-" * (MOST_SIGNS + 1), SETUP, Side.FIRST) == PasteFault(Flaw.TOO_LONG)


@given(st.text(max_size=60) | st.text("123456789- \n", max_size=120))
def test_any_text_is_a_game_or_a_fault(text: str) -> None:
    assume(not looks_like_board(text))
    told = pasted_game(text, friends(size=BoardSize(4, 5)), Side.FIRST)
    expected = sign_at(text, told) if isinstance(told, PasteFault) else "".join(text.split())
    assert (told.sign if isinstance(told, PasteFault) else told.notation) == expected


DRAWN = """
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . O . . .
    . . X X . . .
    1 2 3 4 5 6 7
"""


def position_of(text: str, size: BoardSize = SETUP.size) -> Board:
    board = pasted_position(text, size, Side.FIRST)
    assert isinstance(board, Board)
    return board


def test_a_drawn_board_with_moves_is_a_game_that_goes_on_from_there() -> None:
    record = game_of(f"{DRAWN}\nO: 5 5\n-")
    assert (record.start.disc_count, record.start.side, record.notation) == (3, Side.SECOND, "55-")
    assert record.game().board.side is Side.FIRST


def test_what_is_copied_from_a_game_that_was_set_up_can_be_pasted() -> None:
    record = game_of(f"{DRAWN}X: 4-3")
    assert game_of(write_game(record)) == record
    assert game_of(write_game(record.until(0))) == record.until(0)
    assert write_game(game_of("44-53")) == "44-53"


def test_the_position_after_moves_is_on_the_board_that_is_there() -> None:
    assert position_of("3345", BoardSize(4, 5)) == board_after(BoardSize(4, 5), "3345")
    assert position_of(f"{DRAWN}O: 5") == game_of(f"{DRAWN}O: 5").game().board


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (". . . .\n" * 4, PasteFault(Flaw.OTHER_SIZE, 4, 4)),
        (DRAWN.replace("O . . .", ". . . .").replace("X X", "X ."), None),
        (DRAWN.replace("X X", "X ."), PasteFault(Flaw.FLOATING, 4, 2)),
        (DRAWN.replace("X X . .", "X X X X"), PasteFault(Flaw.FOUR_ALREADY)),
        ("XXOOXXO\nOOXXOOX\n" * 3, PasteFault(Flaw.BOARD_FULL)),
        (f"{DRAWN}O: 48", PasteFault(Flaw.NO_COLUMN, 2, len(f"{DRAWN}O: 48"), "8")),
    ],
)
def test_what_keeps_a_drawn_board_from_being_played_is_named(text: str, fault: PasteFault | None) -> None:
    told = pasted_game(text, SETUP, Side.FIRST)
    assert (told if isinstance(told, PasteFault) else None) == fault


def test_a_position_may_be_impossible_unless_it_is_played_on() -> None:
    floating = DRAWN.replace("X X", "X .")
    assert position_of(floating).disc_count == 2
    assert pasted_position(f"{floating}X: 1", SETUP.size, Side.FIRST) == PasteFault(Flaw.FLOATING, 4, 2)
    assert position_of(". . . .\n" * 4).size == BoardSize(4, 4)
