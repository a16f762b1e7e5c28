"""A match: wins are counted and the starter follows the rule."""

from __future__ import annotations

import pytest

from connect4_gui.engine.board import Side
from connect4_gui.engine.moves import PASS, Drop
from connect4_gui.game.game import Game
from connect4_gui.game.match import Match
from connect4_gui.game.match_setup import MatchSetup, StartRule
from connect4_gui.game.record import GameRecord
from tests.matches import DRAWN, DRAWN_SIZE, WON, against_computer, play_moves


def win(game: Game) -> None:
    """Let whoever starts win."""
    play_moves(game, WON)


def test_wins_count_as_soon_as_a_game_is_over() -> None:
    match = Match(MatchSetup())
    win(match.game)
    assert (match.wins(Side.FIRST), match.wins(Side.SECOND)) == (1, 0)
    match.next_game()
    assert (match.wins(Side.FIRST), match.wins(Side.SECOND)) == (1, 0)
    win(match.game)
    assert match.wins(Side.FIRST) == 2


def test_a_game_that_is_left_counts_for_nobody() -> None:
    match = Match(MatchSetup())
    match.game.play(Drop(3))
    match.next_game()
    assert (match.wins(Side.FIRST), match.wins(Side.SECOND)) == (0, 0)
    assert match.game.turns == ()


@pytest.mark.parametrize(
    ("rule", "starters"),
    [
        (StartRule.FIRST, [Side.FIRST] * 3),
        (StartRule.SECOND, [Side.SECOND] * 3),
        (StartRule.ALTERNATE, [Side.FIRST, Side.SECOND, Side.FIRST]),
    ],
)
def test_the_starter_follows_the_rule(rule: StartRule, starters: list[Side]) -> None:
    match = Match(MatchSetup(start_rule=rule))
    for starter in starters:
        assert match.game.board.side is starter
        win(match.game)
        match.next_game()


def test_an_untouched_game_does_not_change_the_starter() -> None:
    match = Match(MatchSetup(start_rule=StartRule.ALTERNATE))
    assert match.next_game().board.side is Side.FIRST
    match.game.play(PASS)
    assert match.next_game().board.side is Side.SECOND


def test_draws_are_counted() -> None:
    match = Match(MatchSetup(size=DRAWN_SIZE))
    play_moves(match.game, DRAWN)
    assert match.draws == 1
    match.next_game()
    assert (match.draws, match.wins(Side.FIRST), match.wins(Side.SECOND)) == (1, 0, 0)


def test_wins_stay_with_the_players_when_they_change_sides() -> None:
    match = Match(against_computer(names=("Ada", "HAL")))
    win(match.game)
    match.swap_sides()
    assert match.game.turns == ()
    assert (match.wins(Side.FIRST), match.wins(Side.SECOND)) == (0, 1)
    assert [match.setup.spec(side).name for side in Side] == ["HAL", "Ada"]
    win(match.game)
    assert (match.wins(Side.FIRST), match.wins(Side.SECOND)) == (1, 1)


def test_changing_sides_in_a_running_game_keeps_the_discs() -> None:
    match = Match(MatchSetup())
    match.game.play(Drop(3))
    match.swap_sides()
    assert match.game.notation == "4"
    assert match.setup.player(Side.FIRST) is Side.SECOND
    match.swap_sides()
    assert match.setup == MatchSetup()


def finished() -> GameRecord:
    game = Game.new(MatchSetup().size)
    win(game)
    return GameRecord.of_line(game, MatchSetup())


def test_a_game_that_comes_with_its_end_counts_for_nobody() -> None:
    match = Match(MatchSetup())
    match.begin(finished())
    assert match.game.is_over
    assert (match.wins(Side.FIRST), match.wins(Side.SECOND), match.draws) == (0, 0, 0)
    match.next_game()
    assert (match.wins(Side.FIRST), match.wins(Side.SECOND), match.draws) == (0, 0, 0)


def test_whoever_plays_on_from_it_and_wins_has_won() -> None:
    match = Match(MatchSetup())
    match.begin(finished())
    match.undo()
    match.redo()
    assert match.wins(Side.FIRST) == 0
    match.undo()
    play_moves(match.game, "51")
    play_moves(match.game, "4")
    assert match.wins(Side.FIRST) == 1
