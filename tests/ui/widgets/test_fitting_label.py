"""A label that says something in the most words that fit."""

from __future__ import annotations

from itertools import pairwise
from math import ceil

import pytest
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from connect4_gui.ui.widgets.fitting_label import FittingLabel

WORDINGS = ("to move · 12 draws", "12 draws", "= 12")


@pytest.fixture
def label(qtbot: QtBot) -> FittingLabel:
    label = FittingLabel()
    qtbot.addWidget(label)
    label.resize(600, 20)
    label.set_wordings(*WORDINGS)
    label.show()
    return label


def width_of(label: FittingLabel, text: str) -> int:
    return ceil(QFontMetricsF(label.font()).horizontalAdvance(text))


def test_everything_is_said_where_there_is_room(label: FittingLabel) -> None:
    assert (label.text(), label.toolTip()) == (WORDINGS[0], "")


def test_fewer_words_come_before_words_that_are_cut_off(label: FittingLabel) -> None:
    for words, shorter in pairwise(WORDINGS):
        label.resize(width_of(label, words), 20)
        assert label.text() == words
        label.resize(width_of(label, words) - 1, 20)
        assert label.text() == shorter
        assert WORDINGS[0] in label.toolTip()
    label.resize(600, 20)
    assert (label.text(), label.toolTip()) == (WORDINGS[0], "")


def test_new_words_are_chosen_for_the_room_there_is(label: FittingLabel) -> None:
    label.resize(width_of(label, "thinking…"), 20)
    label.set_wordings("thinking… · 12 draws", "= 12")
    assert label.text() == "= 12"
    label.set_wordings("thinking…", "")
    assert label.text() == "thinking…"
