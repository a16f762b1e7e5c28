"""DiscIcon: a player's disc as a small picture in a panel."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from connect4_gui.engine.board import Side
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_painter import paint_disc


class DiscIcon(QWidget):
    def __init__(self, side: Side, diameter: int, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self._appearance = appearance
        self.setFixedSize(diameter, diameter)
        appearance.theme_changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        centre = QPointF(self.width() / 2, self.height() / 2)
        paint_disc(QPainter(self), centre, self.width() / 2, self._side, self._appearance.theme)
