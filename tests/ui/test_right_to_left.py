"""Where people read from right to left the windows are turned round, but column 1 of a board is where it always is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.menu.main_menu import MainMenu
from tests.ui.clipping import clipped
from tests.ui.conftest import ABOUT, OpenGame
from tests.ui.hands import click, press

K = Qt.Key


@pytest.fixture(autouse=True)
def _reversed(qapp: QApplication) -> Iterator[None]:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_a_click_drops_into_the_column_under_the_mouse(open_game: OpenGame) -> None:
    window = open_game(MatchSetup())
    for column in (0, 6, 2):
        click(window, column)
    assert window.controller.state.notation == "173"


def test_the_left_arrow_goes_left(open_game: OpenGame) -> None:
    window = open_game(MatchSetup())
    press(window, K.Key_4, K.Key_Left)
    assert window.scene.hover_column == 2
    press(window, K.Key_Return)
    assert window.controller.state.notation == "3"


def test_nothing_is_cut_off(qtbot: QtBot, open_game: OpenGame, appearance: Appearance) -> None:
    menu = MainMenu(appearance, ABOUT)
    qtbot.addWidget(menu)
    menu.resize(menu.sizeHint())
    menu.show()
    game = open_game(MatchSetup())
    game.resize(game.sizeHint())
    assert clipped(menu) == []
    assert clipped(game) == []
