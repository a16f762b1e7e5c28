"""The clock: computed from a monotonic time, standing still for every reason to."""

from __future__ import annotations

import pytest

from connect4_gui.game.clock import GameClock, Hold, format_elapsed, whole_seconds_left


class Time:
    def __init__(self) -> None:
        self.now = 50.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


def test_elapsed_time_leaves_holds_out(time: Time) -> None:
    clock = GameClock(None, time)
    time.now += 3
    clock.hold(Hold.PAUSED)
    time.now += 100
    assert clock.elapsed == 3
    clock.release(Hold.PAUSED)
    time.now += 2
    assert clock.elapsed == 5


def test_the_clock_runs_only_when_no_reason_to_stand_is_left(time: Time) -> None:
    clock = GameClock(None, time)
    clock.hold(Hold.PAUSED)
    clock.hold(Hold.DIALOG)
    clock.release(Hold.PAUSED)
    time.now += 9
    assert clock.is_held
    assert clock.elapsed == 0
    clock.release(Hold.DIALOG)
    clock.release(Hold.DIALOG)
    time.now += 1
    assert clock.elapsed == 1


def test_a_turn_counts_down_stops_at_zero_and_refills(time: Time) -> None:
    clock = GameClock(20, time)
    assert clock.turn_left is None
    clock.start_turn(timed=True)
    time.now += 19.5
    assert clock.turn_left == pytest.approx(0.5)
    assert not clock.is_turn_over
    time.now += 5
    assert clock.turn_left == 0
    assert clock.is_turn_over
    clock.start_turn(timed=True)
    assert clock.turn_left == 20


def test_an_untimed_turn_never_ends(time: Time) -> None:
    clock = GameClock(5, time)
    clock.start_turn(timed=False)
    time.now += 1000
    assert clock.turn_left is None
    assert not clock.is_turn_over


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "00:00"), (59.99, "00:59"), (161, "02:41"), (3599.9, "59:59"), (3600, "1:00:00"), (36_061, "10:01:01")],
)
def test_elapsed_time_as_text(seconds: float, text: str) -> None:
    assert format_elapsed(seconds) == text


@pytest.mark.parametrize(("seconds", "whole"), [(20, 20), (19.01, 20), (0.01, 1), (0, 0)])
def test_zero_is_shown_only_when_time_is_over(seconds: float, whole: int) -> None:
    assert whole_seconds_left(seconds) == whole
