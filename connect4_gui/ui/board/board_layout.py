"""BoardLayout: where everything lies in the scene, in scene units; a cell is 80 units wide.

waiting discs          WAITING units high
room above the plate   only where something is shown there
plate with the holes   a margin around rows × columns cells
foot and numbers       below the plate
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell

CELL = 80.0
HOLE_RADIUS = 31.0
DISC_RADIUS = 31.6
WAITING_RADIUS = 27.0
MARGIN = 16.0
EDGE = 8.0
WAITING = 62.0
FOOT = 10.0
NUMBERS = 36.0


class BoardLayout:
    """The geometry of one board size. Room that is made above and left of the plate leaves the plate where it is."""

    def __init__(self, size: BoardSize) -> None:
        self.size = size
        self._above = self._left = 0.0
        self.plate = QRectF(EDGE, WAITING, 2 * MARGIN + CELL * size.columns, 2 * MARGIN + CELL * size.rows)

    @property
    def scene(self) -> QRectF:
        plain = QRectF(0, 0, self.plate.width() + 2 * EDGE, self.plate.bottom() + FOOT + NUMBERS)
        return plain.adjusted(-self._left, -self._above, 0, 0)

    @property
    def band(self) -> QRectF:
        """The room above the plate, below the waiting discs; without height unless it was made."""
        return QRectF(self.plate.left(), WAITING - self._above, self.plate.width(), self._above)

    def set_room(self, *, above: float, left: float) -> None:
        """Make room for what is shown above the plate and left of it."""
        self._above, self._left = above, left

    def centre(self, cell: Cell) -> QPointF:
        row, column = cell
        return QPointF(self.column_x(column), self.plate.bottom() - MARGIN - CELL * (row + 0.5))

    def waiting(self, column: int) -> QPointF:
        """Where a disc waits above its column."""
        return QPointF(self.column_x(column), WAITING / 2 - self._above)

    def number(self, column: int) -> QRectF:
        return QRectF(self.column_x(column) - CELL / 2, self.plate.bottom() + FOOT, CELL, NUMBERS)

    def lane(self, column: int) -> QRectF:
        """The whole way of a disc down ``column``, from above the plate to its lower edge."""
        left = self.column_x(column) - CELL / 2
        return QRectF(left, -self._above, CELL, self.plate.bottom() + self._above)

    def column_x(self, column: int) -> float:
        return self.plate.left() + MARGIN + CELL * (column + 0.5)

    def column_at(self, point: QPointF) -> int | None:
        """The column under ``point``; None outside the plate. Its edges belong to the nearest column."""
        if not self.plate.contains(point):
            return None
        column = int((point.x() - self.plate.left() - MARGIN) // CELL)
        return min(max(column, 0), self.size.columns - 1)

    def fall_cells(self, cell: Cell) -> float:
        """How many cells a disc falls from its waiting place to ``cell``."""
        return (self.centre(cell).y() - self.waiting(cell[1]).y()) / CELL
