"""PlayersRow: the names of both players, each beside the disc they play with."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.game.player_spec import MAX_NAME_LENGTH
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.widgets.disc_row import DiscRow
from connect4_gui.ui.words.retranslation import keep_translated

DISC_PX = 24


class PlayersRow(QWidget):
    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.first_name, self.second_name = QLineEdit(), QLineEdit()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        for side, edit in ((Side.FIRST, self.first_name), (Side.SECOND, self.second_name)):
            edit.setMaxLength(MAX_NAME_LENGTH)
            edit.setMinimumWidth(80)
            row.addWidget(DiscRow((side,), DISC_PX, appearance))
            row.addWidget(edit, 1)
        keep_translated(self, self._write_texts)

    def _write_texts(self) -> None:
        self.first_name.setAccessibleName(self.tr("Name of the first player"))
        self.second_name.setAccessibleName(self.tr("Name of the second player"))
