"""ColumnNumbers: the numbers below the board, which are also the keys that choose a column."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from connect4_gui.ui.board_layout import FOOT, NUMBERS, BoardLayout
from connect4_gui.ui.fonts import scaled
from connect4_gui.ui.theme import Theme

NUMBER_PX = 18


class ColumnNumbers(QGraphicsItem):
    def __init__(self, layout: BoardLayout, theme: Theme) -> None:
        super().__init__()
        self._layout = layout
        self._theme = theme
        self._lit: int | None = None

    def set_lit(self, column: int | None) -> None:
        """Make the number of ``column`` stand out."""
        if column != self._lit:
            self._lit = column
            self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(0, self._layout.plate.bottom() + FOOT, self._layout.scene.width(), NUMBERS)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        for column in range(self._layout.size.columns):
            is_lit = column == self._lit
            font = scaled(1, QFont.Weight.Bold if is_lit else QFont.Weight.Medium)
            font.setPixelSize(NUMBER_PX)
            painter.setFont(font)
            painter.setPen(QColor(self._theme.text if is_lit else self._theme.muted))
            painter.drawText(self._layout.number(column), Qt.AlignmentFlag.AlignCenter, str(column + 1))
