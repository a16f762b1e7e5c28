"""Where the keyboard is when another page of the home is shown, and what is heard then."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.ui.front import GAMES, TRAIN
from connect4_gui.ui.train import train_page
from connect4_gui.ui.widgets import announcement
from connect4_gui.ui.widgets.first_control import first_control
from tests.ui.conftest import StartProgram


def test_the_focus_goes_into_the_page_and_nowhere_else_on_the_way(start_program: StartProgram) -> None:
    menu = start_program().menu
    menu.start.setFocus()
    visited: list[QWidget] = []
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.focusChanged.connect(lambda _old, new: visited.append(new))
    menu.show_page(GAMES)
    shown = menu._stack.currentWidget()
    assert shown is not None
    assert [widget for widget in visited if widget is not None and not shown.isAncestorOf(widget)] == []
    assert shown.isAncestorOf(menu.focusWidget())


def test_who_is_in_the_navigation_stays_there(start_program: StartProgram) -> None:
    menu = start_program().menu
    menu.navigation.pages[2].setFocus()
    menu.navigation.pages[2].click()
    assert menu.navigation.pages[2].hasFocus()


def test_a_page_says_what_it_is_called(start_program: StartProgram, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(announcement, "announce", lambda _widget, sentence: said.append(sentence))
    menu = start_program().menu
    menu.show_page(GAMES)
    menu.show_page(GAMES)
    menu.show_page(TRAIN)
    assert said == ["Games", "Train"]


def test_the_training_begins_with_what_is_due(
    start_program: StartProgram, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(train_page, "announce", lambda _widget, sentence: said.append(sentence))
    program = start_program()
    program.menu.show_page(TRAIN)
    qtbot.waitUntil(program.pages.training.home.due.start.hasFocus)
    assert said == [f"Train. {program.pages.training.home.due.start.accessibleDescription()}"]


def test_the_first_control_is_one_that_can_be_used(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    label, off, click_only, last = QLabel("Title"), QPushButton("Off"), QPushButton("Click"), QPushButton("Last")
    off.setEnabled(False)
    click_only.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
    row = QHBoxLayout(page)
    for widget in (label, off, click_only, last):
        row.addWidget(widget)
    page.show()
    assert first_control(page) is last
    last.hide()
    assert first_control(page) is page
