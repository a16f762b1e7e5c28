"""MistakeLegend: what the dots on the graph mean."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.words.retranslation import keep_translated

DOT_PX, GAP_PX = 5.0, 8


class MistakeLegend(QWidget):
    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._word = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        appearance.theme_changed.connect(self.update)
        keep_translated(self, self._write_texts)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(round(2 * DOT_PX) + GAP_PX + metrics.horizontalAdvance(self._word) + 2, metrics.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.bad_fill))
        painter.drawEllipse(QPointF(DOT_PX, self.height() / 2), DOT_PX, DOT_PX)
        painter.setPen(QColor(theme.muted))
        words = self.rect().adjusted(round(2 * DOT_PX) + GAP_PX, 0, 0, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self._word)

    def _write_texts(self) -> None:
        self._word = self.tr("mistake")
        self.setAccessibleName(self._word)
        self.updateGeometry()
        self.update()
