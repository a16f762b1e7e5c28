"""Game: the single owner of a game's truth, from the first disc to the result."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from connect4_gui.engine.board import Board, IllegalMove, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.notation import PASS, format_moves


class Ending(Enum):
    """Why a game is over."""

    FOUR_IN_A_ROW = "four in a row"
    BOARD_FULL = "board full"
    OUT_OF_TIME = "out of time"
    RESIGNED = "resigned"


@dataclass(frozen=True, slots=True)
class GameResult:
    """Who won (None is a draw), why, and the winning cells if there is a line."""

    winner: Side | None
    ending: Ending
    cells: frozenset[Cell] = frozenset()


@dataclass(frozen=True, slots=True)
class Turn:
    """One finished turn: a disc of ``side`` in ``cell``, or a pass, which has no cell."""

    side: Side
    move: int
    cell: Cell | None


@dataclass(frozen=True, slots=True)
class _Moment:
    """A position, what led to it and what it means. An ending without a disc has a result but no turn."""

    board: Board
    turn: Turn | None = None
    result: GameResult | None = None


class Game:
    """Plays by the rules and remembers every moment. Raises IllegalMove for what the rules refuse.

    What was undone can be redone until something else is played.
    """

    def __init__(self, size: BoardSize, starter: Side = Side.FIRST) -> None:
        self._moments = [_Moment(Board.empty(size, starter))]
        self._place = 0

    @property
    def board(self) -> Board:
        return self._moments[self._place].board

    @property
    def turns(self) -> tuple[Turn, ...]:
        return tuple(moment.turn for moment in self._moments[: self._place + 1] if moment.turn is not None)

    @property
    def result(self) -> GameResult | None:
        """None while the game goes on."""
        return self._moments[self._place].result

    @property
    def is_over(self) -> bool:
        return self.result is not None

    @property
    def place(self) -> int:
        """How many things have happened: turns, and an ending without one."""
        return self._place

    @property
    def can_undo(self) -> bool:
        return self._place > 0

    @property
    def can_redo(self) -> bool:
        return self._place + 1 < len(self._moments)

    @property
    def notation(self) -> str:
        """The record as text, for example ``44-53``."""
        return format_moves(turn.move for turn in self.turns)

    def play(self, column: int) -> Turn:
        """Drop a disc of the player to move into ``column``."""
        self._require_running()
        board = self.board.play(column)
        turn = Turn(self.board.side, column, (board.landing_row(column) - 1, column))
        self._remember(_Moment(board, turn, _result_on(board)))
        return turn

    def pass_turn(self) -> Turn:
        """Hand the turn over without a disc."""
        self._require_running()
        turn = Turn(self.board.side, PASS, None)
        self._remember(_Moment(self.board.pass_turn(), turn))
        return turn

    def lose_on_time(self) -> GameResult:
        """End the game: the player to move has run out of time."""
        return self._end(GameResult(self.board.side.other, Ending.OUT_OF_TIME))

    def resign(self, side: Side) -> GameResult:
        """End the game: ``side``, who need not be to move, gives it up."""
        return self._end(GameResult(side.other, Ending.RESIGNED))

    def undo(self) -> Turn | None:
        """Take back the last thing that happened: a turn, or an ending without one, for which None is returned."""
        if not self.can_undo:
            raise IllegalMove("there is nothing to take back")
        self._place -= 1
        return self._moments[self._place + 1].turn

    def redo(self) -> Turn | None:
        """Bring back what was undone last, with its result if it ended the game."""
        if not self.can_redo:
            raise IllegalMove("there is nothing to bring back")
        self._place += 1
        return self._moments[self._place].turn

    def _end(self, result: GameResult) -> GameResult:
        self._require_running()
        self._remember(_Moment(self.board, None, result))
        return result

    def _remember(self, moment: _Moment) -> None:
        del self._moments[self._place + 1 :]
        self._moments.append(moment)
        self._place += 1

    def _require_running(self) -> None:
        if self.is_over:
            raise IllegalMove("the game is already over")


def _result_on(board: Board) -> GameResult | None:
    outcome = board.outcome()
    if outcome is None:
        return None
    ending = Ending.BOARD_FULL if outcome.winner is None else Ending.FOUR_IN_A_ROW
    return GameResult(outcome.winner, ending, outcome.cells)
