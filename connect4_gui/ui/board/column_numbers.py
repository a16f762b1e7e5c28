"""ColumnNumbers: the numbers below the board, which are also the keys that choose a column."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import FOOT, NUMBERS, BoardLayout
from connect4_gui.ui.board.cached_item import CachedItem
from connect4_gui.ui.look.fonts import scaled

NUMBER_PX = 18


class ColumnNumbers(CachedItem):
    def __init__(self, layout: BoardLayout, theme: Theme) -> None:
        super().__init__(
            QRectF(layout.plate.left(), layout.plate.bottom() + FOOT, layout.plate.width(), NUMBERS), theme
        )
        self._layout = layout
        self._lit: int | None = None

    def set_lit(self, column: int | None) -> None:
        """Make the number of ``column`` stand out."""
        if column != self._lit:
            self._lit = column
            self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        for column in range(self._layout.size.columns):
            is_lit = column == self._lit
            font = scaled(1, QFont.Weight.Bold if is_lit else QFont.Weight.Medium)
            font.setPixelSize(NUMBER_PX)
            painter.setFont(font)
            painter.setPen(QColor(self.theme.text if is_lit else self.theme.muted))
            painter.drawText(self._layout.number(column), Qt.AlignmentFlag.AlignCenter, str(column + 1))
