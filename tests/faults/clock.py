"""The clock: time that jumps, stands, crawls and is set back, and what the players are charged for it.

    python -m tests.faults.clock --seed 1 --count 20000

A game is played on a clock that is told how much time passes: microseconds, a second, hours of a suspended machine. The
system's date jumps meanwhile. What the referee says of the times is compared with a count of our own after each event.
"""

from __future__ import annotations

import math
import random
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from connect4_gui.engine.board import Side
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.state import GameState
from tests.faults.campaign import Case, MakeCase, main
from tests.faults.reader import require
from tests.faults.setups import random_setup
from tests.game.fakes import Hall

EVENTS = 200
STEPS = (1e-6, 0.001, 0.1, 0.1, 0.1, 1.0, 4.999, 5.0, 60.0, 3600.0, 86_400.0)
DATES = (-1.0, 0.0, 1e9, 1.8e9, 4e9, 1e12)
CLOSE = 1e-6
"""Binary fractions are not exact; nobody notices a microsecond."""

MakeHall = Callable[[MatchSetup], Hall]


def clock(make_hall: MakeHall = Hall) -> MakeCase:
    """Makes games of two people on a clock of ours."""

    def make(rng: random.Random, _number: int) -> Case:
        setup = random_setup(rng, bots=0, is_timed=rng.random() < 0.7)
        return Case(_kind(setup), lambda: _play(make_hall(setup), rng))

    return make


def _kind(setup: MatchSetup) -> str:
    turns = "no turn timer" if setup.turn_seconds is None else f"turn timer, {setup.timeout_rule.value}"
    return f"{turns}, {'no game clock' if setup.game_time is None else 'game clock'}"


def _play(hall: Hall, rng: random.Random) -> int:
    with wandering_date(rng):
        hall.referee.start()
        for _ in range(EVENTS):
            _event(hall, rng)
            if hall.referee.state.is_over:
                hall.referee.new_game()
        hall.referee.close()
    return EVENTS


def _event(hall: Hall, rng: random.Random) -> None:
    match rng.randrange(12):
        case 0 | 1:
            moves = hall.referee.state.moves
            if moves:
                hall.referee.wish(rng.choice(moves))
        case 2:
            hall.referee.set_paused(rng.random() < 0.4)
        case 3:
            hall.referee.set_dialog_open(rng.random() < 0.4)
        case 4:
            rng.choice((hall.referee.undo, hall.referee.redo, hall.referee.swap_sides))()
        case _:
            _let_time_pass(hall, rng.choice(STEPS))


def _let_time_pass(hall: Hall, seconds: float) -> None:
    before = hall.referee.state
    hall.clock.advance(seconds)
    _compare(before, hall.referee.state, seconds)
    hall.referee.tick()
    after = hall.referee.state
    require(len(after.turns) <= len(before.turns) + 1, "one pause of the machine has cost several turns")
    left = after.times.turn_left
    require(after.is_over or bool(after.holds) or left is None or left > 0, "a turn goes on without time")


def _compare(before: GameState, after: GameState, seconds: float) -> None:
    """What ``seconds`` may have changed, before anybody looks whether a time is over."""
    runs = not before.holds and not before.is_over
    passed = seconds if runs else 0.0
    require(_is_near(after.times.elapsed - before.times.elapsed, passed), "the time of the game is wrong")
    require(_is_near(after.times.turn_elapsed - before.times.turn_elapsed, passed), "the time of the turn is wrong")
    if before.times.turn_left is not None and after.times.turn_left is not None:
        expected = max(0.0, before.times.turn_left - passed)
        require(_is_near(after.times.turn_left, expected), "the time left for the turn is wrong")
    for side in Side:
        if side in before.times.game_left:
            charged = passed if side is before.mover else 0.0
            expected = max(0.0, before.times.game_left[side] - charged)
            require(_is_near(after.times.game_left[side], expected), f"the clock of player {side.value} is wrong")


def _is_near(found: float, expected: float) -> bool:
    return math.isfinite(found) and abs(found - expected) <= CLOSE * max(1.0, abs(expected))


@contextmanager
def wandering_date(rng: random.Random) -> Iterator[None]:
    """Somebody sets the system's date, again and again."""
    real, dates = time.time, random.Random(rng.random())
    time.time = lambda: dates.choice(DATES)
    try:
        yield
    finally:
        time.time = real


if __name__ == "__main__":
    sys.exit(main("clock", clock(), 20_000))
