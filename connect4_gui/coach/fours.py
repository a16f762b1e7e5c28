"""Fours: the lines of a board, cell by cell, for those who check what the coach says.

Whoever finds reasons shifts whole boards; this goes through the lines one by one, so that one mistake cannot hide in
both.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell, geometry_of

Four = frozenset[Cell]


@cache
def fours_of(size: BoardSize) -> tuple[Four, ...]:
    """Every line of four on a board."""
    found = []
    for row in range(size.rows):
        for column in range(size.columns):
            for up, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                end_row, end_column = row + 3 * up, column + 3 * right
                if end_row < size.rows and 0 <= end_column < size.columns:
                    found.append(frozenset((row + i * up, column + i * right) for i in range(4)))
    return tuple(found)


@cache
def others_of(size: BoardSize, cell: Cell) -> tuple[int, ...]:
    """What else belongs to each four through ``cell``, as bitboards."""
    geometry = geometry_of(size)
    fours = [four - {cell} for four in fours_of(size) if cell in four]
    return tuple(sum(geometry.bit(*other) for other in four) for four in fours)


def makes_four(board: Board, side: Side, cell: Cell) -> bool:
    """Whether ``cell`` is empty and a disc of ``side`` there makes four, whether it can be dropped there or not."""
    if not _is_empty(board, cell):
        return False
    discs = board.discs(side)
    return any(discs & others == others for others in others_of(board.size, cell))


def waiting_fours(board: Board, side: Side) -> set[Cell]:
    """Every empty cell where ``side`` makes four."""
    return {cell for cell in _empty_cells(board) if makes_four(board, side, cell)}


def playable_fours(board: Board, side: Side) -> set[Cell]:
    """Those of them that can be filled now."""
    cells = ((board.landing_row(column), column) for column in _columns(board))
    return {cell for cell in cells if makes_four(board, side, cell)}


def most_discs_in_line(board: Board, side: Side, cell: Cell) -> int:
    """The most discs of ``side`` in a four through ``cell``, an empty one, without a disc of the other side."""
    own, taken = board.discs(side), board.discs(side.other)
    return max(((others & own).bit_count() for others in others_of(board.size, cell) if not others & taken), default=0)


def _columns(board: Board) -> Iterable[int]:
    return (column for column in range(board.size.columns) if board.has_room(column))


def _empty_cells(board: Board) -> Iterable[Cell]:
    return ((row, column) for column in _columns(board) for row in range(board.landing_row(column), board.size.rows))


def _is_empty(board: Board, cell: Cell) -> bool:
    row, column = cell
    return board.is_column(column) and board.landing_row(column) <= row < board.size.rows
