from __future__ import annotations

import pytest

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import EASY, HARD
from connect4_gui.game.match_setup import MatchSetup, Opponent, StartRule


@pytest.mark.parametrize(
    ("rule", "starters"),
    [(StartRule.FIRST, [1, 1, 1, 1]), (StartRule.SECOND, [2, 2, 2, 2]), (StartRule.ALTERNATE, [1, 2, 1, 2])],
)
def test_who_starts_from_game_to_game(rule: StartRule, starters: list[int]) -> None:
    assert [MatchSetup(start_rule=rule).starter(number) for number in range(4)] == starters


def test_the_computer_is_the_second_player() -> None:
    setup = MatchSetup(opponent=Opponent.COMPUTER)
    assert [setup.is_computer(side) for side in Side] == [False, True]
    assert not MatchSetup().is_computer(Side.SECOND)


@pytest.mark.parametrize("seconds", [4, 0, -5, 121])
def test_turn_times_out_of_range_are_refused(seconds: int) -> None:
    with pytest.raises(ValueError, match="5 to 120 seconds"):
        MatchSetup(turn_seconds=seconds)


@pytest.mark.parametrize("seconds", [None, 5, 17, 120])
def test_any_whole_second_in_range_is_fine(seconds: int | None) -> None:
    assert MatchSetup(turn_seconds=seconds).turn_seconds == seconds


def test_a_game_needs_five_columns() -> None:
    with pytest.raises(ValueError, match="at least 5 columns"):
        MatchSetup(size=BoardSize(4, 4))


def test_long_names_are_refused() -> None:
    with pytest.raises(ValueError, match="at most 24"):
        MatchSetup(names=("x" * 25, ""))


def test_two_bots_have_a_level_each_which_goes_with_them() -> None:
    setup = MatchSetup(opponent=Opponent.BOTS, first_level=EASY, level=HARD)
    assert [setup.level_of(side) for side in Side] == [EASY, HARD]
    assert [setup.swapped().level_of(side) for side in Side] == [HARD, EASY]
    assert MatchSetup().level_of(Side.SECOND) is None
