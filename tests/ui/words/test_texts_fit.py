"""Every text of every window fits its place, in every language, with texts of 100 % and 150 %."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDeadlineTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from connect4_gui.settings.language import SPOKEN
from connect4_gui.settings.text_size import TextSize
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.words.translation import Translation
from tests.ui.clipping import clipped
from tests.ui.every_window import NAMES, EveryWindow, every_window, settle

__all__ = ["every_window"]

SETTLED_MS = 1000


def cut_off(window: QWidget) -> list[str]:
    """What is still cut off when all layouts have settled, except the summary in a toolbar, where names may be long."""
    settle()
    summary = window.toolbar.summary if isinstance(window, GameWindow) else ""
    deadline = QDeadlineTimer(SETTLED_MS)
    while (found := [text for text in clipped(window) if repr(summary) not in text]) and not deadline.hasExpired():
        QTest.qWait(10)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_no_text_is_cut_off(
    every_window: EveryWindow, appearance: Appearance, translation: Translation, name: str
) -> None:
    """One window speaks all languages, one after another, as it does when somebody chooses another one."""
    window = every_window.open(name)
    size = window.size()
    for text_size in (TextSize.NORMAL, TextSize.LARGER):
        appearance.set_text_size(text_size)
        for language in SPOKEN:
            translation.use(language)
            assert (language, cut_off(window)) == (language, [])
            assert window.size() == window.size().expandedTo(size)
    appearance.set_text_size(TextSize.NORMAL)
