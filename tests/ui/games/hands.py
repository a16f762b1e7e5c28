"""What a person does on the page of games."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.ui.games.filter_button import FilterButton
from connect4_gui.ui.games.games_page import GamesPage
from connect4_gui.ui.games.row_columns import ROW_PX
from tests.ui.hands import LEFT


def waited_for(qtbot: QtBot, page: GamesPage) -> None:
    """Wait until the page knows everything that it has asked for, and what came last has found its place."""
    qtbot.waitUntil(lambda: not page.is_reading)
    QTest.qWait(0)


def choose(qtbot: QtBot, page: GamesPage, button: FilterButton[Any], title: str) -> None:
    """Click on a filter and on one of its choices."""
    QTest.mouseClick(button, LEFT)
    qtbot.waitUntil(button.choices.isVisible)
    action = next(action for action in button.choices.actions() if action.text() == title)
    QTest.mouseClick(button.choices, LEFT, pos=button.choices.actionGeometry(action).center())
    waited_for(qtbot, page)


def type_name(qtbot: QtBot, page: GamesPage, text: str) -> None:
    page.bar.name.setFocus()
    QTest.keyClicks(page.bar.name, text)
    waited_for(qtbot, page)


def click_row(page: GamesPage, row: int) -> None:
    QTest.mouseClick(page.list_side.view.viewport(), LEFT, pos=_spot(page, row))


def double_click_row(page: GamesPage, row: int) -> None:
    click_row(page, row)
    QTest.mouseDClick(page.list_side.view.viewport(), LEFT, pos=_spot(page, row))


def press(page: GamesPage, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key on the list."""
    QTest.keyClick(page.list_side.view, key, modifier)


def listed(page: GamesPage) -> list[str]:
    """The ids of the games in the list, from the top."""
    games = [page.model.game(row) for row in range(page.model.rowCount())]
    return ["" if game is None else game.id for game in games]


def _spot(page: GamesPage, row: int) -> QPoint:
    view = page.list_side.view
    return QPoint(200, view.rowViewportPosition(row) + ROW_PX // 2)
