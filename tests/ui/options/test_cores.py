"""How many processor cores the computer thinks with: chosen in the settings, never more than there are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.engine.levels import EASY, HARD
from connect4_gui.settings.menu_choices import Opponent
from connect4_gui.settings.preferences import Preferences
from connect4_gui.settings.settings import Settings
from connect4_gui.settings.settings_file import SettingsFile
from connect4_gui.settings.theme_choice import ThemeChoice
from tests.ui.conftest import StartProgram
from tests.ui.fakes import FakeLineup, SlowEngine
from tests.ui.program_hands import open_game, open_settings, opened, press


@pytest.mark.parametrize(("cores", "default"), [(2, 2), (8, 2)])
def test_two_cores_are_allowed_until_another_number_is_chosen(
    start_program: StartProgram, cores: int, default: int
) -> None:
    dialog = open_settings(start_program(cores=cores))
    assert dialog.cores.isVisible()
    assert dialog.cores.stepper.value() == default
    assert (dialog.cores.stepper.minimum(), dialog.cores.stepper.maximum()) == (1, cores)


def test_the_number_of_cores_is_kept_by_ok_and_remembered(
    start_program: StartProgram, settings_file: SettingsFile
) -> None:
    dialog = open_settings(start_program(cores=4))
    press(dialog.cores.stepper.plus)
    press(dialog.ok)
    assert settings_file.load().preferences == Preferences(cores=3)
    dialog = open_settings(start_program(cores=4))
    assert dialog.cores.stepper.value() == 3
    press(dialog.defaults)
    assert dialog.cores.stepper.value() == 2
    press(dialog.cancel)
    assert settings_file.load().preferences == Preferences(cores=3)


def test_more_cores_than_there_are_stay_in_the_file_for_the_machine_that_has_them(
    start_program: StartProgram, settings_file: SettingsFile
) -> None:
    settings_file.save(Settings(preferences=Preferences(cores=16)))
    program = start_program(cores=4)
    dialog = open_settings(program)
    assert dialog.cores.stepper.value() == 4
    press(dialog.theme.segment(ThemeChoice.DARK))
    press(dialog.ok)
    assert settings_file.load().preferences == Preferences(ThemeChoice.DARK, cores=16)
    press(open_settings(program).cores.stepper.minus)
    press(opened(program).ok)
    assert settings_file.load().preferences == Preferences(ThemeChoice.DARK, cores=3)


def test_where_there_is_one_core_there_is_no_number_to_choose(
    start_program: StartProgram, settings_file: SettingsFile
) -> None:
    program = start_program(cores=1)
    dialog = open_settings(program)
    assert not dialog.cores.isVisible()
    assert [label.text() for label in dialog._labels if label.isVisible()][-1] == "Teaching"
    press(dialog.defaults)
    press(dialog.ok)
    assert settings_file.load().preferences == Preferences()


@pytest.mark.parametrize(("cores", "allowed", "threads"), [(1, 2, 1), (4, 1, 1), (4, 2, 2), (4, 4, 4), (4, 16, 4)])
def test_bots_and_hints_use_no_more_cores_than_are_allowed_and_there(
    start_program: StartProgram, settings_file: SettingsFile, qtbot: QtBot, cores: int, allowed: int, threads: int
) -> None:
    settings_file.save(Settings(preferences=Preferences(cores=allowed)))
    lineup = FakeLineup(SlowEngine())
    program = start_program(cores=cores, lineup=lineup)
    program.menu.form.opponent.set_value(Opponent.COMPUTER)
    window = open_game(program, qtbot)
    QTest.keyClick(window, Qt.Key.Key_H)
    assert (lineup.bot_threads, lineup.engine_threads) == ([threads], [threads])


def test_another_number_of_cores_counts_from_the_next_game_on(start_program: StartProgram, qtbot: QtBot) -> None:
    lineup = FakeLineup(SlowEngine())
    program = start_program(cores=4, lineup=lineup)
    program.menu.form.opponent.set_value(Opponent.COMPUTER)
    window = open_game(program, qtbot)
    QTest.keyClick(window, Qt.Key.Key_H)
    press(window.toolbar.settings)
    press(opened(program).cores.stepper.minus)
    press(opened(program).ok)
    assert (lineup.bot_threads, lineup.engine_threads) == ([2], [2])
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(window, Qt.Key.Key_H)
    assert (lineup.bot_threads, lineup.engine_threads) == ([2, 1], [2, 1])
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    press(window.toolbar.settings)
    press(opened(program).theme.segment(ThemeChoice.DARK))
    press(opened(program).ok)
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert (lineup.bot_threads, lineup.engine_threads) == ([2, 1], [2, 1])


def test_a_bot_that_changed_sides_keeps_its_level_with_another_number_of_cores(
    start_program: StartProgram, qtbot: QtBot
) -> None:
    lineup = FakeLineup(SlowEngine())
    program = start_program(cores=4, lineup=lineup)
    program.menu.form.opponent.set_value(Opponent.BOTS)
    program.menu.form.first_level.set_value(EASY)
    program.menu.form.level.set_value(HARD)
    window = open_game(program, qtbot)
    QTest.keyClick(window, Qt.Key.Key_S)
    press(window.toolbar.settings)
    press(opened(program).cores.stepper.minus)
    press(opened(program).ok)
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert lineup.levels == [EASY, HARD, EASY, HARD]
    assert lineup.bot_threads == [2, 2, 1, 1]
