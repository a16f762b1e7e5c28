"""AloudFeature: says the board, the players, the clocks and more, for those who play by ear and ask."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QObject, Slot

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.moves import Placed
from connect4_gui.game.events import Event, GameStarted, TurnBegan
from connect4_gui.game.state import GameState
from connect4_gui.settings.wording import Wording
from connect4_gui.ui.board import board_aloud
from connect4_gui.ui.board.cell_cursor import CellCursor
from connect4_gui.ui.board.cell_table import cell_name
from connect4_gui.ui.game import aloud_texts as texts
from connect4_gui.ui.game.features.aloud.aloud_actions import AloudActions
from connect4_gui.ui.game.features.aloud.opening_wait import OpeningWait
from connect4_gui.ui.game.features.feature import Table
from connect4_gui.ui.game.game_texts import chip_text, mover_aloud, turn_aloud
from connect4_gui.ui.look.disc_names import disc_name
from connect4_gui.ui.widgets.announcement import hearing_ms


class AloudFeature(QObject):
    """Answers from what the board shows, which may be an earlier place. Asking changes nothing in the game."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.board_view)
        self._table = table
        self._cursor = CellCursor()
        self._has_begun = False
        self.opening = OpeningWait(table.controller.referee, self)
        self.actions = AloudActions(table.actions)
        self.actions.columns.triggered.connect(self._say_columns)
        self.actions.rows.triggered.connect(self._say_rows)
        self.actions.last_move.triggered.connect(self._say_last_move)
        self.actions.again.triggered.connect(self._say_again)
        self.actions.players.triggered.connect(self._say_players)
        self.actions.clocks.triggered.connect(self._say_clocks)
        self.actions.lines.triggered.connect(self._say_lines)
        for action, step in self.actions.steps.items():
            action.triggered.connect(partial(self._step, *step))

    def follow(self, event: Event, state: GameState) -> None:
        """A new game is explored from its bottom left corner. Its clocks wait until its first sentence was heard."""
        if isinstance(event, GameStarted):
            self._cursor.forget()
            self._has_begun = True
        elif isinstance(event, TurnBegan) and self._has_begun:
            self._has_begun = False
            if state.setup.is_timed and not state.is_replayed:
                self.opening.begin(hearing_ms(self._table.last_said()))

    def rewrite(self) -> None:
        """It shows nothing."""

    def close(self) -> None:
        """It has no threads, but may still watch the keys."""
        self.opening.end()

    @property
    def _state(self) -> GameState:
        return self._table.controller.state

    def _name(self, side: Side) -> str:
        return disc_name(self._table.appearance.theme, side)

    @property
    def _board(self) -> tuple[Iterable[Placed], BoardSize, board_aloud.DiscName, Wording]:
        """What lies on the board, how large that is, what the discs are called, and in how many words."""
        return self._table.display.discs, self._state.setup.size, self._name, self._table.memory.wording

    def _say_of_board(self, sentence: str) -> None:
        """Nobody hears of a board that nobody may see."""
        hidden = self.tr("The board is covered while the clock stands.")
        self._table.say(hidden if self._state.is_covered else sentence)

    @Slot()
    def _say_columns(self) -> None:
        self._say_of_board(board_aloud.columns_aloud(*self._board))

    @Slot()
    def _say_rows(self) -> None:
        self._say_of_board(board_aloud.rows_aloud(*self._board))

    @Slot()
    def _say_last_move(self) -> None:
        turns = self._state.turns[: self._table.display.place]
        if turns:
            self._table.say(turn_aloud(turns[-1], mover_aloud(turns[-1], self._name(turns[-1].side))))
        else:
            self._table.say(self.tr("No move has been made yet."))

    @Slot()
    def _say_again(self) -> None:
        self._table.say(self._table.last_said())

    @Slot()
    def _say_players(self) -> None:
        sentence = self.tr("{status}. {players}")
        players = texts.players_aloud(self._state.setup, self._name)
        self._table.say(sentence.format(status=chip_text(self._state).replace(" · ", ", "), players=players))

    @Slot()
    def _say_clocks(self) -> None:
        self._table.say(texts.clocks_aloud(self._state))

    @Slot()
    def _say_lines(self) -> None:
        state = self._state
        if state.result is not None and state.result.cells:
            self._table.say(texts.line_aloud(state.result.cells, state.setup.rules.length))
        elif isinstance(state.board, Board):
            self._say_of_board(board_aloud.threats_aloud(state.board, self._name))
        else:
            self._table.say(self.tr("Threats are known by the classic rules only."))

    def _step(self, up: int, right: int) -> None:
        """Go to the next space, which is the same one at the edge, and say what is there."""
        cell = self._cursor.step(up, right, self._state.setup.size, max(self._table.scene.hover_column or 0, 0))
        discs = {disc.cell: self._name(disc.side) for disc in self._table.display.discs}
        result = self._table.display.result
        is_winning = result is not None and cell in result.cells
        self._say_of_board(cell_name(cell, discs.get(cell, ""), is_winning=is_winning))
