"""ThinkingDots: three dots that breathe quietly while the computer thinks, and stand still without motion."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from connect4_gui.ui.look.appearance import Appearance

DOTS, RADIUS, STEP = 3, 3.5, 13
FRAMES = 18
"""Frames a breath: few, because every one of them waits for the thread of the bot."""


class ThinkingDots(QWidget):
    def __init__(self, appearance: Appearance, breath_ms: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._frame = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._breathe)
        self.set_breath(breath_ms)
        self.setFixedSize(QSize(DOTS * STEP, 16))
        appearance.theme_changed.connect(self.update)

    @property
    def is_moving(self) -> bool:
        return self._timer.isActive()

    def set_breath(self, breath_ms: int) -> None:
        """How long a breath takes; 0 is no motion."""
        self._is_still = breath_ms == 0
        self._timer.setInterval(max(1, breath_ms // FRAMES))
        if self._is_still:
            self._timer.stop()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._frame = 0
        if not self._is_still:
            self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        colour = QColor(self._appearance.theme.text)
        for dot in range(DOTS):
            colour.setAlphaF(self._strength(dot))
            painter.setBrush(colour)
            painter.drawEllipse(QPointF(STEP * (dot + 0.5), self.height() / 2), RADIUS, RADIUS)

    @Slot()
    def _breathe(self) -> None:
        self._frame = (self._frame + 1) % FRAMES
        self.update()

    def _strength(self, dot: int) -> float:
        if self._is_still:
            return 0.7
        return 0.5 + 0.35 * math.sin(2 * math.pi * (self._frame / FRAMES - dot / (2 * DOTS)))
