"""A slow and obvious answer to the question whether a side can force four without some cells."""

from __future__ import annotations

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.geometry import Cell
from tests.engine.naive import Line, NaiveBoard


def naive_board(board: Board) -> NaiveBoard:
    rows, columns = board.size.rows, board.size.columns
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    grid = {cell: int(side) for cell in cells if (side := board.disc_at(*cell)) is not None}
    return NaiveBoard(rows, columns, int(board.side), grid)


class NaiveChallenge:
    """Plain search over every continuation, remembering positions only to finish in time."""

    def __init__(self, board: Board, side: Side, without: frozenset[Cell]) -> None:
        self._board = naive_board(board)
        self._side = int(side)
        lines = self._board.lines()
        self._lines: dict[int, list[Line]] = {
            int(side): [line for line in lines if without.isdisjoint(line)],
            int(side.other): lines,
        }
        self._known: dict[tuple[object, ...], bool] = {}

    def can_force(self) -> bool:
        board = self._board
        key = tuple(sorted(board.grid.items()))
        if key not in self._known:
            columns = [column for column in range(board.columns) if board.height(column) < board.rows]
            wins = (self._wins_by(column) for column in columns)
            self._known[key] = any(wins) if board.side == self._side else bool(columns) and all(wins)
        return self._known[key]

    def _wins_by(self, column: int) -> bool:
        """Whether the side gets its four after the mover's disc in ``column``."""
        board, mover = self._board, self._board.side
        cell = (board.height(column), column)
        board.play(column)
        is_over = any(cell in line and all(board.grid.get(c) == mover for c in line) for line in self._lines[mover])
        result = mover == self._side if is_over else self.can_force()
        board.undo(column)
        return result
