"""EvaluationBar: who is ahead, as a bar left of the plate: the first player from below, the second from above."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QLineF, QObject, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import EDGE, BoardLayout
from connect4_gui.ui.board.cached_item import CachedItem

WIDTH, DISTANCE, OVERHANG = 12.0, 16.0, 4.0
ROOM = WIDTH + DISTANCE + OVERHANG - EDGE + 1
"""What the bar needs left of a board without one."""


class EvaluationBar(CachedItem):
    """``value`` is the first player's, from -1 to 1."""

    def __init__(self, layout: BoardLayout, theme: Theme, parent: QObject) -> None:
        plate = layout.plate
        self._bar = QRectF(plate.left() - DISTANCE - WIDTH, plate.top(), WIDTH, plate.height())
        super().__init__(self._bar.adjusted(-OVERHANG, -1, OVERHANG, 1), theme)
        self.value = 0.0
        self._shown = 0.0
        self._shift = QVariantAnimation(parent)
        self._shift.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._shift.valueChanged.connect(self._move)
        self.hide()

    def set_value(self, value: float, shift_ms: int) -> None:
        """Go over to ``value`` within ``shift_ms``."""
        if value == self.value:
            return
        self.value = value
        self._shift.stop()
        if shift_ms == 0 or not self.isVisible():
            self._move(value)
            return
        self._shift.setStartValue(self._shown)
        self._shift.setEndValue(value)
        self._shift.setDuration(shift_ms)
        self._shift.start()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        bar = self._bar
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        outline.addRoundedRect(bar, WIDTH / 2, WIDTH / 2)
        painter.fillPath(outline, QColor(self.theme.disc(Side.SECOND)))
        share = 0.5 + 0.5 * self._shown
        painter.save()
        painter.setClipRect(QRectF(bar.left(), bar.bottom() - share * bar.height(), WIDTH, share * bar.height()))
        painter.fillPath(outline, QColor(self.theme.disc(Side.FIRST)))
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self.theme.edge or self.theme.second_shade), 1.2))
        painter.drawPath(outline)
        painter.setPen(QPen(QColor(self.theme.text), 2))
        middle = bar.center().y()
        painter.drawLine(QLineF(bar.left() - OVERHANG, middle, bar.right() + OVERHANG, middle))

    def _move(self, value: float) -> None:
        self._shown = value
        self.update()
