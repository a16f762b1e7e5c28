"""Teaching: a mistake against the computer is offered to be taken back, once and with the reason."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.engines import best_engine
from connect4_gui.ui.game.features.teach.teach_feature import TeachFeature
from connect4_gui.ui.game.game_window import GameWindow
from tests.matches import against_computer, friends
from tests.ui.conftest import OpenGame
from tests.ui.fakes import ScriptedEngine, SlowEngine
from tests.ui.hands import LEFT, click

SETUP = against_computer(size=BoardSize(4, 5))


def teach_of(window: GameWindow) -> TeachFeature:
    return next(feature for feature in window.features if isinstance(feature, TeachFeature))


@pytest.fixture
def window(open_game: OpenGame) -> GameWindow:
    """A person against a computer that answers in columns 3 and 4; the first column is a mistake."""
    window = open_game(SETUP, engine=ScriptedEngine([2, 3]), adviser=best_engine())
    window._memory.teaches = True
    return window


def wait_for_lesson(qtbot: QtBot, window: GameWindow) -> None:
    qtbot.waitUntil(lambda: teach_of(window).lesson is not None, timeout=10_000)


def test_a_mistake_is_offered_to_be_taken_back_with_the_reason(qtbot: QtBot, window: GameWindow) -> None:
    click(window, 0)
    wait_for_lesson(qtbot, window)
    strip = teach_of(window).strip
    assert strip.isVisible()
    assert strip.title == "Column 1 was a mistake"
    assert strip.text == "This loses a drawn game: now Computer can force four."
    qtbot.waitUntil(lambda: window.referee.record.notation == "13", timeout=5000)
    QTest.mouseClick(strip.button, LEFT)
    assert window.referee.record.notation == ""
    assert not strip.isVisible()


def test_the_offer_can_be_taken_with_the_keyboard(qtbot: QtBot, window: GameWindow) -> None:
    click(window, 0)
    wait_for_lesson(qtbot, window)
    button = teach_of(window).strip.button
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert window.referee.record.notation == ""


def test_the_same_position_is_talked_about_once(qtbot: QtBot, window: GameWindow) -> None:
    click(window, 0)
    wait_for_lesson(qtbot, window)
    teach_of(window).take_back()
    click(window, 4)
    qtbot.waitUntil(lambda: len(window.referee.record.turns) == 2, timeout=5000)
    assert teach_of(window).lesson is None


def test_the_next_move_takes_the_offer_away(qtbot: QtBot, window: GameWindow) -> None:
    click(window, 0)
    wait_for_lesson(qtbot, window)
    qtbot.waitUntil(lambda: window.controller.state.person_to_move is not None, timeout=5000)
    click(window, 1)
    assert not teach_of(window).strip.isVisible()


def test_a_good_move_is_not_talked_about(qtbot: QtBot, open_game: OpenGame) -> None:
    window = open_game(SETUP, engine=ScriptedEngine([0]), adviser=best_engine())
    window._memory.teaches = True
    click(window, 2)
    qtbot.waitUntil(lambda: len(window.referee.record.turns) == 2, timeout=5000)
    qtbot.wait(300)
    assert teach_of(window).lesson is None


def test_it_is_off_unless_wanted_and_against_people(qtbot: QtBot, open_game: OpenGame) -> None:
    plain = open_game(SETUP, engine=ScriptedEngine([2]), adviser=best_engine())
    people = open_game(friends(size=SETUP.size), adviser=best_engine())
    people._memory.teaches = True
    for window in (plain, people):
        click(window, 0)
    qtbot.wait(300)
    assert teach_of(plain).lesson is None
    assert teach_of(people).lesson is None


def test_closing_the_window_ends_the_thinking(qtbot: QtBot, open_game: OpenGame) -> None:
    slow = SlowEngine()
    window = open_game(SETUP, engine=ScriptedEngine([2]), adviser=slow)
    window._memory.teaches = True
    click(window, 0)
    qtbot.waitUntil(slow.started.is_set, timeout=5000)
    window.close()
    assert slow.ended.is_set()
