"""Visibility: whether a reader can see why a cell matters."""

from __future__ import annotations

from connect4_gui.coach.reason import Grade
from connect4_gui.coach.winning_cells import discs_in_line
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.geometry import Cell

VISIBLE_DISCS = 2
"""So many discs in a line through the cell that is still open are enough."""


def is_visible_cell(board: Board, side: Side, cell: Cell) -> bool:
    """Whether ``side`` has begun a line through ``cell``."""
    return discs_in_line(board, side, cell) >= VISIBLE_DISCS


def grade_of(*, is_visible: bool) -> Grade:
    """The grade of what is proven about a cell."""
    return Grade.PROVEN if is_visible else Grade.FAINT
