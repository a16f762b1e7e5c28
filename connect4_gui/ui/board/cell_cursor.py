"""CellCursor: goes from cell to cell of a board, for those who explore it by ear."""

from __future__ import annotations

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell


class CellCursor:
    """Nowhere until its first step."""

    def __init__(self) -> None:
        self._cell: Cell | None = None

    def forget(self) -> None:
        """Another board lies there: begin anew."""
        self._cell = None

    def step(self, up: int, right: int, size: BoardSize, start: int) -> Cell:
        """The next cell in this direction, at the edge the same one; the first is the lowest of column ``start``."""
        if self._cell is None:
            self._cell = (0, start)
        else:
            row, column = self._cell[0] + up, self._cell[1] + right
            self._cell = (min(max(row, 0), size.rows - 1), min(max(column, 0), size.columns - 1))
        return self._cell
