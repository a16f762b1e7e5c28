"""The classic rules: where a disc lands, what a move does, and rules by their name."""

from __future__ import annotations

import pytest

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.moves import PASS, Drop, Placed
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.rule_names import rules_named
from connect4_gui.engine.rules import CLASSIC


def test_a_game_begins_on_an_empty_board_with_whoever_starts() -> None:
    for starter in Side:
        start = CLASSIC.start(STANDARD_SIZE, starter)
        assert (start.size, start.disc_count, start.side) == (STANDARD_SIZE, 0, starter)


def test_a_disc_lands_on_those_below_it_and_nowhere_in_a_full_column() -> None:
    board = board_after(STANDARD_SIZE, "4444441")
    assert [CLASSIC.landing(board, column) for column in (0, 1, 3)] == [(1, 0), (0, 1), None]


def test_a_drop_places_one_disc_and_a_pass_none() -> None:
    board = board_after(STANDARD_SIZE, "4")
    assert CLASSIC.play(board, Drop(3)).changes == (Placed(Side.SECOND, (1, 3)),)
    assert CLASSIC.play(board, PASS).changes == ()
    assert CLASSIC.play(board, PASS).board == board.pass_turn()


def test_rules_are_found_by_their_name_and_unknown_ones_named() -> None:
    assert rules_named("classic") is CLASSIC
    with pytest.raises(ValueError, match="there are no rules 'poker'; the rules are classic, popout, "):
        rules_named("poker")
