"""PauseVeil: hides what lies on the board, so that nobody thinks on a stopped clock."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from connect4_gui.settings.colour import PAPER
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import HOLE_RADIUS, BoardLayout
from connect4_gui.ui.board.board_plate import CORNER, hole_centres
from connect4_gui.ui.board.cached_item import CachedItem
from connect4_gui.ui.look.fonts import scaled

TITLE_PX, HINT_PX = 44, 20
HOLE_OPACITY = 0.06


class PauseVeil(CachedItem):
    """Where the game ``can_go_on`` from here, the veil says how; where a dialog is open, it cannot."""

    def __init__(self, layout: BoardLayout, theme: Theme) -> None:
        super().__init__(layout.plate, theme)
        self._layout = layout
        self._can_go_on = False

    @property
    def can_go_on(self) -> bool:
        return self._can_go_on

    def cover(self, *, can_go_on: bool) -> None:
        self._can_go_on = can_go_on
        self.setCursor(Qt.CursorShape.PointingHandCursor if can_go_on else Qt.CursorShape.ArrowCursor)
        self.update()
        self.show()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(self._layout.plate, CORNER, CORNER)
        painter.fillPath(path, QColor(self.theme.board_shade))
        self._paint_holes(painter)
        painter.setPen(QColor(PAPER))
        middle = self._layout.plate.center().y()
        self._write(painter, QCoreApplication.translate("PauseVeil", "Paused"), TITLE_PX, middle - 40)
        if self._can_go_on:
            hint = QCoreApplication.translate("PauseVeil", "Click or press P to go on")
            self._write(painter, hint, HINT_PX, middle + 20)

    def _paint_holes(self, painter: QPainter) -> None:
        """Every hole alike, whatever lies in it."""
        hole = QColor(self.theme.well)
        hole.setAlphaF(HOLE_OPACITY)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(hole)
        for centre in hole_centres(self._layout):
            painter.drawEllipse(centre, HOLE_RADIUS, HOLE_RADIUS)

    def _write(self, painter: QPainter, text: str, pixels: int, top: float) -> None:
        """Write a line, smaller where the board is too narrow for it."""
        plate = self._layout.plate
        font = scaled(1, QFont.Weight.DemiBold)
        font.setPixelSize(pixels)
        width = QFontMetricsF(font).horizontalAdvance(text)
        font.setPixelSize(min(pixels, int(pixels * (plate.width() - 2 * CORNER) / width)))
        painter.setFont(font)
        painter.drawText(QRectF(plate.left(), top, plate.width(), pixels * 1.4), Qt.AlignmentFlag.AlignCenter, text)
