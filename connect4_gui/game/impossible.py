"""Impossible: why no game can go on from a position that somebody drew or set up.

Turns can be passed, so the numbers of discs need not match.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.geometry import Cell


class Obstacle(Enum):
    """``FLOATING`` is a disc with nothing under it."""

    FLOATING = auto()
    FOUR = auto()
    FULL = auto()


@dataclass(frozen=True, slots=True)
class Impossible:
    """``cells`` are the discs that float or lie in line, ``winners`` who has four in a row already."""

    obstacle: Obstacle
    cells: frozenset[Cell] = frozenset()
    winners: tuple[Side, ...] = ()


def impossible(board: Board) -> Impossible | None:
    """What keeps a game from going on from ``board``; None if nothing does."""
    geometry = board.geometry
    floating = board.occupied & ~geometry.bottom & ~(board.occupied << 1)
    if floating:
        return Impossible(Obstacle.FLOATING, frozenset(geometry.cells(floating)))
    lines = {side: geometry.line_cells(board.discs(side)) for side in Side}
    winners = tuple(side for side, line in lines.items() if line)
    if winners:
        return Impossible(Obstacle.FOUR, frozenset(geometry.cells(lines[Side.FIRST] | lines[Side.SECOND])), winners)
    return Impossible(Obstacle.FULL) if board.occupied == geometry.full else None
