"""The page of tournaments as a part of the program."""

from __future__ import annotations

import os

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.settings.menu_choices import Opponent
from connect4_gui.ui.program import Program
from connect4_gui.ui.tournament.progress_card import Phase
from tests.ui.conftest import StartProgram
from tests.ui.hands import LEFT


def open_page(program: Program) -> None:
    QTest.mouseClick(program.menu.form.opponent.segment(Opponent.BOTS), LEFT)
    QTest.mouseClick(program.menu.play.tournament, LEFT)


def test_it_is_reached_from_watching_two_bots_and_left_again(start_program: StartProgram) -> None:
    program = start_program()
    menu, page = program.menu, program.pages.tournament
    assert not menu.play.tournament.isVisible()
    open_page(program)
    assert page.isVisible()
    assert page.progress.start.hasFocus()
    assert menu.navigation.pages[0].isChecked()
    QTest.keyClick(page.progress.start, Qt.Key.Key_Escape)
    assert menu.play.isVisible()
    open_page(program)
    QTest.mouseClick(menu.navigation.pages[0], LEFT)
    assert menu.play.isVisible()
    QTest.keyClick(menu, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    assert program.pages.games.isVisible()


def test_enter_on_the_page_starts_no_game(start_program: StartProgram) -> None:
    program = start_program()
    open_page(program)
    program.pages.tournament.table.setFocus()
    QTest.keyClick(program.pages.tournament.table, Qt.Key.Key_Return)
    assert program.game_window is None
    assert program.pages.tournament.phase is Phase.NEW


@pytest.mark.skipif(os.name == "nt", reason="asks the system for processes as Unix does")
def test_the_end_of_the_program_is_the_end_of_its_processes(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program()
    open_page(program)
    QTest.mouseClick(program.pages.tournament.progress.start, LEFT)
    session = program.pages.tournament._session
    assert session is not None
    qtbot.waitUntil(lambda: bool(session._crew.pids), timeout=20_000)  # type: ignore[attr-defined]
    pids = list(session._crew.pids)  # type: ignore[attr-defined]
    program.shut_down()
    assert [pid for pid in pids if is_alive(pid)] == []


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
