"""The game clock: chosen in the menu, shown on the cards, counting down, and lost when it is empty."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board import Side
from connect4_gui.game.events import Event, SecondBegan
from connect4_gui.game.game import Ending
from connect4_gui.game.game_time import GAME_TIMES, GameTime
from connect4_gui.game.match_setup import MatchSetup, TimeoutRule
from connect4_gui.settings.motion import Motion
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.menu.game_time_row import Special
from connect4_gui.ui.menu.main_menu import MainMenu
from tests.game.fakes import FakeClock
from tests.matches import against_computer
from tests.ui.conftest import OpenGame
from tests.ui.fakes import ScriptedEngine, SlowEngine
from tests.ui.hands import LEFT, click, pass_time


def seconds_of(event: Event) -> list[int]:
    return [event.second] if isinstance(event, SecondBegan) else []


def times(window: GameWindow) -> list[str]:
    return [card.time for card in window.panel.cards.values()]


def test_the_usual_clocks_and_one_of_ones_own(menu: MainMenu) -> None:
    row = menu.form.game_time
    assert row.choice.titles == ["Off", "1+1", "3+2", "5+3", "10+5", "Custom"]
    assert menu.form.choices().setup().game_time is None
    assert not row.minutes.isEnabled()
    for game_time in GAME_TIMES:
        QTest.mouseClick(row.choice.segment(game_time), LEFT)
        assert menu.form.choices().setup().game_time == game_time
    row.minutes.setFocus()
    row.minutes.selectAll()
    QTest.keyClicks(row.minutes, "7")
    assert row.choice.value is Special.CUSTOM
    assert menu.form.choices().setup().game_time == GameTime(7, 5)
    assert row.note.text() == "If it runs out, you lose."
    QTest.mouseClick(row.choice.segment(Special.OFF), LEFT)
    assert menu.form.choices().setup().game_time is None


def test_custom_keeps_what_is_in_the_boxes(menu: MainMenu) -> None:
    row = menu.form.game_time
    QTest.mouseClick(row.choice.segment(Special.CUSTOM), LEFT)
    row.increment.setFocus()
    QTest.keyClick(row.increment, Qt.Key.Key_Up)
    assert menu.form.choices().setup().game_time == GameTime(3, 3)
    assert row.choice.value is Special.CUSTOM


def test_each_player_has_a_clock_and_every_disc_earns_the_increment(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(game_time=GameTime(3, 2)))
    assert times(window) == ["3:00", "3:00"]
    pass_time(window, clock, 10)
    assert times(window) == ["2:50", "3:00"]
    assert window.status.chip.text == "Player 1 to move · 2:50"
    click(window, 3)
    assert times(window) == ["2:52", "3:00"]


def test_an_empty_game_clock_loses_whatever_the_rule_for_turns(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(turn_seconds=120, timeout_rule=TimeoutRule.PASS, game_time=GameTime(1, 0)))
    pass_time(window, clock, 60)
    result = window.controller.state.result
    assert result is not None
    assert (result.winner, result.ending) == (Side.SECOND, Ending.OUT_OF_TIME)
    assert window.status.message == "The game clock has run out: Player 1 loses."
    assert times(window) == ["0:00", "1:00"]


def test_a_passed_turn_earns_nothing(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(turn_seconds=5, game_time=GameTime(1, 10)))
    pass_time(window, clock, 5)
    assert window.panel.record.signs == ("–",)
    assert times(window) == ["0:55", "1:00"]


def test_the_turns_time_is_a_bar_beside_the_game_clocks(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(turn_seconds=20, game_time=GameTime(3, 2)))
    pass_time(window, clock, 15)
    assert window.status.chip.text == "Player 1 to move · 5 s"
    assert window.panel.turn_bar.fraction == pytest.approx(0.25)
    assert times(window) == ["2:45", "3:00"]


def test_the_computer_has_no_clock(open_game: OpenGame, clock: FakeClock, qtbot: QtBot) -> None:
    engine = SlowEngine()
    window = open_game(against_computer(game_time=GameTime(1, 1)), engine)
    click(window, 3)
    pass_time(window, clock, 500)
    assert times(window) == ["1:01", ""]
    engine.finish.set()
    qtbot.waitUntil(lambda: window.controller.state.board.side is Side.FIRST)
    assert not window.controller.state.is_over


def test_each_of_the_last_five_seconds_is_told_once(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(turn_seconds=10))
    told: list[int] = []
    window.controller.happened.connect(lambda event: told.extend(seconds_of(event)))
    for _ in range(98):
        pass_time(window, clock, 0.1)
    assert told == [5, 4, 3, 2, 1]
    assert window.panel.cards[Side.FIRST].warned_second == 1
    click(window, 3)
    assert [card.warned_second for card in window.panel.cards.values()] == [None, None]


def test_the_game_clock_warns_too_and_the_computers_turn_does_not(
    open_game: OpenGame, clock: FakeClock, qtbot: QtBot
) -> None:
    window = open_game(against_computer(game_time=GameTime(1, 0)), ScriptedEngine())
    told: list[int] = []
    window.controller.happened.connect(lambda event: told.extend(seconds_of(event)))
    pass_time(window, clock, 57)
    assert told == [3]
    click(window, 3)
    qtbot.waitUntil(lambda: len(window.controller.state.turns) == 2)
    assert told[0] == 3


@pytest.mark.parametrize("pulse_ms", [0, 50])
def test_the_movers_card_pulses_or_glows_steadily(
    open_game: OpenGame, clock: FakeClock, qtbot: QtBot, pulse_ms: int
) -> None:
    window = open_game(MatchSetup(turn_seconds=10), motion=Motion(drop_ms=0, pulse_ms=pulse_ms))
    card = window.panel.cards[Side.FIRST]
    plain = card.grab().toImage().pixelColor(10, 10)
    pass_time(window, clock, 6)
    assert card.grab().toImage().pixelColor(10, 10) != plain
    QTest.qWait(100)
    assert card.grab().toImage().pixelColor(10, 10) != plain
    pass_time(window, clock, 4)
    qtbot.waitUntil(lambda: card.grab().toImage().pixelColor(10, 10) == plain)


@pytest.mark.parametrize("breath_ms", [0, 100])
def test_thinking_is_shown_at_once_and_moves_only_with_motion(open_game: OpenGame, breath_ms: int) -> None:
    motion = Motion(drop_ms=0, bot_ms=0, breath_ms=breath_ms)
    window = open_game(against_computer(), SlowEngine(), motion=motion)
    card = window.panel.cards[Side.SECOND]
    assert not card.is_thinking_shown
    click(window, 3)
    assert card.is_thinking_shown
    assert card.dots.is_moving is (breath_ms > 0)
