"""Winning cells: the empty cells where one more disc of a side makes four."""

from __future__ import annotations

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.geometry import Cell


def winning_cells(board: Board, side: Side) -> list[Cell]:
    """The winning cells of ``side``, column by column from the bottom up, whether they can be filled now or not."""
    geometry = board.geometry
    return list(geometry.cells(geometry.completing_cells(board.discs(side), board.occupied)))


def open_wins(board: Board, side: Side) -> list[Cell]:
    """Those that ``side`` could fill now, if it were its turn."""
    return [cell for cell in winning_cells(board, side) if board.landing_row(cell[1]) == cell[0]]


def landing_cell(board: Board, column: int) -> Cell:
    """Where a disc comes to rest in ``column``, which has room."""
    return board.landing_row(column), column


def above(cell: Cell) -> Cell:
    return cell[0] + 1, cell[1]


def discs_in_line(board: Board, side: Side, cell: Cell) -> int:
    """The most discs of ``side`` in one line of four through ``cell`` that it can still fill; 0 if there is none."""
    geometry, own = board.geometry, board.discs(side)
    free = geometry.full & ~(board.occupied & ~own)
    most = 0
    for step in geometry.directions:
        line = 1 | 1 << step | 1 << (2 * step) | 1 << (3 * step)
        place = geometry.bit(*cell).bit_length() - 1
        for back in range(4):
            start = place - back * step
            four = line << start if start >= 0 else 0
            if four and four & free == four:
                most = max(most, (four & own).bit_count())
    return most
