"""What a screen reader is given to speak, and that widgets get their own description back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.ui.widgets import announcement
from connect4_gui.ui.widgets.announcement import LEAVE_MS, announce, joined

OWN = "Give up this game"


class Window(QWidget):
    """A board and a button, each with a description of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.board, self.button = QPushButton("Board"), QPushButton("Resign")
        self.button.setAccessibleDescription(OWN)
        column = QVBoxLayout(self)
        column.addWidget(self.board)
        column.addWidget(self.button)


@pytest.fixture(autouse=True)
def _reader(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A screen reader that knows no announcements."""
    monkeypatch.setattr(announcement, "HAS_ANNOUNCEMENTS", False)
    was_active = QAccessible.isActive()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(was_active)


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    shown = Window()
    qtbot.addWidget(shown)
    shown.show()
    shown.activateWindow()
    shown.board.setFocus()
    qtbot.waitUntil(shown.board.hasFocus)
    return shown


def test_the_focused_widget_speaks_whoever_has_the_news(window: Window, qtbot: QtBot) -> None:
    window.button.setFocus()
    announce(window.board, "Yellow, column 4")
    qtbot.waitUntil(lambda: window.button.accessibleDescription() == "Yellow, column 4")
    assert window.board.accessibleDescription() == ""


def test_sentences_at_once_are_spoken_as_one(window: Window, qtbot: QtBot) -> None:
    announce(window.board, "Red, column 3, row 1")
    announce(window.board, "Ada wins. Four in a row.")
    said = "Red, column 3, row 1. Ada wins. Four in a row."
    qtbot.waitUntil(lambda: window.board.accessibleDescription() == said)


def test_a_sentence_said_twice_is_a_change_both_times(window: Window, qtbot: QtBot) -> None:
    announce(window.board, "Column 1 is full")
    qtbot.waitUntil(lambda: window.board.accessibleDescription() == "Column 1 is full")
    announce(window.board, "Column 1 is full")
    qtbot.waitUntil(lambda: window.board.accessibleDescription() != "Column 1 is full")
    assert window.board.accessibleDescription().strip() == "Column 1 is full"


def test_a_widget_that_loses_the_focus_has_its_own_words_again(window: Window, qtbot: QtBot) -> None:
    window.button.setFocus()
    announce(window.board, "Paused")
    qtbot.waitUntil(lambda: window.button.accessibleDescription() == "Paused")
    window.board.setFocus()
    qtbot.waitUntil(lambda: window.button.accessibleDescription() == OWN)


def test_what_is_said_while_the_focus_moves_waits_where_it_arrives(window: Window) -> None:
    window.button.setFocus()
    announce(window.board, "Column 4, row 1")
    window.board.setFocus()
    assert window.board.accessibleDescription() == "Column 4, row 1"
    assert window.button.accessibleDescription() == OWN


def test_what_is_said_right_after_the_focus_came_waits_until_the_widget_was_read(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcement, "ARRIVED_MS", 600_000)
    announce(window.board, "One")
    window.button.setFocus()
    announce(window.board, "Puzzle 2 of 10")
    qtbot.wait(4 * announcement.GATHER_MS)
    assert window.button.accessibleDescription() == "One"
    window.board.setFocus()
    assert window.board.accessibleDescription() == "Puzzle 2 of 10"


def test_a_window_without_focus_says_the_news_before_its_own_words(qtbot: QtBot) -> None:
    window = Window()
    qtbot.addWidget(window)
    announce(window.button, "New game")
    assert window.button.accessibleDescription() == f"New game. {OWN}"


def test_words_that_changed_meanwhile_are_kept(window: Window, qtbot: QtBot) -> None:
    window.button.setFocus()
    announce(window.board, "Paused")
    qtbot.waitUntil(lambda: window.button.accessibleDescription() == "Paused")
    window.button.setAccessibleDescription("Aufgeben")
    window.board.setFocus()
    qtbot.wait(LEAVE_MS + 50)
    assert window.button.accessibleDescription() == "Aufgeben"


def test_systems_with_announcements_get_them(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[QAccessibleAnnouncementEvent] = []
    monkeypatch.setattr(announcement, "HAS_ANNOUNCEMENTS", True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", sent.append)
    announce(window.board, "Paused")
    assert [(event.message(), event.object()) for event in sent] == [("Paused", window.board)]
    assert window.board.accessibleDescription() == ""


@pytest.mark.parametrize(
    ("sentences", "text"),
    [
        ([], ""),
        (["One"], "One"),
        (["One", "Two"], "One. Two"),
        (["One!", "", "Two."], "One! Two."),
        (["One", ""], "One."),
    ],
)
def test_sentences_are_joined_with_an_end_that_is_heard(sentences: list[str], text: str) -> None:
    assert joined(sentences) == text


def test_whoever_comes_back_soon_still_knows_its_own_words(window: Window, qtbot: QtBot) -> None:
    window.button.setFocus()
    announce(window.board, "Paused")
    qtbot.waitUntil(lambda: window.button.accessibleDescription() == "Paused")
    window.board.setFocus()
    announce(window.board, "The game goes on")
    window.button.setFocus()
    window.board.setFocus()
    qtbot.waitUntil(lambda: window.button.accessibleDescription() == OWN)
