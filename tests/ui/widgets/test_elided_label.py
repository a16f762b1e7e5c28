"""A line of text that shortens itself."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from connect4_gui.ui.widgets.elided_label import ElidedLabel


def test_a_text_stays_inside_its_margins_so_that_a_new_one_leaves_nothing_of_it(qtbot: QtBot) -> None:
    label = ElidedLabel("WWWWWWWWWW")
    qtbot.addWidget(label)
    label.setContentsMargins(10, 0, 12, 0)
    label.resize(60, 20)
    image = label.grab().toImage()
    left = {image.pixel(x, y) for x in range(10) for y in range(20)}
    right = {image.pixel(x, y) for x in range(48, 60) for y in range(20)}
    inside = {image.pixel(x, y) for x in range(10, 48) for y in range(20)}
    assert len(left) == len(right) == 1
    assert len(inside) > 1
    assert label.toolTip() != ""
