"""What a review shows on the board: what was played and what is better, above the columns, and what proves it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from connect4_gui.engine.geometry import Cell
from connect4_gui.settings.colour import PAPER
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import HOLE_RADIUS, BoardLayout
from connect4_gui.ui.board.cached_item import CachedItem
from connect4_gui.ui.look.fonts import scaled

BAND = 36.0
HEIGHT, SPACE, GAP = 28.0, 12.0, 6.0
TEXT_PX = 14
LEAST_PX = 12
RING_PX = 5.0


class MoveTag(CachedItem):
    """A word above a column: ``is_good`` for what is better, otherwise for what was played."""

    def __init__(self, theme: Theme, *, is_good: bool) -> None:
        super().__init__(QRectF(-200, 0, 400, BAND), theme)
        self._is_good = is_good
        self._font = scaled(1, QFont.Weight.DemiBold)
        self._font.setPixelSize(TEXT_PX)
        self.text = ""
        self.column: int | None = None
        self._shift = 0.0
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


class EvidenceRings(CachedItem):
    """White rings around the cells that a reason names."""

    def __init__(self, layout: BoardLayout, theme: Theme) -> None:
        super().__init__(layout.plate, theme)
        self._layout = layout
        self.cells: tuple[Cell, ...] = ()

    def show_cells(self, cells: Iterable[Cell]) -> None:
        self.cells = tuple(cells)
        self.setVisible(bool(self.cells))
        self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(PAPER), RING_PX))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for cell in self.cells:
            radius = HOLE_RADIUS + RING_PX / 2
            painter.drawEllipse(QPointF(self._layout.centre(cell)), radius, radius)
