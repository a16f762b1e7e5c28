"""Pace: a bot that has to keep to somebody else's limits, as other programs set them."""

from __future__ import annotations

import math
import time
from dataclasses import replace
from typing import TypeVar

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.bot import Bot
from connect4_gui.engine.levels import Level
from connect4_gui.engine.perfect import CLOCK_SHARE
from connect4_gui.engine.reach import is_within_reach
from connect4_gui.engine.search_types import SearchLimits, StopFlag

Number = TypeVar("Number", int, float)


class TimedStop(StopFlag):
    """A stop flag that also counts as set once the time is over."""

    __slots__ = ("_end",)

    def __init__(self, seconds: float | None) -> None:
        super().__init__()
        self._end = None if seconds is None else time.monotonic() + seconds

    def is_set(self) -> bool:
        return super().is_set() or (self._end is not None and time.monotonic() >= self._end)


def limited(level: Level, limits: SearchLimits, size: BoardSize) -> Level:
    """``level`` with these limits besides its own on a board of ``size``; it never looks further ahead than by itself.

    The time of a level that knows no depth is its pace and not its limit: it takes what it is given.
    """
    own_seconds = level.limits.seconds if _keeps_own_time(level, limits, size) else None
    both = SearchLimits(
        depth=_least(level.limits.depth, limits.depth),
        nodes=_least(level.limits.nodes, limits.nodes),
        seconds=_least(own_seconds, limits.seconds) or math.inf,
    )
    return replace(level, limits=both)


def clock_for(seconds: float | None) -> float | None:
    """What a clock must show so that a bot, which takes only its share of one, has ``seconds`` for a move."""
    return None if seconds is None else seconds / CLOCK_SHARE


def move_within(bot: Bot, level: Level, board: Board, seconds: float) -> int:
    """The column that ``bot`` plays as ``level``, after at most ``seconds``."""
    bot.level = limited(level, SearchLimits(seconds=seconds), board.size)
    return bot.move(board, TimedStop(seconds), clock_for(seconds))


def _keeps_own_time(level: Level, limits: SearchLimits, size: BoardSize) -> bool:
    """Time guards a search of fixed depth, and where a proof is in reach it counts only from the proof on."""
    return level.limits.depth is not None or (limits.seconds is not None and is_within_reach(size))


def _least(*numbers: Number | None) -> Number | None:
    """The least of those that are given."""
    return min((number for number in numbers if number is not None), default=None)
