"""Vanishing row: a full bottom row disappears, and everything falls by one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from connect4_gui.engine.geometry import Geometry
from connect4_gui.engine.moves import Change, Luck, Removed
from connect4_gui.engine.variants.lines import has_run
from connect4_gui.engine.variants.variant import Successor, Variant, VariantPosition, moved_changes


@dataclass(frozen=True, slots=True)
class VanishingRow(Variant):
    """A line that the drop itself makes wins before the row goes. If the fall makes lines for both, whoever filled the
    row wins. The board is never full, so that a position that comes for the third time is the only draw.
    """

    key: ClassVar[str] = "vanishing"
    repeats: ClassVar[bool] = True

    def successors(self, geometry: Geometry, own: int, other: int, extra: int) -> list[Successor]:
        bottom = geometry.bottom
        found = []
        for successor in Variant.successors(self, geometry, own, other, extra):
            code, after, _, _, _ = successor
            if (after | other) & bottom == bottom and not has_run(geometry, after, self.length):
                found.append((code, (after & ~bottom) >> 1, (other & ~bottom) >> 1, extra, True))
            else:
                found.append(successor)
        return found

    def _followed(
        self,
        board: VariantPosition,
        luck: Luck | None,  # noqa: ARG002
    ) -> tuple[VariantPosition, tuple[Change, ...]]:
        geometry = board.geometry
        bottom = geometry.bottom
        if board.occupied & bottom != bottom:
            return board, ()
        sides = ((cell, board.disc_at(*cell) or board.side) for cell in geometry.cells(bottom))
        gone = tuple(Removed(side, cell) for cell, side in sides)
        above = (geometry.bit(*cell) for cell in geometry.cells(board.occupied & ~bottom))
        changes: tuple[Change, ...] = (*gone, *moved_changes(board, [(cell, cell >> 1) for cell in above]))
        own, occupied = (board.own & ~bottom) >> 1, (board.occupied & ~bottom) >> 1
        return replace(board, own=own, occupied=occupied), changes
