"""Position: discs on a board and whose turn it is. Board: a position of the classic rules, which it knows itself.

A timeout can pass the turn, so the number of discs does not tell who is to move. A position therefore is three
things: the mover's discs, all discs, and which side the mover is. ``geometry.py`` draws the bit layout.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell, Geometry, geometry_of


class Side(IntEnum):
    """One of the two players. The number is the one people see."""

    FIRST = 1
    SECOND = 2

    @property
    def other(self) -> Side:
        return Side.SECOND if self is Side.FIRST else Side.FIRST


class IllegalMove(ValueError):
    """A move that the rules refuse; the message is a sentence for a person."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended on the board: the winner and every cell of the winning lines, or a draw.

    A draw has cells where both have a line at once; ``is_repeated`` one where a position came for the last time.
    """

    winner: Side | None
    cells: frozenset[Cell] = frozenset()
    is_repeated: bool = False


@dataclass(frozen=True, slots=True)
class Position:
    """What lies on the board, whatever the rules. ``own`` are the discs of ``side``, who is to move; ``occupied`` are
    all discs.
    """

    size: BoardSize
    own: int
    occupied: int
    side: Side

    @property
    def geometry(self) -> Geometry:
        return geometry_of(self.size)

    @property
    def disc_count(self) -> int:
        return self.occupied.bit_count()

    @property
    def empty_count(self) -> int:
        return self.size.cells - self.disc_count

    def discs(self, side: Side) -> int:
        """The discs of ``side`` as a bitboard."""
        return self.own if side is self.side else self.own ^ self.occupied

    def disc_at(self, row: int, column: int) -> Side | None:
        bit = self.geometry.bit(row, column)
        if not self.occupied & bit:
            return None
        return self.side if self.own & bit else self.side.other

    def is_column(self, column: int) -> bool:
        return 0 <= column < self.size.columns

    def __str__(self) -> str:
        """The board as text: ``X`` first player, ``O`` second player, ``.`` empty, column numbers below."""
        marks = {None: ".", Side.FIRST: "X", Side.SECOND: "O"}
        rows = [
            " ".join(marks[self.disc_at(row, column)] for column in range(self.size.columns))
            for row in reversed(range(self.size.rows))
        ]
        return "\n".join([*rows, " ".join(str(column + 1) for column in range(self.size.columns))])


@dataclass(frozen=True, slots=True)
class Board(Position):
    """A position of the classic rules."""

    @classmethod
    def empty(cls, size: BoardSize, side: Side = Side.FIRST) -> Board:
        return cls(size, 0, 0, side)

    def has_room(self, column: int) -> bool:
        """Whether ``column`` exists and is not full."""
        return self.is_column(column) and not self.occupied & self.geometry.top_cells[column]

    def open_columns(self) -> tuple[int, ...]:
        """The columns with room, left to right; empty once the game is over by the rules."""
        if self.outcome() is not None:
            return ()
        return tuple(c for c in range(self.size.columns) if self.has_room(c))

    def landing_row(self, column: int) -> int:
        """The row where a disc dropped into ``column`` comes to rest; ``rows`` if the column is full."""
        return (self.occupied & self.geometry.columns[column]).bit_count()

    def play(self, column: int) -> Board:
        """The position after the mover drops into ``column``. Raises IllegalMove with a sentence."""
        if self.outcome() is not None:
            raise IllegalMove("the game is already over")
        if not self.is_column(column):
            raise IllegalMove(f"there is no column {column + 1} on a {self.size} board")
        if not self.has_room(column):
            raise IllegalMove(f"column {column + 1} is full")
        occupied = self.occupied | (self.occupied + self.geometry.bottom_cells[column])
        return Board(self.size, self.own ^ self.occupied, occupied, self.side.other)

    def pass_turn(self) -> Board:
        """The same discs with the other player to move. Raises IllegalMove once the game is over."""
        if self.outcome() is not None:
            raise IllegalMove("the game is already over")
        return Board(self.size, self.own ^ self.occupied, self.occupied, self.side.other)

    def outcome(self) -> Outcome | None:
        """None while the game goes on. A line of four wins, also with the last disc; a full board draws."""
        geometry = self.geometry
        for side in (self.side.other, self.side):
            discs = self.discs(side)
            if geometry.has_line(discs):
                return Outcome(side, frozenset(geometry.cells(geometry.line_cells(discs))))
        if self.occupied == geometry.full:
            return Outcome(None)
        return None

    def mirrored(self) -> Board:
        mirror = self.geometry.mirror
        return Board(self.size, mirror(self.own), mirror(self.occupied), self.side)


def classic_board(position: Position) -> Board:
    """``position`` for whoever knows Classic only. Raises ValueError if it belongs to other rules."""
    if not isinstance(position, Board):
        raise ValueError("this works for the classic rules only")
    return position
