"""The page of games in the program: from a game that was played to looking at it again."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.game.state import Hold
from tests.matches import WON
from tests.ui.conftest import StartProgram, show_active
from tests.ui.hands import click
from tests.ui.program_hands import open_game

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_a_game_that_was_played_is_listed_and_looked_at_again(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program()
    window = open_game(program, qtbot)
    for move in WON:
        click(window, int(move) - 1)
    window.close()
    show_active(qtbot, program.menu)
    QTest.keyClick(program.menu, Qt.Key.Key_3, CONTROL)
    assert program.games.isVisible()
    qtbot.waitUntil(lambda: program.games.model.rowCount() == 1)
    QTest.keyClick(program.games.list_side.view, Qt.Key.Key_Home)
    QTest.keyClick(program.games.list_side.view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: program.game_window is not None)
    assert program.game_window is not None
    state = program.game_window.controller.state
    assert state.notation == WON
    assert Hold.REPLAY in state.holds
    program.game_window.close()
    qtbot.waitUntil(program.games.isVisible)
    assert program.games.model.rowCount() == 1


def test_without_games_the_page_leads_back_to_play(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program()
    program.menu.show_page("games")
    qtbot.waitUntil(program.games.empty.isVisible)
    program.games.play_requested.emit()
    assert program.menu.play.isVisible()
