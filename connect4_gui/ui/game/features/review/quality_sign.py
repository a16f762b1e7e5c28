"""QualitySign: the mark of a move's quality as a small widget."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from connect4_gui.coach.quality import Quality
from connect4_gui.ui.game.quality_mark import paint_quality
from connect4_gui.ui.look.appearance import Appearance

SIDE_PX = 22


class QualitySign(QWidget):
    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._quality: Quality | None = None
        self._is_only = False
        self.setFixedSize(SIDE_PX, SIDE_PX)
        self.hide()
        appearance.theme_changed.connect(self.update)

    def show_quality(self, quality: Quality | None, *, is_only: bool = False) -> None:
        self._quality, self._is_only = quality, is_only
        self.setVisible(quality is not None)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._quality is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            middle = QPointF(SIDE_PX / 2, SIDE_PX / 2)
            paint_quality(painter, middle, self._quality, self._appearance.theme, is_only=self._is_only)
