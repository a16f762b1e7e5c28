"""Swap: every few turns two discs, one of each player, change colour."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import ClassVar

from connect4_gui.engine.board import IllegalMove, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Geometry
from connect4_gui.engine.moves import Change, Exchange, Luck, Move, Recoloured, Slip
from connect4_gui.engine.rules import Forecast, Option
from connect4_gui.engine.variants.lines import gaps, has_run
from connect4_gui.engine.variants.variant import Successor, Variant, VariantPosition

EVERY = Option("every", 3, 12, 6, "turns")


@dataclass(frozen=True, slots=True)
class Swap(Variant):
    """After every so many turns chance picks a disc of each player. A line that arises counts, both at once are a draw;
    a disc that wins before ends the game without a swap. ``extra`` counts the turns until then, 0 when it is due.
    """

    every: int = EVERY.default

    key: ClassVar[str] = "swap"
    options: ClassVar[tuple[Option, ...]] = (EVERY,)
    has_chance: ClassVar[bool] = True
    mover_wins: ClassVar[bool] = False

    def start(self, size: BoardSize, starter: Side) -> VariantPosition:
        return VariantPosition(size, 0, 0, starter, turns_left=self.every)

    def forecast(self, board: VariantPosition) -> Forecast:
        return Forecast(turns_left=board.turns_left)

    def successors(self, geometry: Geometry, own: int, other: int, extra: int) -> list[Successor]:
        return Variant.successors(self, geometry, own, other, extra - 1)

    def is_due(self, extra: int) -> bool:
        return extra == 0

    def odds(self, geometry: Geometry, own: int, other: int) -> tuple[float, float, int]:
        """A disc of the other player that would complete a line wins if it is picked, and the other way round."""
        if not own or not other:
            return 0.0, 0.0, self.every
        wins = (gaps(geometry, own, 0, self.length) & other).bit_count() / other.bit_count()
        losses = (gaps(geometry, other, 0, self.length) & own).bit_count() / own.bit_count()
        return wins * (1 - losses), losses * (1 - wins), self.every

    def extra(self, board: VariantPosition) -> int:
        return board.turns_left

    def draw(self, board: VariantPosition, move: Move, rng: random.Random) -> Luck | None:
        after, _ = self._moved(board, move)
        if board.turns_left > 1 or not _can_swap(after) or has_run(board.geometry, after.own, self.length):
            return None
        first, second = (rng.choice(list(board.geometry.cells(after.discs(side)))) for side in Side)
        return Exchange(first, second)

    def _acted(
        self,
        board: VariantPosition,
        move: Move,
        luck: Luck | None,
    ) -> tuple[VariantPosition, tuple[Change, ...]]:
        after, changes = self._moved(board, move)
        if luck is not None and has_run(board.geometry, after.own, self.length):
            raise IllegalMove("nothing is swapped any more after a win")
        return after, changes

    def _followed(self, board: VariantPosition, luck: Luck | None) -> tuple[VariantPosition, tuple[Change, ...]]:
        turns_left = board.turns_left - 1
        is_due = turns_left == 0 and _can_swap(board)
        if isinstance(luck, Slip) or is_due is (luck is None):
            raise IllegalMove("two discs are swapped now" if is_due else "no discs are swapped now")
        after = replace(board, turns_left=turns_left or self.every)
        return self._swapped(after, luck) if isinstance(luck, Exchange) else (after, ())

    def _swapped(self, board: VariantPosition, luck: Exchange) -> tuple[VariantPosition, tuple[Change, ...]]:
        cells = {Side.FIRST: luck.first, Side.SECOND: luck.second}
        bits = {side: _bit(board, cell) for side, cell in cells.items()}
        if any(not board.discs(side) & bit for side, bit in bits.items()):
            raise IllegalMove("those two discs cannot have been swapped")
        changes = tuple(Recoloured(side.other, cell) for side, cell in cells.items())
        return replace(board, own=board.own ^ bits[Side.FIRST] ^ bits[Side.SECOND]), changes


def _can_swap(board: VariantPosition) -> bool:
    """Whether both players have a disc on the board."""
    return all(board.discs(side) for side in Side)


def _bit(board: VariantPosition, cell: tuple[int, int]) -> int:
    row, column = cell
    is_cell = 0 <= row < board.size.rows and board.is_column(column)
    return board.geometry.bit(row, column) if is_cell else 0
