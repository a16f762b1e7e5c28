"""ThreatSample: the mark of a threat as it lies on the board, beside the words that explain it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from connect4_gui.coach.threats import Threat
from connect4_gui.ui.game.features.analysis.threat_marks import HEIGHT, WIDTH, paint_threat
from connect4_gui.ui.look.appearance import Appearance


class ThreatSample(QWidget):
    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._threat: Threat | None = None
        self.setFixedSize(round(WIDTH), round(HEIGHT))
        appearance.theme_changed.connect(self.update)

    def show_threat(self, threat: Threat | None) -> None:
        if threat != self._threat:
            self._threat = threat
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._threat is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_threat(painter, QRectF(self.rect()).center(), self._threat, self._appearance.theme)
