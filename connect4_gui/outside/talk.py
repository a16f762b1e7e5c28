"""Talk: how a bot from outside is spoken to."""

from __future__ import annotations

import time
from typing import Protocol

from connect4_gui.engine.moves import Drop, Move
from connect4_gui.engine.notation import parse_moves
from connect4_gui.engine.rules import Rules, is_classic
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.outside.bot_process import BotProcess
from connect4_gui.outside.fault import FaultKind, Forfeit
from connect4_gui.outside.line import Line

MOST_DIGITS = 9


class Talk(Protocol):
    """A conversation with one bot about one game. Both raise Forfeit, or Stopped."""

    def begin(self, rules: Rules, stop: StopFlag) -> None:
        """Wait until the bot is ready to play by ``rules``."""

    def choose(self, line: Line, stop: StopFlag) -> Move:
        """The move that the bot chooses where ``line`` has led; it need not be allowed there."""


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


def read_move(text: str, rules: Rules, shown: str) -> Move:
    """The move that a bot means by ``text``. Raises Forfeit, saying ``shown``, if it is none."""
    if text.isascii() and text.isdigit():
        return Drop(int(text[:MOST_DIGITS]) - 1)
    try:
        (move,) = parse_moves(text)
    except ValueError:
        raise no_move(rules, shown) from None
    return move


def no_move(rules: Rules, shown: str) -> Forfeit:
    """What a bot has done that answered ``shown``: by the classic rules only columns can be chosen."""
    return Forfeit(FaultKind.NO_COLUMN if is_classic(rules) else FaultKind.NO_MOVE, shown)
