"""Asker: asks whether a four can be forced without some cells, each question once and within one budget."""

from __future__ import annotations

from collections.abc import Iterable

from connect4_gui.coach.questions import can_force
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.search_types import StopFlag

QUESTION_NODES = 400_000
"""What one question may cost."""

MOST_QUESTIONS = 60
"""How many questions one explanation may ask. Both are counts, so that a game always gets the same sentences."""


class Asker:
    """The questions of one explanation."""

    def __init__(self, stop: StopFlag | None, *, nodes: int = QUESTION_NODES, questions: int = MOST_QUESTIONS) -> None:
        self._stop = stop
        self._nodes = nodes
        self._left = questions
        self._known: dict[tuple[int, int, Side, frozenset[Cell]], bool | None] = {}

    @property
    def is_stopped(self) -> bool:
        return self._stop is not None and self._stop.is_set()

    def wins_without(self, board: Board, side: Side, cells: Iterable[Cell]) -> bool | None:
        """Whether ``side`` can force four if its lines through ``cells`` do not count; None if that is not found."""
        key = (board.own, board.occupied, side, frozenset(cells))
        if key not in self._known:
            if self._left == 0 or self.is_stopped:
                return None
            self._left -= 1
            self._known[key] = can_force(board, side, key[3], nodes=self._nodes, stop=self._stop)
        return self._known[key]

    def needs(self, board: Board, side: Side, *cells: Cell) -> bool:
        """Whether it is proven that ``side`` cannot force four without ``cells``."""
        return self.wins_without(board, side, cells) is False
