"""PullArrow: a large arrow on the board that swings to where gravity points, at the moment it turns."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from connect4_gui.engine.pull import Pull
from connect4_gui.settings.colour import INK, PAPER
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.cached_item import CachedItem
from connect4_gui.ui.look.disc_painter import square

REACH, HEAD = 78.0, 40.0
ANGLES = {
    Pull.DOWN: 0.0,
    Pull.LEFT: 90.0,
    Pull.UP: 180.0,
    Pull.RIGHT: 270.0,
    Pull.DOWN_RIGHT: 315.0,
    Pull.DOWN_LEFT: 45.0,
}
"""By how much an arrow that points down is turned clockwise."""


class PullArrow(CachedItem):
    def __init__(self, theme: Theme) -> None:
        super().__init__(square(QPointF(), REACH + 20), theme)
        self.setCacheMode(QGraphicsItem.CacheMode.ItemCoordinateCache)
        self.hide()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, width in ((INK, 30), (PAPER, 20)):
            pen = QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawLine(QPointF(0, -REACH), QPointF(0, REACH))
            painter.drawPolyline(
                QPolygonF([QPointF(-HEAD, REACH - HEAD), QPointF(0, REACH), QPointF(HEAD, REACH - HEAD)])
            )
