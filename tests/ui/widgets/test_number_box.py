"""A number that is typed, and one between a minus and a plus."""

from __future__ import annotations

from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.settings.theme import THEMES, Theme
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.widgets.number_box import NumberBox, Stepper
from tests.ui.conftest import show_active
from tests.ui.hands import LEFT, turn_wheel_over
from tests.ui.readout import spoken_name

WIDTH = 124

Box = TypeVar("Box", bound=NumberBox)


def shown(qtbot: QtBot, box: Box, window: QWidget) -> Box:
    """``box`` in a window on the screen, without the focus."""
    box.setParent(window)
    box.setFixedWidth(WIDTH)
    window.resize(2 * WIDTH, 100)
    show_active(qtbot, window)
    box.clearFocus()
    return box


@pytest.fixture
def window(qtbot: QtBot, appearance: Appearance) -> QWidget:
    assert appearance.theme in THEMES
    window = QWidget()
    qtbot.addWidget(window)
    return window


def test_the_buttons_step_and_stop_at_the_ends(qtbot: QtBot, window: QWidget) -> None:
    stepper = shown(qtbot, Stepper(4, 6), window)
    assert (stepper.minus.isEnabled(), stepper.plus.isEnabled()) == (False, True)
    for value in (5, 6):
        QTest.mouseClick(stepper.plus, LEFT)
        assert stepper.value() == value
    assert (stepper.minus.isEnabled(), stepper.plus.isEnabled()) == (True, False)
    QTest.mouseClick(stepper.minus, LEFT)
    assert stepper.value() == 5


def test_the_buttons_are_called_by_what_they_count(qtbot: QtBot) -> None:
    stepper = Stepper(4, 6)
    qtbot.addWidget(stepper)
    stepper.set_name("Rows")
    names = [spoken_name(part) for part in (stepper, stepper.minus, stepper.plus)]
    assert names == ["Rows", "Rows: fewer", "Rows: more"]


@pytest.mark.parametrize("kind", [NumberBox, Stepper])
@pytest.mark.parametrize("x", [1, 4, WIDTH - 5, WIDTH - 2])
def test_the_frame_is_no_button(qtbot: QtBot, window: QWidget, kind: type[NumberBox], x: int) -> None:
    box = shown(qtbot, kind(4, 8), window)
    box.setValue(6)
    for y in range(1, box.height()):
        QTest.mouseClick(box, LEFT, pos=QPoint(x, y))
    assert box.value() == 6


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_frame_lights_up_with_the_focus(
    qtbot: QtBot, appearance: Appearance, window: QWidget, theme: Theme
) -> None:
    appearance.set_theme(theme)
    box = shown(qtbot, NumberBox(4, 8), window)
    middle = QPoint(WIDTH // 2, 0)
    assert box.grab().toImage().pixelColor(middle).name() == theme.line.lower()
    box.setFocus(Qt.FocusReason.TabFocusReason)
    assert box.grab().toImage().pixelColor(middle).name() == theme.accent.lower()


@pytest.mark.parametrize("kind", [NumberBox, Stepper])
def test_the_number_stands_in_the_middle(qtbot: QtBot, window: QWidget, kind: type[NumberBox]) -> None:
    box = shown(qtbot, kind(4, 8), window)
    field = box.lineEdit().geometry()
    assert field.width() >= 28
    assert field.left() == box.width() - field.right() - 1


def test_a_click_on_plus_or_minus_leaves_nothing_selected(qtbot: QtBot, window: QWidget) -> None:
    stepper = shown(qtbot, Stepper(4, 8), window)
    for button in (stepper.plus, stepper.minus):
        stepper.selectAll()
        QTest.mouseClick(button, LEFT)
        assert stepper.lineEdit().selectedText() == ""


def test_a_number_out_of_range_becomes_the_nearest_one(qtbot: QtBot, window: QWidget) -> None:
    box = shown(qtbot, NumberBox(5, 120), window)
    box.setValue(20)
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "3")
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert (box.value(), box.text()) == (5, "5")


def test_enter_is_passed_on_only_if_the_number_stays_as_it_was_typed(qtbot: QtBot) -> None:
    heard: list[int] = []

    class Listener(QWidget):
        def keyPressEvent(self, event: QKeyEvent) -> None:
            heard.append(event.key())

    listener = Listener()
    qtbot.addWidget(listener)
    box = shown(qtbot, NumberBox(5, 120), listener)
    box.setFocus()
    cases: list[tuple[str, list[Qt.Key]]] = [("3", []), ("7", [Qt.Key.Key_Return])]
    for typed, passed_on in cases:
        heard.clear()
        box.selectAll()
        QTest.keyClicks(box, typed)
        QTest.keyClick(box, Qt.Key.Key_Return)
        assert heard == passed_on
    assert box.value() == 7


@pytest.mark.parametrize("kind", [NumberBox, Stepper])
def test_the_wheel_changes_a_number_only_with_the_focus(qtbot: QtBot, window: QWidget, kind: type[NumberBox]) -> None:
    box = shown(qtbot, kind(4, 8), window)
    box.setValue(6)
    window.setFocus()
    assert not turn_wheel_over(box, 1)
    assert (box.value(), box.hasFocus()) == (6, False)
    box.setFocus()
    assert turn_wheel_over(box, 1)
    assert box.value() == 7
