"""Long words that may be wrapped anywhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.words.breakable import BREAK, breakable, whole

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    "text", ["", "short words stay whole", "x" * 14, "W" * 24, "/home/ada/.local/share/x", FAMILY * 8]
)
def test_it_looks_the_same(text: str) -> None:
    assert whole(breakable(text)) == text


def test_only_long_words_are_broken() -> None:
    assert BREAK not in breakable("Ada Lovelace to move")
    assert BREAK in breakable("W" * 24)


def test_a_sign_made_of_several_stays_one() -> None:
    assert breakable(FAMILY * 4).split(BREAK) == [FAMILY] * 4
    assert breakable("e\u0301" * 10).split(BREAK) == ["e\u0301"] * 10


def test_a_label_wraps_it_within_its_width(qtbot: QtBot, appearance: Appearance) -> None:
    assert appearance.theme.name
    label = QLabel(breakable("W" * 24))
    qtbot.addWidget(label)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    assert label.minimumSizeHint().width() < 160
    assert label.heightForWidth(160) > label.heightForWidth(1000)
