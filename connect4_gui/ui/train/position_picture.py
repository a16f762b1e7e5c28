"""PositionPicture: a position as small as a picture on a card."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.ui.board.board_miniature import paint_miniature
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.train.training_board import discs_on


class PositionPicture(QWidget):
    """An empty board until there is something to show."""

    def __init__(self, width: int, height: int, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._board = Board.empty(STANDARD_SIZE)
        self.setFixedSize(width, height)
        appearance.theme_changed.connect(self.update)

    def show_board(self, board: Board | None) -> None:
        self._board = board or Board.empty(STANDARD_SIZE)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        board, theme = self._board, self._appearance.theme
        paint_miniature(painter, QRectF(self.rect()), board.size, discs_on(board), theme)
        painter.end()
