"""Game: the single owner of a game's truth, from the first disc to the result."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from connect4_gui.engine.board import IllegalMove, Outcome, Position, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.moves import Change, Luck, Move, Pass, Placed, discs_after, resting_place
from connect4_gui.engine.notation import format_turns
from connect4_gui.engine.rules import CLASSIC, Forecast, Rules
from connect4_gui.engine.search_types import Score
from connect4_gui.outside.fault import Fault


class Ending(Enum):
    """Why a game is over."""

    FOUR_IN_A_ROW = "four in a row"
    FIVE_IN_A_ROW = "five in a row"
    BOTH_IN_A_ROW = "both in a row"
    BOARD_FULL = "board full"
    REPETITION = "repetition"
    OUT_OF_TIME = "out of time"
    RESIGNED = "resigned"
    FORFEIT = "forfeit"


@dataclass(frozen=True, slots=True)
class GameResult:
    """Who won (None is a draw), why, and the winning cells if there is a line.

    A forfeit is the loser's ``fault``, which is None where nobody remembers it.
    """

    winner: Side | None
    ending: Ending
    cells: frozenset[Cell] = frozenset()
    fault: Fault | None = None


Clocks = tuple[float, float]
"""Seconds that player 1 and player 2 have left for the game."""


@dataclass(frozen=True, slots=True)
class TurnTime:
    """The time of a turn: how long it took, what it left on the game clocks, and whether it ran out.

    ``clocks`` is None without a game clock. A turn that ``ran_out`` was made by the timeout rule, not by its player.
    """

    seconds: float = 0.0
    clocks: Clocks | None = None
    ran_out: bool = False


NO_TIME = TurnTime()


@dataclass(frozen=True, slots=True)
class Turn:
    """One finished turn: who moved, what that did to the board, the time it took, and what chance added to it."""

    side: Side
    move: Move
    changes: tuple[Change, ...] = ()
    time: TurnTime = NO_TIME
    luck: Luck | None = None

    @property
    def is_random(self) -> bool:
        """Whether chance made the move, because the player's time was over."""
        return self.time.ran_out and not isinstance(self.move, Pass)

    @property
    def cell(self) -> Cell | None:
        """Where the turn's disc came to lie; None if it placed none."""
        return next((change.cell for change in self.changes if isinstance(change, Placed)), None)


@dataclass(frozen=True, slots=True)
class _Moment:
    """A position, what led to it and what it means. An ending without a disc has a result but no turn."""

    board: Position
    discs: tuple[Placed, ...]
    turn: Turn | None = None
    result: GameResult | None = None


