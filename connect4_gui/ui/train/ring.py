"""Ring: how much of something is done, as a circle with words in its middle."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled

SIZE_PX, WIDTH = 70, 7.0
FULL_TURN, TOP = 360 * 16, 90 * 16
"""Qt counts sixteenths of a degree, against the clock from the right."""


class Ring(QWidget):
    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.share = 0.0
        self.text = ""
        self.setFixedSize(SIZE_PX, SIZE_PX)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        appearance.theme_changed.connect(self.update)

    def show_share(self, share: float, text: str) -> None:
        """``share`` goes from 0 to 1."""
        self.share, self.text = share, text
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        circle = QRectF(self.rect()).adjusted(WIDTH / 2, WIDTH / 2, -WIDTH / 2, -WIDTH / 2)
        painter.setPen(QPen(QColor(theme.line), WIDTH))
        painter.drawEllipse(circle)
        if self.share > 0:
            pen = QPen(QColor(theme.accent), WIDTH, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawArc(circle, TOP, -round(FULL_TURN * self.share))
        painter.setFont(scaled(1, QFont.Weight.Bold))
        painter.setPen(QColor(theme.text))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text)
        painter.end()
