"""Countdown: tells each of the last five seconds of a turn once."""

from __future__ import annotations

from connect4_gui.game.clock import whole_seconds_left

WARNED_SECONDS = 5


def is_urgent(seconds_left: float | None) -> bool:
    """Whether these are the last seconds."""
    return seconds_left is not None and whole_seconds_left(seconds_left) <= WARNED_SECONDS


class Countdown:
    def __init__(self) -> None:
        self._second: int | None = None

    @property
    def second(self) -> int | None:
        """The second that was told last; None before the last five."""
        return self._second

    def restart(self) -> None:
        """A new turn has begun."""
        self._second = None

    def follow(self, seconds_left: float | None) -> int | None:
        """The second that has just begun, if it is one to tell and was not told yet. None means untimed."""
        if seconds_left is None:
            return None
        second = whole_seconds_left(seconds_left)
        if not 1 <= second <= WARNED_SECONDS or second == self._second:
            return None
        self._second = second
        return second