class Game:
    """Plays by the rules and remembers every moment. Raises IllegalMove for what the rules refuse.

    What was undone can be redone until something else is played.
    """

    def __init__(self, start: Position, rules: Rules = CLASSIC, seed: int = 0) -> None:
        """``seed`` decides what chance does in each turn, so that a turn that is taken back finds the same luck."""
        self._rules = rules
        self._seed = seed
        self._moments = [_Moment(start, discs_of(start), result=self._result_on(start))]
        self._evaluations: dict[Position, Score] = {}
        self._place = 0

    @classmethod
    def new(cls, size: BoardSize, starter: Side = Side.FIRST, rules: Rules = CLASSIC, seed: int = 0) -> Game:
        """A game that begins as its rules say."""
        return cls(rules.start(size, starter), rules, seed)

    @property
    def rules(self) -> Rules:
        return self._rules

    @property
    def seed(self) -> int:
        return self._seed

    @property
    def start(self) -> Position:
        """The position before the first turn."""
        return self._moments[0].board

    @property
    def board(self) -> Position:
        return self._moments[self._place].board

    @property
    def boards(self) -> tuple[Position, ...]:
        """The positions from the start on: the one before each turn, and the last one."""
        return self.line_boards[: len(self.turns) + 1]

    @property
    def turns(self) -> tuple[Turn, ...]:
        return tuple(moment.turn for moment in self._moments[: self._place + 1] if moment.turn is not None)

    @property
    def discs(self) -> tuple[Placed, ...]:
        """Every disc on the board in the order in which they came, those of the start first."""
        return self._moments[self._place].discs

    @property
    def landings(self) -> tuple[Cell | None, ...]:
        """For every column, where a disc dropped now would come to lie; None where there is no room.

        Where gravity points sideways these are the rows.
        """
        board = self.board
        return tuple(self._rules.landing(board, column) for column in range(self._rules.lanes(board)))

    @property
    def moves(self) -> tuple[Move, ...]:
        """Everything the player to move can choose; nothing once the game is over."""
        return () if self.is_over else self._rules.moves(self.board)

    @property
    def forecast(self) -> Forecast:
        """What players must know besides the discs."""
        return self._rules.forecast(self.board)

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
    def line(self) -> tuple[Turn, ...]:
        """Every turn, also what was undone and can be redone."""
        return tuple(moment.turn for moment in self._moments if moment.turn is not None)

    @property
    def line_boards(self) -> tuple[Position, ...]:
        """The positions of ``line``: the one before each turn, and the last one."""
        return (self.start, *(moment.board for moment in self._moments if moment.turn is not None))

    @property
    def line_result(self) -> GameResult | None:
        """The result where ``line`` ends."""
        return self._moments[-1].result

    @property
    def evaluations(self) -> Mapping[Position, Score]:
        """What somebody has found out about positions of the game, for whoever is to move there."""
        return self._evaluations

    def learn(self, board: Position, evaluation: Score) -> None:
        """Remember the worth of a position for whoever is to move there."""
        self._evaluations[board] = evaluation

    @property
    def can_undo(self) -> bool:
        return self._place > 0

    @property
    def can_redo(self) -> bool:
        return self._place + 1 < len(self._moments)

    @property
    def notation(self) -> str:
        """The moves as text, for example ``44-53``."""
        return format_turns((turn.move, turn.luck) for turn in self.turns)

    def allows(self, move: Move) -> bool:
        """Whether ``move`` can be played now."""
        return not self.is_over and (isinstance(move, Pass) or move in self._rules.moves(self.board))

    def draw(self, move: Move) -> Luck | None:
        """What chance does to ``move``, which must be allowed, in the turn that is to be made."""
        return self._rules.draw(self.board, move, random.Random(f"{self._seed}/{self._place}"))

    def play(self, move: Move, time: TurnTime = NO_TIME, luck: Luck | None = None) -> Turn:
        """Let the player to move make ``move``, to which chance does what ``luck`` says."""
        self._require_running()
        step = self._rules.play(self.board, move, luck)
        turn = Turn(self.board.side, move, step.changes, time, luck)
        discs = discs_after(self.discs, step.changes)
        self._remember(_Moment(step.board, discs, turn, self._result_on(step.board)))
        return turn

    def lose_on_time(self) -> GameResult:
        """End the game: the player to move has run out of time."""
        return self._end(GameResult(self.board.side.other, Ending.OUT_OF_TIME))

    def resign(self, side: Side) -> GameResult:
        """End the game: ``side``, who need not be to move, gives it up."""
        return self._end(GameResult(side.other, Ending.RESIGNED))

    def forfeit(self, side: Side, fault: Fault | None) -> GameResult:
        """End the game: ``side`` has lost it by what it did."""
        return self._end(GameResult(side.other, Ending.FORFEIT, fault=fault))

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

    def go_to(self, place: int) -> None:
        """Undo or redo until ``place``. Raises IllegalMove if the game has never been there."""
        if not 0 <= place < len(self._moments):
            raise IllegalMove(f"the game has places 0 to {len(self._moments) - 1}, not {place}")
        self._place = place

    def _end(self, result: GameResult) -> GameResult:
        self._require_running()
        self._remember(_Moment(self.board, self.discs, None, result))
        return result

    def _remember(self, moment: _Moment) -> None:
        del self._moments[self._place + 1 :]
        self._moments.append(moment)
        self._place += 1

    def _require_running(self) -> None:
        if self.is_over:
            raise IllegalMove("the game is already over")

    def _result_on(self, board: Position) -> GameResult | None:
        outcome = self._rules.outcome(board)
        if outcome is None:
            return None
        return GameResult(outcome.winner, _ending(outcome, self._rules.length), outcome.cells)


def _ending(outcome: Outcome, length: int) -> Ending:
    """Why a game with this outcome, where ``length`` in a row win, is over."""
    if outcome.winner is not None:
        return Ending.FIVE_IN_A_ROW if length == 5 else Ending.FOUR_IN_A_ROW
    if outcome.cells:
        return Ending.BOTH_IN_A_ROW
    return Ending.REPETITION if outcome.is_repeated else Ending.BOARD_FULL


def discs_of(board: Position) -> tuple[Placed, ...]:
    """The discs on ``board``, column by column from the bottom."""
    cells = ((row, column) for column in range(board.size.columns) for row in range(board.size.rows))
    return tuple(Placed(side, cell) for cell in cells if (side := board.disc_at(*cell)) is not None)


def has_last(turns: Sequence[Turn]) -> bool:
    """Whether the last of ``turns`` that was no pass placed a disc that is still on the board."""
    acts = (turn for turn in reversed(turns) if not isinstance(turn.move, Pass))
    last = next(acts, None)
    return last is not None and resting_place(last.changes) is not None
