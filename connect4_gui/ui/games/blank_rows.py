"""BlankRows: grey rows in place of the list as long as nothing is known of it."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from connect4_gui.ui.games.game_delegate import paint_blank_row
from connect4_gui.ui.games.row_columns import ROW_PX, RowColumns
from connect4_gui.ui.look.appearance import Appearance

COUNT = 6


class BlankRows(QWidget):
    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        appearance.theme_changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        columns = RowColumns.of(self.width(), "", 0)
        for number in range(COUNT):
            row = QRect(0, number * ROW_PX, self.width(), ROW_PX)
            paint_blank_row(painter, row, columns, self._appearance.theme)
