"""Whoever goes through a window with the Tab key always sees where they are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from connect4_gui.settings.colour import contrast
from connect4_gui.settings.disc_colours import DiscColours
from connect4_gui.settings.theme import THEMES, Theme
from connect4_gui.settings.theme_choice import ThemeChoice
from connect4_gui.ui.look.appearance import Appearance
from tests.ui.every_window import NAMES, EveryWindow, every_window, settle

__all__ = ["every_window"]

RING_SPACE, LEAST_PIXELS, LEAST_CONTRAST = 6, 40, 3.0


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_ring_is_seen_on_every_ground(theme: Theme) -> None:
    for ground in (theme.panel, theme.background):
        assert contrast(theme.accent, ground) >= LEAST_CONTRAST
    assert contrast(theme.text_on(theme.accent), theme.accent) >= LEAST_CONTRAST


@pytest.mark.parametrize("choice", [ThemeChoice.LIGHT, ThemeChoice.DARK], ids=lambda choice: choice.value)
@pytest.mark.parametrize("name", NAMES)
def test_every_stop_of_the_tab_key_is_seen(
    every_window: EveryWindow, appearance: Appearance, name: str, choice: ThemeChoice
) -> None:
    appearance.wear(choice, DiscColours())
    window = every_window.open(name)
    stops: list[QWidget] = []
    hidden: list[QWidget] = []
    while (stop := next_stop(window)) not in stops:
        stops.append(stop)
        if is_hidden(window, stop):
            hidden.append(stop)
    assert hidden == []


def next_stop(window: QWidget) -> QWidget:
    """Where the Tab key goes from here."""
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
    stop = window.focusWidget()
    assert stop is not None
    return stop


def is_hidden(window: QWidget, stop: QWidget) -> bool:
    """Whether the picture of ``stop`` tells too little about having the keyboard, which it has before and after."""
    settle()
    place = QRect(stop.mapTo(window, QPoint()), stop.size()).adjusted(-RING_SPACE, -RING_SPACE, RING_SPACE, RING_SPACE)
    with_focus = window.grab(place & window.rect()).toImage()
    stop.clearFocus()
    settle()
    without = window.grab(place & window.rect()).toImage()
    stop.setFocus(Qt.FocusReason.TabFocusReason)
    return seen_pixels(with_focus, without) < LEAST_PIXELS


def seen_pixels(one: QImage, other: QImage) -> int:
    """How many pixels differ enough to be noticed."""
    known: dict[tuple[int, int], bool] = {}
    count = 0
    for y in range(one.height()):
        for x in range(one.width()):
            pair = one.pixel(x, y), other.pixel(x, y)
            if pair[0] != pair[1]:
                if pair not in known:
                    known[pair] = contrast(*(f"#{pixel & 0xFFFFFF:06X}" for pixel in pair)) >= LEAST_CONTRAST
                count += known[pair]
                if count >= LEAST_PIXELS:
                    return count
    return count
