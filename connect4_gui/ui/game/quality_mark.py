"""How good a move was, as a small mark: each kind has a shape as well as a colour of its own."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from connect4_gui.coach.quality import Quality
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.look.disc_painter import square
from connect4_gui.ui.look.fonts import scaled

DOT, DIAMOND, DISC = 4.0, 5.0, 9.0
SIGNS = {Quality.MISTAKE: "?", Quality.BLUNDER: "??"}
SIGN_PX = 12


def paint_quality(painter: QPainter, centre: QPointF, quality: Quality, theme: Theme) -> None:
    """Paint a dot for the best move, a ring for a good one, a diamond, or a disc with question marks."""
    painter.setPen(Qt.PenStyle.NoPen)
    if quality is Quality.BEST:
        painter.setBrush(QColor(theme.good_fill))
        painter.drawEllipse(centre, DOT, DOT)
    elif quality is Quality.GOOD:
        painter.setPen(QPen(QColor(theme.good), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, DOT - 0.5, DOT - 0.5)
    elif quality is Quality.INACCURACY:
        painter.setBrush(QColor(theme.warn_fill))
        corners = ((0, -DIAMOND), (DIAMOND, 0), (0, DIAMOND), (-DIAMOND, 0))
        painter.drawPolygon(QPolygonF([centre + QPointF(x, y) for x, y in corners]))
    else:
        painter.setBrush(QColor(theme.bad_fill))
        painter.drawEllipse(centre, DISC, DISC)
        font = scaled(1, QFont.Weight.Bold)
        font.setPixelSize(SIGN_PX)
        painter.setFont(font)
        painter.setPen(QColor(theme.text_on(theme.bad_fill)))
        painter.drawText(square(centre, DISC), Qt.AlignmentFlag.AlignCenter, SIGNS[quality])
