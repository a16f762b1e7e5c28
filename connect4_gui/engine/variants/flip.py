"""Flip: instead of dropping, a player may turn the board upside down, so many times a game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from connect4_gui.engine.board import IllegalMove, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Geometry
from connect4_gui.engine.moves import BoardTurned, Change, Flip, Move
from connect4_gui.engine.pull import Pull
from connect4_gui.engine.rules import Forecast, Option
from connect4_gui.engine.variants.lanes import falls
from connect4_gui.engine.variants.variant import FLIP_CODE, Successor, Variant, VariantPosition, moved_changes

FLIPS = Option("flips", 1, 9, 2)


@dataclass(frozen=True, slots=True)
class FlipRules(Variant):
    """Turned by 180°, the discs fall to the other end. Lines for both: whoever turned wins. An empty board stays.

    ``extra`` is the mover's flips and, 16 times as much, those of the other player.
    """

    flips: int = FLIPS.default

    key: ClassVar[str] = "flip"
    options: ClassVar[tuple[Option, ...]] = (FLIPS,)

    def start(self, size: BoardSize, starter: Side) -> VariantPosition:
        return VariantPosition(size, 0, 0, starter, flips=(self.flips, self.flips))

    def forecast(self, board: VariantPosition) -> Forecast:
        return Forecast(flips=board.flips)

    def successors(self, geometry: Geometry, own: int, other: int, extra: int) -> list[Successor]:
        found = Variant.successors(self, geometry, own, other, extra)
        if found and extra % 16 and own | other:
            found.append((FLIP_CODE, *turned(geometry, own, other), extra - 1, True))
        return found

    def extra(self, board: VariantPosition) -> int:
        mine, others = board.flips if board.side is Side.FIRST else board.flips[::-1]
        return mine + 16 * others

    def handed_over(self, extra: int) -> int:
        return extra // 16 + 16 * (extra % 16)

    def _moved(self, board: VariantPosition, move: Move) -> tuple[VariantPosition, tuple[Change, ...]]:
        return self._turned(board) if isinstance(move, Flip) else Variant._moved(self, board, move)

    def _turned(self, board: VariantPosition) -> tuple[VariantPosition, tuple[Change, ...]]:
        mine = board.flips[board.side - 1]
        if not mine:
            raise IllegalMove("you have no turns of the board left")
        if not board.occupied:
            raise IllegalMove("there is nothing on the board to turn")
        geometry = board.geometry
        own, other = turned(geometry, board.own, board.other)
        hanging = replace(board, own=rotated(geometry, board.own), occupied=rotated(geometry, board.occupied))
        falling = moved_changes(hanging, falls(board.size, Pull.DOWN, hanging.occupied))
        flips = (mine - 1, board.flips[1]) if board.side is Side.FIRST else (board.flips[0], mine - 1)
        after = replace(board, own=own, occupied=own | other, flips=flips)
        return after, (BoardTurned(board.size.rows, board.size.columns), *falling)


def rotated(geometry: Geometry, discs: int) -> int:
    """``discs`` with the board turned by 180°, before they fall: the bits in reverse order."""
    width = geometry.full.bit_length()
    return int(format(discs, f"0{width}b")[::-1], 2)


def turned(geometry: Geometry, own: int, other: int) -> tuple[int, int]:
    """The discs of both after the board was turned and they have fallen."""
    own, other = rotated(geometry, own), rotated(geometry, other)
    occupied, rows = own | other, geometry.size.rows
    own_after = other_after = 0
    for mask in geometry.columns:
        empty = rows - (occupied & mask).bit_count()
        own_after |= (own & mask) >> empty
        other_after |= (other & mask) >> empty
    return own_after, other_after
