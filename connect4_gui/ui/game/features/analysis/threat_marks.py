"""ThreatMarks: in empty holes, whose disc would make four there, and the number of the row."""

from __future__ import annotations

import math
from collections import defaultdict

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from connect4_gui.coach.threats import Threat
from connect4_gui.engine.geometry import Cell
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import BoardLayout
from connect4_gui.ui.board.cached_item import CachedItem
from connect4_gui.ui.look.disc_painter import paint_disc
from connect4_gui.ui.look.fonts import scaled

DISC = 9.0
NUMBER_PX, LEAST_NUMBER_PX = 18, 12
"""In scene units, and in pixels of the screen."""

MOST_NUMBERS = {1: 32, 2: 28}
"""The largest numbers, in scene units, for which a hole has room: one, or one above the other."""

WIDTH, HEIGHT = 42.0, 22.0


class ThreatMarks(CachedItem):
    """A number is bold where the counting of the cells helps its owner."""

    def __init__(self, layout: BoardLayout, theme: Theme) -> None:
        super().__init__(layout.plate, theme)
        self._layout = layout
        self.threats: tuple[Threat, ...] = ()
        self._wanted_px = NUMBER_PX
        self.hide()

    def fit(self, pixels_per_unit: float) -> None:
        """Have numbers that can be read on the screen, as far as the holes have room for them."""
        wanted = max(NUMBER_PX, math.ceil(LEAST_NUMBER_PX / max(pixels_per_unit, 0.01)))
        if wanted != self._wanted_px:
            self._wanted_px = wanted
            self.update()

    def number_px(self, owners: int) -> int:
        """The size of the numbers in a hole with so many of them, in scene units."""
        return min(self._wanted_px, MOST_NUMBERS[owners])

    def show_threats(self, threats: tuple[Threat, ...]) -> None:
        if threats != self.threats:
            self.threats = threats
            self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        holes: dict[Cell, list[Threat]] = defaultdict(list)
        for threat in self.threats:
            holes[threat.cell].append(threat)
        for cell, owners in holes.items():
            centre = self._layout.centre(cell)
            number_px = self.number_px(len(owners))
            height = _height(number_px)
            top = centre.y() - height * len(owners) / 2
            for number, threat in enumerate(owners):
                middle = QPointF(centre.x(), top + height * (number + 0.5))
                self._paint_mark(painter, middle, threat, number_px)

    def _paint_mark(self, painter: QPainter, centre: QPointF, threat: Threat, number_px: int) -> None:
        """On a ground of its own, so that it can be read on the mark of a landing disc, too."""
        width, height = _width(number_px), _height(number_px)
        ground = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.well))
        painter.drawRoundedRect(ground, height / 2, height / 2)
        paint_threat(painter, centre, threat, self.theme, number_px)


def paint_threat(painter: QPainter, centre: QPointF, threat: Threat, theme: Theme, number_px: int = NUMBER_PX) -> None:
    """Paint the disc of the owner and the number of the row side by side."""
    width, height = _width(number_px), _height(number_px)
    left, top = centre.x() - width / 2, centre.y() - height / 2
    paint_disc(painter, QPointF(left + 3 + DISC, centre.y()), DISC, threat.side, theme)
    font = scaled(1, QFont.Weight.Bold if threat.is_strong else QFont.Weight.Normal)
    font.setPixelSize(number_px)
    painter.setFont(font)
    painter.setPen(QColor(theme.text if threat.is_strong else theme.muted))
    number = QRectF(left + 4 + 2 * DISC, top, width - 5 - 2 * DISC, height)
    painter.drawText(number, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, str(threat.row_number))


def _width(number_px: int) -> float:
    return max(WIDTH, 2 * DISC + 6 + 0.7 * number_px)


def _height(number_px: int) -> float:
    """What a digit needs; it has no part below the line."""
    return max(HEIGHT, 0.8 * number_px)
