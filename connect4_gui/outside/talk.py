"""Talk: how a bot from outside is spoken to."""

from __future__ import annotations

import time
from typing import Protocol

from connect4_gui.engine.search_types import StopFlag
from connect4_gui.outside.bot_process import BotProcess
from connect4_gui.outside.fault import FaultKind, Forfeit
from connect4_gui.outside.game_line import GameLine


class Talk(Protocol):
    """A conversation with one bot about one game. Both raise Forfeit, or Stopped."""

    def begin(self, stop: StopFlag) -> None:
        """Wait until the bot is ready."""

    def choose(self, line: GameLine, stop: StopFlag) -> int:
        """The column that the bot chooses where ``line`` has led; it need not be on the board."""


class Deadline:
    """Reads lines of ``process`` until the time is over, which costs the bot the game."""

    def __init__(self, process: BotProcess, seconds: float, stop: StopFlag, *, is_start: bool) -> None:
        self._process = process
        self._seconds = seconds
        self._stop = stop
        self._is_start = is_start
        self._end = time.monotonic() + seconds

    def read(self) -> str:
        try:
            return self._process.read(self._end, self._stop)
        except TimeoutError:
            if self._is_start:
                raise Forfeit(FaultKind.NOT_READY, f"{self._seconds:g}") from None
            raise Forfeit(FaultKind.TOO_SLOW, f"{self._seconds:g}") from None
