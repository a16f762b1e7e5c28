"""What a person does at the training: keys wherever the focus is, and clicks on the board."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.ui.train.lesson_page import LessonPage
from connect4_gui.ui.train.puzzle_page import Phase, PuzzlePage
from tests.ui.hands import LEFT


def press(key: Qt.Key) -> None:
    """Press a key where the focus is."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def play(column: int) -> None:
    """Choose a column, counted from 1, by its number and drop with Enter."""
    press(Qt.Key(Qt.Key.Key_0 + column))
    press(Qt.Key.Key_Return)


def click_column(page: LessonPage | PuzzlePage, column: int) -> None:
    """Drop into a column, counted from 1, by mouse."""
    view = page.board.view
    QTest.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(page.board.scene.layout_.centre((0, column - 1))))


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)


def settle(qtbot: QtBot, page: PuzzlePage) -> None:
    """Wait until the page has answered."""
    qtbot.waitUntil(lambda: page.phase in (Phase.READY, Phase.OVER))
