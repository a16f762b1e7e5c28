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
ONLY_SIGN = "!"
SIGN_PX = 12


def paint_quality(painter: QPainter, centre: QPointF, quality: Quality, theme: Theme, *, is_only: bool = False) -> None:
    """Paint a dot for the best move, a ring for a good one, a diamond, or a disc with question marks.

    A move that was the only good one has a disc with an exclamation mark.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    if is_only:
        _paint_sign(painter, centre, ONLY_SIGN, theme.good_fill, theme)
    elif quality is Quality.BEST:
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
        _paint_sign(painter, centre, SIGNS[quality], theme.bad_fill, theme)


def _paint_sign(painter: QPainter, centre: QPointF, sign: str, fill: str, theme: Theme) -> None:
    painter.setBrush(QColor(fill))
    painter.drawEllipse(centre, DISC, DISC)
    font = scaled(1, QFont.Weight.Bold)
    font.setPixelSize(SIGN_PX)
    painter.setFont(font)
    painter.setPen(QColor(theme.text_on(fill)))
    painter.drawText(square(centre, DISC), Qt.AlignmentFlag.AlignCenter, sign)
