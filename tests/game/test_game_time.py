from __future__ import annotations

import pytest

from connect4_gui.game.game_time import GAME_TIMES, GameTime


def test_game_times_read_as_players_write_them() -> None:
    assert [str(choice) for choice in GAME_TIMES] == ["1+1", "3+2", "5+3", "10+5"]
    assert GameTime(3, 2).seconds == 180


def test_without_a_wish_a_game_has_three_minutes_and_two_seconds_for_each_disc() -> None:
    assert str(GameTime()) == "3+2"


@pytest.mark.parametrize("text", ["1+0", "60+60"])
def test_the_shortest_and_the_longest_time_are_fine(text: str) -> None:
    minutes, increment = map(int, text.split("+"))
    assert str(GameTime(minutes, increment)) == text


@pytest.mark.parametrize("minutes", [0, -1, 61])
def test_minutes_out_of_range_are_refused(minutes: int) -> None:
    with pytest.raises(ValueError, match="1 to 60 minutes"):
        GameTime(minutes, 0)


@pytest.mark.parametrize("seconds", [-1, 61])
def test_increments_out_of_range_are_refused(seconds: int) -> None:
    with pytest.raises(ValueError, match="0 to 60 seconds"):
        GameTime(1, seconds)
