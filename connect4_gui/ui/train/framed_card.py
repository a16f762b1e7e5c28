"""FramedCard: a card whose frame has a colour of its own, for what it is about."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QWidget

from connect4_gui.ui.look.appearance import Appearance

CORNER = 14.0


class FramedCard(QFrame):
    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        appearance.theme_changed.connect(self.update)

    @property
    def frame(self) -> tuple[str, float]:
        """The colour and the width of the frame."""
        return self._appearance.theme.line, 1.0

    def set_small(self, is_small: bool) -> None:
        """Take less room, if there is little; a card that has nothing to give stays as it is."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        colour, width = self.frame
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(self._appearance.theme.panel))
        painter.setPen(QPen(QColor(colour), width))
        inset = width / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), CORNER, CORNER)
        painter.end()
