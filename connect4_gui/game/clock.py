"""GameClock: elapsed time of the game and time left for the turn, read from a monotonic clock."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from enum import Enum


class Hold(Enum):
    """A reason for the clock to stand still. It runs only when no reason is left."""

    PAUSED = "paused"
    DIALOG = "dialog"
    GAME_OVER = "game over"
    STUCK = "stuck"


class GameClock:
    """Never counts ticks: every answer is computed from the injected monotonic ``now`` (seconds)."""

    def __init__(self, turn_seconds: float | None, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._turn_seconds = turn_seconds
        self._banked = 0.0
        self._running_since: float | None = now()
        self._turn_started_at: float | None = None
        self._holds: set[Hold] = set()

    @property
    def elapsed(self) -> float:
        """Seconds the game has been running, holds left out."""
        if self._running_since is None:
            return self._banked
        return self._banked + (self._now() - self._running_since)

    @property
    def turn_left(self) -> float | None:
        """Seconds left for this turn, never below 0; None if the turn is not timed."""
        if self._turn_seconds is None or self._turn_started_at is None:
            return None
        return max(0.0, self._turn_seconds - (self.elapsed - self._turn_started_at))

    @property
    def is_turn_over(self) -> bool:
        return self.turn_left == 0.0

    @property
    def is_held(self) -> bool:
        return bool(self._holds)

    def start_turn(self, *, timed: bool) -> None:
        """Refill the turn's time. An untimed turn (the computer's) has no limit."""
        self._turn_started_at = self.elapsed if timed else None

    def hold(self, reason: Hold) -> None:
        if not self._holds and self._running_since is not None:
            self._banked = self.elapsed
            self._running_since = None
        self._holds.add(reason)

    def release(self, reason: Hold) -> None:
        self._holds.discard(reason)
        if not self._holds and self._running_since is None:
            self._running_since = self._now()


def format_elapsed(seconds: float) -> str:
    """``MM:SS``, from one hour on ``H:MM:SS``."""
    minutes, second = divmod(int(seconds), 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute:02}:{second:02}"


def whole_seconds_left(seconds: float) -> int:
    """Rounded up, so that 0 is shown only when the time is really over."""
    return math.ceil(seconds)
