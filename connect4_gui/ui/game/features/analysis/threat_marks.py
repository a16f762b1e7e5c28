"""ThreatMarks: in empty holes, whose disc would make four there, and the number of the row."""

from __future__ import annotations

from collections import defaultdict

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from connect4_gui.coach.threats import Threat
from connect4_gui.engine.geometry import Cell
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import BoardLayout
from connect4_gui.ui.board.cached_item import CachedItem
from connect4_gui.ui.look.disc_painter import paint_disc
from connect4_gui.ui.look.fonts import scaled

DISC = 9.0
NUMBER_PX = 18
WIDTH, HEIGHT = 42.0, 22.0


class ThreatMarks(CachedItem):
    """A number is bold where the counting of the cells helps its owner."""

    def __init__(self, layout: BoardLayout, theme: Theme) -> None:
        super().__init__(layout.plate, theme)
        self._layout = layout
        self.threats: tuple[Threat, ...] = ()
        self.hide()

    def show_threats(self, threats: tuple[Threat, ...]) -> None:
        if threats != self.threats:
            self.threats = threats
            self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        holes: dict[Cell, list[Threat]] = defaultdict(list)
        for threat in self.threats:
            holes[threat.cell].append(threat)
        for cell, owners in holes.items():
            centre = self._layout.centre(cell)
            top = centre.y() - HEIGHT * len(owners) / 2
            for number, threat in enumerate(owners):
                self._paint_mark(painter, QPointF(centre.x(), top + HEIGHT * (number + 0.5)), threat)

    def _paint_mark(self, painter: QPainter, centre: QPointF, threat: Threat) -> None:
        """On a ground of its own, so that it can be read on the mark of a landing disc, too."""
        ground = QRectF(centre.x() - WIDTH / 2, centre.y() - HEIGHT / 2, WIDTH, HEIGHT)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.well))
        painter.drawRoundedRect(ground, HEIGHT / 2, HEIGHT / 2)
        paint_threat(painter, centre, threat, self.theme)


def paint_threat(painter: QPainter, centre: QPointF, threat: Threat, theme: Theme) -> None:
    """Paint the disc of the owner and the number of the row side by side."""
    left, top = centre.x() - WIDTH / 2, centre.y() - HEIGHT / 2
    paint_disc(painter, QPointF(left + 3 + DISC, centre.y()), DISC, threat.side, theme)
    font = scaled(1, QFont.Weight.Bold if threat.is_strong else QFont.Weight.Normal)
    font.setPixelSize(NUMBER_PX)
    painter.setFont(font)
    painter.setPen(QColor(theme.text if threat.is_strong else theme.muted))
    number = QRectF(left + 4 + 2 * DISC, top, WIDTH - 5 - 2 * DISC, HEIGHT)
    painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(threat.row_number))
