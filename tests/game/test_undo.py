"""Undo and redo in a game and in a match: turns, passes, endings, and the score that follows."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from connect4_gui.engine.board import IllegalMove, Side
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.moves import Drop
from connect4_gui.game.game import Ending, Game
from connect4_gui.game.match import Match
from connect4_gui.game.match_setup import MatchSetup, StartRule
from tests.matches import WON, against_computer, play_moves, two_bots


def test_undo_takes_back_discs_and_passes_and_redo_brings_them_back() -> None:
    game = play_moves(Game.new(STANDARD_SIZE), "44-53")
    seen = [(game.notation, game.board)]
    while game.can_undo:
        game.undo()
        seen.append((game.notation, game.board))
    assert [notation for notation, _ in seen] == ["44-53", "44-5", "44-", "44", "4", ""]
    for expected in reversed(seen[:-1]):
        turn = game.redo()
        assert turn == game.turns[-1]
        assert (game.notation, game.board) == expected


def test_a_win_is_undone_and_redone_with_its_line() -> None:
    game = play_moves(Game.new(STANDARD_SIZE), "1212121")
    result = game.result
    game.undo()
    assert not game.is_over
    game.redo()
    assert game.result == result


def test_another_move_ends_what_can_be_redone() -> None:
    game = play_moves(Game.new(STANDARD_SIZE), "445")
    game.undo()
    game.undo()
    game.play(Drop(0))
    assert not game.can_redo
    assert game.notation == "41"


@pytest.mark.parametrize("side", list(Side))
def test_either_side_may_resign_and_take_it_back(side: Side) -> None:
    game = play_moves(Game.new(STANDARD_SIZE), "44")
    result = game.resign(side)
    assert (result.winner, result.ending) == (side.other, Ending.RESIGNED)
    assert game.undo() is None
    assert not game.is_over
    assert game.notation == "44"
    game.redo()
    assert game.result == result


def test_nothing_to_undo_or_redo_is_refused() -> None:
    game = Game.new(STANDARD_SIZE)
    with pytest.raises(IllegalMove, match="nothing to take back"):
        game.undo()
    with pytest.raises(IllegalMove, match="nothing to bring back"):
        game.redo()


@given(st.lists(st.integers(0, 8), max_size=60))
def test_any_walk_of_moves_undos_and_redos_ends_where_the_notation_says(steps: list[int]) -> None:
    game = Game.new(STANDARD_SIZE)
    for step in steps:
        if step == 7 and game.can_undo:
            game.undo()
        elif step == 8 and game.can_redo:
            game.redo()
        elif step < 7 and not game.is_over and game.landings[step] is not None:
            game.play(Drop(step))
    again = play_moves(Game.new(STANDARD_SIZE), game.notation)
    assert (again.board, again.result) == (game.board, game.result)


def test_a_person_takes_back_a_whole_round_against_the_computer() -> None:
    match = Match(against_computer())
    play_moves(match.game, "4453")
    match.undo()
    assert match.game.notation == "44"
    match.redo()
    assert match.game.notation == "4453"


def test_while_the_computer_is_to_move_only_the_persons_turn_is_taken_back() -> None:
    match = Match(against_computer())
    play_moves(match.game, "445")
    match.undo()
    assert match.game.notation == "44"
    match.redo()
    assert match.game.notation == "445"


def test_the_computers_first_move_stays() -> None:
    match = Match(against_computer(start_rule=StartRule.SECOND))
    play_moves(match.game, "4")
    assert not match.can_undo
    play_moves(match.game, "55")
    match.undo()
    assert match.game.notation == "4"


def test_a_passed_turn_is_taken_back_with_the_answer_to_it() -> None:
    match = Match(against_computer())
    play_moves(match.game, "44-5")
    match.undo()
    assert match.game.notation == "44"


def test_nobody_undoes_for_two_bots() -> None:
    match = Match(two_bots())
    play_moves(match.game, "1212121")
    assert not match.can_undo


def test_the_score_follows_undo_and_redo() -> None:
    match = Match(MatchSetup())
    play_moves(match.game, WON)
    assert match.wins(Side.FIRST) == 1
    match.undo()
    assert match.wins(Side.FIRST) == 0
    match.redo()
    assert match.wins(Side.FIRST) == 1
    match.undo()
    match.game.resign(Side.FIRST)
    assert (match.wins(Side.FIRST), match.wins(Side.SECOND)) == (0, 1)
    match.next_game()
    assert (match.wins(Side.FIRST), match.wins(Side.SECOND)) == (0, 1)


def test_resigning_against_the_computer_is_taken_back_alone() -> None:
    match = Match(against_computer())
    play_moves(match.game, "44")
    match.game.resign(Side.FIRST)
    match.undo()
    assert match.game.notation == "44"
    assert not match.game.is_over
