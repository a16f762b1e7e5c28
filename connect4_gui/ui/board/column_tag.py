"""ColumnTag: a word above a column, in the room between the waiting discs and the plate."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import BoardLayout
from connect4_gui.ui.board.cached_item import CachedItem
from connect4_gui.ui.look.fonts import board_px, scaled

TEXT_PX, MOST_PX, HEIGHT, SIDE_SPACE = 15, 21, 28.0, 14.0
BAND = 36.0
"""The room above the plate that a tag needs."""


class Tone(Enum):
    WARN = "warn"
    PLAIN = "plain"


class ColumnTag(CachedItem):
    def __init__(self, layout: BoardLayout, theme: Theme) -> None:
        super().__init__(layout.plate.adjusted(0, -BAND, 0, -layout.plate.height()), theme)
        self._layout = layout
        self.column: int | None = None
        self.text = ""
        self._tone = Tone.PLAIN
        self.hide()

    def show_at(self, column: int, text: str, tone: Tone) -> None:
        self.column, self.text, self._tone = column, text, tone
        self.show()
        self.update()

    def take_away(self) -> None:
        self.column, self.text = None, ""
        self.hide()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self.column is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = scaled(1, QFont.Weight.DemiBold)
        font.setPixelSize(board_px(TEXT_PX, MOST_PX))
        pill = self._pill(QFontMetricsF(font).horizontalAdvance(self.text) + 2 * SIDE_SPACE, self.column)
        is_warning = self._tone is Tone.WARN
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.warn_soft if is_warning else self.theme.accent_soft))
        painter.drawRoundedRect(pill, HEIGHT / 2, HEIGHT / 2)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.warn if is_warning else self.theme.accent_text))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self.text)

    def _pill(self, width: float, column: int) -> QRectF:
        """Over its column, but never beyond the plate."""
        plate = self._layout.plate
        left = min(max(self._layout.column_x(column) - width / 2, plate.left()), plate.right() - width)
        return QRectF(left, plate.top() - BAND + (BAND - HEIGHT) / 2, width, HEIGHT)
