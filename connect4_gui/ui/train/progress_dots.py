"""ProgressDots: so many of so many, as small dots; filled ones are done."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from connect4_gui.ui.look.appearance import Appearance

PITCH, RADIUS, HEIGHT = 20, 4.5, 14


class ProgressDots(QWidget):
    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.done, self.total = 0, 0
        appearance.theme_changed.connect(self.update)

    def show_done(self, done: int, total: int) -> None:
        self.done, self.total = done, total
        self.setFixedSize(PITCH * total, HEIGHT)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(self.total):
            is_done = number < self.done
            painter.setBrush(QColor(theme.good_fill if is_done else theme.panel))
            painter.setPen(QPen(QColor(theme.good_fill if is_done else theme.muted), 1.2))
            painter.drawEllipse(QPointF(RADIUS + 1 + PITCH * number, HEIGHT / 2), RADIUS, RADIUS)
        painter.end()
