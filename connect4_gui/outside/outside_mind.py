"""OutsideMind: a bot that somebody else wrote, as something that chooses columns."""

from __future__ import annotations

from connect4_gui.engine.board import Board
from connect4_gui.engine.moves import Drop
from connect4_gui.engine.notation import format_turn
from connect4_gui.engine.rules import CLASSIC
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.outside.bot_process import Stopped
from connect4_gui.outside.fault import FaultKind, Forfeit
from connect4_gui.outside.game_line import GameLine
from connect4_gui.outside.guest import Guest
from connect4_gui.outside.limits import Limits
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.outside.protection import Protection


class OutsideMind:
    """Runs ``bot`` from the first question of a game on; a game, and a move that was undone, gets a new process.

    ``move`` raises Forfeit when the bot has lost the game by what it did. Whoever creates it must call :meth:`close`.
    """

    is_certain = True

    def __init__(self, bot: OwnBot | None, limits: Limits | None = None, protection: Protection | None = None) -> None:
        """``bot`` is None where its file is not known. ``limits`` and ``protection`` are the usual ones unless told."""
        self._guest = Guest(bot, CLASSIC, limits, protection)
        self._line: GameLine | None = None

    def move(self, board: Board, stop: StopFlag, seconds_left: float | None) -> int:  # noqa: ARG002
        try:
            column = self._choose(board, stop)
        except Stopped:
            self._leave()
            return board.open_columns()[0]
        except Forfeit as forfeit:
            self._leave()
            self._guest.log(forfeit.fault)
            raise
        return column

    def game_ended(self, points: float) -> None:  # noqa: ARG002
        self._leave()

    def close(self) -> None:
        """End the bot, beside whoever asks."""
        self._leave()

    def _choose(self, board: Board, stop: StopFlag) -> int:
        if self._line is None or not self._line.follow(board):
            self._guest.begin(stop)
            self._line = GameLine(board)
        move = self._guest.choose(self._line, stop)
        if not isinstance(move, Drop):
            raise Forfeit(FaultKind.NO_COLUMN, format_turn(move))
        if not board.is_column(move.column):
            raise Forfeit(FaultKind.OFF_BOARD, move.column + 1)
        if not board.has_room(move.column):
            raise Forfeit(FaultKind.FULL_COLUMN, move.column + 1)
        self._line.play(move)
        return move.column

    def _leave(self) -> None:
        self._line = None
        self._guest.leave()
