"""BoardLayout: where everything lies in the scene, in scene units; a cell is 80 units wide.

waiting discs          WAITING units high
room above the plate   only where something is shown there
plate with the holes   a margin around rows × columns cells
foot and numbers       below the plate

That is how it is while discs fall down, or down a slope. Where gravity turns, discs wait on the side opposite to it and
the numbers stand on the side where discs come to rest; there is room for both on every side, so that the plate stays.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.pull import Pull

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
    """The geometry of one board size. Room that is made around the plate leaves the plate where it is.

    A lane is what a disc is dropped into: a column, or a row while gravity points sideways.
    """

    def __init__(self, size: BoardSize, *, is_turning: bool = False) -> None:
        self.size = size
        self._above = self._left = 0.0
        self._is_turning = is_turning
        self._pull = Pull.DOWN
        self.plate = QRectF(EDGE, WAITING, 2 * MARGIN + CELL * size.columns, 2 * MARGIN + CELL * size.rows)

    @property
    def scene(self) -> QRectF:
        plain = QRectF(0, 0, self.plate.width() + 2 * EDGE, self.plate.bottom() + FOOT + NUMBERS)
        if self._is_turning:
            return self.plate.adjusted(-WAITING, -WAITING, WAITING, WAITING + FOOT)
        return plain.adjusted(-self._left, -self._above, 0, 0)

    @property
    def band(self) -> QRectF:
        """The room above the plate, below the waiting discs; without height unless it was made."""
        return QRectF(self.plate.left(), WAITING - self._above, self.plate.width(), self._above)

    @property
    def pull(self) -> Pull:
        """Where discs fall."""
        return self._pull

    @property
    def lanes(self) -> int:
        return self.size.rows if self._pull.has_rows else self.size.columns

    def set_room(self, *, above: float, left: float) -> None:
        """Make room for what is shown above the plate and left of it."""
        self._above, self._left = above, left

    def set_pull(self, pull: Pull) -> None:
        """Let discs fall towards ``pull`` from now on."""
        self._pull = pull

    def centre(self, cell: Cell) -> QPointF:
        row, column = cell
        return QPointF(self.column_x(column), self.row_y(row))

    def waiting(self, lane: int) -> QPointF:
        """Where a disc waits at the entry of its lane."""
        return self.entry(lane).center()

    def entry(self, lane: int) -> QRectF:
        """The room outside the plate where discs wait for ``lane``."""
        left, top = self.column_x(lane) - CELL / 2, self.row_y(lane) - CELL / 2
        match self._pull:
            case Pull.LEFT:
                return QRectF(self.plate.right(), top, WAITING, CELL)
            case Pull.RIGHT:
                return QRectF(self.plate.left() - WAITING, top, WAITING, CELL)
            case Pull.UP:
                return QRectF(left, self.plate.bottom() + FOOT, CELL, WAITING)
            case _:
                return QRectF(left, -self._above, CELL, WAITING)

    def number(self, lane: int) -> QRectF:
        left, top = self.column_x(lane) - CELL / 2, self.row_y(lane) - CELL / 2
        match self._pull:
            case Pull.LEFT:
                return QRectF(self.plate.left() - FOOT - NUMBERS, top, NUMBERS, CELL)
            case Pull.RIGHT:
                return QRectF(self.plate.right() + FOOT, top, NUMBERS, CELL)
            case Pull.UP:
                return QRectF(left, self.plate.top() - FOOT - NUMBERS, CELL, NUMBERS)
            case _:
                return QRectF(left, self.plate.bottom() + FOOT, CELL, NUMBERS)

    @property
    def numbers(self) -> QRectF:
        """Where the numbers of all lanes stand."""
        return self.number(0).united(self.number(self.lanes - 1))

    def lane(self, lane: int) -> QRectF:
        """The whole way of a disc in ``lane``, from where it waits to the far edge of the plate."""
        if self._pull.is_slope:
            return self.entry(lane)
        left, top = self.column_x(lane) - CELL / 2, self.row_y(lane) - CELL / 2
        plate = self.plate
        if self._pull.has_rows:
            return self.entry(lane).united(QRectF(plate.left(), top, plate.width(), CELL))
        return self.entry(lane).united(QRectF(left, plate.top(), CELL, plate.height()))

    def handle(self, column: int) -> QRectF:
        """The bottom cell of ``column`` and what is below it, where its lowest disc is pulled out."""
        top = self.row_y(0) - CELL / 2
        return QRectF(self.column_x(column) - CELL / 2, top, CELL, self.plate.bottom() + FOOT + NUMBERS - top)

    def column_x(self, column: int) -> float:
        return self.plate.left() + MARGIN + CELL * (column + 0.5)

    def row_y(self, row: int) -> float:
        return self.plate.bottom() - MARGIN - CELL * (row + 0.5)

    def lane_at(self, point: QPointF) -> int | None:
        """The lane under ``point``; None outside the plate. Its edges belong to the nearest lane."""
        if not self.plate.contains(point):
            return None
        if self._pull.has_rows:
            lane = int((self.plate.bottom() - MARGIN - point.y()) // CELL)
        else:
            lane = int((point.x() - self.plate.left() - MARGIN) // CELL)
        return min(max(lane, 0), self.lanes - 1)
