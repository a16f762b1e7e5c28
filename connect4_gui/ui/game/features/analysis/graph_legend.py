"""GraphLegend: what the solid and the dashed line of the graph mean."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.words.retranslation import keep_translated

LINE_PX, GAP_PX, BETWEEN_PX = 22, 6, 12


class GraphLegend(QWidget):
    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._words = ("", "")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        appearance.theme_changed.connect(self.update)
        keep_translated(self, self._write_texts)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        widths = [LINE_PX + GAP_PX + metrics.horizontalAdvance(word) for word in self._words]
        return QSize(sum(widths) + BETWEEN_PX, metrics.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        left, middle = 0.0, self.height() / 2
        for word, is_dashed in zip(self._words, (False, True), strict=True):
            pen = QPen(QColor(theme.text), 2)
            if is_dashed:
                pen.setDashPattern([2, 1.8])
            painter.setPen(pen)
            painter.drawLine(QLineF(left, middle, left + LINE_PX, middle))
            painter.setPen(QColor(theme.muted))
            left += LINE_PX + GAP_PX
            width = self.fontMetrics().horizontalAdvance(word)
            painter.drawText(round(left), 0, width + 2, self.height(), Qt.AlignmentFlag.AlignVCenter, word)
            left += width + BETWEEN_PX

    def _write_texts(self) -> None:
        self._words = (self.tr("proven"), self.tr("estimate"))
        self.updateGeometry()
        self.update()
