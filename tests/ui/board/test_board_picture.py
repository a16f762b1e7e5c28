"""Pictures of a position and the film of a game, made without a window."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter
from PySide6.QtSvg import QSvgRenderer

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.moves import Drop, Pop
from connect4_gui.engine.pull import Pull
from connect4_gui.engine.variants.gravity import Gravity
from connect4_gui.engine.variants.pop_out import PopOut
from connect4_gui.game.game import Game
from connect4_gui.game.record import GameRecord
from connect4_gui.settings.colour import PAPER
from connect4_gui.settings.motion import STILL
from connect4_gui.settings.theme import DARK, LIGHT, THEMES, Theme
from connect4_gui.ui.board.board_layout import EDGE, HOLE_RADIUS, WAITING, BoardLayout
from connect4_gui.ui.board.board_picture import BoardPicture
from connect4_gui.ui.board.game_film import GameFilm
from connect4_gui.ui.board.scene import Scene
from connect4_gui.ui.look.appearance import Appearance
from tests.matches import friends, play_moves

pytestmark = pytest.mark.usefixtures("appearance")

BIG = BoardSize(8, 9)


def picture(moves: str, theme: Theme = LIGHT, size: BoardSize | None = None) -> BoardPicture:
    return BoardPicture.of(play_moves(Game.new(size or friends().size), moves), theme)


def colour_at(image: QImage, size: BoardSize, cell: Cell, dx: float = 0, dy: float = 0) -> str:
    """The colour beside the middle of a cell, in units of the layout, in an image of any scale."""
    layout = BoardLayout(size)
    scale = image.width() / layout.scene.width()
    centre = layout.centre(cell)
    x, y = centre.x() + dx, centre.y() + dy - (WAITING - EDGE)
    return image.pixelColor(int(x * scale), int(y * scale)).name().upper()


def is_near(first: str, second: str) -> bool:
    """Whether two colours look the same."""
    parts = zip(QColor(first).getRgb(), QColor(second).getRgb(), strict=True)  # type: ignore[call-overload]
    return all(abs(one - other) <= 12 for one, other in parts)


def differing(first: QImage, second: QImage) -> float:
    """The share of the pixels that do not look the same."""
    assert first.size() == second.size()
    pixels = [(x, y) for x in range(first.width()) for y in range(first.height())]
    far = sum(not is_near(first.pixelColor(*at).name(), second.pixelColor(*at).name()) for at in pixels)
    return far / len(pixels)


def drawn(svg: bytes, width: int, height: int) -> QImage:
    renderer = QSvgRenderer(QByteArray(svg))
    assert renderer.isValid()
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def film_of(record: GameRecord, theme: Theme = LIGHT, width: int = 140) -> list[QImage]:
    buffer = QBuffer()
    buffer.setData(QByteArray(b"".join(GameFilm(record, theme, width).parts())))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"gif"))
    images = []
    while not (image := reader.read()).isNull():
        images.append(image.convertToFormat(QImage.Format.Format_RGB32))
    return images


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_a_picture_looks_as_the_board_does(appearance: Appearance, theme: Theme) -> None:
    appearance.set_theme(theme)
    game = play_moves(Game.new(BIG), "55556473")
    scene = Scene(BIG, appearance, STILL)
    scene.show_discs(game.discs, game.landings)
    made = BoardPicture.of(game, theme)
    image = made.image(0.5)
    shown = QImage(image.size(), image.format())
    shown.fill(QColor(theme.background))
    painter = QPainter(shown)
    scene.render(painter, QRectF(shown.rect()), made.rect)
    painter.end()
    assert differing(shown, image) < 0.001


@pytest.mark.parametrize("scale", [0.5, 1, 3.3])
def test_a_png_has_every_disc_at_any_scale(scale: float) -> None:
    image = QImage.fromData(QByteArray(picture("4453357").png(scale)))
    layout = BoardLayout(friends().size)
    assert image.width() == round(layout.scene.width() * scale)
    assert is_near(colour_at(image, layout.size, (0, 3)), LIGHT.first)
    assert is_near(colour_at(image, layout.size, (1, 3), HOLE_RADIUS / 2), LIGHT.second)
    assert colour_at(image, layout.size, (5, 0)) == LIGHT.well
    assert is_near(colour_at(image, layout.size, (0, 6), HOLE_RADIUS - 2), PAPER)


def test_the_winning_line_is_marked_and_the_rest_steps_back() -> None:
    size = friends().size
    image = picture("1122334").image(2)
    for column in range(4):
        assert is_near(colour_at(image, size, (0, column), HOLE_RADIUS - 3), PAPER)
    assert not is_near(colour_at(image, size, (1, 0), HOLE_RADIUS / 2), LIGHT.second)
    assert is_near(colour_at(picture("112233").image(2), size, (1, 0), HOLE_RADIUS / 2), LIGHT.second)


@pytest.mark.parametrize("moves", ["", "4453357", "1122334"])
def test_an_svg_shows_the_same(moves: str) -> None:
    made = picture(moves, DARK)
    image = made.image(1)
    shown = drawn(made.svg(), image.width(), image.height())
    size = friends().size
    for row in range(size.rows):
        for column in range(size.columns):
            beside = ((row, column), HOLE_RADIUS / 2)
            assert is_near(colour_at(shown, size, *beside), colour_at(image, size, *beside))


def test_an_svg_is_a_drawing_and_not_a_picture_in_disguise() -> None:
    assert b"<image" not in picture("44").svg()


def test_a_film_has_a_picture_for_every_turn() -> None:
    """A passed turn, too, and the last one has the winning line."""
    moves = "11-223-43"
    images = film_of(GameRecord.of(play_moves(Game.new(friends().size), moves), friends()))
    assert len(images) == len(moves) + 1
    for place, image in enumerate(images):
        made = picture(moves[:place])
        expected = made.image(made.scale_for(140))
        assert differing(image, expected) < 0.01
    assert images[2] == images[3]


def test_the_film_of_no_move_is_one_picture() -> None:
    assert len(film_of(GameRecord.of(Game.new(BIG, Side.SECOND), friends(size=BIG)))) == 1


def test_any_thread_may_make_pictures() -> None:
    record = GameRecord.of(play_moves(Game.new(friends().size), "4453"), friends())
    there: list[bytes] = []
    thread = threading.Thread(target=lambda: there.append(b"".join(GameFilm(record, DARK, 140).parts())))
    thread.start()
    thread.join()
    assert there == [b"".join(GameFilm(record, DARK, 140).parts())]


def test_a_film_of_turning_gravity_shows_the_discs_of_each_turn() -> None:
    rules = Gravity(every=4)
    game = Game.new(friends().size, Side.FIRST, rules)
    for column in (0, 1, 2, 4, 5, 0, 1, 3, 2):
        game.play(Drop(column))
    record = GameRecord.of(game, friends(rules=rules))
    images = film_of(record, width=420)
    assert len(images) == len(game.turns) + 1
    for place, image in enumerate(images):
        stood = record.game(place)
        assert seen_discs(image, BoardPicture.of(stood, LIGHT)) == {disc.cell: disc.side for disc in stood.discs}


def seen_discs(image: QImage, made: BoardPicture) -> dict[Cell, Side]:
    """The discs in a picture, by the colour between rim and mark."""
    layout, scale = BoardLayout(made.size), image.width() / made.rect.width()
    found = {}
    for cell in ((row, column) for row in range(made.size.rows) for column in range(made.size.columns)):
        spot = (layout.centre(cell) + QPointF(0, 8) - made.rect.topLeft()) * scale
        colour = image.pixelColor(int(spot.x()), int(spot.y()))
        for side in Side:
            if colour.hslHue() >= 0 and abs(colour.hslHue() - QColor(LIGHT.disc(side)).hslHue()) < 12:
                found[cell] = side
    return found


@pytest.mark.parametrize("turns", [0, 4, 8, 12])
def test_the_numbers_of_a_picture_stand_where_discs_come_to_rest(turns: int) -> None:
    game = Game.new(BIG, Side.FIRST, Gravity(every=4))
    for column in (0, 1, 2, 4, 4, 0, 1, 3, 2, 5, 6, 7)[:turns]:
        game.play(Drop(column))
    made = BoardPicture.of(game, LIGHT)
    image = made.image(0.5)
    layout = BoardLayout(BIG, is_turning=True)
    written = {}
    for pull in (Pull.DOWN, Pull.LEFT, Pull.UP, Pull.RIGHT):
        layout.set_pull(pull)
        room = layout.number(0).translated(-made.rect.topLeft())
        inside = room.adjusted(4, 4, -4, -4)
        xs, ys = (range(int(start), int(end), 2) for start, end in _spans(inside))
        colours = {image.pixelColor(x // 2, y // 2).name().upper() for x in xs for y in ys}
        written[pull] = colours != {LIGHT.background.upper()}
    assert [pull for pull, is_written in written.items() if is_written] == [game.forecast.pull]


def _spans(area: QRectF) -> tuple[tuple[float, float], tuple[float, float]]:
    return (area.left(), area.right()), (area.top(), area.bottom())


def test_a_pulled_disc_is_gone_from_picture_and_drawing() -> None:
    game = Game.new(friends().size, Side.FIRST, PopOut())
    for move in (Drop(3), Drop(3), Pop(3)):
        game.play(move)
    made = BoardPicture.of(game, LIGHT)
    assert not made.has_last
    assert seen_discs(made.image(1), made) == {(0, 3): Side.SECOND}
    size = made.rect.size().toSize()
    assert seen_discs(drawn(made.svg(), size.width(), size.height()), made) == {(0, 3): Side.SECOND}
