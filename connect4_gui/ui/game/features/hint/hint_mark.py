"""HintMark: the cell that the hint advises, ringed and with an arrow pointing down into it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from connect4_gui.engine.geometry import Cell
from connect4_gui.settings.colour import PAPER
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import DISC_RADIUS, HOLE_RADIUS
from connect4_gui.ui.board.cached_item import CachedItem
from connect4_gui.ui.look.disc_painter import square

RING_PX, ARROW_PX = 4.0, 6.0


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
        painter.setBrush(QColor(self.theme.accent_soft))
        painter.setPen(QPen(QColor(PAPER), RING_PX))
        painter.drawEllipse(QPointF(), HOLE_RADIUS - RING_PX / 2, HOLE_RADIUS - RING_PX / 2)
        arrow = QPen(QColor(self.theme.accent_text), ARROW_PX)
        arrow.setCapStyle(Qt.PenCapStyle.RoundCap)
        arrow.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(arrow)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawLine(QPointF(0, -13), QPointF(0, 11))
        painter.drawPolyline(QPolygonF([QPointF(-10, 2), QPointF(0, 12), QPointF(10, 2)]))
