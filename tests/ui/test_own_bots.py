"""A bot of one's own as opponent: chosen in the menu, played in the window, and never run by being chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board import Side
from connect4_gui.engine.rules import CLASSIC
from connect4_gui.engine.variants.pop_out import PopOut
from connect4_gui.game.game import Ending
from connect4_gui.game.player_spec import PlayerKind, PlayerSpec, outside, person
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.outside.protection import Protection
from connect4_gui.outside.sandbox import protection_in_force
from connect4_gui.settings.menu_choices import Opponent
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.program import Program
from connect4_gui.ui.words.protection_texts import protection_text
from connect4_gui.ui.words.result_texts import result_reason
from tests.outside.conftest import join_ends, processes_with
from tests.ui.conftest import StartProgram
from tests.ui.hands import LEFT, click, press
from tests.ui.program_hands import open_window

ANSWER_MS = 60_000
"""Generous: a process must start on a busy machine."""

WriteBot = Callable[[str], OwnBot]


@pytest.fixture
def write_bot(tmp_path: Path) -> WriteBot:
    def write(code: str) -> OwnBot:
        path = tmp_path / "bots" / "mine.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(code, encoding="utf-8")
        return OwnBot(path)

    return write


def choose(program: Program, bot: OwnBot) -> None:
    """Choose the file of ``bot`` by mouse and dialog."""
    form = program.menu.form
    QTest.mouseClick(form.opponent.segment(Opponent.OWN_BOT), LEFT)
    QTest.mouseClick(form.own_bot.file, LEFT)
    assert form.own_bot.dialog is not None
    form.own_bot.dialog.selectFile(str(bot.path))
    form.own_bot.dialog.accept()
    assert form.own_bot.dialog is None


def wait_for_moves(window: GameWindow, moves: str, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.controller.state.notation == moves, timeout=ANSWER_MS)


def test_a_bot_is_chosen_plays_and_is_gone_when_the_window_is(
    start_program: StartProgram, write_bot: WriteBot, qtbot: QtBot, tmp_path: Path
) -> None:
    trace = tmp_path / "bots"
    bot = write_bot("def agent(observation, configuration):\n    return 6\n")
    program = start_program()
    choose(program, bot)
    assert program.menu.form.choices().own_bot == bot
    assert program.menu.form.own_bot.file.text() == "mine.py"
    assert processes_with(str(trace)) == []
    window = open_window(program)
    assert window.controller.state.setup.players == (person(), outside(bot))
    click(window, 3)
    wait_for_moves(window, "47", qtbot)
    assert window.toolbar.summary == "6 × 7 · against mine"
    click(window, 3)
    wait_for_moves(window, "4747", qtbot)
    window.close()
    join_ends()
    assert processes_with(str(trace)) == []


def test_a_bot_that_fails_loses_and_the_window_says_why(
    start_program: StartProgram, write_bot: WriteBot, qtbot: QtBot
) -> None:
    program = start_program()
    choose(program, write_bot("def agent(observation, configuration):\n    return 1 / 0\n"))
    window = open_window(program)
    click(window, 3)
    qtbot.waitUntil(lambda: window.controller.state.is_over, timeout=ANSWER_MS)
    state = window.controller.state
    sentence = "mine crashed: ZeroDivisionError: division by zero (line 2)."
    assert state.result is not None
    assert (state.result.ending, state.result.winner) == (Ending.FORFEIT, Side.FIRST)
    assert result_reason(state.setup, state.result) == sentence
    assert window.status.message == sentence
    assert window.panel.result.reason == sentence
    window.actions_.undo.trigger()
    qtbot.waitUntil(lambda: window.controller.state.is_over, timeout=ANSWER_MS)
    window.close()
    join_ends()


def test_no_game_begins_before_a_file_is_chosen(start_program: StartProgram, tmp_path: Path) -> None:
    program = start_program()
    form = program.menu.form
    QTest.mouseClick(form.opponent.segment(Opponent.OWN_BOT), LEFT)
    QTest.mouseClick(program.menu.start, LEFT)
    assert program.game_window is None
    assert program.menu.message.text == "Choose the file of your bot first."
    assert form.own_bot.file.hasFocus()
    form.own_bot.set_value(OwnBot(tmp_path / "gone.py"))
    QTest.mouseClick(program.menu.start, LEFT)
    assert program.game_window is None
    assert program.menu.message.text == f"There is no file {tmp_path / 'gone.py'}."
    program.set_up_position()
    assert program.dialogs.set_up is None


def test_the_menu_says_what_keeps_the_bot_in_check_only_when_one_is_wanted(
    start_program: StartProgram, qtbot: QtBot
) -> None:
    form = start_program().menu.form
    assert not form.own_bot.isVisible()
    assert form.level.isVisible()
    QTest.mouseClick(form.opponent.segment(Opponent.OWN_BOT), LEFT)
    assert form.own_bot.isVisible()
    assert not form.level.isVisible()
    qtbot.waitUntil(lambda: form.level_note.text() == protection_text(protection_in_force()), timeout=ANSWER_MS)
    QTest.mouseClick(form.opponent.segment(Opponent.COMPUTER), LEFT)
    assert form.level.isVisible()
    assert form.level_note.text() not in {protection_text(protection) for protection in Protection}


def test_the_bot_its_name_and_its_seconds_are_remembered(start_program: StartProgram, write_bot: WriteBot) -> None:
    bot = write_bot("")
    program = start_program()
    choose(program, bot)
    form = program.menu.form
    QTest.mouseClick(form.more.header, LEFT)
    form.own_bot.seconds.setFocus()
    QTest.keyClick(form.own_bot.seconds, Qt.Key.Key_Up)
    form.second_name.setFocus()
    QTest.keyClicks(form.second_name, "Hal")
    program.menu.close()
    choices = start_program().menu.form.choices()
    assert (choices.opponent, choices.own_bot, choices.own_bot_name) == (
        Opponent.OWN_BOT,
        replace(bot, seconds=6),
        "Hal",
    )


def test_a_bot_from_the_command_line_is_chosen_in_the_menu(start_program: StartProgram, write_bot: WriteBot) -> None:
    program = start_program()
    bot = replace(write_bot("def agent(o, c):\n    return 0\n"), name="agent")
    program.choose_bot(bot)
    assert program.menu.form.choices().players == (person(), outside(bot))
    assert program.menu.form.own_bot.file.text() == "mine.py:agent"
    assert program.menu.form.own_bot.file.accessibleName() == "File of the bot: mine.py:agent"


def test_a_stored_game_finds_the_file_of_the_bot_that_is_chosen_and_no_other(
    start_program: StartProgram, write_bot: WriteBot, qtbot: QtBot
) -> None:
    bot = write_bot("def agent(observation, configuration):\n    return 6\n")
    program = start_program()
    choose(program, bot)
    window = open_window(program)
    click(window, 3)
    wait_for_moves(window, "47", qtbot)
    record = window.referee.record.with_own_bots(None, None)
    stranger = replace(
        record, setup=replace(record.setup, players=(person(), PlayerSpec(PlayerKind.OUTSIDE, "stranger")))
    )
    for stored, own_bot in ((record, bot), (stranger, None)):
        program.open_record(stored)
        assert program.game_window is not None
        assert program.game_window.controller.state.setup.players[1].own_bot == own_bot
    join_ends()


def test_a_bot_that_does_not_know_the_rules_declines_before_the_game(
    start_program: StartProgram, write_bot: WriteBot, qtbot: QtBot
) -> None:
    program = start_program()
    choose(program, write_bot("def agent(observation, configuration):\n    return 0\n"))
    program.menu.form.rules.set_value(PopOut())
    QTest.mouseClick(program.menu.start, LEFT)
    sentence = "mine does not know the rules PopOut."
    qtbot.waitUntil(lambda: program.menu.message.text == sentence, timeout=ANSWER_MS)
    assert program.game_window is None
    program.menu.form.rules.set_value(CLASSIC)
    QTest.keyClick(program.menu.start, Qt.Key.Key_Return)
    assert open_window(program).controller.state.setup.rules == CLASSIC
    join_ends()


def test_a_bot_that_knows_the_rules_plays_by_them(
    start_program: StartProgram, write_bot: WriteBot, qtbot: QtBot
) -> None:
    program = start_program()
    code = "RULES = ['popout']\ndef agent(observation, configuration):\n    return observation.moves[-1]\n"
    choose(program, write_bot(code))
    program.menu.form.rules.set_value(PopOut())
    QTest.mouseClick(program.menu.start, LEFT)
    qtbot.waitUntil(lambda: program.game_window is not None, timeout=ANSWER_MS)
    assert program.game_window is not None
    window = program.game_window
    click(window, 3)
    wait_for_moves(window, "47", qtbot)
    press(window, Qt.Key.Key_5, Qt.Key.Key_Return)
    wait_for_moves(window, "475p7", qtbot)
    window.close()
    join_ends()


def test_whoever_waits_for_a_slow_bot_is_told_so(
    start_program: StartProgram, write_bot: WriteBot, qtbot: QtBot
) -> None:
    program = start_program()
    choose(program, write_bot("import time\ntime.sleep(600)\n"))
    program.menu.form.rules.set_value(PopOut())
    QTest.mouseClick(program.menu.start, LEFT)
    sentence = "Asking mine whether it knows the rules…"
    qtbot.waitUntil(lambda: program.menu.message.text == sentence, timeout=ANSWER_MS)
    program.menu.close()
    join_ends()
