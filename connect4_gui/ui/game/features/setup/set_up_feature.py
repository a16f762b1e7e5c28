"""SetUpFeature: lets a position be set up, beginning with the one on the table, and played by the same players."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from connect4_gui.engine.board import Board, classic_board
from connect4_gui.game.events import Event
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.record import GameRecord
from connect4_gui.game.state import GameState
from connect4_gui.ui.game.features.feature import Table
from connect4_gui.ui.game.game_actions import Shown
from connect4_gui.ui.setup.set_up_dialog import SetUpDialog


class SetUpFeature(QObject):
    """Its action is in the menu only. The clock stands while the dialog is open."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.actions)
        self._table = table
        self.dialog: SetUpDialog | None = None
        self.action = table.actions.add_feature("set-up", "Ctrl+P", write=self._write, shown=Shown.APART)
        self.action.setEnabled(table.controller.state.is_classic)
        self.action.triggered.connect(self.open)

    @Slot()
    def open(self) -> None:
        """Begin with the board on show; where a clock stands on which somebody could think, with an empty one."""
        if self.dialog is not None:
            return
        table = self._table
        table.controller.referee.set_dialog_open(True)
        state = table.controller.state
        size = state.setup.size
        start = Board.empty(size, state.board.side) if state.is_covered else self._shown_board(state)
        self.dialog = SetUpDialog(table.appearance, size, start, table.status.window())
        self.dialog.accepted_position.connect(self._play)
        self.dialog.analysis_wanted.connect(self._analyse)
        self.dialog.finished.connect(self._closed)
        self.dialog.open()

    def follow(self, _event: Event, _state: GameState) -> None:
        """A position can be set up at any time, by the classic rules."""

    def rewrite(self) -> None:
        """The dialog and the action write themselves."""

    def close(self) -> None:
        if self.dialog is not None:
            self.dialog.saving.close()
            self.dialog.deleteLater()
            self.dialog = None

    def _shown_board(self, state: GameState) -> Board:
        """The position on show; of an earlier place whose turn was passed, the one before that."""
        display = self._table.display
        if display.is_live:
            return classic_board(state.board)
        places = range(len(state.turns) + 1)
        place = next(place for place in places if len(state.discs_after(place)) == len(display.discs))
        return classic_board(self._table.controller.referee.record.game(place).board)

    @Slot(object)
    def _play(self, start: Board) -> None:
        """Put the position on the table before the clock goes on, so that nothing more happens in the game there."""
        table = self._table
        setup = table.controller.state.setup
        table.begin(GameRecord(replace(setup, size=start.size), start))
        table.status.show_message(self.tr("A new game from the position that was set up"))

    @Slot(object)
    def _analyse(self, start: Board) -> None:
        """Leave the game and analyse the position on a board where people try what they like."""
        self._table.memory.switch_analysis_on()
        self._table.begin_apart(GameRecord(MatchSetup(size=start.size), start))

    @Slot()
    def _closed(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None
            self._table.controller.referee.set_dialog_open(False)

    def _write(self) -> tuple[str, str]:
        title = self.tr("Set up a position…")
        if not self._table.controller.state.is_classic:
            return title, self.tr("Positions can be set up by the classic rules only")
        return title, self.tr("Put discs on a board as you like, and play from there")
