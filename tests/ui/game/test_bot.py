"""Playing the computer: it thinks elsewhere, its stale answers are lost, and its failures are told."""

from __future__ import annotations

import logging
import time

import pytest
from PySide6.QtCore import QObject, QThread, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board import Side
from connect4_gui.engine.levels import LEVELS, PERFECT
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.game.match_setup import StartRule
from connect4_gui.settings.motion import Motion
from connect4_gui.ui.play.engine_thread import EngineThread
from tests.game.fakes import FakeClock
from tests.matches import against_computer
from tests.ui.conftest import OpenGame
from tests.ui.fakes import BrokenEngine, ObedientBot, ScriptedEngine, SlowEngine
from tests.ui.hands import LEFT, click


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
def test_the_computer_answers_a_move(open_game: OpenGame, qtbot: QtBot, level: object) -> None:
    window = open_game(against_computer(level=level), ScriptedEngine([5]))  # type: ignore[arg-type]
    click(window, 3)
    qtbot.waitUntil(lambda: window.controller.state.notation == "46")
    assert [circle.side for circle in window.scene.circles] == [Side.FIRST, Side.SECOND]


def test_the_computer_may_start(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(against_computer(start_rule=StartRule.SECOND), ScriptedEngine([3]))
    qtbot.waitUntil(lambda: window.controller.state.notation == "4")
    assert window.scene.circles[0].side is Side.SECOND


def test_thinking_is_seen(open_game: OpenGame) -> None:
    engine = SlowEngine()
    window = open_game(against_computer(), engine)
    assert window.toolbar.summary == "6 × 7 · Level: Medium"
    click(window, 3)
    assert window.panel.cards[Side.SECOND].note == "thinking… · 0 wins"
    assert window.panel.cards[Side.SECOND].is_framed
    assert window.status.chip.text == "Computer is thinking"


def test_waiting_for_a_proof_is_seen(open_game: OpenGame, qtbot: QtBot, clock: FakeClock) -> None:
    engine = SlowEngine()
    window = open_game(against_computer(PERFECT), engine)
    click(window, 3)
    clock.advance(2.0)
    card = window.panel.cards[Side.SECOND]
    qtbot.waitUntil(lambda: card.note == "proving… · 0 wins")
    assert card.is_thinking_shown
    assert window.status.chip.text == "Computer is proving"
    engine.finish.set()
    qtbot.waitUntil(lambda: card.note == "Perfect · 0 wins")
    assert "certain" not in window.status.message


def test_nobody_is_said_to_think_while_the_game_is_paused(open_game: OpenGame, qtbot: QtBot, clock: FakeClock) -> None:
    window = open_game(against_computer(PERFECT), SlowEngine())
    click(window, 3)
    clock.advance(2.0)
    card = window.panel.cards[Side.SECOND]
    qtbot.waitUntil(lambda: card.note == "proving… · 0 wins")
    window.referee.set_paused(True)
    assert (card.note, card.is_thinking_shown) == ("to move · 0 wins", False)
    assert window.status.chip.text == "Paused · Computer to move"
    window.referee.set_paused(False)
    assert (card.note, card.is_thinking_shown) == ("proving… · 0 wins", True)


def test_a_move_without_a_proof_is_told(open_game: OpenGame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ObedientBot, "is_certain", False)
    window = open_game(against_computer(PERFECT), ScriptedEngine([5]))
    said: list[str] = []
    window.narrator.announced.connect(said.append)
    click(window, 3)
    qtbot.waitUntil(lambda: window.controller.state.notation == "46")
    assert window.status.message == "Computer is not certain: it found no proof for this move."
    assert window.status.message in said


def test_the_window_goes_on_while_the_bot_thinks(open_game: OpenGame, qtbot: QtBot) -> None:
    engine = SlowEngine()
    window = open_game(against_computer(), engine)
    click(window, 3)
    beats: list[None] = []
    timer = QTimer(window, interval=5)
    timer.timeout.connect(lambda: beats.append(None))
    timer.start()
    qtbot.waitUntil(lambda: len(beats) > 10)
    assert window.controller.state.is_thinking


def test_a_new_game_cancels_and_a_stale_answer_never_lands(open_game: OpenGame, qtbot: QtBot) -> None:
    engine = SlowEngine()
    window = open_game(against_computer(), engine)
    click(window, 3)
    qtbot.waitUntil(engine.started.is_set)
    window.controller.referee.new_game()
    qtbot.waitUntil(engine.ended.is_set)
    QTest.qWait(30)
    assert window.controller.state.turns == ()
    assert window.scene.circles == ()


def test_an_answer_that_waits_is_lost_with_its_game(open_game: OpenGame) -> None:
    window = open_game(against_computer(), ScriptedEngine([1]), motion=Motion(drop_ms=0, bot_ms=60))
    click(window, 3)
    QTest.qWait(20)
    window.controller.referee.new_game()
    QTest.qWait(100)
    assert window.controller.state.turns == ()


def test_the_bot_does_not_move_while_paused(open_game: OpenGame, qtbot: QtBot) -> None:
    engine = SlowEngine()
    window = open_game(against_computer(), engine)
    click(window, 3)
    window.controller.referee.set_paused(True)
    engine.finish.set()
    qtbot.waitUntil(engine.ended.is_set)
    QTest.qWait(30)
    assert window.controller.state.notation == "4"
    window.controller.referee.set_paused(False)
    qtbot.waitUntil(lambda: window.controller.state.notation == "47")


def test_the_bot_does_not_move_while_help_is_open(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(against_computer(), ScriptedEngine([1]), motion=Motion(drop_ms=0, bot_ms=20))
    click(window, 3)
    window.open_help()
    QTest.qWait(60)
    assert window.controller.state.notation == "4"
    assert window.help_dialog is not None
    window.help_dialog.accept()
    qtbot.waitUntil(lambda: window.controller.state.notation == "42")


def test_closing_the_window_ends_the_thread_soon(open_game: OpenGame, qtbot: QtBot) -> None:
    engine = SlowEngine()
    window = open_game(against_computer(), engine)
    click(window, 3)
    qtbot.waitUntil(engine.started.is_set)
    window.close()
    assert engine.ended.is_set()
    assert all(not thread.isRunning() for thread in window.findChildren(QThread))


def test_a_bot_that_fails_is_told_and_a_new_game_helps(
    open_game: OpenGame, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        window = open_game(against_computer(), BrokenEngine())
        click(window, 3)
        qtbot.waitUntil(window.panel.result.isVisible)
    assert "the engine is broken" in caplog.text
    assert window.panel.result.title == "The computer cannot move"
    assert window.status.chip.text == "The game has stopped"
    click(window, 2)
    assert len(window.controller.state.turns) == 1
    QTest.mouseClick(window.panel.result.play_again, LEFT)
    assert window.controller.state.person_to_move is Side.FIRST


def test_an_illegal_answer_is_a_failure_too(
    open_game: OpenGame, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        window = open_game(against_computer(), ScriptedEngine([77]))
        click(window, 3)
        qtbot.waitUntil(window.panel.result.isVisible)
    assert window.controller.state.is_stuck
    assert "column=77" in caplog.text


def test_a_new_job_cancels_the_old_one(qtbot: QtBot) -> None:
    parent = QObject()
    thread = EngineThread(parent)
    begun: list[StopFlag] = []
    answers: list[str] = []

    def wait(stop: StopFlag) -> str:
        begun.append(stop)
        while not stop.is_set():
            time.sleep(0.001)
        return "old"

    thread.start(wait, answers.append, lambda: answers.append("failed"))
    qtbot.waitUntil(lambda: len(begun) == 1)
    thread.start(lambda _stop: "new", answers.append, lambda: answers.append("failed"))
    assert begun[0].is_set()
    qtbot.waitUntil(lambda: answers == ["new"])
    thread.close()
    thread.close()
    assert not thread.is_running()


def test_no_thread_runs_without_a_computer(open_game: OpenGame) -> None:
    window = open_game()
    click(window, 3)
    assert not any(thread.is_running() for thread in window.findChildren(EngineThread))
