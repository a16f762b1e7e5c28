from __future__ import annotations

from itertools import product

import pytest

from connect4_gui.engine.board import Side
from connect4_gui.engine.levels import EASY, HARD
from connect4_gui.game.match_setup import MatchSetup, StartRule
from connect4_gui.game.player_spec import PlayerKind, PlayerSpec, bot, person
from tests.matches import two_bots


@pytest.mark.parametrize(
    ("rule", "starters"),
    [(StartRule.FIRST, [1, 1, 1, 1]), (StartRule.SECOND, [2, 2, 2, 2]), (StartRule.ALTERNATE, [1, 2, 1, 2])],
)
def test_who_starts_from_game_to_game(rule: StartRule, starters: list[int]) -> None:
    assert [MatchSetup(start_rule=rule).starter(number) for number in range(4)] == starters


def test_any_two_players_can_meet() -> None:
    for first, second in product((person("Ada"), bot(HARD)), repeat=2):
        setup = MatchSetup(players=(first, second))
        assert [setup.spec(side) for side in Side] == [first, second]
        assert [setup.swapped().spec(side) for side in Side] == [second, first]
        assert setup.has_people is (first.is_person or second.is_person)


@pytest.mark.parametrize("seconds", [4, 0, -5, 121])
def test_turn_times_out_of_range_are_refused(seconds: int) -> None:
    with pytest.raises(ValueError, match="5 to 120 seconds"):
        MatchSetup(turn_seconds=seconds)


@pytest.mark.parametrize("seconds", [None, 5, 17, 120])
def test_any_whole_second_in_range_is_fine(seconds: int | None) -> None:
    assert MatchSetup(turn_seconds=seconds).turn_seconds == seconds


def test_long_names_are_refused() -> None:
    with pytest.raises(ValueError, match="at most 24"):
        person("x" * 25)


def test_a_bot_has_a_level_and_a_person_has_none() -> None:
    with pytest.raises(ValueError, match="a bot has a level"):
        PlayerSpec(PlayerKind.BOT)
    with pytest.raises(ValueError, match="a bot has a level"):
        PlayerSpec(PlayerKind.PERSON, level=HARD)


def test_two_bots_have_a_level_each_which_goes_with_them() -> None:
    setup = two_bots(EASY, HARD)
    assert [setup.spec(side).level for side in Side] == [EASY, HARD]
    assert [setup.swapped().spec(side).level for side in Side] == [HARD, EASY]
