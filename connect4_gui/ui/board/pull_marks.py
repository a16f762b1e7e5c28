"""PullMarks: the discs that can be pulled out. PullPreview: what pulling one of them does."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.settings.colour import INK, PAPER
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import CELL, DISC_RADIUS, FOOT, HOLE_RADIUS, NUMBERS, BoardLayout
from connect4_gui.ui.board.cached_item import CachedItem
from connect4_gui.ui.look.disc_painter import paint_disc

SMALL, LARGE = 8.0, 13.0
"""Half the height of an arrow."""

RING, CHEVRON = 6.0, 9.0
OUT_RADIUS = 24.0


class PullMarks(CachedItem):
    """An arrow on every disc that can be pulled out."""

    def __init__(self, layout: BoardLayout, theme: Theme) -> None:
        super().__init__(layout.plate, theme)
        self._layout = layout
        self._columns: frozenset[int] = frozenset()

    @property
    def columns(self) -> frozenset[int]:
        return self._columns

    def show_columns(self, columns: frozenset[int]) -> None:
        if columns != self._columns:
            self._columns = columns
            self.update()
        self.setVisible(bool(columns))

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for column in self._columns:
            paint_arrow(painter, self._layout.centre((0, column)), SMALL)


class PullPreview(CachedItem):
    """The disc is ringed and looks out below the board, and what lies above it has marks that it will fall."""

    def __init__(self, layout: BoardLayout, theme: Theme) -> None:
        super().__init__(layout.handle(0), theme)
        self._layout = layout
        self.column = 0
        self._side = Side.FIRST
        self._height = 0

    def show_at(self, column: int, side: Side, height: int) -> None:
        """``height`` is how many discs lie in ``column``, the one that is pulled out included."""
        if (column, side, height) != (self.column, self._side, self._height):
            self.column, self._side, self._height = column, side, height
            left, bottom = self._layout.column_x(column) - CELL / 2, self._layout.plate.bottom() + FOOT + NUMBERS
            self.setRect(QRectF(left, self._layout.plate.top(), CELL, bottom - self._layout.plate.top()))
            self.update()
        self.show()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre = self._layout.centre((0, self.column))
        self._paint_way_out(painter, centre.x())
        paint_disc(painter, centre, DISC_RADIUS, self._side, self.theme)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(PAPER), RING))
        painter.drawEllipse(centre, HOLE_RADIUS - RING / 2, HOLE_RADIUS - RING / 2)
        paint_arrow(painter, centre, LARGE)
        for row in range(1, self._height):
            self._paint_chevron(painter, self._layout.centre((row, self.column)) + QPointF(0, CELL / 2))

    def _paint_way_out(self, painter: QPainter, x: float) -> None:
        """The lower part of the disc, below the foot of the board."""
        bottom = self._layout.plate.bottom() + FOOT
        painter.save()
        painter.setClipRect(QRectF(x - CELL / 2, bottom, CELL, NUMBERS))
        paint_disc(painter, QPointF(x, bottom - OUT_RADIUS / 2), OUT_RADIUS, self._side, self.theme)
        painter.restore()

    def _paint_chevron(self, painter: QPainter, middle: QPointF) -> None:
        points = [middle + QPointF(x, y) for x, y in ((-CHEVRON, -3), (0, 4), (CHEVRON, -3))]
        paint_line(painter, points)


def paint_arrow(painter: QPainter, centre: QPointF, half: float) -> None:
    """An arrow that points down, light with a dark edge, so that it is seen on every disc."""
    tip = centre + QPointF(0, half)
    head = [tip + QPointF(-half * 0.8, -half * 0.8), tip, tip + QPointF(half * 0.8, -half * 0.8)]
    for colour, width in ((INK, half * 0.75), (PAPER, half * 0.4)):
        painter.setPen(_pen(colour, width))
        painter.drawLine(centre - QPointF(0, half), tip)
        painter.drawPolyline(QPolygonF(head))


def paint_line(painter: QPainter, points: list[QPointF]) -> None:
    for colour, width in ((INK, 6.0), (PAPER, 3.5)):
        painter.setPen(_pen(colour, width))
        painter.drawPolyline(QPolygonF(points))


def _pen(colour: str, width: float) -> QPen:
    pen = QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
