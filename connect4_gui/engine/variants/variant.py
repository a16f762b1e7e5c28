"""Variant: what the rules beside Classic have in common.

A position is three numbers inside: the mover's discs, the other player's discs, and what the rules count (``extra``).
``successors`` gives those after every move, which is all a search needs; ``play`` says the same as positions and
changes, for people.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar

from connect4_gui.engine.board import IllegalMove, Outcome, Position, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell, Geometry
from connect4_gui.engine.moves import FLIP, Change, Drop, Flip, Luck, Move, Moved, Pass, Placed, Pop
from connect4_gui.engine.pull import Pull
from connect4_gui.engine.rules import NO_FORECAST, Forecast, Option, Step
from connect4_gui.engine.variants.lanes import Fall
from connect4_gui.engine.variants.lines import has_run, run_cells

POP_CODE, FLIP_CODE, PASS_CODE = 16, 32, 33
"""Moves as numbers: a drop is its column, a pull its column and ``POP_CODE``."""

REPETITIONS = 3
"""A position that comes so often is a draw, where discs can leave the board."""

Successor = tuple[int, int, int, int, bool]
"""The code of a move, own and other discs and ``extra`` after it for the same mover, and whether discs moved."""


@dataclass(frozen=True, slots=True)
class VariantPosition(Position):
    """Discs, and what the rules count: turns until the next event, flips left (of player 1 and 2), where discs fall,
    and the positions before it where a repetition matters.
    """

    turns_left: int = 0
    flips: tuple[int, int] = (0, 0)
    pull: Pull = Pull.DOWN
    past: tuple[int, ...] = ()

    @property
    def other(self) -> int:
        """The discs of whoever is not to move."""
        return self.own ^ self.occupied

    @property
    def times_seen(self) -> int:
        """How often it has come, this time included."""
        return 1 + self.past.count(self.identity)

    @property
    def identity(self) -> int:
        """A number that tells it from all others with the same size and counts."""
        return (self.own << 160) | (self.occupied << 2) | self.side


@dataclass(frozen=True, slots=True)
class Variant:
    """The rules of Classic, to be changed by those of a variant."""

    key: ClassVar[str] = ""
    length: ClassVar[int] = 4
    options: ClassVar[tuple[Option, ...]] = ()
    has_chance: ClassVar[bool] = False
    repeats: ClassVar[bool] = False
    mover_wins: ClassVar[bool] = True
    """Whether whoever made the move wins if it makes lines for both; otherwise that is a draw."""

    def __post_init__(self) -> None:
        for option in self.options:
            option.checked(getattr(self, option.name))

    def fits(self, size: BoardSize) -> bool:  # noqa: ARG002
        return True

    def start(self, size: BoardSize, starter: Side) -> VariantPosition:
        return VariantPosition(size, 0, 0, starter)

    def lanes(self, board: VariantPosition) -> int:
        return board.size.columns

    def moves(self, board: VariantPosition) -> tuple[Move, ...]:
        return () if self.outcome(board) is not None else tuple(move_of(found[0]) for found in self._successors(board))

    def draw(self, board: VariantPosition, move: Move, rng: random.Random) -> Luck | None:  # noqa: ARG002
        return None

    def landing(self, board: VariantPosition, column: int) -> Cell | None:
        way = self.way(board, column)
        return way[-1] if way else None

    def way(self, board: VariantPosition, column: int) -> tuple[Cell, ...]:
        """The cells a disc dropped into ``column`` falls through, its own one last; empty if there is no room."""
        row = (board.occupied & board.geometry.columns[column]).bit_count()
        return tuple((number, column) for number in range(board.size.rows - 1, row - 1, -1))

    def forecast(self, board: VariantPosition) -> Forecast:
        return replace(NO_FORECAST, times_seen=board.times_seen) if self.repeats else NO_FORECAST

    def outcome(self, board: VariantPosition) -> Outcome | None:
        lines = {side: run_cells(board.geometry, board.discs(side), self.length) for side in Side}
        winners = [side for side in (board.side.other, board.side) if lines[side]]
        if winners:
            is_draw = len(winners) == 2 and not self.mover_wins
            cells = lines[Side.FIRST] | lines[Side.SECOND] if is_draw else lines[winners[0]]
            return Outcome(None if is_draw else winners[0], frozenset(board.geometry.cells(cells)))
        if self.repeats and board.times_seen >= REPETITIONS:
            return Outcome(None, is_repeated=True)
        return None if self._successors(board) else Outcome(None)

    def play(self, board: VariantPosition, move: Move, luck: Luck | None = None) -> Step[VariantPosition]:
        if self.outcome(board) is not None:
            raise IllegalMove("the game is already over")
        after, changes = self._acted(board, move, luck)
        if not has_run(board.geometry, after.own, self.length):
            after, more = self._followed(after, luck)
            changes += more
        return Step(self._handed_over(board, after), changes)

    def successors(self, geometry: Geometry, own: int, other: int, extra: int) -> list[Successor]:
        """Every move of whoever has the discs ``own``, the middle columns first."""
        occupied = own | other
        return [
            (column, own | cell, other, extra, False)
            for column, bottom, mask in drop_masks(geometry)
            if (cell := (occupied + bottom) & mask)
        ]

    def extra(self, board: VariantPosition) -> int:  # noqa: ARG002
        """What the rules count in ``board``, as one number for whoever is to move."""
        return 0

    def handed_over(self, extra: int) -> int:
        """``extra`` as the other player counts it."""
        return extra

    @property
    def spread(self) -> float:
        """How likely a disc falls into another column than the one that was meant."""
        return 0.0

    def is_due(self, extra: int) -> bool:  # noqa: ARG002
        """Whether chance changes the board after a move that leaves ``extra``."""
        return False

    def odds(self, geometry: Geometry, own: int, other: int) -> tuple[float, float, int]:  # noqa: ARG002
        """How likely chance makes a line for the mover and for the other player when it is due; ``extra`` after it."""
        return 0.0, 0.0, 0

    def _successors(self, board: VariantPosition) -> list[Successor]:
        return self.successors(board.geometry, board.own, board.other, self.extra(board))

    def _acted(
        self, board: VariantPosition, move: Move, luck: Luck | None
    ) -> tuple[VariantPosition, tuple[Change, ...]]:
        """The board after the player's own part of the turn, still with that player to move."""
        if luck is not None:
            raise IllegalMove("chance has no part in this turn")
        return self._moved(board, move)

    def _moved(self, board: VariantPosition, move: Move) -> tuple[VariantPosition, tuple[Change, ...]]:
        match move:
            case Pass():
                return board, ()
            case Drop(column):
                return self._dropped(board, column)
            case _:
                raise IllegalMove("a turn is a disc in a column")

    def _dropped(self, board: VariantPosition, column: int) -> tuple[VariantPosition, tuple[Change, ...]]:
        kind = "row" if board.pull.has_rows else "column"
        if not 0 <= column < self.lanes(board):
            raise IllegalMove(f"there is no {kind} {column + 1} on a {board.size} board")
        way = self.way(board, column)
        if not way:
            raise IllegalMove(f"{kind} {column + 1} is full")
        cell = board.geometry.bit(*way[-1])
        placed = Placed(board.side, way[-1], () if board.pull is Pull.DOWN else way)
        return replace(board, own=board.own | cell, occupied=board.occupied | cell), (placed,)

    def _followed(
        self,
        board: VariantPosition,
        luck: Luck | None,  # noqa: ARG002
    ) -> tuple[VariantPosition, tuple[Change, ...]]:
        """What happens by itself after a turn that did not win."""
        return board, ()

    def _handed_over(self, before: VariantPosition, after: VariantPosition) -> VariantPosition:
        past = (*before.past, before.identity) if self.repeats else ()
        return replace(after, own=after.other, side=after.side.other, past=past)


def move_of(code: int) -> Move:
    if code == FLIP_CODE:
        return FLIP
    return Pop(code - POP_CODE) if code >= POP_CODE else Drop(code)


def code_of(move: Move) -> int:
    match move:
        case Drop(column):
            return column
        case Pop(column):
            return POP_CODE + column
        case Flip():
            return FLIP_CODE
        case Pass():
            return PASS_CODE


@cache
def drop_masks(geometry: Geometry) -> tuple[tuple[int, int, int], ...]:
    """Each column with its bottom cell and its mask, the middle ones first."""
    middle = (geometry.size.columns - 1) / 2
    columns = sorted(range(geometry.size.columns), key=lambda column: abs(column - middle))
    return tuple((column, geometry.bottom_cells[column], geometry.columns[column]) for column in columns)


def moved_changes(board: Position, moves: Iterable[Fall]) -> tuple[Moved, ...]:
    """These falls on ``board`` as changes; discs that stay make none."""
    found = []
    for origin, target in moves:
        if origin != target:
            (start,), (end,) = board.geometry.cells(origin), board.geometry.cells(target)
            side = board.side if board.own & origin else board.side.other
            found.append(Moved(side, start, end))
    return tuple(found)
