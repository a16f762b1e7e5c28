"""Ordering: which move to search first. Good guesses first let alpha-beta skip most of the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from connect4_gui.engine.geometry import Geometry

FIRST_GUESS = 1_000_000


class Candidate(NamedTuple):
    """A move with what playing it makes: the mover's discs and open threes afterwards."""

    promise: int
    cell: int
    discs: int
    threes: int


def order_moves(
    geometry: Geometry, line_counts: dict[int, int], own: int, occupied: int, cells: int, guess: int
) -> list[Candidate]:
    """The moves on ``cells``, most promising first.

    First ``guess`` (the table's move, 0 for none), then moves that make most open threes, then those crossed by most
    lines. The open threes are needed by the search anyway and so are handed on.
    """
    completing: Callable[[int, int], int] = geometry.completing_cells
    candidates = []
    while cells:
        cell = cells & -cells
        cells ^= cell
        discs = own | cell
        threes = completing(discs, occupied | cell)
        promise = FIRST_GUESS if cell == guess else 100 * threes.bit_count() + line_counts[cell]
        candidates.append(Candidate(promise, cell, discs, threes))
    if len(candidates) > 1:
        candidates.sort(reverse=True)
    return candidates
