"""Move, Luck and Change: what a player does in a turn, what chance adds, and what that does to the board.

All are values. A view that is told of changes can show them without knowing the rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby
from typing import TypeAlias

from connect4_gui.engine.board import Side
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.pull import Pull


@dataclass(frozen=True, slots=True)
class Drop:
    """Let a disc fall into ``column``, counted from 0; where gravity points sideways, into that row."""

    column: int


@dataclass(frozen=True, slots=True)
class Pop:
    """Pull the disc at the bottom of ``column`` out."""

    column: int


@dataclass(frozen=True, slots=True)
class Flip:
    """Turn the board upside down."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Hand the turn over without a disc, as a player does whose time ran out."""


FLIP = Flip()
PASS = Pass()

Move: TypeAlias = Drop | Pop | Flip | Pass


@dataclass(frozen=True, slots=True)
class Slip:
    """The disc fell into ``column`` instead of the one that was meant."""

    column: int


@dataclass(frozen=True, slots=True)
class Exchange:
    """The discs in these cells, one of each player, changed colour; that of player 1 lay in ``first``."""

    first: Cell
    second: Cell


Luck: TypeAlias = Slip | Exchange
"""What chance did in a turn."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A disc of ``side`` came to lie in ``cell``, which was empty.

    ``way`` are the cells it fell through, its own one last; empty if it came straight down its column.
    """

    side: Side
    cell: Cell
    way: tuple[Cell, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class Slipped:
    """The disc that is placed next was meant for the column ``wanted`` and slipped into ``column``."""

    wanted: int
    column: int


@dataclass(frozen=True, slots=True)
class Moved:
    """The disc of ``side`` in ``origin`` fell to ``cell``. Moves that follow each other happen at the same time."""

    side: Side
    origin: Cell
    cell: Cell


@dataclass(frozen=True, slots=True)
class Removed:
    """The disc of ``side`` in ``cell`` left the board."""

    side: Side
    cell: Cell


@dataclass(frozen=True, slots=True)
class Recoloured:
    """The disc in ``cell`` belongs to ``side`` now."""

    side: Side
    cell: Cell


@dataclass(frozen=True, slots=True)
class BoardTurned:
    """The board of ``rows`` and ``columns`` was turned by 180° with every disc in it; what falls then follows."""

    rows: int
    columns: int

    def turned(self, cell: Cell) -> Cell:
        return self.rows - 1 - cell[0], self.columns - 1 - cell[1]


@dataclass(frozen=True, slots=True)
class GravityTurned:
    """From now on discs fall towards ``pull``; what falls then follows."""

    pull: Pull


Change: TypeAlias = Placed | Slipped | Moved | Removed | Recoloured | BoardTurned | GravityTurned
"""Everything a move can do to a board, in the order in which it happens."""


def discs_after(discs: Iterable[Placed], changes: Iterable[Change]) -> tuple[Placed, ...]:
    """``discs`` after ``changes``, in the order in which they came to the board."""
    lying = {disc.cell: disc for disc in discs}
    for kind, group in groupby(changes, type):
        if kind is Moved:
            lying = _after_moves(lying, {change.origin: change.cell for change in group if isinstance(change, Moved)})
        else:
            for change in group:
                lying = _after_change(lying, change)
    return tuple(lying.values())


def resting_place(changes: Iterable[Change]) -> Cell | None:
    """Where the disc that ``changes`` placed lies after all of them; None if they placed none or it left the board."""
    cell: Cell | None = None
    for kind, group in groupby(changes, type):
        if kind is Moved:
            cells = {change.origin: change.cell for change in group if isinstance(change, Moved)}
            cell = None if cell is None else cells.get(cell, cell)
        else:
            for change in group:
                cell = _place_after(cell, change)
    return cell


def _place_after(cell: Cell | None, change: Change) -> Cell | None:
    match change:
        case Placed(_, placed):
            return placed
        case Removed(_, gone) if gone == cell:
            return None
        case BoardTurned() if cell is not None:
            return change.turned(cell)
        case _:
            return cell


def _after_moves(lying: dict[Cell, Placed], cells: dict[Cell, Cell]) -> dict[Cell, Placed]:
    moved = (Placed(disc.side, cells.get(cell, cell)) for cell, disc in lying.items())
    return {disc.cell: disc for disc in moved}


def _after_change(lying: dict[Cell, Placed], change: Change) -> dict[Cell, Placed]:
    match change:
        case Placed(_, cell):
            lying[cell] = change
        case Removed(_, cell):
            del lying[cell]
        case Recoloured(side, cell):
            lying[cell] = Placed(side, cell)
        case BoardTurned():
            turned = (Placed(disc.side, change.turned(cell)) for cell, disc in lying.items())
            return {disc.cell: disc for disc in turned}
        case _:
            pass
    return lying
