"""Clicking on the board: what plays, what does not, and what is refused."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.settings.motion import STILL, Motion
from tests.engine.positions import MENU_SIZES
from tests.game.fakes import FakeClock
from tests.matches import WON, against_computer
from tests.ui.conftest import OpenGame
from tests.ui.fakes import ScriptedEngine, SlowEngine
from tests.ui.hands import LEFT, click, click_scene, pass_time, play, press, spot


@pytest.mark.parametrize("size", MENU_SIZES, ids=str)
def test_a_left_click_drops_in_every_column_of_every_size(open_game: OpenGame, size: BoardSize) -> None:
    window = open_game(MatchSetup(size=size))
    for column in range(size.columns):
        click(window, column)
        assert window.controller.state.board.disc_at(0, column) is not None
    assert [circle.cell for circle in window.scene.circles] == [(0, column) for column in range(size.columns)]
    for circle in window.scene.circles:
        assert circle.pos() == window.scene.layout_.centre(circle.cell)


@pytest.mark.parametrize("size", MENU_SIZES, ids=str)
def test_the_board_keeps_its_aspect_and_is_never_clipped(open_game: OpenGame, size: BoardSize) -> None:
    window = open_game(MatchSetup(size=size))
    for width, height in ((1120, 760), (700, 560), (480, 900), (1700, 560)):
        window.resize(width, height)
        QTest.qWait(0)
        view = window.board_view
        shown = view.mapFromScene(window.scene.layout_.scene).boundingRect()
        assert view.transform().m11() == pytest.approx(view.transform().m22())
        assert view.viewport().rect().adjusted(-2, -2, 2, 2).contains(shown)


def test_the_players_take_turns(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "445")
    assert [circle.side for circle in window.scene.circles] == [Side.FIRST, Side.SECOND, Side.FIRST]


def test_a_disc_drops_when_the_button_is_released(open_game: OpenGame) -> None:
    window = open_game()
    viewport = window.board_view.viewport()
    QTest.mousePress(viewport, LEFT, pos=spot(window, 3))
    assert window.scene.hover_column == 3
    assert window.controller.state.turns == ()
    QTest.mouseRelease(viewport, LEFT, pos=spot(window, 3, row=4))
    assert window.controller.state.notation == "4"


def test_dragging_off_the_column_cancels_the_drop(open_game: OpenGame) -> None:
    window = open_game()
    viewport = window.board_view.viewport()
    beside = window.board_view.mapFromScene(window.scene.layout_.number(3).center())
    for end in (spot(window, 4), beside):
        QTest.mousePress(viewport, LEFT, pos=spot(window, 3))
        QTest.mouseMove(viewport, end)
        QTest.mouseRelease(viewport, LEFT, pos=end)
    QTest.mouseRelease(viewport, LEFT, pos=spot(window, 3))
    assert window.controller.state.turns == ()


def test_a_button_pressed_in_ones_own_time_never_drops_for_the_other(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(turn_seconds=5))
    viewport = window.board_view.viewport()
    QTest.mousePress(viewport, LEFT, pos=spot(window, 3))
    pass_time(window, clock, 5)
    QTest.mouseRelease(viewport, LEFT, pos=spot(window, 3))
    assert window.controller.state.notation == "-"


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_only_the_left_button_plays(open_game: OpenGame, button: Qt.MouseButton) -> None:
    window = open_game()
    click(window, 3, button)
    assert window.controller.state.turns == ()


def test_clicks_outside_the_board_never_play(open_game: OpenGame) -> None:
    window = open_game()
    layout = window.scene.layout_
    below, above = layout.plate.bottom() + 20, layout.plate.top() - 20
    for point in (
        QPointF(layout.column_x(3), above),
        QPointF(layout.column_x(3), below),
        QPointF(layout.plate.left() - 4, layout.plate.center().y()),
        QPointF(layout.plate.right() + 4, layout.plate.center().y()),
    ):
        click_scene(window, point)
    assert window.controller.state.turns == ()


def test_a_full_column_refuses_visibly_and_costs_nothing(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "444444")
    before = window.controller.state.board
    click(window, 3)
    assert window.controller.state.board == before
    assert window.status.message == "Column 4 is full."
    assert window.scene.waiting_disc.isVisible()
    assert window.scene.waiting_disc.opacity() < 1
    assert not window.scene.landing_mark.isVisible()
    click(window, 2)
    assert len(window.controller.state.turns) == 7


def test_clicks_during_a_fall_never_play_and_never_queue(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(motion=Motion(drop_ms=60, refuse_ms=10, bot_ms=0))
    click(window, 3)
    assert window.scene.is_falling
    click(window, 2)
    press(window, Qt.Key.Key_1, Qt.Key.Key_Return)
    assert len(window.controller.state.turns) == 1
    qtbot.waitUntil(lambda: not window.scene.is_falling)
    QTest.qWait(50)
    assert len(window.controller.state.turns) == 1
    assert window.scene.circles[0].pos() == window.scene.layout_.centre((0, 3))
    click(window, 2)
    assert len(window.controller.state.turns) == 2


def test_the_next_move_never_waits_for_the_computers_disc(open_game: OpenGame, qtbot: QtBot) -> None:
    motion = Motion(drop_ms=200, bot_ms=0)
    window = open_game(against_computer(), ScriptedEngine([5]), motion=motion)
    click(window, 3)
    qtbot.waitUntil(lambda: window.controller.state.notation == "46")
    assert window.scene.is_falling
    assert window.scene.circles[0].pos() == window.scene.layout_.centre((0, 3))
    click(window, 2)
    assert window.controller.state.notation == "463"
    assert window.scene.circles[1].pos() == window.scene.layout_.centre((0, 5))


def test_a_double_click_plays_once(open_game: OpenGame) -> None:
    """Qt sends a click, and an event of its own in place of the second press."""
    window = open_game()
    click(window, 3)
    QTest.mouseDClick(window.board_view.viewport(), LEFT, pos=spot(window, 3))
    assert window.controller.state.notation == "4"


def test_clicks_while_the_bot_thinks_never_play_and_never_queue(open_game: OpenGame, qtbot: QtBot) -> None:
    engine = SlowEngine()
    window = open_game(against_computer(), engine)
    click(window, 3)
    qtbot.waitUntil(engine.started.is_set)
    click(window, 2)
    press(window, Qt.Key.Key_1, Qt.Key.Key_Space)
    assert len(window.controller.state.turns) == 1
    engine.finish.set()
    qtbot.waitUntil(lambda: len(window.controller.state.turns) == 2)
    QTest.qWait(30)
    assert len(window.controller.state.turns) == 2


def test_a_click_on_the_veil_goes_on_and_drops_nothing(open_game: OpenGame) -> None:
    window = open_game()
    QTest.mouseClick(window.toolbar.pause, Qt.MouseButton.LeftButton)
    click_scene(window, QPointF(window.scene.layout_.column_x(3), window.scene.layout_.plate.top() - 20))
    click(window, 3, Qt.MouseButton.RightButton)
    assert window.controller.state.is_paused
    click(window, 3)
    assert not window.controller.state.is_paused
    assert window.controller.state.turns == ()
    click(window, 3)
    assert len(window.controller.state.turns) == 1


def test_a_finished_game_takes_no_clicks(open_game: OpenGame) -> None:
    window = open_game()
    play(window, WON)
    assert window.controller.state.is_over
    click(window, 6)
    assert len(window.controller.state.turns) == 7


def test_without_motion_a_disc_lies_at_once(open_game: OpenGame) -> None:
    window = open_game(motion=STILL)
    click(window, 0)
    assert not window.scene.is_falling
