"""Undo and redo in the window, against a friend and against the computer, in every state."""

from __future__ import annotations

import logging

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board import Side
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.match_setup import MatchSetup, StartRule
from connect4_gui.settings.motion import Motion
from connect4_gui.ui.game.game_window import GameWindow
from tests.game.fakes import FakeClock
from tests.matches import WON, against_computer
from tests.ui.conftest import OpenGame
from tests.ui.fakes import BrokenEngine, ScriptedEngine, SlowEngine
from tests.ui.hands import LEFT, click, pass_time, play

CONTROL = Qt.KeyboardModifier.ControlModifier


def undo(window: GameWindow) -> None:
    QTest.keyClick(window.board_view, Qt.Key.Key_Z, CONTROL)


def redo(window: GameWindow) -> None:
    QTest.keyClick(window.board_view, Qt.Key.Key_Y, CONTROL)


def test_undo_and_redo_walk_through_the_game(open_game: OpenGame) -> None:
    window = open_game()
    assert not window.toolbar.undo.isEnabled()
    play(window, "4453")
    QTest.mouseClick(window.toolbar.undo, LEFT)
    assert "".join(window.panel.record.signs) == "445"
    assert [circle.cell for circle in window.scene.circles] == [(0, 3), (1, 3), (0, 4)]
    assert [circle.is_last for circle in window.scene.circles] == [False, False, True]
    assert window.controller.state.mover is Side.SECOND
    QTest.mouseClick(window.toolbar.redo, LEFT)
    assert "".join(window.panel.record.signs) == "4453"
    assert window.scene.circles[-1].pos() == window.scene.layout_.centre((0, 2))
    assert not window.toolbar.redo.isEnabled()


def test_another_move_takes_the_redo_away(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "44")
    undo(window)
    assert window.toolbar.redo.isEnabled()
    play(window, "1")
    assert not window.toolbar.redo.isEnabled()
    assert window.panel.record.signs == ("4", "1")


def test_a_win_is_taken_back_with_its_score_and_comes_again(open_game: OpenGame) -> None:
    window = open_game()
    play(window, WON)
    undo(window)
    assert not window.panel.result.isVisible()
    assert not any(circle.is_winning or circle.is_dimmed for circle in window.scene.circles)
    assert window.panel.cards[Side.FIRST].note == "to move · 0 wins"
    assert window.focusWidget() is window.board_view
    redo(window)
    assert window.panel.result.title == "Player 1 wins"
    assert sum(circle.is_winning for circle in window.scene.circles) == 4
    assert window.panel.cards[Side.FIRST].note == "1 win"


def test_after_an_undone_win_the_clock_runs_again(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(turn_seconds=20))
    play(window, WON)
    undo(window)
    pass_time(window, clock, 20)
    assert window.panel.record.signs[-1] == "–"
    undo(window)
    assert window.panel.record.signs == ("1", "1", "2", "2", "3", "3")


def test_a_whole_round_against_the_computer(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(against_computer(), ScriptedEngine([5, 5]))
    click(window, 3)
    qtbot.waitUntil(lambda: window.controller.state.notation == "46")
    undo(window)
    assert window.controller.state.notation == ""
    assert window.controller.state.person_to_move is Side.FIRST
    redo(window)
    assert window.controller.state.notation == "46"


def test_undo_while_the_computer_thinks_calls_it_off(open_game: OpenGame, qtbot: QtBot) -> None:
    engine = SlowEngine()
    window = open_game(against_computer(), engine)
    click(window, 3)
    qtbot.waitUntil(engine.started.is_set)
    undo(window)
    qtbot.waitUntil(engine.ended.is_set)
    QTest.qWait(30)
    assert window.controller.state.notation == ""
    assert not window.controller.state.is_thinking
    engine.started.clear()
    redo(window)
    qtbot.waitUntil(engine.started.is_set)
    assert window.controller.state.notation == "4"


def test_the_computers_opening_move_cannot_be_undone(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(against_computer(start_rule=StartRule.SECOND), ScriptedEngine([3]))
    qtbot.waitUntil(lambda: window.controller.state.notation == "4")
    assert not window.toolbar.undo.isEnabled()


def test_undo_frees_a_game_whose_bot_failed(
    open_game: OpenGame, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.CRITICAL):
        window = open_game(against_computer(), BrokenEngine())
        click(window, 3)
        qtbot.waitUntil(window.panel.result.isVisible)
    undo(window)
    assert not window.panel.result.isVisible()
    assert window.controller.state.person_to_move is Side.FIRST


def test_undo_during_a_fall_takes_the_disc_away(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(motion=Motion(drop_ms=100, bot_ms=0))
    click(window, 3)
    undo(window)
    assert window.scene.circles == ()
    assert not window.scene.is_falling
    click(window, 2)
    qtbot.waitUntil(lambda: not window.scene.is_falling)
    assert window.controller.state.notation == "3"


def test_undo_gives_the_game_time_back(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(game_time=GameTime(3, 2)))
    clock.advance(10)
    click(window, 3)
    assert window.panel.cards[Side.FIRST].time == "2:52"
    undo(window)
    assert window.panel.cards[Side.FIRST].time == "3:00"
    redo(window)
    assert window.panel.cards[Side.FIRST].time == "2:52"


def test_nothing_is_undone_while_paused(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "44")
    QTest.keyClick(window.board_view, Qt.Key.Key_P)
    undo(window)
    assert window.controller.state.notation == "44"
    assert not window.toolbar.undo.isEnabled()


def test_a_long_game_with_passes_keeps_the_last_move_in_sight(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(turn_seconds=5))
    play(window, "4")
    for _ in range(120):
        pass_time(window, clock, 5)
    QTest.qWait(0)
    assert len(window.panel.record.signs) == 121
    assert window.panel.record.is_at_end
    for _ in range(121):
        undo(window)
    assert window.panel.record.signs == ()


def test_undo_speaks_of_the_computer_only_where_there_is_one(open_game: OpenGame) -> None:
    assert open_game().actions_.undo.statusTip() == "Undo the last move"
    tip = "Undo the last move and the computer's answer to it"
    assert open_game(against_computer()).actions_.undo.statusTip() == tip
