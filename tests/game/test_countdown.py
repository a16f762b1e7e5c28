"""The last five seconds: each is told once, and again in the next turn."""

from __future__ import annotations

import pytest

from connect4_gui.game.countdown import Countdown, is_urgent


def test_each_of_the_last_seconds_is_told_once() -> None:
    countdown = Countdown()
    told = [countdown.follow(left) for left in (5.01, 5.0, 4.6, 4.0, 3.2, 1.0, 0.3, 0.0)]
    assert told == [None, 5, None, 4, None, 1, None, None]
    assert countdown.second == 1


def test_a_new_turn_is_told_its_own_seconds() -> None:
    countdown = Countdown()
    assert countdown.follow(2.0) == 2
    countdown.restart()
    assert countdown.second is None
    assert countdown.follow(2.0) == 2


def test_without_a_limit_no_second_is_told() -> None:
    assert Countdown().follow(None) is None


@pytest.mark.parametrize(("left", "urgent"), [(None, False), (5.01, False), (5.0, True), (0.0, True)])
def test_only_the_last_five_seconds_are_urgent(left: float | None, urgent: bool) -> None:
    assert is_urgent(left) is urgent
