"""DiscRow: discs side by side as a small picture: the one of a player, or the four of the logo."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from connect4_gui.engine.board import Side
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_painter import paint_disc

LOGO = (Side.FIRST, Side.SECOND, Side.FIRST, Side.FIRST)
"""As many as it takes to win."""

GAP = 0.27
"""Between two discs, in diameters."""


class DiscRow(QWidget):
    """A disc for each of ``sides``, ``diameter`` pixels wide."""

    def __init__(
        self, sides: Sequence[Side], diameter: int, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._sides = tuple(sides)
        self._appearance = appearance
        self.set_diameter(diameter)
        appearance.theme_changed.connect(self.update)

    def set_diameter(self, diameter: int) -> None:
        self._diameter, self._gap = diameter, round(diameter * GAP)
        count = len(self._sides)
        self.setFixedSize(count * diameter + (count - 1) * self._gap, diameter)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        radius = self._diameter / 2
        for index, side in enumerate(self._sides):
            centre = QPointF(radius + index * (self._diameter + self._gap), radius)
            paint_disc(painter, centre, radius, side, self._appearance.theme)
