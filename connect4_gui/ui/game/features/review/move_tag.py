"""What a review shows above the board: what was played and what is better."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import BoardLayout
from connect4_gui.ui.board.cached_item import CachedItem
from connect4_gui.ui.look.fonts import scaled

BAND = 36.0
HEIGHT, SPACE, GAP = 28.0, 12.0, 6.0
TEXT_PX = 14
LEAST_PX = 12


class MoveTag(CachedItem):
    """A word above a column: ``is_good`` for what is better, otherwise for what was played."""

    def __init__(self, theme: Theme, *, is_good: bool) -> None:
        super().__init__(QRectF(-200, 0, 400, BAND), theme)
        self._is_good = is_good
        self._font = scaled(1, QFont.Weight.DemiBold)
        self._font.setPixelSize(TEXT_PX)
        self.text = ""
        self.column: int | None = None
        self.hide()

    def show_word(self, text: str, column: int) -> None:
        self.text, self.column = text, column
        self.show()
        self.update()

    def take_away(self) -> None:
        self.column = None
        self.hide()

    def fit(self, layout: BoardLayout, pixels_per_unit: float) -> None:
        """Lie above the column, readable at the board's size, and inside the scene."""
        if self.column is None:
            return
        self._font.setPixelSize(max(TEXT_PX, round(LEAST_PX / max(pixels_per_unit, 0.01))))
        half = self.half_width()
        left, right = layout.scene.left() + half, layout.scene.right() - half
        self.setPos(min(max(layout.column_x(self.column), left), right), layout.band.top() + 2)
        self.update()

    def half_width(self) -> float:
        return QFontMetricsF(self._font).horizontalAdvance(self.text) / 2 + SPACE

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        theme, half = self.theme, self.half_width()
        soft, ink = (theme.good_soft, theme.good) if self._is_good else (theme.bad_soft, theme.bad)
        body = QRectF(-half, 0, 2 * half, HEIGHT)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(soft))
        painter.setPen(QPen(QColor(ink), 1.2))
        painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), HEIGHT / 2 - 1, HEIGHT / 2 - 1)
        painter.setPen(QColor(ink))
        painter.setFont(self._font)
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self.text)


def separate(first: MoveTag, second: MoveTag) -> None:
    """Move two tags apart where they would lie on each other, so that each stays nearest to its own column."""
    if first.column is None or second.column is None:
        return
    left, right = (first, second) if first.column <= second.column else (second, first)
    overlap = left.pos().x() + left.half_width() + GAP - (right.pos().x() - right.half_width())
    if overlap > 0:
        left.setX(left.pos().x() - overlap / 2)
        right.setX(right.pos().x() + overlap / 2)
