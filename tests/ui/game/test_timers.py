"""Clocks: what they show, when they stand, and what happens when the turn's time runs out."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board import Side
from connect4_gui.game.game import Ending
from connect4_gui.game.match_setup import MatchSetup, StartRule, TimeoutRule
from connect4_gui.settings.motion import Motion
from tests.game.fakes import FakeClock
from tests.matches import WON, against_computer
from tests.ui.conftest import OpenGame
from tests.ui.fakes import ScriptedEngine, SlowEngine
from tests.ui.hands import LEFT, click, pass_time, play

TIMED = MatchSetup(turn_seconds=20)


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "Elapsed 00:00"), (161.9, "Elapsed 02:41"), (3599.9, "Elapsed 59:59"), (3600, "Elapsed 1:00:00")],
)
def test_elapsed_time_is_shown_at_the_bottom_left(
    open_game: OpenGame, clock: FakeClock, seconds: float, text: str
) -> None:
    window = open_game()
    pass_time(window, clock, seconds)
    assert window.status.elapsed == text
    assert window.status.chip.x() > window.status.width() / 2


def test_the_mover_and_the_seconds_left_are_shown_in_the_movers_colour(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(TIMED)
    pass_time(window, clock, 7.5)
    assert window.status.chip.text == "Player 1 to move · 13 s"
    assert window.status.chip.ground == "#E11D48"
    click(window, 3)
    assert window.status.chip.text == "Player 2 to move · 20 s"
    assert window.status.chip.ground == "#FBBF24"
    assert window.panel.turn_bar.fraction == 1.0


@pytest.mark.parametrize("size", [(1120, 760), (480, 800), (704, 406)])
def test_the_seconds_of_the_turn_are_shown_once(open_game: OpenGame, clock: FakeClock, size: tuple[int, int]) -> None:
    window = open_game(TIMED)
    window.resize(*size)
    pass_time(window, clock, 7.5)
    QTest.qWait(0)
    shown = [widget for widget in window.findChildren(QWidget) if widget.isVisible()]
    texts = [widget.text() for widget in shown if isinstance(widget, QLabel | QPushButton)]
    assert "13" in window.status.chip.text
    assert [text for text in texts if "13" in text] == []
    assert window.panel.turn_bar.fraction == pytest.approx(0.625)


def test_without_a_timer_there_is_no_countdown(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game()
    pass_time(window, clock, 10_000)
    assert window.status.chip.text == "Player 1 to move"
    assert window.panel.cards[Side.FIRST].time == ""
    assert not window.panel.turn_bar.isVisible()
    assert window.controller.state.turns == ()


@pytest.mark.parametrize("rule", list(TimeoutRule))
def test_the_rule_is_visible_during_the_game(open_game: OpenGame, rule: TimeoutRule) -> None:
    window = open_game(MatchSetup(turn_seconds=15, timeout_rule=rule))
    words = {
        TimeoutRule.PASS: "15 s per turn · then the turn passes",
        TimeoutRule.RANDOM_DROP: "15 s per turn · then a random drop",
        TimeoutRule.LOSE: "15 s per turn · then the game is lost",
    }
    assert window.panel.turn_bar.rule == words[rule]
    assert window.panel.turn_bar.isVisible()


def test_pass_hands_the_turn_over_without_a_disc_and_refills_the_clock(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(TIMED)
    click(window, 3)
    pass_time(window, clock, 20)
    assert len(window.scene.circles) == 1
    assert window.controller.state.board.side is Side.FIRST
    assert window.panel.record.signs == ("4", "–")
    assert window.status.chip.text == "Player 1 to move · 20 s"
    assert window.status.message == "Time is up: Player 2 passes."


def test_both_players_may_pass_any_number_of_times(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(TIMED)
    for _ in range(7):
        pass_time(window, clock, 20)
    assert window.controller.state.notation == "-" * 7
    click(window, 0)
    assert window.scene.circles[0].side is Side.SECOND


def test_after_a_pass_the_bot_moves(open_game: OpenGame, clock: FakeClock, qtbot: QtBot) -> None:
    engine = ScriptedEngine([2])
    window = open_game(against_computer(turn_seconds=5), engine)
    pass_time(window, clock, 5)
    qtbot.waitUntil(lambda: window.controller.state.notation == "-3")
    assert engine.boards[0].side is Side.SECOND
    assert window.status.chip.text == "Player 1 to move · 5 s"


def test_random_drop_plays_a_legal_column(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(turn_seconds=5, timeout_rule=TimeoutRule.RANDOM_DROP))
    play(window, "444444")
    for count in range(7, 30):
        pass_time(window, clock, 5)
        if window.controller.state.is_over:
            break
        assert len(window.scene.circles) == count
    assert len(window.scene.circles) > 7


def test_a_random_drop_is_marked_in_the_moves_and_said_aloud(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(turn_seconds=5, timeout_rule=TimeoutRule.RANDOM_DROP))
    said: list[str] = []
    window.narrator.announced.connect(said.append)
    click(window, 3)
    pass_time(window, clock, 5)
    cell = window.controller.state.turns[-1].cell
    assert cell is not None
    column, row = cell[1] + 1, cell[0] + 1
    assert window.panel.record.signs == ("4", f"{column}*")
    assert said[-1] == f"Yellow at random, column {column}, row {row}; Red to move"
    click(window, 3)
    assert window.panel.record.signs[-1] == "4"


def test_lose_ends_the_game_and_says_why(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(turn_seconds=5, timeout_rule=TimeoutRule.LOSE))
    pass_time(window, clock, 5)
    result = window.controller.state.result
    assert result is not None
    assert (result.winner, result.ending) == (Side.SECOND, Ending.OUT_OF_TIME)
    assert window.panel.result.isVisible()
    assert window.panel.result.title == "Player 2 wins"
    assert window.panel.result.reason == "Player 1 ran out of time."


def test_the_bots_turn_is_not_timed(open_game: OpenGame, clock: FakeClock, qtbot: QtBot) -> None:
    engine = SlowEngine()
    setup = against_computer(turn_seconds=5, timeout_rule=TimeoutRule.LOSE, start_rule=StartRule.SECOND)
    window = open_game(setup, engine)
    pass_time(window, clock, 600)
    assert not window.controller.state.is_over
    engine.finish.set()
    qtbot.waitUntil(lambda: window.controller.state.board.side is Side.FIRST)
    assert window.status.chip.text == "Player 1 to move · 5 s"


def test_clocks_stand_while_paused(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(TIMED)
    pass_time(window, clock, 5)
    QTest.mouseClick(window.toolbar.pause, LEFT)
    pass_time(window, clock, 500)
    assert window.status.elapsed == "Elapsed 00:05"
    assert window.panel.turn_bar.fraction == 0.75
    assert window.status.chip.text == "Paused · Player 1 to move"
    QTest.mouseClick(window.toolbar.pause, LEFT)
    pass_time(window, clock, 1)
    assert window.status.elapsed == "Elapsed 00:06"
    assert window.controller.state.turns == ()


def test_clocks_stand_while_a_dialog_is_open(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(TIMED)
    QTest.mouseClick(window.toolbar.help, LEFT)
    assert window.help_dialog is not None
    pass_time(window, clock, 500)
    assert window.status.elapsed == "Elapsed 00:00"
    window.help_dialog.reject()
    pass_time(window, clock, 2)
    assert window.status.elapsed == "Elapsed 00:02"
    assert window.controller.state.turns == ()


def test_clocks_stand_when_the_game_is_over(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(TIMED)
    play(window, WON)
    pass_time(window, clock, 500)
    assert window.status.elapsed == "Elapsed 00:00"
    assert len(window.controller.state.turns) == 7


def test_the_window_wakes_up_by_itself_when_time_runs_out(open_game: OpenGame, clock: FakeClock, qtbot: QtBot) -> None:
    window = open_game(MatchSetup(turn_seconds=5))
    clock.advance(5)
    qtbot.waitUntil(lambda: window.controller.state.notation == "-")


def test_a_click_after_the_last_moment_is_lost_and_not_the_other_players(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(turn_seconds=5))
    clock.advance(5)
    click(window, 3)
    assert window.controller.state.notation == "-"
    assert window.scene.circles == ()


@pytest.mark.parametrize("rule", list(TimeoutRule))
def test_a_timeout_during_a_fall_breaks_nothing(
    open_game: OpenGame, clock: FakeClock, qtbot: QtBot, rule: TimeoutRule
) -> None:
    window = open_game(MatchSetup(turn_seconds=5, timeout_rule=rule), motion=Motion(drop_ms=60, bot_ms=0))
    click(window, 3)
    assert window.scene.is_falling
    pass_time(window, clock, 5)
    qtbot.waitUntil(lambda: not window.scene.is_falling)
    for circle in window.scene.circles:
        assert circle.pos() == window.scene.layout_.centre(circle.cell)
    assert window.controller.state.is_over is (rule is TimeoutRule.LOSE)
