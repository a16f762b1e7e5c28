"""HintMark: the cell that the hint advises, ringed and with an arrow pointing down into it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from connect4_gui.engine.geometry import Cell
from connect4_gui.ui.board_layout import DISC_RADIUS, HOLE_RADIUS
from connect4_gui.ui.cached_item import CachedItem
from connect4_gui.ui.disc_painter import square
from connect4_gui.ui.theme import INK, PAPER, Theme

RING_PX, ARROW_PX = 5.0, 6.0


class HintMark(CachedItem):
    def __init__(self, theme: Theme) -> None:
        super().__init__(square(QPointF(), DISC_RADIUS), theme)
        self.cell: Cell | None = None
        self.hide()

    def show_at(self, cell: Cell, centre: QPointF) -> None:
        self.cell = cell
        self.setPos(centre)
        self.show()

    def take_away(self) -> None:
        self.cell = None
        self.hide()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, extra in ((INK, 3.0), (PAPER, 0.0)):
            painter.setPen(self._pen(colour, RING_PX + extra))
            painter.drawEllipse(QPointF(), HOLE_RADIUS - 5, HOLE_RADIUS - 5)
            painter.setPen(self._pen(colour, ARROW_PX + extra))
            painter.drawLine(QPointF(0, -11), QPointF(0, 9))
            painter.drawPolyline(QPolygonF([QPointF(-9, 1), QPointF(0, 11), QPointF(9, 1)]))

    def _pen(self, colour: str, width: float) -> QPen:
        return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
