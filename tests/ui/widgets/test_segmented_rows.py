"""A choice of a few titles takes as many rows as it needs."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontMetrics
from pytestqt.qtbot import QtBot

from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.look.target import TARGET_PX
from connect4_gui.ui.widgets.segmented import Segmented
from tests.ui.clipping import clipped

TITLES = ("Pass the turn", "Random drop", "Lose the game", "Something else")


@pytest.mark.parametrize("is_fitted", [True, False])
@pytest.mark.parametrize(("share", "rows"), [(4.0, 1), (2.1, 2), (1.1, 4)])
def test_no_title_is_cut_off(qtbot: QtBot, appearance: Appearance, share: float, rows: int, *, is_fitted: bool) -> None:
    choice = Segmented("", list(enumerate(TITLES)), appearance, is_fitted=is_fitted, most_in_a_row=3)
    qtbot.addWidget(choice)
    metrics = QFontMetrics(scaled(1, QFont.Weight.DemiBold))
    width = round(share * (max(metrics.horizontalAdvance(title) for title in TITLES) + 20))
    choice.wrap(width)
    choice.resize(width, choice.wrapped_height(width))
    choice.show()
    assert choice.wrapped_height(width) == rows * TARGET_PX
    assert clipped(choice) == []
