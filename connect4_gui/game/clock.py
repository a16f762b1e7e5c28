"""GameClock: elapsed time of the game, time left for the turn and for each player's game, from a monotonic clock."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from connect4_gui.engine.board import Side
from connect4_gui.game.game import Clocks, TurnTime
from connect4_gui.game.game_time import GameTime


class GameClock:
    """Never counts ticks: every answer is computed from the injected monotonic ``now`` (seconds).

    It stands until it is told to run. Players are named by the side they began the match on, so that they keep their
    time when they change sides.
    """

    def __init__(
        self,
        turn_seconds: float | None,
        now: Callable[[], float] = time.monotonic,
        game_time: GameTime | None = None,
        elapsed: float = 0.0,
    ) -> None:
        """``elapsed`` is what the game has taken already."""
        self._now = now
        self._turn_seconds = turn_seconds
        self._game_time = game_time
        self._times = {} if game_time is None else {player: float(game_time.seconds) for player in Side}
        self._banked = elapsed
        self._running_since: float | None = None
        self._turn_started_at: float | None = None
        self._player: Side | None = None

    @property
    def is_running(self) -> bool:
        return self._running_since is not None

    @property
    def elapsed(self) -> float:
        """Seconds that the clock has been running."""
        if self._running_since is None:
            return self._banked
        return self._banked + (self._now() - self._running_since)

    @property
    def turn_left(self) -> float | None:
        """Seconds left for this turn, never below 0; None if the turn is not timed."""
        if self._turn_seconds is None or self._player is None:
            return None
        return max(0.0, self._turn_seconds - self.turn_elapsed)

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

    def game_left(self, player: Side) -> float | None:
        """Seconds ``player`` has left for the game, never below 0; None without a game clock."""
        if player not in self._times:
            return None
        used = self.turn_elapsed if player is self._player else 0.0
        return max(0.0, self._times[player] - used)

    @property
    def turn_elapsed(self) -> float:
        """Seconds that this turn has taken."""
        return 0.0 if self._turn_started_at is None else self.elapsed - self._turn_started_at

    def start_turn(self, player: Side, *, timed: bool, elapsed: float = 0.0) -> None:
        """Refill the turn's time and let ``player``'s run. An untimed turn (a bot's) has no limit.

        ``elapsed`` is what a turn that goes on has taken already.
        """
        self._turn_started_at = self.elapsed - elapsed
        self._player = player if timed else None

    def end_turn(self, *, earns: bool, ran_out: bool = False) -> TurnTime:
        """Book the time that the turn took; ``earns`` adds the increment. Harmless between turns."""
        seconds = self.turn_elapsed
        if self._player is not None and self._game_time is not None:
            gain = self._game_time.increment_seconds if earns else 0
            self._times[self._player] = max(0.0, self._times[self._player] - seconds) + gain
        self._turn_started_at = self._player = None
        return TurnTime(seconds, self.clocks, ran_out)

    @property
    def clocks(self) -> Clocks | None:
        """What the players had left for the game when this turn began; None without a game clock."""
        return (self._times[Side.FIRST], self._times[Side.SECOND]) if self._times else None

    def set_clocks(self, clocks: Clocks | None) -> None:
        """Give the players the time they had at another place of the game; None is all of it. Call between turns."""
        if self._game_time is not None:
            whole = float(self._game_time.seconds)
            self._times = dict(zip(Side, clocks or (whole, whole), strict=True))

    def set_running(self, is_running: bool) -> None:
        if is_running and self._running_since is None:
            self._running_since = self._now()
        elif not is_running:
            self._banked = self.elapsed
            self._running_since = None


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
