"""The board as a small picture: every disc in its place, and only the winning line bright."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.notation import board_after
from connect4_gui.game.game import Game
from connect4_gui.settings.colour import difference
from connect4_gui.settings.theme import THEMES, Theme
from connect4_gui.ui.board.board_miniature import EDGE, paint_miniature
from connect4_gui.ui.games.game_delegate import miniature
from tests.matches import WON, play_moves

CELL = 40
SIZE = BoardSize(6, 7)


def painted(moves: str, theme: Theme) -> QImage:
    game = play_moves(Game.new(SIZE), moves)
    line = frozenset() if game.result is None else game.result.cells
    space = QRectF(0, 0, 7 * CELL + 2 * EDGE, 6 * CELL + 2 * EDGE)
    image = QImage(space.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_miniature(painter, space, SIZE, game.discs, theme, line)
    painter.end()
    return image


def colour_at(image: QImage, row: int, column: int) -> str:
    """Between the middle of a cell and its edge, where no mark is."""
    x, y = EDGE + CELL * (column + 0.5), EDGE + CELL * (5 - row + 0.5) + CELL * 0.16
    return image.pixelColor(round(x + CELL * 0.06), round(y)).name().upper()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_discs_are_where_they_fell(theme: Theme) -> None:
    image = painted("4453", theme)
    assert difference(colour_at(image, 0, 3), theme.disc(Side.FIRST)) < 3
    assert difference(colour_at(image, 0, 4), theme.disc(Side.FIRST)) < 3
    assert difference(colour_at(image, 0, 2), theme.disc(Side.SECOND)) < 3
    assert difference(colour_at(image, 5, 0), theme.well) < 3


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_only_the_winning_line_is_bright(theme: Theme) -> None:
    image = painted(WON, theme)
    assert difference(colour_at(image, 0, 0), theme.disc(Side.FIRST)) < 3
    assert difference(colour_at(image, 1, 0), theme.disc(Side.SECOND)) > 10


@pytest.mark.usefixtures("qapp")
def test_moves_that_cannot_be_played_leave_the_board_empty() -> None:
    theme = THEMES[0]
    start = Board.empty(SIZE)
    empty = miniature(start, "", "classic", theme, 1.0)
    assert miniature(start, "4444444", "classic", theme, 1.0) == empty
    assert miniature(start, "4", "nobody's", theme, 1.0) == empty
    assert miniature(start, "4", "classic", theme, 1.0) != empty


@pytest.mark.usefixtures("qapp")
def test_a_game_from_a_position_that_was_set_up_shows_its_discs() -> None:
    theme = THEMES[0]
    whole = miniature(Board.empty(SIZE), "445", "classic", theme, 1.0)
    assert miniature(board_after(SIZE, "44"), "5", "classic", theme, 1.0) == whole
