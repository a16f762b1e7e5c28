"""PauseVeil: covers the board while the game is paused, so that nobody thinks on a stopped clock."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from connect4_gui.settings.colour import PAPER
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import BoardLayout
from connect4_gui.ui.board.board_plate import CORNER
from connect4_gui.ui.board.cached_item import CachedItem
from connect4_gui.ui.look.fonts import scaled

TITLE_PX, HINT_PX = 44, 20


class PauseVeil(CachedItem):
    def __init__(self, layout: BoardLayout, theme: Theme) -> None:
        super().__init__(layout.plate, theme)
        self._layout = layout

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(self._layout.plate, CORNER, CORNER)
        veil = QColor(self.theme.board_shade)
        veil.setAlphaF(0.94)
        painter.fillPath(path, veil)
        painter.setPen(QColor(PAPER))
        middle = self._layout.plate.center().y()
        self._write(painter, QCoreApplication.translate("PauseVeil", "Paused"), TITLE_PX, middle - 40)
        self._write(painter, QCoreApplication.translate("PauseVeil", "Press P to go on"), HINT_PX, middle + 20)

    def _write(self, painter: QPainter, text: str, pixels: int, top: float) -> None:
        font = scaled(1, QFont.Weight.DemiBold)
        font.setPixelSize(pixels)
        painter.setFont(font)
        plate = self._layout.plate
        painter.drawText(QRectF(plate.left(), top, plate.width(), pixels * 1.4), Qt.AlignmentFlag.AlignCenter, text)
