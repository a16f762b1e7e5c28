"""A board as small as a picture in a list: flat discs, and only the winning line bright."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.moves import Placed
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.look.disc_painter import paint_mark

EDGE, CORNER = 3.0, 6.0
HOLE = 0.4
"""The radius of a hole, in cells."""

PALE = 0.45
"""How much is left of a disc that is not in the winning line."""


def paint_miniature(
    painter: QPainter,
    space: QRectF,
    size: BoardSize,
    discs: Iterable[Placed],
    theme: Theme,
    line: frozenset[Cell] = frozenset(),
) -> None:
    """Paint the position as large as ``space`` allows, in its middle. ``line`` are the discs that have won, if any."""
    cell = min((space.width() - 2 * EDGE) / size.columns, (space.height() - 2 * EDGE) / size.rows)
    plate = QRectF(0, 0, cell * size.columns + 2 * EDGE, cell * size.rows + 2 * EDGE)
    plate.moveCenter(space.center())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.edge), 1) if theme.edge else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.board))
    painter.drawRoundedRect(plate, CORNER, CORNER)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.well))
    for row in range(size.rows):
        for column in range(size.columns):
            painter.drawEllipse(_centre(plate, cell, size, (row, column)), cell * HOLE, cell * HOLE)
    for disc in discs:
        painter.setOpacity(PALE if line and disc.cell not in line else 1)
        _paint_disc(painter, _centre(plate, cell, size, disc.cell), cell * HOLE, disc, theme)
    painter.setOpacity(1)


def _centre(plate: QRectF, cell: float, size: BoardSize, place: Cell) -> QPointF:
    row, column = place
    return plate.topLeft() + QPointF(EDGE + cell * (column + 0.5), EDGE + cell * (size.rows - row - 0.5))


def _paint_disc(painter: QPainter, centre: QPointF, radius: float, disc: Placed, theme: Theme) -> None:
    """Flat, as a gradient would not be seen, but with its mark."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.disc(disc.side)))
    painter.drawEllipse(centre, radius, radius)
    paint_mark(painter, centre, radius, disc.side, QColor(theme.disc_shade(disc.side)))
