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


class Game:
    """Plays by the rules and remembers every turn. Raises IllegalMove for what the rules refuse."""

    def __init__(self, size: BoardSize, starter: Side = Side.FIRST) -> None:
        self._board = Board.empty(size, starter)
        self._turns: list[Turn] = []
        self._result: GameResult | None = None

    @property
    def board(self) -> Board:
        return self._board

    @property
    def turns(self) -> tuple[Turn, ...]:
        return tuple(self._turns)

    @property
    def result(self) -> GameResult | None:
        """None while the game goes on."""
        return self._result

    @property
    def is_over(self) -> bool:
        return self._result is not None

    @property
    def notation(self) -> str:
        """The record as text, for example ``44-53``."""
        return format_moves(turn.move for turn in self._turns)

    def play(self, column: int) -> Turn:
        """Drop a disc of the player to move into ``column``."""
        self._require_running()
        side = self._board.side
        board = self._board.play(column)
        turn = Turn(side, column, (board.landing_row(column) - 1, column))
        self._board = board
        self._turns.append(turn)
        outcome = board.outcome()
        if outcome is not None:
            ending = Ending.BOARD_FULL if outcome.winner is None else Ending.FOUR_IN_A_ROW
            self._result = GameResult(outcome.winner, ending, outcome.cells)
        return turn

    def pass_turn(self) -> Turn:
        """Hand the turn over without a disc."""
        self._require_running()
        turn = Turn(self._board.side, PASS, None)
        self._board = self._board.pass_turn()
        self._turns.append(turn)
        return turn

    def lose_on_time(self) -> GameResult:
        """End the game: the player to move has run out of time."""
        self._require_running()
        self._result = GameResult(self._board.side.other, Ending.OUT_OF_TIME)
        return self._result

    def _require_running(self) -> None:
        if self._result is not None:
            raise IllegalMove("the game is already over")
