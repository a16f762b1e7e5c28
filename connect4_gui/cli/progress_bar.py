"""ProgressBar: how far a long work has come, for people at a terminal."""

from __future__ import annotations

import time

from connect4_gui.cli.streams import say_aside

BAR_WIDTH = 30


class ProgressBar:
    """A line on stderr that is written over and over: how much is done and how long the rest will take."""

    def __init__(self) -> None:
        self._started_at: float | None = None
        self._already_done = 0

    def __call__(self, done: int, total: int) -> None:
        now = time.monotonic()
        if self._started_at is None:
            self._started_at, self._already_done = now, done
        filled = BAR_WIDTH * done // total
        bar = "#" * filled + "." * (BAR_WIDTH - filled)
        text = f"[{bar}] {done:,} of {total:,}{self._time_left(done, total, now - self._started_at)}"
        say_aside(f"\r{text:<79}")

    def _time_left(self, done: int, total: int, seconds: float) -> str:
        fresh = done - self._already_done
        if not fresh:
            return ""
        left = round(seconds / fresh * (total - done))
        return f", {left // 3600}:{left // 60 % 60:02}:{left % 60:02} left"
