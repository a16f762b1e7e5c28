"""BoardPicture: a position painted without a window, as pixels or as a drawing. It looks as the board does."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.moves import Placed
from connect4_gui.engine.pull import Pull
from connect4_gui.game.game import Game, has_last
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import EDGE, FOOT, NUMBERS, BoardLayout
from connect4_gui.ui.board.board_plate import BoardPlate, BoardWells
from connect4_gui.ui.board.circle import Circle
from connect4_gui.ui.board.column_numbers import ColumnNumbers

TITLE = "Connect Four"


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """A value that any thread may paint. The discs in ``line`` have won; if it ``has_last``, the last one came last.

    Discs fall towards ``pull``; where that ``is_turning``, there is room for numbers on every side.

    ``scale`` is the number of pixels to a unit of the board's layout, in which a cell is 80 units wide.
    """

    size: BoardSize
    discs: tuple[Placed, ...]
    theme: Theme
    line: frozenset[Cell] = frozenset()
    has_last: bool = True
    pull: Pull = Pull.DOWN
    is_turning: bool = False

    @classmethod
    def of(cls, game: Game, theme: Theme) -> BoardPicture:
        """The position at the place where ``game`` stands."""
        line = frozenset() if game.result is None else game.result.cells
        forecast = game.forecast
        return cls(
            game.board.size,
            game.discs,
            theme,
            line,
            has_last=has_last(game.turns),
            pull=forecast.pull,
            is_turning=forecast.is_turning,
        )

    @property
    def rect(self) -> QRectF:
        """What is painted, in units of the layout: all but the room above the plate, where discs wait."""
        layout = self._layout
        if self.is_turning:
            room = FOOT + NUMBERS
            return layout.plate.adjusted(-room, -room, room, room)
        return layout.scene.adjusted(0, layout.plate.top() - EDGE, 0, 0)

    @property
    def _layout(self) -> BoardLayout:
        layout = BoardLayout(self.size, is_turning=self.is_turning)
        layout.set_pull(self.pull)
        return layout

    def scale_for(self, width: int) -> float:
        """The scale at which the picture is ``width`` pixels wide."""
        return width / self.rect.width()

    def image(self, scale: float) -> QImage:
        image = QImage((self.rect.size() * scale).toSize(), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.scale(scale, scale)
        self._paint(painter)
        painter.end()
        return image

    def png(self, scale: float) -> bytes:
        """The bytes of a PNG file."""
        buffer = _open_buffer()
        QImageWriter(buffer, QByteArray(b"png")).write(self.image(scale))
        return bytes(buffer.data().data())

    def svg(self) -> bytes:
        """The bytes of an SVG file, which can be drawn at any size."""
        buffer = _open_buffer()
        size = self.rect.size().toSize()
        drawing = QSvgGenerator()
        drawing.setOutputDevice(buffer)
        drawing.setSize(size)
        drawing.setViewBox(QRectF(0, 0, size.width(), size.height()))
        drawing.setTitle(TITLE)
        painter = QPainter(drawing)
        self._paint(painter)
        painter.end()
        return bytes(buffer.data().data())

    def _paint(self, painter: QPainter) -> None:
        layout, option = self._layout, QStyleOptionGraphicsItem()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self.rect.topLeft())
        painter.fillRect(self.rect, QColor(self.theme.background))
        BoardWells(layout, self.theme).paint(painter, option)
        for disc in self.discs:
            circle = self._circle(disc)
            painter.save()
            painter.translate(layout.centre(disc.cell))
            painter.setOpacity(circle.opacity())
            circle.paint(painter, option)
            painter.restore()
        BoardPlate(layout, self.theme).paint(painter, option)
        ColumnNumbers(layout, self.theme).paint(painter, option)

    def _circle(self, disc: Placed) -> Circle:
        """The disc with its mark, as the scene shows it at rest."""
        circle = Circle(disc.side, disc.cell, self.theme)
        circle.set_last(self.has_last and disc == self.discs[-1])
        if self.line:
            circle.set_winning(disc.cell in self.line)
            circle.set_dimmed(disc.cell not in self.line)
        return circle


def _open_buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer
