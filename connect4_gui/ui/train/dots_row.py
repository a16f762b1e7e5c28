"""DotsRow: what is behind and what is to come, as dots: a check, a cross, a number."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from connect4_gui.settings.theme import Theme
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_painter import square
from connect4_gui.ui.look.fonts import scaled

DOT_PX, LEAST_GAP, NUMBER_PX = 28, 4, 14


class Dot(Enum):
    RIGHT = "right"
    WRONG = "wrong"
    SKIPPED = "skipped"
    CURRENT = "current"
    TO_COME = "to come"


class DotsRow(QWidget):
    """Names itself for a screen reader by what its owner says in ``show_dots``."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.dots: tuple[Dot, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.theme_changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(len(self.dots) * (DOT_PX + LEAST_GAP), DOT_PX + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, DOT_PX + 2)

    def show_dots(self, dots: Sequence[Dot], spoken: str) -> None:
        self.dots = tuple(dots)
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.updateGeometry()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.dots:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pitch = min(self.width() / len(self.dots), DOT_PX + 16)
        radius = min(DOT_PX, pitch - LEAST_GAP) / 2
        for number, dot in enumerate(self.dots):
            centre = QPointF(pitch * number + radius + 1, self.height() / 2)
            _paint_dot(painter, centre, radius, dot, str(number + 1), self._appearance.theme)
        painter.end()


def _paint_dot(painter: QPainter, centre: QPointF, radius: float, dot: Dot, number: str, theme: Theme) -> None:
    grounds = {Dot.RIGHT: theme.good_soft, Dot.WRONG: theme.bad_soft}
    outline = QPen(QColor(theme.accent), 2.2) if dot is Dot.CURRENT else QPen(QColor(theme.muted), 1)
    painter.setBrush(QColor(grounds.get(dot, theme.panel)))
    painter.setPen(Qt.PenStyle.NoPen if dot in grounds else outline)
    painter.drawEllipse(centre, radius - 1, radius - 1)
    colour = {Dot.RIGHT: theme.good, Dot.WRONG: theme.bad, Dot.CURRENT: theme.accent_text}.get(dot, theme.muted)
    if dot in (Dot.CURRENT, Dot.TO_COME):
        _paint_number(painter, square(centre, radius), number, QColor(colour), is_bold=dot is Dot.CURRENT)
        return
    painter.setPen(QPen(QColor(colour), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stroke in _strokes(dot, radius / 14):
        painter.drawPolyline(QPolygonF([centre + point for point in stroke]))


def _strokes(dot: Dot, scale: float) -> list[list[QPointF]]:
    """A check, a cross, or a short line for what was left out."""
    shapes: dict[Dot, list[list[tuple[float, float]]]] = {
        Dot.RIGHT: [[(-4.5, 0.5), (-1.5, 3.5), (4.5, -3.5)]],
        Dot.WRONG: [[(-3.5, -3.5), (3.5, 3.5)], [(-3.5, 3.5), (3.5, -3.5)]],
        Dot.SKIPPED: [[(-4, 0), (4, 0)]],
    }
    return [[QPointF(x * scale, y * scale) for x, y in stroke] for stroke in shapes[dot]]


def _paint_number(painter: QPainter, space: QRectF, number: str, colour: QColor, *, is_bold: bool) -> None:
    font = scaled(1, QFont.Weight.Bold if is_bold else QFont.Weight.Normal)
    font.setPixelSize(NUMBER_PX)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(space, Qt.AlignmentFlag.AlignCenter, number)
