"""Without: can a side still force four when its lines through some cells do not count? The plain search.

It asks for win or no win only, never how soon. The compiled core answers the same question much faster; this one
serves installations without it.
"""

from __future__ import annotations

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.search_types import StopFlag

POLL_INTERVAL = 256
"""Nodes between two looks at the stop flag: a few milliseconds."""


def can_force_plainly(board: Board, side: Side, mask: int, nodes: int, stop: StopFlag | None) -> bool | None:
    """Whether ``side`` can force four on ``board``, where the game goes on, without lines through ``mask``.

    None if that was not decided within ``nodes`` or before ``stop`` was set.
    """
    search = _Search(board, mask, nodes, stop)
    ask = search.attack if board.side is side else search.defend
    try:
        return ask(board.discs(side), board.occupied)
    except _UndecidedError:
        return None


class _UndecidedError(Exception):
    """The nodes are spent, or somebody stopped the search."""


class _Search:
    """One question. The side that wants four attacks; fours of the defender and a full board are no win.

    ``own`` are the attacker's discs, whoever is to move; which of the two that is follows from the number of discs, so
    that ``own + occupied`` names a position.
    """

    def __init__(self, board: Board, mask: int, nodes: int, stop: StopFlag | None) -> None:
        self._geometry = board.geometry
        self._counting = self._geometry.full & ~mask
        self._nodes_left = nodes
        self._stop = stop
        self._known: dict[int, bool] = {}

    def attack(self, own: int, occupied: int) -> bool:
        """Whether the attacker, who is to move, can force four."""
        self._count()
        playable = self._playable(occupied)
        if self._wins(own, occupied) & playable:
            return True
        moves = _moves_that_survive(playable, self._geometry.completing_cells(own ^ occupied, occupied))
        if not moves or not self._has_line_left(own, occupied):
            return False
        key = own + occupied
        if key not in self._known:
            cells = self._most_wins_first(own, occupied, moves)
            self._known[key] = any(self.defend(own | cell, occupied | cell) for cell in cells)
        return self._known[key]

    def defend(self, own: int, occupied: int) -> bool:
        """Whether the attacker can force four when the defender is to move."""
        self._count()
        playable = self._playable(occupied)
        if not playable or self._geometry.completing_cells(own ^ occupied, occupied) & playable:
            return False
        moves = _moves_that_survive(playable, self._wins(own, occupied))
        if not moves:
            return True
        if not self._has_line_left(own, occupied):
            return False
        key = own + occupied
        if key not in self._known:
            self._known[key] = all(self.attack(own, occupied | cell) for cell in _single_cells(moves))
        return self._known[key]

    def _playable(self, occupied: int) -> int:
        return (occupied + self._geometry.bottom) & self._geometry.full

    def _wins(self, own: int, occupied: int) -> int:
        """The empty cells where the attacker completes a line that counts."""
        counting = self._counting
        return self._geometry.completing_cells(own & counting, occupied) & counting

    def _has_line_left(self, own: int, occupied: int) -> bool:
        return self._geometry.has_line((own | ~occupied) & self._counting)

    def _most_wins_first(self, own: int, occupied: int, moves: int) -> list[int]:
        cells = _single_cells(moves)
        cells.sort(key=lambda cell: self._wins(own | cell, occupied | cell).bit_count(), reverse=True)
        return cells

    def _count(self) -> None:
        self._nodes_left -= 1
        if self._nodes_left < 0:
            raise _UndecidedError
        if self._stop is not None and self._nodes_left % POLL_INTERVAL == 0 and self._stop.is_set():
            raise _UndecidedError


def _moves_that_survive(playable: int, wins: int) -> int:
    """The moves after which the other side, which ``wins`` there, cannot win at once; 0 if there is none."""
    forced = wins & playable
    if forced & (forced - 1):
        return 0
    return (forced or playable) & ~(wins >> 1)


def _single_cells(cells: int) -> list[int]:
    found = []
    while cells:
        found.append(cells & -cells)
        cells &= cells - 1
    return found
