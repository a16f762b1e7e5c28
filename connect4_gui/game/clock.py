"""GameClock: elapsed time of the game, time left for the turn and for each player's game, from a monotonic clock."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from enum import Enum

from connect4_gui.engine.board import Side
from connect4_gui.game.game_time import GameTime


class Hold(Enum):
    """A reason for the clock to stand still. It runs only when no reason is left."""

    PAUSED = "paused"
    DIALOG = "dialog"
    GAME_OVER = "game over"
    STUCK = "stuck"


class GameClock:
    """Never counts ticks: every answer is computed from the injected monotonic ``now`` (seconds).

    Players are named by the side they began the match on, so that they keep their time when they change sides.
    """

    def __init__(
        self,
        turn_seconds: float | None,
        now: Callable[[], float] = time.monotonic,
        game_time: GameTime | None = None,
    ) -> None:
        self._now = now
        self._turn_seconds = turn_seconds
        self._game_time = game_time
        self._times = {} if game_time is None else {player: float(game_time.seconds) for player in Side}
        self._remembered: dict[int, Mapping[Side, float]] = {}
        self._banked = 0.0
        self._running_since: float | None = now()
        self._turn_started_at: float | None = None
        self._player: Side | None = None
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
    def is_game_time_over(self) -> bool:
        """Whether the player whose time runs has none left for the game."""
        return self._player is not None and self.game_left(self._player) == 0.0

    @property
    def seconds_left(self) -> float | None:
        """Seconds until the turn's or the game's time of whoever is to move runs out; None if nothing does."""
        limits = (self.turn_left, None if self._player is None else self.game_left(self._player))
        return min((left for left in limits if left is not None), default=None)

    @property
    def is_held(self) -> bool:
        return bool(self._holds)

    @property
    def times(self) -> Mapping[Side, float]:
        """Seconds left for the game of each player; empty without a game clock."""
        return {player: self._left(player) for player in self._times}

    def game_left(self, player: Side) -> float | None:
        """Seconds ``player`` has left for the game, never below 0; None without a game clock."""
        return self._left(player) if player in self._times else None

    def start_turn(self, player: Side, *, timed: bool) -> None:
        """Refill the turn's time and let ``player``'s run. An untimed turn (the computer's) has no limit."""
        self._turn_started_at = self.elapsed if timed else None
        self._player = player if timed else None

    def end_turn(self, *, earns: bool) -> None:
        """Book the time that the turn took; ``earns`` adds the increment. Harmless between turns."""
        if self._player in self._times and self._game_time is not None:
            gain = self._game_time.increment_seconds if earns else 0
            self._times[self._player] = self._left(self._player) + gain
        self._turn_started_at = self._player = None

    def remember(self, place: int) -> None:
        """Keep every player's game time for the case that the game comes back to ``place``."""
        self._remembered[place] = self.times

    def recall(self, place: int) -> None:
        """Give every player the game time of ``place``, if it is remembered. To be called between turns."""
        self._times.update(self._remembered.get(place, {}))

    def hold(self, reason: Hold) -> None:
        if not self._holds and self._running_since is not None:
            self._banked = self.elapsed
            self._running_since = None
        self._holds.add(reason)

    def release(self, reason: Hold) -> None:
        self._holds.discard(reason)
        if not self._holds and self._running_since is None:
            self._running_since = self._now()

    def _left(self, player: Side) -> float:
        used = 0.0
        if player is self._player and self._turn_started_at is not None:
            used = self.elapsed - self._turn_started_at
        return max(0.0, self._times[player] - used)


def format_elapsed(seconds: float) -> str:
    """``MM:SS``, from one hour on ``H:MM:SS``."""
    minutes, second = divmod(int(seconds), 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute:02}:{second:02}"


def format_left(seconds: float) -> str:
    """Time left as ``M:SS``, rounded up."""
    minutes, second = divmod(whole_seconds_left(seconds), 60)
    return f"{minutes}:{second:02}"


def whole_seconds_left(seconds: float) -> int:
    """Rounded up, so that 0 is shown only when the time is really over."""
    return math.ceil(seconds)
