"""The hover: where it is, whose it is, and when it is away."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board import Side
from connect4_gui.engine.geometry import Cell
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.ui.game.game_window import GameWindow
from tests.game.fakes import FakeClock
from tests.matches import WON, against_computer
from tests.ui.conftest import OpenGame
from tests.ui.fakes import SlowEngine
from tests.ui.hands import click, pass_time, play, point, press


def is_shown(window: GameWindow) -> bool:
    return window.scene.landing_mark.isVisible() and window.scene.waiting_disc.isVisible()


def landing(window: GameWindow) -> tuple[Cell, Side]:
    return window.scene.landing_mark.cell, window.scene.landing_mark.side


def test_hover_marks_the_landing_cell_in_the_movers_colour(open_game: OpenGame) -> None:
    window = open_game()
    point(window, 2)
    assert is_shown(window)
    assert landing(window) == ((0, 2), Side.FIRST)
    click(window, 2)
    assert landing(window) == ((1, 2), Side.SECOND)
    assert window.scene.waiting_disc.side is Side.SECOND


def test_hover_follows_the_mouse_and_the_keyboard(open_game: OpenGame) -> None:
    window = open_game()
    point(window, 5)
    press(window, Qt.Key.Key_Left)
    assert window.scene.hover_column == 4
    point(window, 0)
    assert window.scene.hover_column == 0
    press(window, Qt.Key.Key_Left)
    assert window.scene.hover_column == 0


def test_hover_goes_when_the_mouse_leaves(open_game: OpenGame) -> None:
    window = open_game()
    point(window, 5)
    QApplication.sendEvent(window.board_view, QEvent(QEvent.Type.Leave))
    assert not is_shown(window)
    point(window, 5)
    assert is_shown(window)


def test_hover_goes_outside_the_board(open_game: OpenGame) -> None:
    window = open_game()
    point(window, 5)
    outside = window.board_view.mapFromScene(window.scene.layout_.number(5).center())
    QTest.mouseMove(window.board_view.viewport(), outside)
    assert not is_shown(window)


def test_hover_changes_colour_at_once_when_a_turn_is_passed(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(turn_seconds=5))
    point(window, 3)
    pass_time(window, clock, 5)
    assert is_shown(window)
    assert window.scene.landing_mark.side == Side.SECOND


def test_hover_is_away_while_the_bot_thinks(open_game: OpenGame, qtbot: QtBot) -> None:
    engine = SlowEngine()
    window = open_game(against_computer(), engine)
    point(window, 3)
    click(window, 3)
    assert not is_shown(window)
    engine.finish.set()
    qtbot.waitUntil(lambda: len(window.controller.state.turns) == 2)
    assert is_shown(window)
    assert window.scene.landing_mark.side == Side.FIRST


def test_hover_is_away_while_paused_and_when_the_game_is_over(open_game: OpenGame) -> None:
    window = open_game()
    point(window, 3)
    window.controller.referee.set_paused(True)
    assert not is_shown(window)
    window.controller.referee.set_paused(False)
    assert is_shown(window)
    play(window, WON)
    assert not is_shown(window)
