"""Fingers on the board: a tap drops, a long press looks first, and a swipe costs nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.training.lessons import Topic
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.setup.set_up_dialog import SetUpDialog
from connect4_gui.ui.train.lesson_page import LessonPage
from connect4_gui.ui.widgets.scroll_page import ScrollPage
from tests.game.fakes import FakeClock
from tests.ui.conftest import OpenGame, show_active
from tests.ui.hands import pass_time, play, spot
from tests.ui.train.conftest import FORK, OpenPuzzles, answers, lesson, open_puzzles
from tests.ui.train.hands import settle

__all__ = ["answers", "lesson", "open_puzzles"]


@pytest.fixture(scope="module")
def screen(qapp: QGuiApplication) -> QPointingDevice:  # noqa: ARG001
    return QTest.createTouchDevice()


class Finger:
    """One finger on the board of ``window``, or on another ``view``."""

    def __init__(self, window: GameWindow | QAbstractScrollArea, device: QPointingDevice) -> None:
        view = window.board_view if isinstance(window, GameWindow) else window
        self._viewport = view.viewport()
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


def tap(finger: Finger, place: QPoint) -> None:
    finger.press(place)
    finger.lift(place)
    QTest.qWait(0)


def test_a_finger_tries_a_move_of_a_lesson(lesson: LessonPage, screen: QPointingDevice) -> None:
    lesson.open_lesson(Topic.THREE)
    board = lesson.board
    tried: list[int] = []
    board.tried.connect(tried.append)
    finger = Finger(board.view, screen)
    place = board.view.mapFromScene(board.scene.layout_.centre((0, 2)))
    finger.press(place)
    assert board.scene.landing_mark.isVisible()
    finger.lift(place)
    assert tried == [2]


def test_a_finger_tries_a_move_of_a_puzzle(open_puzzles: OpenPuzzles, qtbot: QtBot, screen: QPointingDevice) -> None:
    page = open_puzzles(FORK)
    board = page.board
    tried: list[int] = []
    board.tried.connect(tried.append)
    tap(Finger(board.view, screen), board.view.mapFromScene(board.scene.layout_.centre((0, 2))))
    settle(qtbot, page)
    assert tried == [2]


def test_a_finger_sets_discs_up_and_takes_them_away(
    qtbot: QtBot, appearance: Appearance, screen: QPointingDevice
) -> None:
    dialog = SetUpDialog(appearance, STANDARD_SIZE)
    qtbot.addWidget(dialog)
    show_active(qtbot, dialog)
    view = dialog.board.view
    finger = Finger(view, screen)
    spots = [view.mapFromScene(dialog.board.scene.layout_.centre((0, column))) for column in range(7)]
    for column in (3, 3, 5):
        tap(finger, spots[column])
    assert dialog.editor.board.disc_count == 3
    finger.press(spots[1])
    finger.move(spots[2])
    finger.lift(spots[2])
    assert dialog.editor.board.disc_count == 3
    dialog.controls.tool.set_value(None)
    tap(finger, spots[3])
    assert dialog.editor.board.disc_count == 2
    assert dialog.board.scene.hover_column is None


def test_a_finger_scrolls_a_page_and_presses_nothing_on_the_way(qtbot: QtBot, screen: QPointingDevice) -> None:
    page = QWidget()
    column = QVBoxLayout(page)
    buttons = [QPushButton(str(number)) for number in range(40)]
    pressed: list[bool] = []
    for button in buttons:
        button.clicked.connect(pressed.append)
        column.addWidget(button)
    area = ScrollPage(page)
    qtbot.addWidget(area)
    area.resize(300, 300)
    show_active(qtbot, area)
    finger = Finger(area, screen)
    finger.press(QPoint(150, 250))
    for y in range(240, 90, -15):
        finger.move(QPoint(150, y))
        QTest.qWait(10)
    finger.lift(QPoint(150, 90))
    qtbot.waitUntil(lambda: area.verticalScrollBar().value() > 0)
    assert pressed == []
