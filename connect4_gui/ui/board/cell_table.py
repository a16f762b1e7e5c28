"""CellTable: an unseen table over the board, by which a screen reader finds every cell by row and column.

The board is a picture, and a picture has no parts that a screen reader could visit. So a table that paints nothing and
takes neither mouse nor focus lies over it, with a name for every cell in its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    Qt,
    Slot,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.ui.board.board_layout import CELL, BoardLayout
from connect4_gui.ui.board.board_view import BoardView
from connect4_gui.ui.words.retranslation import keep_translated

translate = QCoreApplication.translate

TEXT_ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
HORIZONTAL = Qt.Orientation.Horizontal


class CellNames(QAbstractTableModel):
    """What is said of every cell. As in a game, the first row is the lowest."""

    def __init__(self, size: BoardSize, parent: QTableView) -> None:
        super().__init__(parent)
        self._size = size
        self._names: dict[Cell, str] = {}

    def name(self, cell: Cell) -> str:
        return self._names.get(cell, "")

    def set_names(self, names: Mapping[Cell, str]) -> None:
        """Call the cells this from now on, and tell of those that were called otherwise."""
        before, self._names = self._names, dict(names)
        for row, column in names:
            if before.get((row, column)) != names[row, column]:
                index = self.index(row, column)
                self.dataChanged.emit(index, index, TEXT_ROLES)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self._size.rows

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self._size.columns

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        return self.name((index.row(), index.column())) if role in TEXT_ROLES else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        if role not in TEXT_ROLES:
            return None
        title = (
            translate("cells", "Column {number}") if orientation == HORIZONTAL else translate("cells", "Row {number}")
        )
        return title.format(number=section + 1)


class CellTable(QTableView):
    """Lies over ``view`` and keeps to its cells, whatever size it has on the screen."""

    def __init__(self, size: BoardSize, view: BoardView) -> None:
        super().__init__(view.viewport())
        self._view = view
        self._layout = BoardLayout(size)
        self._names = CellNames(size, self)
        self.setModel(self._names)
        self._be_unseen()
        self._put_lowest_row_last()
        view.fitted.connect(self._place)
        keep_translated(self, self._write_texts)

    def name(self, cell: Cell) -> str:
        return self._names.name(cell)

    def set_names(self, names: Mapping[Cell, str]) -> None:
        """Call every cell this from now on."""
        self._names.set_names(names)

    @property
    def cells(self) -> list[Cell]:
        """Every cell, column by column from the bottom up."""
        size = self._layout.size
        return [(row, column) for column in range(size.columns) for row in range(size.rows)]

    def _be_unseen(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setUpdatesEnabled(False)
        self.viewport().setAutoFillBackground(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(1)
            header.hide()

    def _put_lowest_row_last(self) -> None:
        header = self.verticalHeader()
        for row in range(self._layout.size.rows):
            header.moveSection(header.visualIndex(row), 0)

    def _write_texts(self) -> None:
        self.setAccessibleName(self.tr("Spaces of the board"))

    @Slot()
    def _place(self) -> None:
        """Keep every cell of the table on that of the board."""
        size, half = self._layout.size, CELL / 2
        corner = self._layout.centre((size.rows - 1, 0)) - QPointF(half, half)
        points = [corner + QPointF(CELL * step, CELL * step) for step in range(max(size.rows, size.columns) + 1)]
        spots = [self._view.mapFromScene(point) for point in points]
        for column, (start, end) in enumerate(pairwise(spots[: size.columns + 1])):
            self.setColumnWidth(column, end.x() - start.x())
        for step, (start, end) in enumerate(pairwise(spots[: size.rows + 1])):
            self.setRowHeight(size.rows - 1 - step, end.y() - start.y())
        right, bottom = spots[size.columns].x(), spots[size.rows].y()
        self.setGeometry(QRect(spots[0].x(), spots[0].y(), right - spots[0].x(), bottom - spots[0].y()))


def cell_name(cell: Cell, disc: str, *, is_last: bool = False, is_winning: bool = False) -> str:
    """Where a cell is, counted from 1 and from the bottom, and what lies in it; an empty ``disc`` is none."""
    if not disc:
        sentence = translate("cells", "Column {column}, row {row}: empty")
    elif is_winning:
        sentence = translate("cells", "Column {column}, row {row}: {disc}, in the winning line")
    elif is_last:
        sentence = translate("cells", "Column {column}, row {row}: {disc}, the last move")
    else:
        sentence = translate("cells", "Column {column}, row {row}: {disc}")
    return sentence.format(column=cell[1] + 1, row=cell[0] + 1, disc=disc)
