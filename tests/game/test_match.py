"""A match: wins are counted and the starter follows the rule."""

from __future__ import annotations

import pytest

from connect4_gui.engine.board import Side
from connect4_gui.game.game import Game
from connect4_gui.game.match import Match
from connect4_gui.game.match_setup import MatchSetup, StartRule


def win(game: Game) -> None:
    """Let whoever starts win."""
    for column in (0, 0, 1, 1, 2, 2, 3):
        game.play(column)


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
    match.game.play(3)
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
    match.game.pass_turn()
    assert match.next_game().board.side is Side.SECOND
