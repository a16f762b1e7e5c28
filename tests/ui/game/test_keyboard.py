"""The whole game without a mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.game.match_setup import MatchSetup
from tests.matches import WON
from tests.ui.conftest import OpenGame
from tests.ui.hands import play, press

NUMBERS = [Qt.Key(Qt.Key.Key_1 + number) for number in range(9)]


def test_1_to_9_choose_a_column_without_dropping(open_game: OpenGame) -> None:
    window = open_game(MatchSetup(size=BoardSize(8, 9)))
    for column, key in enumerate(NUMBERS):
        press(window, key)
        assert window.scene.hover_column == column
    assert window.controller.state.turns == ()


def test_a_number_beyond_the_board_changes_nothing(open_game: OpenGame) -> None:
    window = open_game(MatchSetup(size=BoardSize(4, 5)))
    press(window, Qt.Key.Key_2, Qt.Key.Key_9)
    assert window.scene.hover_column == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Down])
def test_enter_space_and_down_drop(open_game: OpenGame, key: Qt.Key) -> None:
    window = open_game()
    press(window, Qt.Key.Key_5, key)
    assert window.controller.state.notation == "5"


def test_arrows_move_the_hover_and_stop_at_the_edges(open_game: OpenGame) -> None:
    window = open_game()
    press(window, Qt.Key.Key_Right)
    assert window.scene.hover_column == 3
    press(window, *[Qt.Key.Key_Right] * 9)
    assert window.scene.hover_column == 6
    press(window, *[Qt.Key.Key_Left] * 9)
    assert window.scene.hover_column == 0


def test_dropping_without_a_column_only_shows_the_middle_one(open_game: OpenGame) -> None:
    window = open_game()
    press(window, Qt.Key.Key_Return)
    assert window.controller.state.turns == ()
    assert window.scene.hover_column == 3


def test_a_key_held_down_drops_once(open_game: OpenGame) -> None:
    window = open_game()
    press(window, Qt.Key.Key_4, Qt.Key.Key_Space)
    for _ in range(3):
        again = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
        QApplication.sendEvent(window.board_view, again)
    assert window.controller.state.notation == "4"


def test_the_boards_keys_work_wherever_the_focus_is(open_game: OpenGame) -> None:
    window = open_game()
    window.toolbar.menu.setFocus()
    QTest.keyClick(window.toolbar.menu, Qt.Key.Key_6)
    assert window.scene.hover_column == 5


@pytest.mark.parametrize("key", [Qt.Key.Key_2, Qt.Key.Key_5])
def test_after_a_column_key_on_a_button_enter_drops_instead_of_pressing_it(open_game: OpenGame, key: Qt.Key) -> None:
    window = open_game()
    play(window, "44")
    window.toolbar.undo.setFocus()
    QTest.keyClick(window.toolbar.undo, key)
    focused = window.focusWidget()
    assert focused is window.board_view
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert window.controller.state.notation == f"44{key - Qt.Key.Key_0}"


def test_escape_goes_back(open_game: OpenGame) -> None:
    window = open_game()
    closed = []
    window.closed.connect(lambda: closed.append(True))
    press(window, Qt.Key.Key_Escape)
    assert closed == [True]
    assert not window.isVisible()


def test_p_pauses_and_goes_on(open_game: OpenGame) -> None:
    window = open_game()
    press(window, Qt.Key.Key_P)
    assert window.controller.state.is_paused
    assert window.toolbar.pause.text() == "Resume"
    assert window.status.chip.text.startswith("Paused")
    press(window, Qt.Key.Key_P)
    assert not window.controller.state.is_paused
    assert window.toolbar.pause.text() == "Pause"


def test_toolbar_keys_work_with_the_focus_on_a_button(open_game: OpenGame) -> None:
    window = open_game()
    window.toolbar.help.setFocus()
    QTest.keyClick(window.toolbar.help, Qt.Key.Key_P)
    assert window.controller.state.is_paused


def test_control_n_starts_a_new_game(open_game: OpenGame) -> None:
    window = open_game()
    press(window, Qt.Key.Key_4, Qt.Key.Key_Down)
    QTest.keyClick(window.board_view, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert window.controller.state.turns == ()
    assert window.scene.circles == ()


def test_after_the_end_enter_plays_again_and_tab_reaches_the_other_buttons(open_game: OpenGame) -> None:
    window = open_game()
    play(window, WON)
    result = window.panel.result
    assert window.focusWidget() is result.play_again
    QTest.keyClick(result.play_again, Qt.Key.Key_Tab)
    assert window.focusWidget() is result.review
    QTest.keyClick(result.review, Qt.Key.Key_Tab)
    assert window.focusWidget() is result.back_to_menu
    QTest.keyClick(result.back_to_menu, Qt.Key.Key_Backtab)
    QTest.keyClick(result.review, Qt.Key.Key_Backtab)
    QTest.keyClick(result.play_again, Qt.Key.Key_Return)
    assert window.controller.state.turns == ()
    assert window.focusWidget() is window.board_view


def test_tab_comes_to_every_button_and_to_the_board(open_game: OpenGame) -> None:
    window = open_game()
    seen = set()
    for _ in range(12):
        focused = window.focusWidget()
        assert focused is not None
        seen.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    bar = window.toolbar
    assert {bar.menu, bar.new_game, bar.pause, bar.help, window.board_view} <= seen
