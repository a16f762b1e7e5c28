"""What those who play by ear can ask, and what they hear of keys that do nothing and of time that runs out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import EASY
from connect4_gui.engine.moves import Placed
from connect4_gui.engine.variants.flip import FlipRules
from connect4_gui.game.match_setup import MatchSetup, TimeoutRule
from connect4_gui.ui.board.board_aloud import columns_aloud
from connect4_gui.ui.game import game_window
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.widgets.announcement import hearing_ms
from tests.game.fakes import FakeClock
from tests.matches import WON, against_computer, friends
from tests.ui.conftest import OpenGame
from tests.ui.fakes import ScriptedEngine
from tests.ui.hands import pass_time, play, press

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LINE = "The line goes from column 1, row 1 to column 4, row 1."


def sentences(window: GameWindow) -> list[str]:
    """Everything that is said from now on."""
    said: list[str] = []
    window.narrator.announced.connect(said.append)
    return said


def test_the_board_is_said_by_columns_and_by_rows(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "4453")
    said = sentences(window)
    press(window, Qt.Key.Key_B)
    QTest.keyClick(window.board_view, Qt.Key.Key_B, SHIFT)
    assert said == [
        "Column 3: Yellow. Column 4: Red, Yellow. Column 5: Red. The other columns are empty.",
        "Row 1: 3 Yellow, 4 Red, 5 Red. Row 2: 4 Yellow. The other rows are empty.",
    ]


def test_an_empty_board_is_said_in_a_word(open_game: OpenGame) -> None:
    window = open_game()
    said = sentences(window)
    press(window, Qt.Key.Key_B, Qt.Key.Key_M)
    assert said == ["The board is empty.", "No move has been made yet."]


def test_discs_above_a_gap_come_with_their_row() -> None:
    discs = (Placed(Side.FIRST, (0, 1)), Placed(Side.SECOND, (2, 1)))
    said = columns_aloud(discs, BoardSize(6, 7), lambda side: {Side.FIRST: "Red", Side.SECOND: "Yellow"}[side])
    assert said == "Column 2: 1 Red, 3 Yellow. The other columns are empty."


def test_threats_are_for_classic_rules(open_game: OpenGame) -> None:
    window = open_game(MatchSetup(rules=FlipRules()))
    said = sentences(window)
    press(window, Qt.Key.Key_X)
    assert said == ["Threats are known by the classic rules only."]


def test_the_last_move_and_the_last_sentence_are_said_again(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "4")
    press(window, Qt.Key.Key_2)
    said = sentences(window)
    press(window, Qt.Key.Key_E, Qt.Key.Key_M, Qt.Key.Key_E)
    assert said == ["Column 2, row 1", "Red, column 4, row 1", "Red, column 4, row 1"]


def test_who_plays_is_said(open_game: OpenGame) -> None:
    window = open_game(friends("Ada", "Grace"))
    said = sentences(window)
    press(window, Qt.Key.Key_I)
    assert said == ["Ada to move. Ada plays Red, Grace plays Yellow."]


def test_against_the_computer_one_hears_who_one_is(open_game: OpenGame) -> None:
    window = open_game(against_computer(EASY), ScriptedEngine())
    said = sentences(window)
    press(window, Qt.Key.Key_I)
    assert said == ["Player 1 to move. You play Red against Computer, level Easy."]


def test_the_clocks_are_said(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(turn_seconds=20))
    pass_time(window, clock, 3)
    said = sentences(window)
    press(window, Qt.Key.Key_C)
    assert said == ["Time for this move: 17 s; Elapsed 0:03"]


def test_threats_are_said_and_at_the_end_the_line(open_game: OpenGame) -> None:
    window = open_game()
    said = sentences(window)
    press(window, Qt.Key.Key_X)
    play(window, "112233")
    press(window, Qt.Key.Key_X)
    play(window, "4")
    press(window, Qt.Key.Key_X)
    assert said[0] == "There are no threats."
    assert "Red makes four at column 4, row 1, now. Yellow makes four at column 4, row 2." in said
    assert said[-1] == LINE


def test_the_arrows_with_ctrl_go_from_space_to_space(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "1")
    said = sentences(window)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Down):
        QTest.keyClick(window.board_view, key, CTRL)
    assert said == [
        "Column 1, row 1: Red",
        "Column 2, row 1: empty",
        "Column 2, row 2: empty",
        "Column 1, row 2: empty",
        "Column 1, row 2: empty",
        "Column 1, row 1: Red",
    ]


def test_asking_changes_nothing(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "44")
    before = window.controller.state.notation
    press(window, *(getattr(Qt.Key, f"Key_{letter}") for letter in "BMEICX"))
    assert window.controller.state.notation == before
    assert window.focusWidget() is window.board_view


def test_a_covered_board_is_not_said(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "4")
    press(window, Qt.Key.Key_P)
    said = sentences(window)
    press(window, Qt.Key.Key_B, Qt.Key.Key_X)
    QTest.keyClick(window.board_view, Qt.Key.Key_Up, CTRL)
    assert said == ["The board is covered while the clock stands."] * 3


def test_every_question_is_in_the_list_of_keys(open_game: OpenGame) -> None:
    window = open_game()
    press(window, Qt.Key.Key_Question)
    assert window.shortcuts_dialog is not None
    rows = dict(window.shortcuts_dialog.rows)
    assert rows["B"] == "Say the board, by columns"
    assert rows["E"] == "Say it again"
    assert {"Shift+B", "M", "I", "C", "X", "Ctrl+Left"} <= rows.keys()


def test_a_drop_nobody_may_make_says_why(open_game: OpenGame) -> None:
    window = open_game()
    press(window, Qt.Key.Key_4, Qt.Key.Key_P)
    said = sentences(window)
    press(window, Qt.Key.Key_Return)
    assert said == ["Paused, Player 1 to move"]


def test_a_column_that_is_not_there_is_said(open_game: OpenGame) -> None:
    window = open_game()
    said = sentences(window)
    press(window, Qt.Key.Key_9)
    assert said == ["There is no column 9"]


def test_a_key_that_makes_no_sense_now_says_so(open_game: OpenGame) -> None:
    window = open_game()
    said = sentences(window)
    press(window, Qt.Key.Key_U)
    assert said == ["Undo: not possible now"]


@pytest.mark.parametrize(("seconds", "warnings"), [(60, [30, 10, 5]), (30, [10, 5]), (10, [5]), (5, [])])
def test_the_last_seconds_are_said(open_game: OpenGame, clock: FakeClock, seconds: int, warnings: list[int]) -> None:
    window = open_game(MatchSetup(turn_seconds=seconds))
    said = sentences(window)
    for _ in range(seconds - 1):
        pass_time(window, clock, 1)
    assert said == [f"Time for this move: {left} s" for left in warnings]


def test_the_start_names_players_and_timer(open_game: OpenGame) -> None:
    setup = MatchSetup(turn_seconds=20, timeout_rule=TimeoutRule.PASS)
    window = open_game(setup)
    assert window.narrator.last_said() == (
        "New game, 6 rows and 7 columns; Red to move. Player 1 plays Red, Player 2 plays Yellow. "
        "20 s per turn, then the turn passes"
    )


def test_the_end_is_heard_before_the_focus_moves(
    open_game: OpenGame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_window, "hearing_ms", lambda _sentence: 30)
    window = open_game()
    play(window, WON)
    assert window.focusWidget() is window.board_view
    qtbot.waitUntil(window.panel.result.play_again.hasFocus)


def test_whoever_goes_elsewhere_meanwhile_stays_there(
    open_game: OpenGame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_window, "hearing_ms", lambda _sentence: 30)
    window = open_game()
    play(window, WON)
    window.panel.result.back_to_menu.setFocus()
    qtbot.wait(60)
    assert window.focusWidget() is window.panel.result.back_to_menu


def test_hearing_takes_time_only_with_a_screen_reader() -> None:
    was_active = QAccessible.isActive()
    QAccessible.setActive(False)
    assert hearing_ms(LINE) == 0
    QAccessible.setActive(True)
    assert hearing_ms(LINE) > hearing_ms("Paused") > 0
    QAccessible.setActive(was_active)
