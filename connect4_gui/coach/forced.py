"""Forced: a win in which every disc but the last threatens four, so that there is at most one answer each time."""

from __future__ import annotations

from connect4_gui.engine.board import Board
from connect4_gui.engine.geometry import Geometry

MOST_DISCS = 10
"""How many discs of the winner such a win may take."""


def forced(board: Board) -> tuple[int, ...] | None:
    """The shortest win of the mover by threats alone, as the columns of both sides; None if there is none.

    The loser blocks wherever that is possible: at the end one of two fours, before that the only one.
    """
    if board.outcome() is not None:
        return None
    search = _Search(board.geometry)
    for discs in range(1, MOST_DISCS + 1):
        search.was_cut_short = False
        line = search.win(board.own, board.occupied, discs)
        if line is not None:
            return line
        if not search.was_cut_short:
            return None
    return None


class _Search:
    """Looks for a win with a given number of discs; ``was_cut_short`` says whether more of them could find another."""

    def __init__(self, geometry: Geometry) -> None:
        self._geometry = geometry
        self._hopeless: set[tuple[int, int]] = set()
        self.was_cut_short = False

    def win(self, own: int, occupied: int, discs: int) -> tuple[int, ...] | None:
        """The win of the mover with at most ``discs`` discs; with fewer there must be none."""
        playable = self._playable(occupied)
        wins = self._geometry.completing_cells(own, occupied) & playable
        if wins:
            return (self._column(wins),)
        if discs == 1:
            self.was_cut_short = True
            return None
        key = (own + occupied, discs)
        if key in self._hopeless:
            return None
        line = self._win_by_threats(own, occupied, playable, discs)
        if line is None:
            self._hopeless.add(key)
        return line

    def _win_by_threats(self, own: int, occupied: int, playable: int, discs: int) -> tuple[int, ...] | None:
        geometry = self._geometry
        blocks = geometry.completing_cells(own ^ occupied, occupied) & playable
        for cell in self._centre_first(blocks or playable):
            own_after, after = own | cell, occupied | cell
            playable_after = self._playable(after)
            if geometry.completing_cells(own ^ occupied, after) & playable_after:
                continue
            threats = geometry.completing_cells(own_after, after) & playable_after
            if threats:
                answer = threats & -threats
                rest = self.win(own_after, after | answer, discs - 1)
                if rest is not None:
                    return (self._column(cell), self._column(answer), *rest)
        return None

    def _playable(self, occupied: int) -> int:
        return (occupied + self._geometry.bottom) & self._geometry.full

    def _column(self, cell: int) -> int:
        """The column of the lowest of ``cell``."""
        return ((cell & -cell).bit_length() - 1) // self._geometry.stride

    def _centre_first(self, cells: int) -> list[int]:
        middle = (self._geometry.size.columns - 1) / 2
        found = [1 << index for index in range(cells.bit_length()) if cells >> index & 1]
        return sorted(found, key=lambda cell: abs(self._column(cell) - middle))
