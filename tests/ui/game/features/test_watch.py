"""Watching two bots: speed, step and series."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board import Side
from connect4_gui.engine.levels import EASY, HARD
from connect4_gui.engine.variants.flip import FlipRules
from connect4_gui.game.events import MoveMade
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.settings.motion import STILL, Motion
from connect4_gui.ui.game.features.watch.watch_choices import REST_SECONDS, Speed
from connect4_gui.ui.game.features.watch.watch_feature import WatchFeature
from connect4_gui.ui.game.game_window import GameWindow
from tests.matches import friends, two_bots
from tests.ui.conftest import OpenGame
from tests.ui.fakes import ScriptedEngine
from tests.ui.hands import LEFT, press

BOTS = two_bots(EASY, HARD)
EASY_WINS = [0, 1, 0, 1, 0, 1, 0]
PATIENT = Motion(drop_ms=0, watch_ms=60_000, reveal_ms=0)
"""Nothing happens by itself."""


def watching(window: GameWindow) -> WatchFeature:
    return next(feature for feature in window.features if isinstance(feature, WatchFeature))


def turns(window: GameWindow) -> int:
    return len(window.controller.state.turns)


@pytest.mark.parametrize("setup", [friends("Ada", "Grace")])
def test_where_people_play_there_is_nothing_to_watch(open_game: OpenGame, setup: MatchSetup) -> None:
    window = open_game(setup)
    assert not any(isinstance(feature, WatchFeature) for feature in window.features)


def test_the_speed_goes_round_by_mouse_and_key(open_game: OpenGame) -> None:
    window = open_game(BOTS, ScriptedEngine(), motion=PATIENT)
    feature = watching(window)
    assert feature.strip.isVisible()
    assert feature.strip.speed.text() == "Normal"
    QTest.mouseClick(feature.strip.speed, LEFT)
    assert feature.strip.speed.text() == "Fast"
    press(window, Qt.Key.Key_F)
    assert feature.strip.speed.text() == "Instant"
    press(window, Qt.Key.Key_F, Qt.Key.Key_F)
    assert feature.choices.speed is Speed.NORMAL


def test_instant_does_not_wait(open_game: OpenGame, qtbot: QtBot) -> None:
    """The first disc still takes the time it began with."""
    window = open_game(BOTS, ScriptedEngine(EASY_WINS), motion=Motion(drop_ms=0, watch_ms=1500, reveal_ms=0))
    press(window, Qt.Key.Key_F, Qt.Key.Key_F)
    assert watching(window).choices.speed is Speed.INSTANT
    qtbot.waitUntil(window.panel.result.isVisible, timeout=5000)
    assert turns(window) == 7


def test_step_makes_one_move_and_waits(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(BOTS, ScriptedEngine(), motion=Motion(drop_ms=0, watch_ms=30, reveal_ms=0))
    press(window, Qt.Key.Key_P)
    before = turns(window)
    assert not window.controller.state.is_covered
    QTest.mouseClick(watching(window).strip.step, LEFT)
    qtbot.waitUntil(lambda: turns(window) == before + 1)
    QTest.qWait(120)
    assert turns(window) == before + 1
    press(window, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: turns(window) == before + 2)
    assert window.controller.state.is_paused
    press(window, Qt.Key.Key_P)
    qtbot.waitUntil(lambda: turns(window) > before + 3)


def test_a_step_in_a_running_game_pauses_it(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(BOTS, ScriptedEngine(), motion=Motion(drop_ms=0, watch_ms=30, reveal_ms=0))
    made: list[int] = []
    window.controller.happened.connect(
        lambda event: made.append(turns(window)) if isinstance(event, MoveMade) and is_paused(window) else None
    )
    press(window, Qt.Key.Key_N)
    assert is_paused(window)
    qtbot.waitUntil(lambda: bool(made))
    QTest.qWait(120)
    assert len(made) == 1


def is_paused(window: GameWindow) -> bool:
    return window.controller.state.is_paused


def test_stepping_to_the_end_leaves_nothing_paused(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(BOTS, ScriptedEngine(EASY_WINS), motion=STILL)
    press(window, Qt.Key.Key_N)
    for count in range(turns(window), 7):
        qtbot.waitUntil(lambda count=count: turns(window) >= count)  # type: ignore[misc]
        press(window, Qt.Key.Key_N)
    qtbot.waitUntil(window.panel.result.isVisible)
    assert not window.controller.state.is_paused


def test_a_series_goes_on_by_itself_and_keeps_the_score(
    open_game: OpenGame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(REST_SECONDS, Speed.NORMAL, 0)
    window = open_game(BOTS, ScriptedEngine([*EASY_WINS, *EASY_WINS, 3]), motion=STILL)
    press(window, Qt.Key.Key_G)
    assert watching(window).actions.series.isChecked()
    qtbot.waitUntil(lambda: window.controller.state.wins[Side.FIRST] >= 2)
    press(window, Qt.Key.Key_G)
    assert not watching(window).choices.is_series


def test_a_series_says_when_the_next_game_starts_and_can_be_ended(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(BOTS, ScriptedEngine(EASY_WINS), motion=STILL)
    press(window, Qt.Key.Key_G)
    qtbot.waitUntil(window.panel.result.isVisible)
    feature = watching(window)
    assert feature.is_resting
    QTest.mouseClick(feature.strip.series, LEFT)
    assert not feature.is_resting
    press(window, Qt.Key.Key_G)
    assert feature.is_resting


def test_a_dialog_keeps_the_next_game_waiting(
    open_game: OpenGame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(REST_SECONDS, Speed.NORMAL, 0)
    window = open_game(BOTS, ScriptedEngine(EASY_WINS), motion=STILL)
    qtbot.waitUntil(window.panel.result.isVisible)
    window.open_help()
    press(window, Qt.Key.Key_G)
    watching(window).set_series(True)
    QTest.qWait(50)
    assert window.controller.state.is_over
    assert watching(window).is_resting


def test_the_choices_hold_for_the_next_game(open_game: OpenGame) -> None:
    window = open_game(BOTS, ScriptedEngine(), motion=PATIENT)
    press(window, Qt.Key.Key_F)
    window.referee.new_game()
    assert watching(window).choices.speed is Speed.FAST


@pytest.mark.parametrize("size", [(1120, 760), (620, 700), (480, 640)])
def test_the_strip_is_in_sight(open_game: OpenGame, size: tuple[int, int]) -> None:
    window = open_game(BOTS, ScriptedEngine(), motion=PATIENT)
    window.resize(*size)
    QTest.qWait(0)
    strip = watching(window).strip
    assert strip.isVisible()
    assert all(strip.rect().contains(button.geometry()) for button in strip.buttons)


def test_f_changes_the_speed_also_where_it_would_turn_the_board(open_game: OpenGame) -> None:
    window = open_game(replace(BOTS, rules=FlipRules()), motion=PATIENT)
    press(window, Qt.Key.Key_F)
    assert watching(window).choices.speed is Speed.FAST
    assert turns(window) == 0
