"""DotsCard: a row of dots on a card of its own."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.train.dots_row import DotsRow
from connect4_gui.ui.train.framed_card import FramedCard


class DotsCard(FramedCard):
    """Goes away where there is little room: the bar says the same in words."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.row = DotsRow(appearance)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 22, 20, 22)
        column.addWidget(self.row)

    def set_small(self, is_small: bool) -> None:
        self.setVisible(not is_small)
