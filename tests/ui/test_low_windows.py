"""On a screen of 1366 × 768 at 200 % nothing lies on something else or outside its place; what has no room scrolls."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QDeadlineTimer, QMargins, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QScrollArea, QStackedWidget, QWidget

from connect4_gui.settings.language import Language
from connect4_gui.settings.text_size import TextSize
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.words.translation import Translation
from tests.ui.every_window import EveryWindow, every_window, settle

__all__ = ["every_window"]

WIDTH, HEIGHT, NAVIGATION_PX = 667, 340, 56
PAGES = ("games", "no games", "train", "puzzle", "lesson", "tournament")
WINDOWS = ("play", "play with options", "bots", "set up", "game", "popout", "analysis", "review", "replay", "result")
SLACK = QMargins(2, 2, 2, 2)
SETTLED_MS = 1000


def crowding(window: QWidget) -> list[str]:
    """Every widget that lies on a sibling or outside its parent, and every page that would scroll sideways."""
    found: list[str] = []
    for parent in [window, *window.findChildren(QWidget)]:
        if parent.isVisibleTo(window) and not isinstance(parent, (QStackedWidget, QAbstractScrollArea)):
            found += _crowding_in(parent, window)
    for area in window.findChildren(QScrollArea):
        if area.isVisibleTo(window) and area.horizontalScrollBar().maximum() > 0:
            found.append(f"{type(area).__name__} scrolls sideways by {area.horizontalScrollBar().maximum()} px")
    return found


def _crowding_in(parent: QWidget, window: QWidget) -> list[str]:
    kids = [child for child in parent.children() if isinstance(child, QWidget) and _counts(child, window)]
    pairs = ((one, other) for one, other in combinations(kids, 2) if _overlaps(one, other))
    found = [f"{_name(one)} lies on {_name(other)}" for one, other in pairs]
    if parent is not window and not _is_viewport(parent):
        room = parent.rect().marginsAdded(SLACK)
        found += [f"{_name(kid)} is outside {_name(parent)}" for kid in kids if not room.contains(kid.geometry())]
    return found


def _is_viewport(widget: QWidget) -> bool:
    """Whether it shows a part of something larger."""
    area = widget.parent()
    return isinstance(area, QAbstractScrollArea) and area.viewport() is widget


def _counts(widget: QWidget, window: QWidget) -> bool:
    lets_mouse_through = widget.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    is_seen = widget.isVisibleTo(window) and not widget.isWindow()
    return is_seen and not lets_mouse_through and min(widget.width(), widget.height()) > 1


def _overlaps(one: QWidget, other: QWidget) -> bool:
    common = one.geometry() & other.geometry()
    return min(common.width(), common.height()) > SLACK.left()


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.accessibleName()!r} {widget.geometry().getRect()}"


@pytest.mark.parametrize("name", [*PAGES, *WINDOWS])
def test_nothing_is_crowded_out_in_a_low_window(
    every_window: EveryWindow, appearance: Appearance, translation: Translation, name: str
) -> None:
    window = every_window.open(name)
    window.resize(WIDTH, HEIGHT - NAVIGATION_PX if name in PAGES else HEIGHT)
    for text_size in (TextSize.NORMAL, TextSize.LARGER):
        appearance.set_text_size(text_size)
        for language in (Language.ENGLISH, Language.GERMAN, Language.FINNISH):
            translation.use(language)
            assert (language, crowded(window)) == (language, [])
    assert window.width() == WIDTH
    appearance.set_text_size(TextSize.NORMAL)


def crowded(window: QWidget) -> list[str]:
    """What is still crowded when all layouts have settled."""
    settle()
    deadline = QDeadlineTimer(SETTLED_MS)
    while crowding(window) and not deadline.hasExpired():
        QTest.qWait(10)
    return crowding(window)
