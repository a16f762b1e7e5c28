from __future__ import annotations

from itertools import product

import pytest

from connect4_gui.engine.board import Side
from connect4_gui.engine.levels import EASY, HARD
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.match_setup import (
    DEFAULT_TURN_SECONDS,
    MAX_TURN_SECONDS,
    MIN_TURN_SECONDS,
    TURN_SECONDS_STEP,
    MatchSetup,
    StartRule,
)
from connect4_gui.game.player_spec import MAX_NAME_LENGTH, PlayerKind, PlayerSpec, bot, checked_name, person
from tests.matches import against_computer, friends, two_bots


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


def test_the_usual_and_the_longest_time_are_whole_steps_above_the_shortest() -> None:
    for seconds in (DEFAULT_TURN_SECONDS, MAX_TURN_SECONDS):
        assert (seconds - MIN_TURN_SECONDS) % TURN_SECONDS_STEP == 0


@pytest.mark.parametrize(("setup", "answers"), [(friends(), False), (against_computer(), True), (two_bots(), False)])
def test_a_bot_answers_where_one_person_plays(setup: MatchSetup, answers: bool) -> None:
    assert setup.has_answers is answers


@pytest.mark.parametrize(
    ("setup", "timed"),
    [
        (friends(), False),
        (friends(turn_seconds=20), True),
        (friends(game_time=GameTime()), True),
        (against_computer(turn_seconds=20, game_time=GameTime()), True),
        (two_bots(turn_seconds=20, game_time=GameTime()), False),
    ],
)
def test_only_peoples_time_can_run_out(setup: MatchSetup, timed: bool) -> None:
    assert setup.is_timed is timed


def test_a_name_may_be_as_long_as_there_is_room_for() -> None:
    longest = "x" * MAX_NAME_LENGTH
    assert person(longest).name == checked_name(longest) == longest


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
