"""MiniBoard: a small picture of the board that is being chosen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from connect4_gui.engine.board_size import MAX_COLUMNS, MAX_ROWS, STANDARD_SIZE, BoardSize
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.words.texts import size_text

CELL, EDGE = 14.0, 4.0


class MiniBoard(QWidget):
    """Every size has the same cells, so that a bigger board looks bigger. Its place never changes size."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._size = STANDARD_SIZE
        self.setFixedSize(QSize(int(CELL * MAX_COLUMNS + 2 * EDGE), int(CELL * MAX_ROWS + 2 * EDGE)))
        self.set_board_size(STANDARD_SIZE)
        appearance.theme_changed.connect(self.update)

    @property
    def board_size(self) -> BoardSize:
        return self._size

    def set_board_size(self, size: BoardSize) -> None:
        self._size = size
        self.setAccessibleName(size_text(size))
        self.update()

    def board_rect(self) -> QRectF:
        """Where the board is painted: at the right, in the middle of the height."""
        width = CELL * self._size.columns + 2 * EDGE
        height = CELL * self._size.rows + 2 * EDGE
        return QRectF(self.width() - width, (self.height() - height) / 2, width, height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(theme.edge) if theme.edge else Qt.PenStyle.NoPen)
        board = self.board_rect()
        painter.setBrush(QColor(theme.board))
        painter.drawRoundedRect(board, 10, 10)
        painter.setBrush(QColor(theme.well))
        for row in range(self._size.rows):
            for column in range(self._size.columns):
                centre = board.topLeft() + QPointF(EDGE + CELL * (column + 0.5), EDGE + CELL * (row + 0.5))
                painter.drawEllipse(centre, CELL * 0.4, CELL * 0.4)
