"""Hover: shows where the mover's disc would go. A lit lane, a disc waiting above it, and its landing cell."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.pull import Pull
from connect4_gui.settings.colour import PAPER
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import DISC_RADIUS, FOOT, HOLE_RADIUS, WAITING_RADIUS, BoardLayout
from connect4_gui.ui.board.board_plate import plate_path
from connect4_gui.ui.board.cached_item import CachedItem
from connect4_gui.ui.look.disc_painter import paint_disc, paint_mark, square

FULL_OPACITY = 0.45
DOT_RADIUS = 8.0
INTO = 20
REACHING = {
    Pull.LEFT: (-INTO, 0, 0, 0),
    Pull.RIGHT: (0, 0, INTO, 0),
    Pull.UP: (0, -INTO, 0, 0),
    Pull.DOWN: (0, 0, 0, INTO),
    Pull.DOWN_LEFT: (0, 0, 0, INTO),
    Pull.DOWN_RIGHT: (0, 0, 0, INTO),
}
"""How the glow where discs wait reaches under the plate, so that only its outer corners are round."""


class LaneGlow(CachedItem):
    """The faint light on a lane: outside the plate on the background, and on the plate itself."""

    def __init__(self, layout: BoardLayout, theme: Theme) -> None:
        super().__init__(layout.lane(0), theme)
        self._layout = layout
        self._plate = plate_path(layout)
        self._column = 0
        self._is_full = False

    def show_at(self, column: int, *, is_full: bool) -> None:
        lane = self._layout.lane(column)
        if (lane, is_full) != (self.rect(), self._is_full):
            self._column, self._is_full = column, is_full
            self.setRect(lane)
            self.update()
        self.show()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        lane, plate = self._layout.lane(self._column), self._layout.plate
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        entry = self._entry(lane)
        outside = QPainterPath()
        outside.addRoundedRect(entry.adjusted(*REACHING[self._layout.pull]), 16, 16)
        clip = QPainterPath()
        clip.addRect(entry)
        glow = QColor(self.theme.bad if self._is_full else self.theme.accent)
        glow.setAlphaF(0.14)
        painter.fillPath(outside.intersected(clip), glow)
        light = QColor(PAPER)
        light.setAlphaF(0.12)
        painter.setClipPath(self._plate)
        painter.fillRect(lane.intersected(plate), light)

    def _entry(self, lane: QRectF) -> QRectF:
        """What of ``lane`` lies outside the plate, where discs wait."""
        plate = self._layout.plate
        match self._layout.pull:
            case Pull.LEFT:
                return QRectF(QPointF(plate.right(), lane.top()), lane.bottomRight())
            case Pull.RIGHT:
                return QRectF(lane.topLeft(), QPointF(plate.left(), lane.bottom()))
            case Pull.UP:
                return QRectF(QPointF(lane.left(), plate.bottom() + FOOT), lane.bottomRight())
            case _:
                return QRectF(lane.topLeft(), QPointF(lane.right(), plate.top()))


class LandingMark(CachedItem):
    """The landing cell in the mover's lighter colour with a dashed rim, seen through its hole."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(square(QPointF(), DISC_RADIUS), theme)
        self.side = Side.FIRST
        self.cell: Cell = (0, 0)

    def show_at(self, cell: Cell, side: Side, centre: QPointF) -> None:
        self.cell = cell
        if side is not self.side:
            self.side = side
            self.update()
        self.setPos(centre)
        self.show()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.disc_tint(self.side)))
        painter.drawEllipse(QPointF(), DISC_RADIUS - 1, DISC_RADIUS - 1)
        shade = QColor(self.theme.disc(self.side))
        faint = QColor(shade)
        faint.setAlphaF(0.45)
        paint_mark(painter, QPointF(), HOLE_RADIUS, self.side, faint)
        pen = QPen(shade, 3)
        pen.setDashPattern([2.2, 1.8])
        painter.setPen(pen)
        painter.drawEllipse(QPointF(), HOLE_RADIUS - 2, HOLE_RADIUS - 2)


class WayMark(CachedItem):
    """A faint dot in every cell that the mover's disc would slide through, where that is not straight down."""

    def __init__(self, layout: BoardLayout, theme: Theme) -> None:
        super().__init__(layout.plate, theme)
        self._layout = layout
        self._side = Side.FIRST
        self.cells: tuple[Cell, ...] = ()

    def show_along(self, cells: Sequence[Cell], side: Side) -> None:
        if (tuple(cells), side) != (self.cells, self._side):
            self.cells, self._side = tuple(cells), side
            self.update()
        self.show()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self.theme.disc_shade(self._side)), 1.5))
        painter.setBrush(QColor(self.theme.disc_tint(self._side)))
        for cell in self.cells:
            painter.drawEllipse(self._layout.centre(cell), DOT_RADIUS, DOT_RADIUS)


class WaitingDisc(CachedItem):
    """The mover's disc, held above the column."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(square(QPointF(), WAITING_RADIUS + 1), theme)
        self.side = Side.FIRST

    def show_at(self, side: Side, centre: QPointF, *, is_full: bool) -> None:
        if side is not self.side:
            self.side = side
            self.update()
        self.setPos(centre)
        self.setOpacity(FULL_OPACITY if is_full else 1)
        self.show()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        paint_disc(painter, QPointF(), WAITING_RADIUS, self.side, self.theme)
