"""ChoiceBox: a list that unfolds, with an arrow in the colours of the theme."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QWidget

ARROW, ARROW_INSET = 4.0, 16


class ChoiceBox(QComboBox):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The style sheet takes the arrow away, so it is drawn here."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.PlaceholderText), 1.6))
        tip = QPointF(self.width() - ARROW_INSET, self.height() / 2 + ARROW / 2)
        painter.drawPolyline([tip + QPointF(-ARROW, -ARROW), tip, tip + QPointF(ARROW, -ARROW)])
