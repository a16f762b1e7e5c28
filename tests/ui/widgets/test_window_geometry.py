"""Windows come back where they were, and where that is gone, where they can be seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.ui.widgets.screen_watch import ScreenWatch
from connect4_gui.ui.widgets.window_geometry import bring_into_sight, geometry, restore


def shown_at(qtbot: QtBot, place: QRect) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(place)
    window.show()
    return window


def test_a_window_comes_back_where_it_was(qtbot: QtBot) -> None:
    saved = geometry(shown_at(qtbot, QRect(60, 70, 300, 200)))
    again = shown_at(qtbot, QRect(0, 0, 100, 100))
    restore(again, saved)
    assert again.geometry() == QRect(60, 70, 300, 200)


@pytest.mark.parametrize("corner", [QPoint(5000, 100), QPoint(-4000, 100), QPoint(100, 9000), QPoint(9000, -9000)])
def test_a_window_of_a_screen_that_was_taken_away_comes_back_in_sight(qtbot: QtBot, corner: QPoint) -> None:
    saved = geometry(shown_at(qtbot, QRect(corner.x(), corner.y(), 600, 400)))
    again = QWidget()
    qtbot.addWidget(again)
    restore(again, saved)
    again.show()
    assert again.screen().availableGeometry().contains(again.geometry())


def test_a_window_of_a_larger_screen_fits_into_this_one(qtbot: QtBot) -> None:
    saved = geometry(shown_at(qtbot, QRect(3000, 2000, 3000, 2000)))
    again = QWidget()
    qtbot.addWidget(again)
    restore(again, saved)
    again.show()
    assert again.screen().availableGeometry().contains(again.geometry())


@pytest.mark.parametrize("size", [(600, 400), (4000, 3000)])
def test_a_window_that_no_screen_shows_is_brought_into_sight(qtbot: QtBot, size: tuple[int, int]) -> None:
    window = shown_at(qtbot, QRect(5000, 100, *size))
    bring_into_sight(window)
    assert window.screen().availableGeometry().contains(window.geometry())


def test_a_window_that_is_seen_in_part_stays_where_it_is(qtbot: QtBot) -> None:
    window = shown_at(qtbot, QRect(-200, 30, 600, 400))
    bring_into_sight(window)
    assert window.geometry() == QRect(-200, 30, 600, 400)


def test_windows_are_looked_for_when_a_screen_is_taken_away(qtbot: QtBot, qapp: QApplication) -> None:
    window, hidden = shown_at(qtbot, QRect(5000, 100, 600, 400)), shown_at(qtbot, QRect(5000, 100, 600, 400))
    hidden.hide()
    watch = ScreenWatch(qapp)
    qapp.screenRemoved.emit(qapp.primaryScreen())
    qtbot.waitUntil(lambda: window.screen().availableGeometry().contains(window.geometry()))
    assert hidden.geometry() == QRect(5000, 100, 600, 400)
    qapp.screenRemoved.disconnect(watch._wait)
    watch.deleteLater()
