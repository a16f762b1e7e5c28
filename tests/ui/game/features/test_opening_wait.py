"""The clocks of a game that is heard begin when its first sentence is over, or with the first key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.ui.game.features.aloud import aloud_feature
from connect4_gui.ui.game.features.aloud.aloud_feature import AloudFeature
from connect4_gui.ui.game.features.aloud.opening_wait import OpeningWait
from connect4_gui.ui.game.game_window import GameWindow
from tests.game.fakes import FakeClock
from tests.matches import against_computer
from tests.ui.conftest import OpenGame
from tests.ui.fakes import ScriptedEngine
from tests.ui.hands import click, pass_time, press

LONG_MS = 600_000


@pytest.fixture
def _heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen reader that speaks very slowly."""
    monkeypatch.setattr(aloud_feature, "hearing_ms", lambda _sentence: LONG_MS)


def opening(window: GameWindow) -> OpeningWait:
    (aloud,) = (feature for feature in window.features if isinstance(feature, AloudFeature))
    return aloud.opening


def turn_left(window: GameWindow) -> float | None:
    return window.controller.state.times.turn_left


@pytest.mark.usefixtures("_heard")
def test_no_time_runs_while_the_first_sentence_is_heard(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(turn_seconds=20))
    pass_time(window, clock, 60)
    assert (turn_left(window), window.controller.state.times.elapsed) == (20, 0)
    assert window.controller.state.person_to_move is not None


@pytest.mark.usefixtures("_heard")
@pytest.mark.parametrize("key", [Qt.Key.Key_4, Qt.Key.Key_B, Qt.Key.Key_Tab])
def test_the_first_key_starts_the_clock_and_does_what_it_always_does(
    open_game: OpenGame, clock: FakeClock, key: Qt.Key
) -> None:
    window = open_game(MatchSetup(turn_seconds=20))
    said: list[str] = []
    window.narrator.announced.connect(said.append)
    pass_time(window, clock, 60)
    press(window, key)
    pass_time(window, clock, 3)
    assert turn_left(window) == 17
    assert bool(said) or not window.board_view.hasFocus()


@pytest.mark.usefixtures("_heard")
def test_a_click_starts_the_clock_and_drops(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(turn_seconds=20))
    click(window, 3)
    pass_time(window, clock, 3)
    assert (window.controller.state.notation, turn_left(window)) == ("4", 17)


@pytest.mark.usefixtures("_heard")
@pytest.mark.parametrize("key", [Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Insert])
def test_the_keys_of_the_screen_reader_start_no_clock(open_game: OpenGame, clock: FakeClock, key: Qt.Key) -> None:
    window = open_game(MatchSetup(turn_seconds=20))
    QTest.keyPress(window.board_view, key)
    QTest.keyRelease(window.board_view, key)
    pass_time(window, clock, 60)
    assert turn_left(window) == 20


def test_the_clock_starts_when_the_sentence_is_over(
    open_game: OpenGame, clock: FakeClock, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(aloud_feature, "hearing_ms", lambda _sentence: 20)
    window = open_game(MatchSetup(turn_seconds=20))
    qtbot.waitUntil(lambda: not opening(window).is_waiting)
    pass_time(window, clock, 3)
    assert turn_left(window) == 17


@pytest.mark.usefixtures("_heard")
def test_every_new_game_waits_again(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(turn_seconds=20))
    press(window, Qt.Key.Key_4)
    window.referee.new_game()
    pass_time(window, clock, 60)
    assert turn_left(window) == 20


@pytest.mark.usefixtures("_heard")
def test_a_computer_that_begins_does_not_wait(open_game: OpenGame, clock: FakeClock, qtbot: QtBot) -> None:
    setup = MatchSetup(players=against_computer().players[::-1], turn_seconds=20)
    window = open_game(setup, ScriptedEngine([2]))
    qtbot.waitUntil(lambda: window.controller.state.notation == "3")
    pass_time(window, clock, 60)
    assert turn_left(window) == 20


@pytest.mark.usefixtures("_heard")
def test_a_game_without_clocks_does_not_wait(open_game: OpenGame) -> None:
    assert not opening(open_game()).is_waiting


def test_without_a_screen_reader_the_clock_runs_at_once(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(turn_seconds=20))
    assert not opening(window).is_waiting
    pass_time(window, clock, 3)
    assert turn_left(window) == 17


@pytest.mark.usefixtures("_heard")
def test_a_closed_window_watches_no_keys(open_game: OpenGame) -> None:
    window = open_game(MatchSetup(turn_seconds=20))
    window.close()
    assert not opening(window).is_waiting
