"""ColumnNumbers: the numbers beside the board, which are also the keys that choose a column, or a row."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import BoardLayout
from connect4_gui.ui.board.cached_item import CachedItem
from connect4_gui.ui.look.fonts import board_px, scaled

NUMBER_PX, MOST_PX = 18, 30


class ColumnNumbers(CachedItem):
    def __init__(self, layout: BoardLayout, theme: Theme) -> None:
        super().__init__(layout.numbers, theme)
        self._layout = layout
        self._lit: int | None = None

    def follow_pull(self) -> None:
        """Stand where the layout has the numbers now."""
        self.setRect(self._layout.numbers)
        self.update()

    def set_lit(self, column: int | None) -> None:
        """Make the number of ``column`` stand out."""
        if column != self._lit:
            self._lit = column
            self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        for lane in range(self._layout.lanes):
            is_lit = lane == self._lit
            font = scaled(1, QFont.Weight.Bold if is_lit else QFont.Weight.Medium)
            font.setPixelSize(board_px(NUMBER_PX, MOST_PX))
            painter.setFont(font)
            painter.setPen(QColor(self.theme.text if is_lit else self.theme.muted))
            painter.drawText(self._layout.number(lane), Qt.AlignmentFlag.AlignCenter, str(lane + 1))
