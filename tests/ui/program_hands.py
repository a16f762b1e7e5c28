"""What a person does with the program's buttons and dialogs."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.options.settings_dialog import SettingsDialog
from connect4_gui.ui.program import Program
from tests.ui.conftest import show_active
from tests.ui.hands import LEFT


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)


def opened(program: Program) -> SettingsDialog:
    assert program.dialogs.settings is not None
    return program.dialogs.settings


def open_settings(program: Program) -> SettingsDialog:
    press(program.menu.settings)
    return opened(program)


def open_window(program: Program) -> GameWindow:
    press(program.menu.start)
    assert program.game_window is not None
    return program.game_window


def open_game(program: Program, qtbot: QtBot) -> GameWindow:
    """Open the window and wait until it gets the keys."""
    window = open_window(program)
    show_active(qtbot, window)
    return window
