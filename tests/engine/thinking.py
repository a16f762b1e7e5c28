"""Ways to let engines and bots think in a test, and an engine that tells how often it did."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.bot import Bot
from connect4_gui.engine.minmax import MinMax
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import Engine, SearchInfo, SearchLimits, StopFlag

SMALL_BOARD = board_after(BoardSize(4, 5), "452124514")
"""MinMax solves it at once, and no book knows it."""


def last_info(engine: Engine, board: Board, limits: SearchLimits, stop: StopFlag | None = None) -> SearchInfo:
    *_, info = engine.analyse(board, limits, stop)
    return info


def solution(board: Board) -> SearchInfo:
    """Everything about ``board``, by the readable engine."""
    return last_info(MinMax(), board, SearchLimits())


def bots_move(bot: Bot, board: Board) -> int:
    *_, info = bot.think(board)
    return bot.choose(board, info)


class RecordingEngine(MinMax):
    """Keeps the limits of every search, and says that each took long."""

    def __init__(self) -> None:
        super().__init__()
        self.searches: list[SearchLimits] = []

    def analyse(self, board: Board, limits: SearchLimits, stop: StopFlag | None = None) -> Iterator[SearchInfo]:
        self.searches.append(limits)
        return (replace(info, seconds=2.0) for info in super().analyse(board, limits, stop))
