"""The page of games in the program: from a game that was played to looking at it again."""

from __future__ import annotations

from contextlib import closing

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.engines import best_engine
from connect4_gui.game.game import Game
from connect4_gui.game.record import GameRecord
from connect4_gui.game.state import Hold
from connect4_gui.store.archive import Archive
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.ui.game.features.review.review_feature import ReviewFeature
from tests.matches import WON, friends, play_moves
from tests.ui.conftest import StartProgram, show_active
from tests.ui.fakes import FakeLineup
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
    assert program.pages.games.isVisible()
    qtbot.waitUntil(lambda: program.pages.games.model.rowCount() == 1)
    QTest.keyClick(program.pages.games.list_side.view, Qt.Key.Key_Home)
    QTest.keyClick(program.pages.games.list_side.view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: program.game_window is not None)
    assert program.game_window is not None
    state = program.game_window.controller.state
    assert state.notation == WON
    assert Hold.REPLAY in state.holds
    program.game_window.close()
    qtbot.waitUntil(program.pages.games.isVisible)
    assert program.pages.games.model.rowCount() == 1


def test_without_games_the_page_leads_back_to_play(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program()
    program.menu.show_page("games")
    qtbot.waitUntil(program.pages.games.empty.isVisible)
    program.pages.games.play_requested.emit()
    assert program.menu.play.isVisible()


def test_a_game_is_reviewed_from_the_list_and_what_is_found_out_is_kept(
    make_program: StartProgram, qtbot: QtBot
) -> None:
    program = make_program(lineup=FakeLineup(adviser=best_engine()))
    setup = friends("Ada", "Grace", size=BoardSize(4, 5))
    record = GameRecord.of(play_moves(Game.new(setup.size), "1122335"), setup)
    program.kept.archive.put(ArchivedGame("one", 5.0, record))
    program.menu.show()
    program.menu.show_page("games")
    qtbot.waitUntil(lambda: program.pages.games.model.rowCount() == 1)
    QTest.keyClick(program.pages.games.list_side.view, Qt.Key.Key_Home)
    QTest.keyClick(program.pages.games.list_side.view, Qt.Key.Key_V)
    qtbot.waitUntil(lambda: program.game_window is not None)
    window = program.game_window
    assert window is not None
    feature = next(feature for feature in window.features if isinstance(feature, ReviewFeature))
    assert feature.is_open
    qtbot.waitUntil(lambda: feature.review is not None and feature.review.is_whole, timeout=20_000)
    window.close()
    program.kept.close()
    with closing(Archive(program.kept.archive.path)) as archive:
        kept = archive.get("one")
    assert kept is not None
    assert kept.played_at == 5.0
    assert all(turn.evaluation is not None for turn in kept.record.turns)
