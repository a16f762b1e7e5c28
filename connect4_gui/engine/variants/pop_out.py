"""PopOut: instead of dropping, a player may pull out an own disc at the bottom, and what is above it falls."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from connect4_gui.engine.board import IllegalMove
from connect4_gui.engine.geometry import Geometry
from connect4_gui.engine.moves import Change, Move, Pop, Removed
from connect4_gui.engine.variants.variant import (
    POP_CODE,
    Successor,
    Variant,
    VariantPosition,
    drop_masks,
    moved_changes,
)


@dataclass(frozen=True, slots=True)
class PopOut(Variant):
    """If a pull makes lines for both, whoever pulled wins. On a full board the mover must pull, and if that cannot be
    the game is a draw; so it is when a position comes for the third time.
    """

    key: ClassVar[str] = "popout"
    repeats: ClassVar[bool] = True

    def successors(self, geometry: Geometry, own: int, other: int, extra: int) -> list[Successor]:
        found = Variant.successors(self, geometry, own, other, extra)
        for column, bottom, mask in drop_masks(geometry):
            if own & bottom:
                found.append((POP_CODE + column, popped(own, bottom, mask), popped(other, bottom, mask), extra, True))
        return found

    def _moved(self, board: VariantPosition, move: Move) -> tuple[VariantPosition, tuple[Change, ...]]:
        return self._popped(board, move.column) if isinstance(move, Pop) else Variant._moved(self, board, move)

    def _popped(self, board: VariantPosition, column: int) -> tuple[VariantPosition, tuple[Change, ...]]:
        if not board.is_column(column):
            raise IllegalMove(f"there is no column {column + 1} on a {board.size} board")
        geometry = board.geometry
        bottom, mask = geometry.bottom_cells[column], geometry.columns[column]
        if not board.own & bottom:
            raise IllegalMove(f"no disc of yours lies at the bottom of column {column + 1}")
        height = (board.occupied & mask).bit_count()
        falls = [(bottom << row, bottom << (row - 1)) for row in range(1, height)]
        changes: tuple[Change, ...] = (Removed(board.side, (0, column)), *moved_changes(board, falls))
        own, occupied = popped(board.own, bottom, mask), popped(board.occupied, bottom, mask)
        return replace(board, own=own, occupied=occupied), changes


def popped(discs: int, bottom: int, mask: int) -> int:
    """``discs`` after those in the column ``mask`` have fallen by one and out of ``bottom``."""
    return (discs & ~mask) | ((discs & mask & ~bottom) >> 1)
