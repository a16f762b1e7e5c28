"""Whole sessions as people have them: one without a mouse, one with every feature there is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board import Side
from connect4_gui.engine.engines import best_engine
from connect4_gui.game.events import SecondBegan
from connect4_gui.game.game import Ending
from connect4_gui.game.game_time import GameTime
from connect4_gui.settings.menu_choices import Opponent
from connect4_gui.settings.motion import Motion
from connect4_gui.ui.game.game_window import GameWindow
from tests.game.fakes import FakeClock
from tests.matches import against_computer
from tests.ui.conftest import OpenGame, StartProgram, show_active
from tests.ui.fakes import ScriptedEngine
from tests.ui.hands import LEFT, click, focused, hint_button, hint_of, point

CONTROL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier


def key(*keys: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    """Press keys where the focus is, as a keyboard does."""
    for one in keys:
        QTest.keyClick(focused(), one, modifier)


def wait_for_keys_in(window: QWidget, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)


def tab_to(widget: QWidget) -> None:
    for _ in range(40):
        if focused() is widget:
            return
        key(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab never comes to {widget.accessibleName() or widget}")


def test_a_whole_session_without_a_mouse(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program(ScriptedEngine([6, 6, 6]))
    form = program.menu.form
    tab_to(form.opponent.segment(Opponent.FRIEND))
    key(Qt.Key.Key_Right)
    tab_to(form.more.header)
    key(Qt.Key.Key_Space)
    tab_to(form.first_name)
    QTest.keyClicks(focused(), "Ada")
    tab_to(form.game_time.choice.segment(form.game_time.choice.value))
    key(Qt.Key.Key_Right, Qt.Key.Key_Right)
    tab_to(program.menu.start)
    key(Qt.Key.Key_Return)
    window = program.game_window
    assert window is not None
    assert window.controller.state.setup.game_time == GameTime(3, 2)
    show_active(qtbot, window)
    play_without_a_mouse(window, qtbot)
    key(Qt.Key.Key_Escape)
    assert program.menu.isVisible()
    assert program.menu.form.choices().first_name == "Ada"


def play_without_a_mouse(window: GameWindow, qtbot: QtBot) -> None:
    controller = window.controller
    key(Qt.Key.Key_4, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: controller.state.notation == "47")
    key(Qt.Key.Key_Left, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: controller.state.notation == "4737")
    key(Qt.Key.Key_Z, modifier=CONTROL)
    assert controller.state.notation == "47"
    key(Qt.Key.Key_Y, modifier=CONTROL)
    assert controller.state.notation == "4737"
    key(Qt.Key.Key_H)
    qtbot.waitUntil(lambda: window.status.message.startswith("Hint: column 1"))
    tab_to(window.toolbar.pause)
    key(Qt.Key.Key_Space)
    assert controller.state.is_paused
    key(Qt.Key.Key_Space)
    assert not controller.state.is_paused
    key(Qt.Key.Key_F11)
    key(Qt.Key.Key_Escape)
    assert window.isVisible()
    QTest.keyClicks(focused(), "?")
    assert window.shortcuts_dialog is not None
    wait_for_keys_in(window.shortcuts_dialog, qtbot)
    key(Qt.Key.Key_Return)
    assert window.shortcuts_dialog is None
    wait_for_keys_in(window, qtbot)
    key(Qt.Key.Key_F1)
    assert window.help_dialog is not None
    wait_for_keys_in(window.help_dialog, qtbot)
    key(Qt.Key.Key_Escape)
    wait_for_keys_in(window, qtbot)
    key(Qt.Key.Key_G, modifier=CONTROL)
    assert window.panel.result.title == "Computer wins"
    assert focused() is window.panel.result.play_again
    key(Qt.Key.Key_Return)
    assert controller.state.turns == ()
    assert focused() is window.board_view


def test_a_full_game_with_every_feature(open_game: OpenGame, clock: FakeClock, qtbot: QtBot) -> None:
    """Motion is on, the hint comes from the real engine, and every event is a mouse's or a keyboard's."""
    setup = against_computer(turn_seconds=20, game_time=GameTime(3, 2), names=("Ada", "HAL"))
    quick = Motion(drop_ms=12, refuse_ms=12, bot_ms=5, reveal_ms=5, pulse_ms=20, breath_ms=60)
    engine = ScriptedEngine([0, 0, 0, 1, 5, 5])
    window = open_game(setup, engine, motion=quick, adviser=best_engine())
    play_undo_and_redo(window, qtbot)
    pause_and_ask(window, qtbot)
    let_the_time_run_out(window, clock, qtbot)
    win_and_take_it_back(window, qtbot)
    swap_and_rematch(window, qtbot)


def wait_for(window: GameWindow, notation: str, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.controller.state.notation == notation)
    qtbot.waitUntil(lambda: not window.scene.is_falling)


def play_undo_and_redo(window: GameWindow, qtbot: QtBot) -> None:
    point(window, 3)
    click(window, 3)
    wait_for(window, "41", qtbot)
    click(window, 3)
    wait_for(window, "4141", qtbot)
    QTest.mouseClick(window.toolbar.undo, LEFT)
    assert window.controller.state.notation == "41"
    QTest.mouseClick(window.toolbar.redo, LEFT)
    assert window.controller.state.notation == "4141"


def pause_and_ask(window: GameWindow, qtbot: QtBot) -> None:
    QTest.keyClick(window.board_view, Qt.Key.Key_P)
    click(window, 3)
    assert window.controller.state.notation == "4141"
    assert not window.controller.state.is_paused
    QTest.keyClick(window.board_view, Qt.Key.Key_4)
    QTest.keyClick(window.board_view, Qt.Key.Key_Return)
    wait_for(window, "414141", qtbot)
    QTest.mouseClick(hint_button(window), LEFT)
    qtbot.waitUntil(hint_of(window).mark.isVisible)
    QTest.mouseMove(window.board_view.viewport())
    assert window.status.message == "Hint: column 4 · wins at once"


def let_the_time_run_out(window: GameWindow, clock: FakeClock, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.controller.happened, check_params_cb=lambda event: event == SecondBegan(4)):
        clock.advance(16.5)
    clock.advance(3.5)
    wait_for(window, "414141-2", qtbot)
    assert window.panel.record.signs[-2:] == ("–", "2")
    QTest.keyClick(window.board_view, Qt.Key.Key_F9)
    assert not window.panel.isVisible()
    QTest.keyClick(window.board_view, Qt.Key.Key_F9)
    QTest.keyClick(window.board_view, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window.board_view, Qt.Key.Key_Escape)
    assert window.isVisible()


def win_and_take_it_back(window: GameWindow, qtbot: QtBot) -> None:
    controller = window.controller
    click(window, 3)
    qtbot.waitUntil(window.panel.result.isVisible)
    assert window.panel.result.title == "Ada wins"
    QTest.keyClick(focused(), Qt.Key.Key_Z, CONTROL)
    assert controller.state.wins[Side.FIRST] == 0
    QTest.mouseClick(window.toolbar.resign, LEFT)
    assert controller.state.result is not None
    assert controller.state.result.ending is Ending.RESIGNED
    QTest.mouseClick(window.toolbar.undo, LEFT)
    click(window, 3)
    qtbot.waitUntil(window.panel.result.isVisible)


def swap_and_rematch(window: GameWindow, qtbot: QtBot) -> None:
    controller = window.controller
    QTest.keyClick(focused(), Qt.Key.Key_S)
    wait_for(window, "6", qtbot)
    assert window.panel.cards[Side.SECOND].name == "Ada"
    assert window.panel.cards[Side.SECOND].note == "to move · 1 win"
    QTest.keyClick(window.board_view, Qt.Key.Key_G, CONTROL)
    qtbot.waitUntil(window.panel.result.isVisible)
    QTest.keyClick(focused(), Qt.Key.Key_R)
    assert (controller.state.wins[Side.FIRST], controller.state.wins[Side.SECOND]) == (1, 1)
    wait_for(window, "6", qtbot)
