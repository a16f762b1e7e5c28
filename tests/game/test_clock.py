from __future__ import annotations

import pytest

from connect4_gui.engine.board import Side
from connect4_gui.game.clock import GameClock, format_elapsed, format_left, whole_seconds_left
from connect4_gui.game.game import TurnTime
from connect4_gui.game.game_time import GameTime
from tests.game.fakes import FakeClock


@pytest.fixture
def time() -> FakeClock:
    return FakeClock()


def running_clock(turn_seconds: float | None, time: FakeClock, game_time: GameTime | None = None) -> GameClock:
    clock = GameClock(turn_seconds, time, game_time)
    clock.set_running(True)
    return clock


def both(clock: GameClock) -> list[float | None]:
    return [clock.game_left(player) for player in Side]


def test_elapsed_follows_the_monotonic_clock(time: FakeClock) -> None:
    clock = running_clock(None, time)
    time.seconds += 61.5
    assert clock.elapsed == 61.5


def test_a_turn_runs_down_and_stops_at_zero(time: FakeClock) -> None:
    clock = running_clock(20, time)
    clock.start_turn(Side.FIRST, timed=True)
    time.seconds += 7.5
    assert clock.turn_left == 12.5
    assert not clock.is_turn_over
    time.seconds += 100
    assert clock.turn_left == 0
    assert clock.is_turn_over


def test_a_new_turn_refills_the_clock(time: FakeClock) -> None:
    clock = running_clock(20, time)
    clock.start_turn(Side.FIRST, timed=True)
    time.seconds += 19
    clock.start_turn(Side.FIRST, timed=True)
    assert clock.turn_left == 20


def test_an_untimed_turn_never_runs_out(time: FakeClock) -> None:
    clock = running_clock(20, time)
    clock.start_turn(Side.FIRST, timed=False)
    time.seconds += 1000
    assert clock.turn_left is None
    assert not clock.is_turn_over


def test_without_a_limit_no_turn_runs_out(time: FakeClock) -> None:
    clock = running_clock(None, time)
    clock.start_turn(Side.FIRST, timed=True)
    time.seconds += 1000
    assert clock.turn_left is None


def test_the_clock_stands_until_it_runs_and_whenever_it_is_stopped(time: FakeClock) -> None:
    clock = GameClock(20, time)
    clock.start_turn(Side.FIRST, timed=True)
    time.seconds += 100
    assert (clock.elapsed, clock.turn_left, clock.is_running) == (0, 20, False)
    clock.set_running(True)
    time.seconds += 5
    clock.set_running(True)
    assert (clock.elapsed, clock.turn_left) == (5, 15)
    clock.set_running(False)
    clock.set_running(False)
    time.seconds += 100
    assert (clock.elapsed, clock.turn_left) == (5, 15)
    clock.set_running(True)
    time.seconds += 1
    assert (clock.elapsed, clock.turn_left) == (6, 14)


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "00:00"), (59.99, "00:59"), (161, "02:41"), (3599, "59:59"), (3600, "1:00:00"), (36061, "10:01:01")],
)
def test_elapsed_time_as_text(seconds: float, text: str) -> None:
    assert format_elapsed(seconds) == text


def test_zero_is_shown_only_when_the_time_is_over() -> None:
    assert [whole_seconds_left(left) for left in (12.0, 11.2, 0.01, 0.0)] == [12, 12, 1, 0]


def test_game_time_runs_for_the_mover_only(time: FakeClock) -> None:
    clock = running_clock(None, time, GameTime(3, 2))
    clock.start_turn(Side.FIRST, timed=True)
    time.seconds += 10
    assert both(clock) == [170, 180]


def test_a_finished_turn_earns_the_increment_and_a_passed_one_does_not(time: FakeClock) -> None:
    clock = running_clock(None, time, GameTime(3, 2))
    for earns, left in ((True, 172), (False, 162)):
        clock.start_turn(Side.FIRST, timed=True)
        time.seconds += 10
        clock.end_turn(earns=earns)
        assert clock.game_left(Side.FIRST) == left


def test_an_empty_game_clock_stays_empty(time: FakeClock) -> None:
    clock = running_clock(None, time, GameTime(1, 0))
    clock.start_turn(Side.SECOND, timed=True)
    time.seconds += 59
    assert not clock.is_game_time_over
    time.seconds += 500
    assert clock.is_game_time_over
    assert clock.game_left(Side.SECOND) == 0
    assert clock.end_turn(earns=False).clocks == (60, 0)


def test_an_untimed_turn_costs_no_game_time(time: FakeClock) -> None:
    clock = running_clock(None, time, GameTime(1, 1))
    clock.start_turn(Side.SECOND, timed=False)
    time.seconds += 500
    clock.end_turn(earns=True)
    assert both(clock) == [60, 60]
    assert not clock.is_game_time_over


def test_game_time_stands_while_the_clock_is_held(time: FakeClock) -> None:
    clock = running_clock(None, time, GameTime(1, 1))
    clock.start_turn(Side.FIRST, timed=True)
    clock.set_running(False)
    time.seconds += 500
    assert clock.game_left(Side.FIRST) == 60


def test_the_times_of_an_earlier_place_can_be_given_back(time: FakeClock) -> None:
    clock = running_clock(None, time, GameTime(1, 1))
    clock.start_turn(Side.FIRST, timed=True)
    time.seconds += 30
    assert clock.end_turn(earns=True) == TurnTime(30, (31, 60))
    clock.set_clocks((50, 40))
    assert both(clock) == [50, 40]
    clock.set_clocks(None)
    assert both(clock) == [60, 60]


def test_every_turn_says_how_long_it_took(time: FakeClock) -> None:
    clock = running_clock(20, time)
    clock.start_turn(Side.FIRST, timed=False)
    time.seconds += 7
    assert clock.end_turn(earns=True) == TurnTime(7)
    assert clock.end_turn(earns=False, ran_out=True) == TurnTime(0, ran_out=True)


def test_without_a_game_clock_there_is_no_game_time(time: FakeClock) -> None:
    clock = running_clock(20, time)
    clock.start_turn(Side.FIRST, timed=True)
    clock.end_turn(earns=True)
    assert clock.game_left(Side.FIRST) is None
    assert both(clock) == [None, None]


@pytest.mark.parametrize(
    ("seconds", "text"), [(180, "3:00"), (179.2, "3:00"), (61, "1:01"), (0.1, "0:01"), (0, "0:00")]
)
def test_time_left_as_text(seconds: float, text: str) -> None:
    assert format_left(seconds) == text
