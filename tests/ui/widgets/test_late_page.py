"""LatePage: makes its page when it is first shown, once."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.ui.widgets.late_page import LatePage


def test_the_page_is_made_when_it_is_first_shown(qtbot: QtBot) -> None:
    made: list[QWidget] = []

    def make() -> QWidget:
        made.append(QPushButton("page"))
        return made[-1]

    late = LatePage(make)
    qtbot.addWidget(late)
    assert made == []
    late.show()
    assert len(made) == 1
    assert made[0].isVisible()
    assert late.focusProxy() is made[0]
    late.hide()
    late.show()
    assert len(made) == 1
