"""GhostLine: the best line as pale discs with numbers, in the holes where they would come to lie."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from connect4_gui.engine.board import Board
from connect4_gui.engine.moves import Placed
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import DISC_RADIUS, HOLE_RADIUS, BoardLayout
from connect4_gui.ui.board.cached_item import CachedItem
from connect4_gui.ui.look.disc_painter import square
from connect4_gui.ui.look.fonts import scaled

NUMBER_PX = 16
INK_RADIUS = 13.0


class GhostLine(CachedItem):
    def __init__(self, layout: BoardLayout, theme: Theme) -> None:
        super().__init__(layout.plate, theme)
        self._layout = layout
        self.discs: tuple[Placed, ...] = ()
        self.hide()

    def show_line(self, discs: tuple[Placed, ...]) -> None:
        if discs != self.discs:
            self.discs = discs
            self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, disc in enumerate(self.discs, start=1):
            self._paint_ghost(painter, self._layout.centre(disc.cell), disc, str(number))

    def _paint_ghost(self, painter: QPainter, centre: QPointF, disc: Placed, number: str) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.disc_tint(disc.side)))
        painter.drawEllipse(centre, DISC_RADIUS - 1, DISC_RADIUS - 1)
        pen = QPen(QColor(self.theme.disc(disc.side)), 3)
        pen.setDashPattern([2.2, 1.8])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, HOLE_RADIUS - 2, HOLE_RADIUS - 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.text))
        painter.drawEllipse(centre, INK_RADIUS, INK_RADIUS)
        font = scaled(1, QFont.Weight.Bold)
        font.setPixelSize(NUMBER_PX)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.text_on(self.theme.text)))
        painter.drawText(square(centre, INK_RADIUS), Qt.AlignmentFlag.AlignCenter, number)


def discs_of_line(board: Board, columns: Sequence[int]) -> tuple[Placed, ...]:
    """The discs that lie after ``columns`` were played on ``board``, as far as they can be."""
    discs = []
    for column in columns:
        if board.outcome() is not None or not board.has_room(column):
            break
        discs.append(Placed(board.side, (board.landing_row(column), column)))
        board = board.play(column)
    return tuple(discs)
