"""Rules: what may be played and what it does. Classic Connect Four is the first of them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from connect4_gui.engine.board import Board, IllegalMove, Outcome, Position, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.moves import Change, Drop, Luck, Move, Pass, Placed
from connect4_gui.engine.pull import Pull

P = TypeVar("P", bound=Position)


@dataclass(frozen=True, slots=True)
class Option:
    """Something to choose about rules: a whole number from ``least`` to ``most``, or 0 and 1 for a switch."""

    name: str
    least: int
    most: int
    default: int
    unit: str = ""

    @property
    def is_switch(self) -> bool:
        return (self.least, self.most) == (0, 1)

    def checked(self, value: int) -> int:
        """Raises ValueError with a sentence unless ``value`` can be chosen."""
        if not self.least <= value <= self.most:
            raise ValueError(f"{self.name} must be {self.least} to {self.most}, not {value}")
        return value


@dataclass(frozen=True, slots=True)
class Forecast:
    """What players must know of a position besides its discs.

    ``turns_left`` are the turns until something happens by itself, 1 if it follows the one being made; None where
    nothing ever does. Discs fall towards ``pull``, and after that event towards ``next_pull``. ``flips`` are those that
    player 1 and 2 have left, None where nobody has any. ``times_seen`` counts how often the position has come.
    """

    turns_left: int | None = None
    pull: Pull = Pull.DOWN
    next_pull: Pull = Pull.DOWN
    flips: tuple[int, int] | None = None
    times_seen: int = 1

    @property
    def is_turning(self) -> bool:
        """Whether discs come to fall to every side in turn."""
        return self.pull is not self.next_pull and not self.pull.is_slope


NO_FORECAST = Forecast()


@dataclass(frozen=True, slots=True)
class Step(Generic[P]):
    """The position after a move, and what the move did to the board."""

    board: P
    changes: tuple[Change, ...] = ()


class RulesOf(Protocol[P]):
    """The rules of a game, a value with its options. They remember nothing: everything follows from the position."""

    @property
    def key(self) -> str:
        """The name in files, for example ``classic``."""

    @property
    def length(self) -> int:
        """How many in a row win."""

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen; the value of each is an attribute of its name."""

    @property
    def has_chance(self) -> bool:
        """Whether luck has a part in it."""

    def fits(self, size: BoardSize) -> bool:
        """Whether a game on ``size`` makes sense."""

    def start(self, size: BoardSize, starter: Side) -> P:
        """The position before the first move."""

    def moves(self, board: P) -> tuple[Move, ...]:
        """Everything the player to move can choose; nothing once the game is over."""

    def draw(self, board: P, move: Move, rng: random.Random) -> Luck | None:
        """What chance does to ``move``, which must be allowed; None for nothing."""

    def play(self, board: P, move: Move, luck: Luck | None = None) -> Step[P]:
        """What ``move`` does with this luck. Raises IllegalMove with a sentence."""

    def landing(self, board: P, column: int) -> Cell | None:
        """Where a disc dropped into ``column``, which must exist, would come to lie; None if it has no room."""

    def lanes(self, board: P) -> int:
        """How many columns a disc can be dropped into; rows, where gravity points sideways."""

    def outcome(self, board: P) -> Outcome | None:
        """How the game ended on ``board``; None while it goes on."""

    def forecast(self, board: P) -> Forecast:
        """What players must know besides the discs."""


Rules: TypeAlias = RulesOf[Any]


@dataclass(frozen=True, slots=True)
class Classic:
    """Discs fall to the lowest empty cell of a column; four in a line win, a full board is a draw."""

    key: ClassVar[str] = "classic"
    length: ClassVar[int] = 4
    options: ClassVar[tuple[Option, ...]] = ()
    has_chance: ClassVar[bool] = False

    def fits(self, size: BoardSize) -> bool:  # noqa: ARG002
        return True

    def start(self, size: BoardSize, starter: Side) -> Board:
        return Board.empty(size, starter)

    def moves(self, board: Board) -> tuple[Move, ...]:
        return tuple(Drop(column) for column in board.open_columns())

    def draw(self, board: Board, move: Move, rng: random.Random) -> Luck | None:  # noqa: ARG002
        return None

    def play(self, board: Board, move: Move, luck: Luck | None = None) -> Step[Board]:
        if luck is not None:
            raise IllegalMove("chance has no part in these rules")
        match move:
            case Pass():
                return Step(board.pass_turn())
            case Drop(column):
                after = board.play(column)
                return Step(after, (Placed(board.side, (after.landing_row(column) - 1, column)),))
            case _:
                raise IllegalMove("a turn is a disc in a column")

    def landing(self, board: Board, column: int) -> Cell | None:
        return (board.landing_row(column), column) if board.has_room(column) else None

    def lanes(self, board: Board) -> int:
        return board.size.columns

    def outcome(self, board: Board) -> Outcome | None:
        return board.outcome()

    def forecast(self, board: Board) -> Forecast:  # noqa: ARG002
        return NO_FORECAST


CLASSIC = Classic()


def is_classic(rules: Rules) -> bool:
    """Whether everything that knows Classic only, as analysis and opening books do, can be used."""
    return rules == CLASSIC


def options_of(rules: Rules) -> dict[str, int]:
    """What was chosen, by the names of the options."""
    return {option.name: int(getattr(rules, option.name)) for option in rules.options}
