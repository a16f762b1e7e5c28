"""AccessibleCells: one unseen label per cell, by which a screen reader finds the board and what lies on it.

The board is a picture, and a picture has no parts that a screen reader could visit. So every cell gets a label in its
place that paints nothing and takes no mouse, but has a name that follows the game.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Qt, Slot
from PySide6.QtWidgets import QLabel

from connect4_gui.engine.geometry import Cell
from connect4_gui.game.events import Event, GameOver, HoldChanged, TurnBegan
from connect4_gui.ui.board.board_layout import CELL, BoardLayout
from connect4_gui.ui.board.board_view import BoardView
from connect4_gui.ui.game.board_display import BoardDisplay
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_names import disc_name
from connect4_gui.ui.play.game_controller import GameController
from connect4_gui.ui.words.retranslation import keep_translated

translate = QCoreApplication.translate

REFRESHING = (TurnBegan, GameOver, HoldChanged)
"""One of these follows every change of the position."""


class AccessibleCells(QObject):
    """Lies over ``view`` and follows ``controller``. While the board is covered the cells cannot be read.

    They say what ``display`` shows, which may be an earlier place of the game.
    """

    def __init__(
        self, controller: GameController, display: BoardDisplay, view: BoardView, appearance: Appearance
    ) -> None:
        super().__init__(view)
        self._controller = controller
        self._display = display
        self._view = view
        self._appearance = appearance
        size = controller.state.setup.size
        self._layout = BoardLayout(size)
        cells = [(row, column) for column in range(size.columns) for row in range(size.rows)]
        self._labels = {cell: self._label() for cell in cells}
        view.fitted.connect(self._place)
        controller.happened.connect(self._hear)
        display.changed.connect(self.refresh)
        appearance.theme_changed.connect(self.refresh)
        keep_translated(view, self.refresh)

    def label(self, cell: Cell) -> QLabel:
        return self._labels[cell]

    @Slot()
    def refresh(self) -> None:
        """Name every cell by what lies in it now."""
        state = self._controller.state
        shown, result = self._display.discs, self._display.result
        discs = {disc.cell: disc_name(self._appearance.theme, disc.side) for disc in shown}
        last = shown[-1].cell if shown else None
        winning = result.cells if result is not None else frozenset()
        for cell, label in self._labels.items():
            name = cell_name(cell, discs.get(cell, ""), is_last=cell == last, is_winning=cell in winning)
            label.setAccessibleName(name)
            label.setVisible(not state.is_covered)

    @Slot(object)
    def _hear(self, event: Event) -> None:
        if isinstance(event, REFRESHING):
            self.refresh()

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
