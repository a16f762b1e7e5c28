"""MiniBoard: a small picture of the board that is being chosen. BoardThumbnail: one of a game, with its discs."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from connect4_gui.engine.board_size import MAX_COLUMNS, MAX_ROWS, STANDARD_SIZE, BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.moves import Placed
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_painter import paint_disc
from connect4_gui.ui.words.texts import size_text

if TYPE_CHECKING:
    from connect4_gui.game.game import Game

CELL = 4.5
EDGE_SHARE, CORNER_SHARE, HOLE_SHARE = 0.35, 0.5, 0.4
"""The edge around the cells, the plate's corner and a hole's radius, in cells."""

DIMMED = 0.35


class MiniBoard(QWidget):
    """Every size has the same cells, so that a bigger board looks bigger. Its place never changes size."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._size = STANDARD_SIZE
        most = _board_size(BoardSize(MAX_ROWS, MAX_COLUMNS), CELL)
        self.setFixedSize(ceil(most.width()), ceil(most.height()))
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
        board = _board_size(self._size, CELL)
        return QRectF(QPointF(self.width() - board.width(), (self.height() - board.height()) / 2), board)

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_board(QPainter(self), self.board_rect(), self._size, self._appearance.theme)


class BoardThumbnail(QWidget):
    """The position of a game, as large as a box of ``most`` has room for. What it shows is also said beside it."""

    def __init__(self, most: QSize, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._most = most
        self._appearance = appearance
        self._size = STANDARD_SIZE
        self._discs: tuple[Placed, ...] = ()
        self._line: frozenset[Cell] = frozenset()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFixedSize(most)
        appearance.theme_changed.connect(self.update)

    @property
    def discs(self) -> tuple[Placed, ...]:
        return self._discs

    def show_game(self, game: Game) -> None:
        """Show ``game`` at the place where it stands."""
        self._size, self._discs = game.board.size, game.discs
        self._line = frozenset() if game.result is None else game.result.cells
        self.update()

    def board_rect(self) -> QRectF:
        """The largest board in the middle of the box."""
        whole = _board_size(self._size, 1)
        cell = min(self._most.width() / whole.width(), self._most.height() / whole.height())
        board = QRectF(QPointF(), _board_size(self._size, cell))
        board.moveCenter(QRectF(self.rect()).center())
        return board

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_board(painter, self.board_rect(), self._size, self._appearance.theme, self._discs, self._line)


def paint_board(
    painter: QPainter,
    board: QRectF,
    size: BoardSize,
    theme: Theme,
    discs: Sequence[Placed] = (),
    line: Collection[Cell] = (),
) -> None:
    """Paint the plate into ``board`` with ``discs`` in its holes; where a ``line`` has won, the others step back."""
    cell = board.width() / _board_size(size, 1).width()
    edge = cell * EDGE_SHARE
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor(theme.edge) if theme.edge else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.board))
    painter.drawRoundedRect(board, cell * CORNER_SHARE, cell * CORNER_SHARE)

    def centre(row: int, column: int) -> QPointF:
        return QPointF(board.left() + edge + cell * (column + 0.5), board.bottom() - edge - cell * (row + 0.5))

    painter.setBrush(QColor(theme.well))
    for row in range(size.rows):
        for column in range(size.columns):
            painter.drawEllipse(centre(row, column), cell * HOLE_SHARE, cell * HOLE_SHARE)
    for disc in discs:
        painter.setOpacity(DIMMED if line and disc.cell not in line else 1)
        paint_disc(painter, centre(*disc.cell), cell * HOLE_SHARE, disc.side, theme)
    painter.setOpacity(1)


def _board_size(size: BoardSize, cell: float) -> QSizeF:
    """The plate around cells that are ``cell`` wide."""
    return QSizeF(size.columns + 2 * EDGE_SHARE, size.rows + 2 * EDGE_SHARE) * cell
