"""Move and Change: what a player does in a turn, and what that does to the board.

Both are values. A view that is told of changes can show them without knowing the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from connect4_gui.engine.board import Side
from connect4_gui.engine.geometry import Cell


@dataclass(frozen=True, slots=True)
class Drop:
    """Let a disc fall into ``column``, counted from 0."""

    column: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Hand the turn over without a disc, as a player does whose time ran out."""


PASS = Pass()

Move: TypeAlias = Drop | Pass


@dataclass(frozen=True, slots=True)
class Placed:
    """A disc of ``side`` came to lie in ``cell``, which was empty."""

    side: Side
    cell: Cell


Change: TypeAlias = Placed
"""Everything a move can do to a board. What a new rule does besides becomes one more kind here."""
