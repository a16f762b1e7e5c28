"""CellLabels: one unseen label per cell, by which a screen reader finds the board and what lies on it.

The board is a picture, and a picture has no parts that a screen reader could visit. So every cell gets a label in its
place that paints nothing and takes no mouse, but has a name.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Qt, Slot
from PySide6.QtWidgets import QLabel

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.ui.board.board_layout import CELL, BoardLayout
from connect4_gui.ui.board.board_view import BoardView

translate = QCoreApplication.translate


class CellLabels(QObject):
    """Lies over ``view`` and keeps to its cells, whatever size it has on the screen."""

    def __init__(self, size: BoardSize, view: BoardView) -> None:
        super().__init__(view)
        self._view = view
        self._layout = BoardLayout(size)
        self._labels = {(row, column): self._label() for column in range(size.columns) for row in range(size.rows)}
        view.fitted.connect(self._place)

    def label(self, cell: Cell) -> QLabel:
        return self._labels[cell]

    def items(self) -> list[tuple[Cell, QLabel]]:
        """Every cell with its label, column by column from the bottom up."""
        return list(self._labels.items())

    def _label(self) -> QLabel:
        label = QLabel(self._view.viewport())
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label.setUpdatesEnabled(False)
        return label

    @Slot()
    def _place(self) -> None:
        """Keep every label on its cell."""
        for cell, label in self._labels.items():
            centre = self._layout.centre(cell)
            square = QRectF(centre.x() - CELL / 2, centre.y() - CELL / 2, CELL, CELL)
            label.setGeometry(self._view.mapFromScene(square).boundingRect())


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
