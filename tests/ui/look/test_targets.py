"""Whatever can be pressed is large enough for a finger, with texts of every size."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QInputDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPushButton,
    QSlider,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from connect4_gui.settings.text_size import TextSize
from connect4_gui.ui.look import stylesheet as sheets
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.target import TARGET_PX, has_touch_screen, target_px
from tests.ui.conftest import OpenGame
from tests.ui.every_window import NAMES, EveryWindow, every_window, settle
from tests.ui.hands import play

__all__ = ["every_window"]

TARGETS = (QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QSlider)


def too_small(window: QWidget) -> list[str]:
    """Every target in sight that is lower or narrower than a finger, as a sentence for a failing test."""
    seen = [widget for widget in window.findChildren(QWidget) if widget.isVisibleTo(window)]
    targets = [widget for widget in seen if isinstance(widget, TARGETS)]
    return [
        f"{type(target).__name__} {target.accessibleName()!r} is {target.width()} × {target.height()}"
        for target in targets
        if not isinstance(target.parent(), QAbstractSpinBox) or isinstance(target, QAbstractButton)
        if min(target.width(), target.height()) < TARGET_PX
    ]


@pytest.mark.parametrize("name", NAMES)
def test_every_target_is_as_large_as_a_finger(every_window: EveryWindow, appearance: Appearance, name: str) -> None:
    window = every_window.open(name)
    assert too_small(window) == []
    appearance.set_text_size(TextSize.LARGEST)
    settle()
    assert too_small(window) == []
    appearance.set_text_size(TextSize.NORMAL)


def test_the_rows_of_lists_are_as_high_as_a_finger(every_window: EveryWindow) -> None:
    for view in every_window.open("games").findChildren(QTableView):
        assert view.rowHeight(0) >= TARGET_PX
    for box in every_window.open("play").findChildren(QComboBox):
        assert box.view().sizeHintForRow(0) >= TARGET_PX


def test_moves_and_menus_grow_where_there_is_a_touch_screen(
    open_game: OpenGame, monkeypatch: pytest.MonkeyPatch, appearance: Appearance
) -> None:
    """A mouse likes to have many of them in sight."""
    assert row_height(open_game) < TARGET_PX
    screen = QTest.createTouchDevice()
    monkeypatch.setattr(QInputDevice, "devices", staticmethod(lambda: [screen]))
    assert row_height(open_game) >= TARGET_PX
    touched = sheets.stylesheet(appearance.theme)
    assert f"QMenu::item {{ padding: {sheets.MENU_SPACE_PX[True]}px" in touched


def row_height(open_game: OpenGame) -> int:
    window = open_game()
    play(window, "4")
    return int(window.panel.record.view.rowHeight(0))


def test_controls_grow_with_their_texts(appearance: Appearance) -> None:
    assert target_px() == TARGET_PX
    appearance.set_text_size(TextSize.LARGEST)
    assert target_px() > TARGET_PX
    appearance.set_text_size(TextSize.NORMAL)


def test_a_touch_screen_is_noticed(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001
    assert not has_touch_screen()
    screen = QTest.createTouchDevice()
    monkeypatch.setattr(QInputDevice, "devices", staticmethod(lambda: [screen]))
    assert has_touch_screen()


def test_a_target_that_is_too_small_would_be_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    QPushButton("tiny", window).resize(120, 30)
    assert too_small(window) == ["QPushButton '' is 120 × 30"]
