"""A small picture of what is special about rules: a few discs on a board, and arrows where something moves."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from connect4_gui.engine.board import Side
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.look.disc_painter import paint_disc

PICTURE = QSize(40, 34)
EDGE, HOLE, CORNER = 0.3, 0.4, 0.55
"""The edge around the cells, a hole's radius and the plate's corner, in cells."""

BOARDS = {
    "classic": ("....", "....", "1111"),
    "popout": ("....", ".22.", "21.1"),
    "slippery": ("..  ", "....", "21.2"),
    "swap": ("1  2", "2  1", "1212"),
    "flip": ("..  ", "2.  ", "12  "),
    "vanishing": ("....", "1.2.", "oooo"),
    "gravity": ("1...", "22  ", "1..."),
    "five": (".....", ".....", ".....", "11111"),
}
"""Rows from the top: 1 and 2 are discs, a dot is a hole, an o a disc that is gone; arrows need the room between."""

ARROWS: dict[str, tuple[tuple[float, float, float, float], ...]] = {
    "slippery": ((2.2, 0.5, 3.7, 0.5),),
    "swap": ((1.2, 0.6, 2.8, 0.6), (2.8, 1.4, 1.2, 1.4)),
    "flip": ((2.5, 2.6, 2.5, 0.4), (3.5, 0.4, 3.5, 2.6)),
    "gravity": ((3.8, 1.5, 2.3, 1.5),),
}
"""From and to, in cells from the upper left corner on."""

FALLEN_OUT = {"popout": (3.3, 2)}
"""A disc of the first player outside the rows, by row from the top and column."""


def paint_rules(painter: QPainter, place: QPointF, key: str, theme: Theme) -> None:
    """Paint what the rules called ``key`` do, ``PICTURE`` large, with its upper left corner at ``place``."""
    rows = BOARDS[key]
    cell = PICTURE.width() / (len(rows[0]) + 2 * EDGE)
    painter.save()
    painter.translate(place)
    painter.setPen(QColor(theme.edge) if theme.edge else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.board))
    painter.drawRoundedRect(QRectF(0, 0, PICTURE.width(), cell * (len(rows) + 2 * EDGE)), cell * CORNER, cell * CORNER)
    painter.translate(cell * EDGE, cell * EDGE)
    for row, marks in enumerate(rows):
        for column, mark in enumerate(marks):
            _paint_cell(painter, QPointF(column + 0.5, row + 0.5) * cell, cell * HOLE, mark, theme)
    if key in FALLEN_OUT:
        row_from_top, column = FALLEN_OUT[key]
        _paint_cell(painter, QPointF(column + 0.5, row_from_top) * cell, cell * HOLE, "1", theme)
    for arrow in ARROWS.get(key, ()):
        _paint_arrow(painter, QLineF(*(cell * part for part in arrow)), cell, theme)
    painter.restore()


def _paint_cell(painter: QPainter, centre: QPointF, radius: float, mark: str, theme: Theme) -> None:
    if mark in "12":
        paint_disc(painter, centre, radius, Side(int(mark)), theme)
    elif mark == "o":
        painter.setPen(QPen(QColor(theme.text_on(theme.board)), 1.2, Qt.PenStyle.DotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, radius, radius)
    elif mark == ".":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.well))
        painter.drawEllipse(centre, radius, radius)


def _paint_arrow(painter: QPainter, line: QLineF, cell: float, theme: Theme) -> None:
    ink = QColor(theme.text_on(theme.board))
    painter.setPen(QPen(ink, 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(line)
    for turn in (145, 215):
        painter.drawLine(QLineF.fromPolar(cell * 0.45, line.angle() + turn).translated(line.p2()))
