"""RememberingEngine: looks a position up before it searches, and keeps what it has proven."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from connect4_gui.engine.board import Board
from connect4_gui.engine.memory import EXACT, PROVEN, Memory
from connect4_gui.engine.search_types import Engine, SearchInfo, SearchLimits, StopFlag

SCORE = f"{EXACT}/score"
"""Under this the memory keeps a proven score where no column but the best one was asked for."""


class RememberingEngine:
    """The engine it is given, with a memory in front. What is remembered costs no nodes and no time."""

    def __init__(self, engine: Engine, memory: Memory) -> None:
        self._engine = engine
        self._memory = memory

    @property
    def name(self) -> str:
        return self._engine.name

    def analyse(self, board: Board, limits: SearchLimits, stop: StopFlag | None = None) -> Iterator[SearchInfo]:
        known = self._known(board, limits)
        if known is not None:
            yield known
            return
        info = None
        for info in self._engine.analyse(board, limits, stop):
            yield info
        if info is not None and _is_proven(info):
            self._memory.keep(board, EXACT if limits.every_column else SCORE, info)

    def _known(self, board: Board, limits: SearchLimits) -> SearchInfo | None:
        known = self._memory.recall(board, EXACT)
        if known is None and not limits.every_column:
            known = self._memory.recall(board, SCORE) or self._memory.recall(board, PROVEN)
        if known is None:
            return None
        columns = known.columns if limits.every_column else (None,) * board.size.columns
        return replace(known, columns=columns, nodes=0, seconds=0.0)


def _is_proven(info: SearchInfo) -> bool:
    return info.score.exact and all(score.exact for score in info.columns if score is not None)
