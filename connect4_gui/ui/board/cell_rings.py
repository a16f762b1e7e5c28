"""CellRings: white rings around the discs that something is about."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from connect4_gui.engine.geometry import Cell
from connect4_gui.settings.colour import INK, PAPER
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import HOLE_RADIUS, BoardLayout
from connect4_gui.ui.board.cached_item import CachedItem

RING, OUTLINE = 5.0, 1.5


class CellRings(CachedItem):
    """A thin dark line outside keeps a ring visible on any board."""

    def __init__(self, layout: BoardLayout, theme: Theme) -> None:
        super().__init__(layout.plate, theme)
        self._layout = layout
        self.cells: tuple[Cell, ...] = ()

    def show_cells(self, cells: Iterable[Cell]) -> None:
        self.cells = tuple(cells)
        self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for cell in self.cells:
            centre = self._layout.centre(cell)
            painter.setPen(QPen(QColor(INK), OUTLINE))
            painter.drawEllipse(centre, HOLE_RADIUS + RING / 2, HOLE_RADIUS + RING / 2)
            painter.setPen(QPen(QColor(PAPER), RING))
            painter.drawEllipse(centre, HOLE_RADIUS, HOLE_RADIUS)
