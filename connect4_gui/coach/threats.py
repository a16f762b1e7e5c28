"""Threats: empty cells where one more disc makes four, and whom the counting of the cells helps.

A cell that cannot be filled yet is reached only after the one below it, which nobody wants to fill for the other. Who
must, once everything else is full, follows from the number of empty cells and from who is to move. That is right on
every board size and after passed turns.
"""

from __future__ import annotations

from dataclasses import dataclass

from connect4_gui.coach.winning_cells import winning_cells
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.geometry import Cell


@dataclass(frozen=True, slots=True)
class Threat:
    """``side`` makes four in ``cell``, an empty one.

    ``is_open`` if a disc can be dropped there now. ``is_good`` if the counting helps its owner; ``is_live`` unless the
    other side makes four further down in the same column.
    """

    cell: Cell
    side: Side
    is_open: bool
    is_good: bool
    is_live: bool

    @property
    def row_number(self) -> int:
        """The row as people count it, from 1 at the bottom."""
        return self.cell[0] + 1

    @property
    def is_strong(self) -> bool:
        """Whether the cell can be expected to fall to its owner: the counting helps, and nothing comes before it."""
        return self.is_good and self.is_live


def threats_on(board: Board) -> tuple[Threat, ...]:
    """Every threat on ``board``, column by column from the bottom up; none once the game is over."""
    if board.outcome() is not None:
        return ()
    found = [_threat(board, cell, side) for side in Side for cell in winning_cells(board, side)]
    return tuple(sorted(found, key=lambda threat: (threat.cell[1], threat.cell[0], threat.side)))


def _threat(board: Board, cell: Cell, side: Side) -> Threat:
    row, column = cell
    others_below = [other for other in winning_cells(board, side.other) if other[1] == column and other[0] < row]
    return Threat(
        cell,
        side,
        is_open=board.landing_row(column) == row,
        is_good=helps(board, cell, side),
        is_live=not others_below,
    )


def helps(board: Board, cell: Cell, side: Side) -> bool:
    """Whether the counting gives ``cell`` to ``side`` when everything else is filled first."""
    row, _ = cell
    discs_before = board.empty_count - (board.size.rows - row)
    return (board.side is side) == (discs_before % 2 == 0)
