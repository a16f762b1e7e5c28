"""FlowLayout: as many lines as it takes, and nothing outside of them."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.ui.widgets.flow_layout import FlowLayout

WIDTH, HEIGHT, GAP = 100, 30, 10


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """Four buttons."""
    window = QWidget()
    qtbot.addWidget(window)
    flow = FlowLayout(GAP, window)
    for _ in range(4):
        button = QPushButton()
        button.setFixedSize(WIDTH, HEIGHT)
        flow.addWidget(button)
    window.show()
    return window


def lines(window: QWidget, width: int) -> list[int]:
    """How many buttons are in each line of a window of ``width``."""
    window.resize(width, 400)
    QTest.qWait(0)
    shown = [button for button in window.findChildren(QPushButton) if button.isVisible()]
    assert all(window.rect().contains(button.geometry()) for button in shown)
    tops = [button.y() for button in shown]
    return [tops.count(top) for top in sorted(set(tops))]


def test_as_many_in_a_line_as_fit(window: QWidget) -> None:
    assert lines(window, 430) == [4]
    assert lines(window, 429) == [3, 1]
    assert lines(window, 210) == [2, 2]
    assert lines(window, 100) == [1, 1, 1, 1]


def test_the_height_follows_the_width(window: QWidget) -> None:
    flow = window.layout()
    assert flow is not None
    assert [flow.heightForWidth(width) for width in (430, 210, 100)] == [30, 70, 150]
    assert flow.minimumSize().width() == WIDTH


def test_what_is_hidden_takes_no_room(window: QWidget) -> None:
    window.findChildren(QPushButton)[1].hide()
    assert lines(window, 320) == [3]
