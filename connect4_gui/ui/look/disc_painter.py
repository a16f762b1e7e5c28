"""How a disc looks, everywhere: on the board, in the logo, on a player card, in the record of moves.

The sides differ by a mark as well as by colour: the first player's discs carry a ring, the second player's a cross.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient

from connect4_gui.engine.board import Side
from connect4_gui.settings.theme import Theme

RING_RADIUS = 0.66
CROSS_REACH = 0.36


def paint_disc(painter: QPainter, centre: QPointF, radius: float, side: Side, theme: Theme) -> None:
    """Paint a whole disc: face, rim and mark."""
    shade = QColor(theme.disc_shade(side))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(_face(centre, radius, QColor(theme.disc(side))))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(centre, radius, radius)
    rim = radius * 0.07
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(shade, rim))
    painter.drawEllipse(centre, radius - rim / 2, radius - rim / 2)
    if theme.gloss:
        _paint_gloss(painter, centre, radius, theme.gloss)
    paint_mark(painter, centre, radius, side, shade)


@lru_cache(maxsize=64)
def disc_picture(radius: int, side: Side, theme: Theme, ratio: float) -> QPixmap:
    """A whole disc with a pixel around it, for screens of ``ratio``; drawn once where many of a size are painted."""
    reach = radius + 1
    picture = QPixmap(round(2 * reach * ratio), round(2 * reach * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_disc(painter, QPointF(reach, reach), radius, side, theme)
    painter.end()
    return picture


def paint_mark(painter: QPainter, centre: QPointF, radius: float, side: Side, colour: QColor) -> None:
    """Paint only the side's mark."""
    pen = QPen(colour, radius * 0.11, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    if side is Side.FIRST:
        painter.drawEllipse(centre, radius * RING_RADIUS, radius * RING_RADIUS)
        return
    pen.setWidthF(radius * 0.17)
    painter.setPen(pen)
    reach = radius * CROSS_REACH
    painter.drawLine(centre + QPointF(-reach, -reach), centre + QPointF(reach, reach))
    painter.drawLine(centre + QPointF(-reach, reach), centre + QPointF(reach, -reach))


def _face(centre: QPointF, radius: float, colour: QColor) -> QRadialGradient:
    """A face lit softly from above."""
    gradient = QRadialGradient(centre - QPointF(0, radius * 0.55), radius * 1.7)
    gradient.setColorAt(0, colour.lighter(108))
    gradient.setColorAt(0.6, colour)
    gradient.setColorAt(1, colour.darker(108))
    return gradient


def _paint_gloss(painter: QPainter, centre: QPointF, radius: float, gloss: float) -> None:
    """The light of a lamp above on the upper half, and a little shade below."""
    light = QRadialGradient(centre - QPointF(0, radius * 0.85), radius * 1.25)
    light.setColorAt(0, QColor.fromRgbF(1, 1, 1, gloss))
    light.setColorAt(1, QColor.fromRgbF(1, 1, 1, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(centre - QPointF(0, radius * 0.28), radius * 0.78, radius * 0.64)
    shade = QRadialGradient(centre - QPointF(0, radius * 0.35), radius * 1.4)
    shade.setColorAt(0.7, QColor.fromRgbF(0, 0, 0, 0))
    shade.setColorAt(1, QColor.fromRgbF(0, 0, 0, gloss / 2))
    painter.setBrush(shade)
    painter.drawEllipse(centre, radius, radius)


def square(centre: QPointF, radius: float) -> QRectF:
    """The square around a circle."""
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
