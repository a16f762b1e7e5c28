"""Logo: four discs in a row, as many as it takes to win."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from connect4_gui.engine.board import Side
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_painter import paint_disc

SIDES = (Side.FIRST, Side.SECOND, Side.FIRST, Side.FIRST)


class Logo(QWidget):
    def __init__(self, appearance: Appearance, diameter: int = 44, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._diameter = diameter
        self._gap = round(diameter * 0.27)
        self.setFixedSize(len(SIDES) * diameter + (len(SIDES) - 1) * self._gap, diameter)
        appearance.theme_changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        radius = self._diameter / 2
        for index, side in enumerate(SIDES):
            centre = QPointF(radius + index * (self._diameter + self._gap), radius)
            paint_disc(painter, centre, radius, side, self._appearance.theme)
