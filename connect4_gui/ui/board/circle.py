"""Circle: one disc on the board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.engine.geometry import Cell
from connect4_gui.settings.colour import INK, PAPER, luminance
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import DISC_RADIUS, HOLE_RADIUS
from connect4_gui.ui.board.cached_item import CachedItem
from connect4_gui.ui.look.disc_painter import paint_disc, square

DIMMED_ON_LIGHT, DIMMED_ON_DARK = 0.4, 0.65
"""How much is left of a disc that steps back; a dark hole swallows more of it than a light one."""

HALF_LIGHT = 0.5
DASHES = (1.6, 1.3)
"""The ring of a disc that has changed its colour, in widths of its line."""


class Circle(CachedItem):
    """A disc of ``side`` that belongs in ``cell``. It falls behind the plate and shows through its holes."""

    def __init__(self, side: Side, cell: Cell, theme: Theme) -> None:
        super().__init__(square(QPointF(), DISC_RADIUS + 1), theme)
        self.side = side
        self.cell = cell
        self._is_last = False
        self._is_winning = False
        self._is_dimmed = False
        self._is_swapped = False

    @property
    def is_last(self) -> bool:
        return self._is_last

    @property
    def is_winning(self) -> bool:
        return self._is_winning

    @property
    def is_dimmed(self) -> bool:
        return self._is_dimmed

    def set_last(self, is_last: bool) -> None:
        """Mark the disc that was played last."""
        if is_last is not self._is_last:
            self._is_last = is_last
            self.update()

    @property
    def is_swapped(self) -> bool:
        return self._is_swapped

    def set_side(self, side: Side) -> None:
        """Show the colour of ``side`` from now on."""
        if side is not self.side:
            self.side = side
            self.update()

    def set_swapped(self, is_swapped: bool) -> None:
        """Mark a disc that has just changed its colour."""
        if is_swapped is not self._is_swapped:
            self._is_swapped = is_swapped
            self.update()

    def set_winning(self, is_winning: bool) -> None:
        """Mark a disc of the winning line."""
        self._is_winning = is_winning
        self.update()

    def set_dimmed(self, is_dimmed: bool) -> None:
        """Step back behind the winning line."""
        self._is_dimmed = is_dimmed
        dimmed = DIMMED_ON_LIGHT if luminance(self.theme.well) > HALF_LIGHT else DIMMED_ON_DARK
        self.setOpacity(dimmed if is_dimmed else 1)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.set_dimmed(self._is_dimmed)

    def set_plain(self) -> None:
        """Take every mark away."""
        self._is_last = self._is_swapped = False
        self.set_winning(False)
        self.set_dimmed(False)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        paint_disc(painter, QPointF(), DISC_RADIUS, self.side, self.theme)
        if self._is_winning:
            self._paint_ring(painter, HOLE_RADIUS - 3.5, 7)
        elif self._is_swapped:
            self._paint_ring(painter, HOLE_RADIUS - 3, 5, DASHES)
        elif self._is_last:
            self._paint_ring(painter, HOLE_RADIUS - 2, 4)

    def _paint_ring(self, painter: QPainter, radius: float, width: float, dashes: Sequence[float] = ()) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        outline = QColor(INK)
        outline.setAlphaF(1.0 if self.theme.edge else 0.25)
        painter.setPen(QPen(outline, width + 2))
        painter.drawEllipse(QPointF(), radius, radius)
        paper = QPen(QColor(PAPER), width)
        if dashes:
            paper.setDashPattern(list(dashes))
        painter.setPen(paper)
        painter.drawEllipse(QPointF(), radius, radius)
