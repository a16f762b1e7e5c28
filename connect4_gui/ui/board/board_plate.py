"""BoardPlate and BoardWells: the board in front of the discs, and the hollows behind them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from connect4_gui.engine.geometry import Cell
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import FOOT, HOLE_RADIUS, BoardLayout
from connect4_gui.ui.board.cached_item import CachedItem
from connect4_gui.ui.board.kept_picture import KeptPicture

CORNER = 26.0
RIM_DROP = 2.5
EDGE_WIDTH = 2.5
BEVEL, COLLAR = 4.0, 4.0


class BoardWells(CachedItem):
    """What is seen through an empty hole: the background under the plate's soft shadow."""

    def __init__(self, layout: BoardLayout, theme: Theme) -> None:
        super().__init__(layout.plate, theme)
        self._layout = layout

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for centre in hole_centres(self._layout):
            painter.setBrush(self._shadow(centre))
            painter.drawEllipse(centre, HOLE_RADIUS + 1, HOLE_RADIUS + 1)

    def _shadow(self, centre: QPointF) -> QLinearGradient:
        gradient = QLinearGradient(centre.x(), centre.y() - HOLE_RADIUS, centre.x(), centre.y() + HOLE_RADIUS)
        gradient.setColorAt(0, QColor(self.theme.well_shade))
        gradient.setColorAt(0.35, QColor(self.theme.well))
        return gradient


class BoardPlate(CachedItem):
    """The plate with its holes and its foot, drawn in front of the discs.

    Qt forgets its picture whenever the plate begins or ends to turn, and drawing it takes long. So it keeps one itself.
    """

    def __init__(self, layout: BoardLayout, theme: Theme) -> None:
        super().__init__(layout.plate.adjusted(-8, 0, 8, FOOT), theme)
        self._layout = layout
        self._plate = plate_path(layout)
        self._rims = self._rim_path()
        self._picture = KeptPicture(self._draw)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        is_turning = self.cacheMode() is QGraphicsItem.CacheMode.ItemCoordinateCache
        self._picture.paint(painter, self.rect(), is_any_size=is_turning)

    def set_theme(self, theme: Theme) -> None:
        self._picture.forget()
        super().set_theme(theme)

    def _draw(self, painter: QPainter) -> None:
        plate = self._layout.plate
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.board_shade))
        foot = QRectF(plate.left() - 6, plate.bottom() - 4, plate.width() + 12, FOOT + 2)
        painter.drawRoundedRect(foot, 6, 6)
        face = QLinearGradient(plate.topLeft(), plate.bottomLeft())
        face.setColorAt(0, QColor(self.theme.board_light))
        face.setColorAt(0.18, QColor(self.theme.board))
        painter.setBrush(face)
        painter.drawPath(self._plate)
        painter.setBrush(QColor(self.theme.board_shade))
        painter.drawPath(self._rims)
        if self.theme.gloss:
            self._paint_gloss(painter)
        if self.theme.edge:
            painter.setPen(QPen(QColor(self.theme.edge), EDGE_WIDTH))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(self._plate)

    def _paint_gloss(self, painter: QPainter) -> None:
        """A plate of plastic: light along its upper edge, shade along the lower one, and a collar around each hole."""
        plate = self._layout.plate.adjusted(BEVEL / 2, BEVEL / 2, -BEVEL / 2, -BEVEL / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._bevel(plate.top(), plate.bottom()), BEVEL))
        painter.drawRoundedRect(plate, CORNER - BEVEL / 2, CORNER - BEVEL / 2)
        radius = HOLE_RADIUS + COLLAR / 2
        for centre in hole_centres(self._layout):
            painter.setPen(QPen(self._bevel(centre.y() + radius, centre.y() - radius), COLLAR))
            painter.drawEllipse(centre, radius, radius)

    def _bevel(self, lit: float, shaded: float) -> QLinearGradient:
        """From the light at the height ``lit`` to the shade at ``shaded``."""
        gloss = self.theme.gloss
        gradient = QLinearGradient(0, lit, 0, shaded)
        gradient.setColorAt(0, QColor.fromRgbF(1, 1, 1, gloss))
        gradient.setColorAt(0.5, QColor.fromRgbF(1, 1, 1, 0))
        gradient.setColorAt(0.5001, QColor.fromRgbF(0, 0, 0, 0))
        gradient.setColorAt(1, QColor.fromRgbF(0, 0, 0, gloss / 2))
        return gradient

    def _rim_path(self) -> QPainterPath:
        """The lit lower edge of every hole: a circle moved down, less the hole itself."""
        rims, holes = QPainterPath(), QPainterPath()
        for centre in hole_centres(self._layout):
            rims.addEllipse(centre + QPointF(0, RIM_DROP), HOLE_RADIUS, HOLE_RADIUS)
            holes.addEllipse(centre, HOLE_RADIUS, HOLE_RADIUS)
        return rims.subtracted(holes)


def plate_path(layout: BoardLayout) -> QPainterPath:
    """The outline of the plate, its holes left out."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    path.addRoundedRect(layout.plate, CORNER, CORNER)
    for centre in hole_centres(layout):
        path.addEllipse(centre, HOLE_RADIUS, HOLE_RADIUS)
    return path


def hole_centres(layout: BoardLayout) -> list[QPointF]:
    cells: list[Cell] = [(row, column) for row in range(layout.size.rows) for column in range(layout.size.columns)]
    return [layout.centre(cell) for cell in cells]
