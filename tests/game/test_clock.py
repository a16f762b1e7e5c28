from __future__ import annotations

import pytest

from connect4_gui.engine.board import Side
from connect4_gui.game.clock import GameClock, Hold, format_elapsed, format_left, whole_seconds_left
from connect4_gui.game.game_time import GameTime


class FakeTime:
    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def time() -> FakeTime:
    return FakeTime()


def test_elapsed_follows_the_monotonic_clock(time: FakeTime) -> None:
    clock = GameClock(None, time)
    time.seconds += 61.5
    assert clock.elapsed == 61.5


def test_a_turn_runs_down_and_stops_at_zero(time: FakeTime) -> None:
    clock = GameClock(20, time)
    clock.start_turn(Side.FIRST, timed=True)
    time.seconds += 7.5
    assert clock.turn_left == 12.5
    assert not clock.is_turn_over
    time.seconds += 100
    assert clock.turn_left == 0
    assert clock.is_turn_over


def test_a_new_turn_refills_the_clock(time: FakeTime) -> None:
    clock = GameClock(20, time)
    clock.start_turn(Side.FIRST, timed=True)
    time.seconds += 19
    clock.start_turn(Side.FIRST, timed=True)
    assert clock.turn_left == 20


def test_an_untimed_turn_never_runs_out(time: FakeTime) -> None:
    clock = GameClock(20, time)
    clock.start_turn(Side.FIRST, timed=False)
    time.seconds += 1000
    assert clock.turn_left is None
    assert not clock.is_turn_over


def test_without_a_limit_no_turn_runs_out(time: FakeTime) -> None:
    clock = GameClock(None, time)
    clock.start_turn(Side.FIRST, timed=True)
    time.seconds += 1000
    assert clock.turn_left is None


def test_the_clock_stands_still_until_the_last_reason_is_gone(time: FakeTime) -> None:
    clock = GameClock(20, time)
    clock.start_turn(Side.FIRST, timed=True)
    time.seconds += 5
    clock.hold(Hold.PAUSED)
    clock.hold(Hold.DIALOG)
    time.seconds += 100
    clock.release(Hold.PAUSED)
    time.seconds += 100
    assert (clock.elapsed, clock.turn_left) == (5, 15)
    clock.release(Hold.DIALOG)
    time.seconds += 1
    assert (clock.elapsed, clock.turn_left) == (6, 14)


def test_releasing_what_was_not_held_changes_nothing(time: FakeTime) -> None:
    clock = GameClock(20, time)
    clock.release(Hold.DIALOG)
    time.seconds += 3
    assert clock.elapsed == 3
    assert not clock.is_held


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "00:00"), (59.99, "00:59"), (161, "02:41"), (3599, "59:59"), (3600, "1:00:00"), (36061, "10:01:01")],
)
def test_elapsed_time_as_text(seconds: float, text: str) -> None:
    assert format_elapsed(seconds) == text


def test_zero_is_shown_only_when_the_time_is_over() -> None:
    assert [whole_seconds_left(left) for left in (12.0, 11.2, 0.01, 0.0)] == [12, 12, 1, 0]


def test_game_time_runs_for_the_mover_only(time: FakeTime) -> None:
    clock = GameClock(None, time, GameTime(3, 2))
    clock.start_turn(Side.FIRST, timed=True)
    time.seconds += 10
    assert clock.times == {Side.FIRST: 170, Side.SECOND: 180}


def test_a_finished_turn_earns_the_increment_and_a_passed_one_does_not(time: FakeTime) -> None:
    clock = GameClock(None, time, GameTime(3, 2))
    for earns, left in ((True, 172), (False, 162)):
        clock.start_turn(Side.FIRST, timed=True)
        time.seconds += 10
        clock.end_turn(earns=earns)
        assert clock.game_left(Side.FIRST) == left


def test_an_empty_game_clock_stays_empty(time: FakeTime) -> None:
    clock = GameClock(None, time, GameTime(1, 0))
    clock.start_turn(Side.SECOND, timed=True)
    time.seconds += 59
    assert not clock.is_game_time_over
    time.seconds += 500
    assert clock.is_game_time_over
    assert clock.game_left(Side.SECOND) == 0


def test_an_untimed_turn_costs_no_game_time(time: FakeTime) -> None:
    clock = GameClock(None, time, GameTime(1, 1))
    clock.start_turn(Side.SECOND, timed=False)
    time.seconds += 500
    clock.end_turn(earns=True)
    assert clock.times == {Side.FIRST: 60, Side.SECOND: 60}
    assert not clock.is_game_time_over


def test_game_time_stands_while_the_clock_is_held(time: FakeTime) -> None:
    clock = GameClock(None, time, GameTime(1, 1))
    clock.start_turn(Side.FIRST, timed=True)
    clock.hold(Hold.PAUSED)
    time.seconds += 500
    assert clock.game_left(Side.FIRST) == 60


def test_the_times_of_an_earlier_moment_can_be_given_back(time: FakeTime) -> None:
    clock = GameClock(None, time, GameTime(1, 1))
    clock.start_turn(Side.FIRST, timed=True)
    clock.remember(0)
    time.seconds += 30
    clock.end_turn(earns=True)
    clock.recall(1)
    assert clock.game_left(Side.FIRST) == 31
    clock.recall(0)
    assert clock.game_left(Side.FIRST) == 60


def test_without_a_game_clock_there_is_no_game_time(time: FakeTime) -> None:
    clock = GameClock(20, time)
    clock.start_turn(Side.FIRST, timed=True)
    clock.end_turn(earns=True)
    assert clock.game_left(Side.FIRST) is None
    assert clock.times == {}


@pytest.mark.parametrize(
    ("seconds", "text"), [(180, "3:00"), (179.2, "3:00"), (61, "1:01"), (0.1, "0:01"), (0, "0:00")]
)
def test_time_left_as_text(seconds: float, text: str) -> None:
    assert format_left(seconds) == text
