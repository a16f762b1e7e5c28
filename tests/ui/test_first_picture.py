"""The window is on the screen before anything else is done."""

from __future__ import annotations

import time

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from connect4_gui.ui import first_picture
from connect4_gui.ui.first_picture import paint_first


class Picture(QLabel):
    painted = 0

    def paintEvent(self, _event: object) -> None:
        self.painted += 1


def test_it_comes_back_when_the_window_was_painted(qtbot: QtBot) -> None:
    window = Picture("first")
    qtbot.addWidget(window)
    before = time.monotonic()
    picture = paint_first(window)
    assert window.isVisible()
    assert window.painted == 1
    assert picture is not None
    assert before <= picture.at <= time.monotonic()
    assert 0 < picture.processor_seconds <= time.process_time()


def test_a_window_that_is_never_painted_keeps_nobody_waiting(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first_picture, "PATIENCE_MS", 10)
    window = Picture("covered")
    qtbot.addWidget(window)
    window.setUpdatesEnabled(False)
    assert paint_first(window) is None
    assert window.painted == 0
