"""Opening a game from the menu: a file that was opened lately, or another one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.ui.menu.main_menu import MainMenu
from tests.ui.hands import LEFT

FILES = ("/games/Ada & Grace.c4.json", "/games/other.c4.json")


def choose(menu: MainMenu, *keys: Qt.Key) -> None:
    """Click the button and press ``keys`` in the list that it opens."""
    button = menu.play.open

    def press() -> None:
        for key in keys:
            QTest.keyClick(button.list, key)

    QTimer.singleShot(0, press)
    QTest.mouseClick(button, LEFT)


def test_without_recent_files_a_click_asks_for_one(menu: MainMenu, qtbot: QtBot) -> None:
    menu.show_recent(())
    with qtbot.waitSignal(menu.open_requested):
        QTest.mouseClick(menu.play.open, LEFT)


def test_a_recent_file_is_one_choice_away(menu: MainMenu, qtbot: QtBot) -> None:
    menu.show_recent(FILES)
    titles = [action.text() for action in menu.play.open.list.actions() if not action.isSeparator()]
    assert titles == ["Ada && Grace", "other", "Choose a file…"]
    with qtbot.waitSignal(menu.file_requested) as blocker:
        choose(menu, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert blocker.args == [Path(FILES[1])]


def test_another_file_is_offered_last_and_by_its_key(menu: MainMenu, qtbot: QtBot) -> None:
    menu.show_recent(FILES)
    menu.show_recent(FILES)
    with qtbot.waitSignal(menu.open_requested):
        choose(menu, Qt.Key.Key_Up, Qt.Key.Key_Return)
    with qtbot.waitSignal(menu.open_requested):
        QTest.keyClick(menu.form, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)


def test_a_position_can_be_set_up_from_the_menu(menu: MainMenu, qtbot: QtBot) -> None:
    with qtbot.waitSignal(menu.set_up_requested):
        QTest.mouseClick(menu.play.set_up, LEFT)
    with qtbot.waitSignal(menu.set_up_requested):
        QTest.keyClick(menu.form, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
