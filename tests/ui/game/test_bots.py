"""Watching two bots, and choosing them in the menu."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board import Side
from connect4_gui.engine.levels import ADAPTIVE, EASY, HARD
from connect4_gui.settings.menu_choices import Opponent
from connect4_gui.settings.motion import STILL, Motion
from connect4_gui.ui.menu.main_menu import MainMenu
from tests.matches import friends, two_bots
from tests.ui.conftest import OpenGame
from tests.ui.fakes import ScriptedEngine, SlowEngine
from tests.ui.hands import LEFT, click, press

BOTS = two_bots(EASY, HARD)


def test_two_bots_play_a_game_to_its_end(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(BOTS, ScriptedEngine([0, 1, 0, 1, 0, 1, 0]))
    qtbot.waitUntil(window.panel.result.isVisible)
    assert window.panel.result.title == "Easy wins"
    assert window.panel.record.signs == ("1", "2", "1", "2", "1", "2", "1")
    assert window.toolbar.summary == "6 × 7 · Easy against Hard"
    assert window.panel.cards[Side.FIRST].note == "1 win"
    assert window.panel.cards[Side.SECOND].note == "0 wins"


def test_no_person_may_drop_undo_resign_or_ask(open_game: OpenGame, qtbot: QtBot) -> None:
    engine = SlowEngine()
    window = open_game(BOTS, engine)
    qtbot.waitUntil(engine.started.is_set)
    click(window, 3)
    press(window, Qt.Key.Key_4, Qt.Key.Key_Return, Qt.Key.Key_U, Qt.Key.Key_H)
    assert window.controller.state.turns == ()
    bar = window.toolbar
    assert not any(button.isEnabled() for button in (bar.undo, bar.redo, bar.features[0], bar.resign))
    assert bar.pause.isEnabled()


def test_watching_can_be_paused_between_the_moves(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(BOTS, ScriptedEngine(), motion=Motion(drop_ms=0, watch_ms=20, reveal_ms=0))
    qtbot.waitUntil(lambda: len(window.controller.state.turns) >= 2)
    press(window, Qt.Key.Key_P)
    count = len(window.controller.state.turns)
    QTest.qWait(60)
    assert len(window.controller.state.turns) == count
    press(window, Qt.Key.Key_P)
    qtbot.waitUntil(lambda: len(window.controller.state.turns) > count)


def test_the_bots_can_change_sides(open_game: OpenGame) -> None:
    window = open_game(BOTS, SlowEngine(), motion=STILL)
    press(window, Qt.Key.Key_S)
    assert window.panel.cards[Side.FIRST].name == "Hard"
    assert window.panel.cards[Side.FIRST].note == "thinking… · 0 wins"


def test_the_menu_has_a_level_for_each_bot(menu: MainMenu) -> None:
    form = menu.form
    QTest.mouseClick(form.more.header, LEFT)
    QTest.keyClicks(form.first_name, "Ada")
    assert not form.first_level.isVisible()
    QTest.mouseClick(form.opponent.segment(Opponent.BOTS), LEFT)
    assert form.first_level.titles == form.level.titles
    QTest.mouseClick(form.first_level.segment(ADAPTIVE), LEFT)
    assert form.choices().setup() == two_bots(ADAPTIVE)
    QTest.mouseClick(form.first_level.segment(EASY), LEFT)
    QTest.mouseClick(form.level.segment(HARD), LEFT)
    assert form.start_rule.titles == ["Easy", "Hard", "Alternate"]
    assert not any(control.isEnabled() for control in (form.first_name, form.second_name, form.timer, form.game_time))
    assert form.choices().setup() == BOTS
    QTest.mouseClick(form.opponent.segment(Opponent.FRIEND), LEFT)
    assert form.first_name.text() == "Ada"
    assert form.choices().setup() == friends("Ada")


def test_two_bots_of_one_level_are_told_apart_by_their_number(open_game: OpenGame) -> None:
    window = open_game(two_bots(HARD, HARD), SlowEngine(), motion=STILL)
    assert [card.name for card in window.panel.cards.values()] == ["Hard 1", "Hard 2"]
