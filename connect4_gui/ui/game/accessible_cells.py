"""AccessibleCells: names for the cells of the board, which a screen reader can visit, that follow the game."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from connect4_gui.engine.geometry import Cell
from connect4_gui.game.events import Event, GameOver, HoldChanged, TurnBegan
from connect4_gui.ui.board.board_view import BoardView
from connect4_gui.ui.board.cell_table import CellTable, cell_name
from connect4_gui.ui.game.board_display import BoardDisplay
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_names import disc_name
from connect4_gui.ui.play.game_controller import GameController
from connect4_gui.ui.words.retranslation import keep_translated

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
        self._appearance = appearance
        self.table = CellTable(controller.state.setup.size, view)
        controller.happened.connect(self._hear)
        display.changed.connect(self.refresh)
        appearance.theme_changed.connect(self.refresh)
        keep_translated(view, self.refresh)

    def name(self, cell: Cell) -> str:
        return self.table.name(cell)

    @Slot()
    def refresh(self) -> None:
        """Name every cell by what lies in it now."""
        state = self._controller.state
        shown, result = self._display.discs, self._display.result
        discs = {disc.cell: disc_name(self._appearance.theme, disc.side) for disc in shown}
        last = shown[-1].cell if self._display.has_last else None
        winning = result.cells if result is not None else frozenset()
        self.table.set_names(
            {
                cell: cell_name(cell, discs.get(cell, ""), is_last=cell == last, is_winning=cell in winning)
                for cell in self.table.cells
            }
        )
        self.table.setVisible(not state.is_covered)

    @Slot(object)
    def _hear(self, event: Event) -> None:
        if isinstance(event, REFRESHING):
            self.refresh()
