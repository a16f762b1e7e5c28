"""The hint: asked for, shown, and gone with the position."""

from __future__ import annotations

import logging

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.engines import best_engine
from connect4_gui.game.hint import Hint, HintReason
from connect4_gui.ui.game.features.hint.hint_texts import hint_text
from tests.matches import WON, against_computer, friends
from tests.ui.conftest import OpenGame
from tests.ui.fakes import BrokenEngine, ScriptedEngine, SlowEngine
from tests.ui.hands import LEFT, click, hint_button, hint_of, play, press


@pytest.mark.parametrize(
    ("reason", "moves", "text"),
    [
        (HintReason.WINS, 1, "Hint: column 4 · wins at once"),
        (HintReason.WINS, 3, "Hint: column 4 · wins in 3 moves"),
        (HintReason.WINS, None, "Hint: column 4 · wins"),
        (HintReason.BLOCKS, None, "Hint: column 4 · blocks a win"),
        (HintReason.ONLY_MOVE, None, "Hint: column 4 · every other column loses"),
        (HintReason.KEEPS_THE_DRAW, None, "Hint: column 4 · keeps the draw"),
        (HintReason.HOLDS_OUT, None, "Hint: column 4 · holds out longest"),
        (HintReason.BEST_CHANCE, None, "Hint: column 4 · best chance"),
    ],
)
def test_a_hint_names_the_column_and_the_reason(reason: HintReason, moves: int | None, text: str) -> None:
    assert hint_text(Hint((2, 3), reason, moves)) == text


def test_the_strongest_engine_marks_the_cell_that_blocks(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(adviser=best_engine())
    play(window, "11223")
    press(window, Qt.Key.Key_H)
    qtbot.waitUntil(hint_of(window).mark.isVisible)
    assert hint_of(window).mark.cell == (0, 3)
    assert window.status.message == "Hint: column 4 · blocks a win"
    assert not hint_button(window).isEnabled()
    click(window, 3)
    assert not hint_of(window).mark.isVisible()
    assert window.status.message == ""


def test_looking_for_a_hint_is_said_and_never_blocks(open_game: OpenGame, qtbot: QtBot) -> None:
    engine = SlowEngine()
    window = open_game(adviser=engine)
    QTest.mouseClick(hint_button(window), LEFT)
    assert window.status.message == "Looking for a hint…"
    qtbot.waitUntil(engine.started.is_set)
    click(window, 3)
    qtbot.waitUntil(engine.ended.is_set)
    QTest.qWait(30)
    assert window.controller.state.notation == "4"
    assert not hint_of(window).mark.isVisible()
    assert window.status.message == ""


@pytest.mark.parametrize("key", [Qt.Key.Key_P, Qt.Key.Key_F1, Qt.Key.Key_U, Qt.Key.Key_S])
def test_a_hint_is_lost_when_something_else_happens(open_game: OpenGame, qtbot: QtBot, key: Qt.Key) -> None:
    engine = SlowEngine()
    window = open_game(adviser=engine)
    play(window, "4")
    press(window, Qt.Key.Key_H)
    qtbot.waitUntil(engine.started.is_set)
    press(window, key)
    qtbot.waitUntil(engine.ended.is_set)
    QTest.qWait(30)
    assert not hint_of(window).mark.isVisible()
    assert window.status.message != "Looking for a hint…"


def test_no_hint_for_the_computers_turn_nor_after_the_end(open_game: OpenGame) -> None:
    window = open_game(against_computer(), SlowEngine())
    click(window, 3)
    assert not hint_button(window).isEnabled()
    finished = open_game()
    play(finished, WON)
    assert not hint_button(finished).isEnabled()


def test_an_engine_that_fails_gives_a_sentence(
    open_game: OpenGame, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        window = open_game(adviser=BrokenEngine())
        press(window, Qt.Key.Key_H)
        qtbot.waitUntil(lambda: window.status.message.startswith("No hint"))
    assert "the engine is broken" in caplog.text
    assert hint_button(window).isEnabled()


def test_closing_the_window_ends_the_search_for_a_hint(open_game: OpenGame, qtbot: QtBot) -> None:
    engine = SlowEngine()
    window = open_game(adviser=engine)
    press(window, Qt.Key.Key_H)
    qtbot.waitUntil(engine.started.is_set)
    window.close()
    assert engine.ended.is_set()


def test_a_second_hint_uses_the_same_thread(open_game: OpenGame, qtbot: QtBot) -> None:
    engine = ScriptedEngine([2, 4])
    window = open_game(adviser=engine)
    press(window, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: hint_of(window).mark.cell == (0, 2))
    click(window, 2)
    press(window, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: hint_of(window).mark.cell == (0, 4))
    assert len(engine.boards) == 2


def test_a_hint_that_is_proven_gives_the_coachs_reason_beside_the_board(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(friends(size=BoardSize(4, 5)), adviser=best_engine())
    play(window, "3132")
    press(window, Qt.Key.Key_H)
    note = hint_of(window).note
    qtbot.waitUntil(note.isVisible, timeout=10_000)
    hint = hint_of(window).hint
    assert isinstance(hint, Hint)
    assert note.title == f"Column {hint.column + 1}"
    assert note.text
    click(window, hint.column)
    assert not note.isVisible()
