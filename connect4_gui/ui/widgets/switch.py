"""Switch: on or off."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox

from connect4_gui.settings.colour import PAPER, quietest
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.target import TARGET_PX

WIDTH, HEIGHT = 48, 26
SPACE, SPACE_ABOVE = 4, (TARGET_PX - HEIGHT) // 2
LEAST_CONTRAST = 3.0
"""What the parts of a control need to be found."""


class Switch(QCheckBox):
    """A check box in other clothes."""

    def __init__(self, name: str, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.setAccessibleName(name)
        self.setFixedSize(self.sizeHint())
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        appearance.theme_changed.connect(self.update)

    def hitButton(self, point: QPoint) -> bool:
        return self.rect().contains(point)

    def sizeHint(self) -> QSize:
        return QSize(WIDTH + 2 * SPACE, TARGET_PX)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QRectF(SPACE, SPACE_ABOVE, WIDTH, HEIGHT)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.drawRoundedRect(track.adjusted(-3, -3, 3, 3), HEIGHT / 2 + 3, HEIGHT / 2 + 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent if self.isChecked() else _off_colour(theme)))
        painter.drawRoundedRect(track, HEIGHT / 2, HEIGHT / 2)
        knob = HEIGHT / 2 - 3
        x = track.right() - knob - 3 if self.isChecked() else track.left() + knob + 3
        painter.setBrush(QColor(theme.panel if theme.edge else PAPER))
        painter.drawEllipse(QPointF(x, track.center().y()), knob, knob)


def _off_colour(theme: Theme) -> str:
    """Off is quiet: a switch that is on is what people should see first."""
    return quietest(theme.muted, theme.background, LEAST_CONTRAST)
