"""Fingers on the board: a tap drops, a long press looks first, and a swipe costs nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtTest import QTest

from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.ui.game.game_window import GameWindow
from tests.game.fakes import FakeClock
from tests.ui.conftest import OpenGame
from tests.ui.hands import pass_time, play, spot


@pytest.fixture(scope="module")
def screen(qapp: QGuiApplication) -> QPointingDevice:  # noqa: ARG001
    return QTest.createTouchDevice()


class Finger:
    """One finger on the board of ``window``."""

    def __init__(self, window: GameWindow, device: QPointingDevice) -> None:
        self._viewport = window.board_view.viewport()
        self._device = device

    def press(self, place: QPoint) -> None:
        QTest.touchEvent(self._viewport, self._device).press(0, place, self._viewport).commit()

    def move(self, place: QPoint) -> None:
        QTest.touchEvent(self._viewport, self._device).move(0, place, self._viewport).commit()

    def lift(self, place: QPoint) -> None:
        QTest.touchEvent(self._viewport, self._device).release(0, place, self._viewport).commit()

    def hold(self) -> None:
        QTest.qWait(QGuiApplication.styleHints().mousePressAndHoldInterval() + 20)
        QGuiApplication.processEvents()  # also where the machine was so busy that waiting heard nothing of the timer


def test_a_tap_drops_once_and_leaves_nothing_pointed_at(open_game: OpenGame, screen: QPointingDevice) -> None:
    window = open_game()
    finger = Finger(window, screen)
    for column in (3, 3, 0):
        finger.press(spot(window, column))
        assert window.scene.landing_mark.isVisible()
        finger.lift(spot(window, column))
        QTest.qWait(0)
    assert window.controller.state.notation == "441"
    assert window.scene.hover_column is None


def test_a_slow_tap_shows_where_the_disc_lands_and_drops_there(open_game: OpenGame, screen: QPointingDevice) -> None:
    window = open_game()
    finger = Finger(window, screen)
    finger.press(spot(window, 2))
    finger.hold()
    assert window.scene.hover_column == 2
    assert window.scene.landing_mark.isVisible()
    assert window.controller.state.turns == ()
    finger.lift(spot(window, 2))
    assert window.controller.state.notation == "3"


def test_after_a_long_press_the_disc_goes_with_the_finger(open_game: OpenGame, screen: QPointingDevice) -> None:
    window = open_game()
    finger = Finger(window, screen)
    finger.press(spot(window, 2))
    finger.hold()
    finger.move(spot(window, 3))
    finger.move(spot(window, 5))
    assert window.scene.hover_column == 5
    assert window.scene.landing_mark.isVisible()
    finger.lift(spot(window, 5))
    assert window.controller.state.notation == "6"


def test_off_the_board_a_long_press_drops_nothing(open_game: OpenGame, screen: QPointingDevice) -> None:
    window = open_game()
    finger = Finger(window, screen)
    beside = window.board_view.mapFromScene(window.scene.layout_.number(3).center())
    finger.press(spot(window, 2))
    finger.hold()
    finger.move(beside)
    finger.lift(beside)
    assert window.controller.state.turns == ()
    assert window.scene.hover_column is None


def test_a_swipe_costs_no_move(open_game: OpenGame, screen: QPointingDevice) -> None:
    window = open_game()
    finger = Finger(window, screen)
    finger.press(spot(window, 2))
    finger.move(spot(window, 4))
    finger.lift(spot(window, 4))
    assert window.controller.state.turns == ()


def test_a_second_finger_cancels(open_game: OpenGame, screen: QPointingDevice) -> None:
    window = open_game()
    viewport = window.board_view.viewport()
    Finger(window, screen).press(spot(window, 2))
    both = QTest.touchEvent(viewport, screen)
    both.stationary(0).press(1, spot(window, 4), viewport).commit()
    both = QTest.touchEvent(viewport, screen)
    both.release(0, spot(window, 2), viewport).release(1, spot(window, 4), viewport).commit()
    assert window.controller.state.turns == ()


def test_a_finger_put_down_in_ones_own_time_never_drops_for_the_other(
    open_game: OpenGame, screen: QPointingDevice, clock: FakeClock
) -> None:
    window = open_game(MatchSetup(turn_seconds=5))
    finger = Finger(window, screen)
    finger.press(spot(window, 3))
    pass_time(window, clock, 5)
    finger.lift(spot(window, 3))
    assert window.controller.state.notation == "-"


def test_a_tap_on_a_full_column_is_refused(open_game: OpenGame, screen: QPointingDevice) -> None:
    window = open_game()
    play(window, "444444")
    finger = Finger(window, screen)
    finger.press(spot(window, 3))
    finger.lift(spot(window, 3))
    assert window.status.message == "Column 4 is full."
    assert len(window.controller.state.turns) == 6


def test_the_keyboard_comes_to_the_board(open_game: OpenGame, screen: QPointingDevice) -> None:
    window = open_game()
    window.toolbar.more.setFocus(Qt.FocusReason.TabFocusReason)
    finger = Finger(window, screen)
    finger.press(spot(window, 3))
    finger.lift(spot(window, 3))
    assert window.board_view.hasFocus()
