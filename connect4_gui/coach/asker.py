"""Asker: asks whether a four can be forced without some cells, each question once and within one budget."""

from __future__ import annotations

from collections.abc import Iterable

from connect4_gui.coach.questions import can_force
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.search_types import StopFlag

STEPS = (20_000, 80_000, 400_000)
"""What a question may cost at first, and when that was not enough. Most are decided by the first."""

TOTAL_NODES = 3_000_000
"""What all questions of one explanation may cost together. A count, so that a game always gets the same sentences."""


class Asker:
    """The questions of one explanation, which may cost ``nodes``; a question is counted with what it was given."""

    def __init__(self, stop: StopFlag | None, *, nodes: int = TOTAL_NODES) -> None:
        self._stop = stop
        self._left = nodes
        self._known: dict[tuple[int, int, Side, frozenset[Cell]], bool | None] = {}

    @property
    def is_stopped(self) -> bool:
        return self._stop is not None and self._stop.is_set()

    def wins_without(self, board: Board, side: Side, cells: Iterable[Cell]) -> bool | None:
        """Whether ``side`` can force four if its lines through ``cells`` do not count; None if that is not found."""
        key = (board.own, board.occupied, side, frozenset(cells))
        if key not in self._known:
            self._known[key] = self._ask(board, side, key[3])
        return self._known[key]

    def _ask(self, board: Board, side: Side, cells: Iterable[Cell]) -> bool | None:
        for nodes in STEPS:
            if self._left < nodes or self.is_stopped:
                return None
            self._left -= nodes
            answer = can_force(board, side, cells, nodes=nodes, stop=self._stop)
            if answer is not None:
                return answer
        return None

    def needs(self, board: Board, side: Side, *cells: Cell) -> bool:
        """Whether it is proven that ``side`` cannot force four without ``cells``."""
        return self.wins_without(board, side, cells) is False
