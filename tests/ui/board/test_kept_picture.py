"""A picture that is kept is drawn again only when it would look different."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPaintDevice, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem

from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.settings.theme import DARK, LIGHT
from connect4_gui.ui.board.board_layout import BoardLayout
from connect4_gui.ui.board.board_plate import BoardPlate
from connect4_gui.ui.board.kept_picture import KeptPicture

BOUNDS = QRectF(0, 0, 10, 10)

pytestmark = pytest.mark.usefixtures("qapp")


@dataclass
class Square:
    """Draws a red square and counts how often."""

    drawn: int = 0
    picture: KeptPicture = field(init=False)

    def __post_init__(self) -> None:
        self.picture = KeptPicture(self._draw)

    def _draw(self, painter: QPainter) -> None:
        self.drawn += 1
        painter.fillRect(QRectF(2, 2, 6, 6), QColor("red"))

    def on(self, device: QPaintDevice, transform: QTransform, *, is_any_size: bool = False) -> None:
        painter = QPainter(device)
        painter.setTransform(transform)
        self.picture.paint(painter, BOUNDS, is_any_size=is_any_size)
        assert painter.transform() == transform
        painter.end()


def pixmap(size: int = 40, ratio: float = 1) -> QPixmap:
    made = QPixmap(QSize(size, size))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.white)
    return made


def red(device: QPixmap) -> int:
    image = device.toImage()
    return sum(image.pixelColor(x, y) == QColor("red") for x in range(image.width()) for y in range(image.height()))


def test_the_same_picture_is_drawn_once() -> None:
    square, twice = Square(), QTransform.fromScale(2, 2)
    first, second = pixmap(), pixmap()
    square.on(first, twice)
    square.on(second, twice)
    assert (square.drawn, red(first), red(second)) == (1, 144, 144)


def test_another_size_place_or_screen_is_drawn_anew() -> None:
    square, twice = Square(), QTransform.fromScale(2, 2)
    square.on(pixmap(), twice)
    square.on(pixmap(), QTransform.fromScale(3, 3))
    square.on(pixmap(), QTransform.fromTranslate(0.5, 0).scale(3, 3))
    square.on(pixmap(50), QTransform.fromTranslate(0.5, 0).scale(3, 3))
    square.on(pixmap(50, 2), QTransform.fromTranslate(0.5, 0).scale(3, 3))
    square.picture.forget()
    square.on(pixmap(50, 2), QTransform.fromTranslate(0.5, 0).scale(3, 3))
    assert square.drawn == 6


def test_while_it_turns_the_last_picture_does() -> None:
    square = Square()
    square.on(pixmap(), QTransform.fromScale(2, 2))
    small = pixmap()
    square.on(small, QTransform(), is_any_size=True)
    assert (square.drawn, red(small)) == (1, 36)


def test_an_image_gets_a_drawing_of_its_own() -> None:
    square = Square()
    image = QImage(QSize(40, 40), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    for _ in range(2):
        square.on(image, QTransform.fromScale(2, 2))
    assert (square.drawn, image.pixelColor(10, 10)) == (2, QColor("red"))


def test_the_plate_follows_the_theme_even_while_it_turns() -> None:
    plate = BoardPlate(BoardLayout(STANDARD_SIZE), LIGHT)
    edge = QPointF(plate.rect().width() / 2, 8)

    def colour() -> QColor:
        made = QPixmap(plate.rect().size().toSize())
        made.fill(Qt.GlobalColor.white)
        painter = QPainter(made)
        painter.translate(-plate.rect().topLeft())
        plate.paint(painter, None)  # type: ignore[arg-type]
        painter.end()
        return made.toImage().pixelColor(edge.toPoint())

    light = colour()
    plate.setCacheMode(QGraphicsItem.CacheMode.ItemCoordinateCache)
    assert colour() == light
    plate.set_theme(DARK)
    assert colour() != light
