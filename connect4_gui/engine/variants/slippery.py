"""Slippery: now and then a disc slips and falls into another column."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar

from connect4_gui.engine.board import IllegalMove
from connect4_gui.engine.moves import Change, Drop, Luck, Move, Slip, Slipped
from connect4_gui.engine.rules import Option
from connect4_gui.engine.variants.variant import Variant, VariantPosition

CHANCE = Option("chance", 5, 50, 10, "%")


@dataclass(frozen=True, slots=True)
class Slippery(Variant):
    """With a ``chance`` in percent a disc falls into another column with room; all of those are equally likely."""

    chance: int = CHANCE.default

    key: ClassVar[str] = "slippery"
    options: ClassVar[tuple[Option, ...]] = (CHANCE,)
    has_chance: ClassVar[bool] = True

    @property
    def spread(self) -> float:
        return self.chance / 100

    def draw(self, board: VariantPosition, move: Move, rng: random.Random) -> Luck | None:
        if not isinstance(move, Drop) or rng.random() * 100 >= self.chance:
            return None
        others = [column for column in range(board.size.columns) if self.can_slip(board, move, column)]
        return Slip(rng.choice(others)) if others else None

    def can_slip(self, board: VariantPosition, move: Drop, column: int) -> bool:
        is_column = 0 <= column < board.size.columns and column != move.column
        return is_column and self.landing(board, column) is not None

    def _acted(
        self, board: VariantPosition, move: Move, luck: Luck | None
    ) -> tuple[VariantPosition, tuple[Change, ...]]:
        after, changes = self._moved(board, move)
        if luck is None:
            return after, changes
        if not isinstance(move, Drop) or not isinstance(luck, Slip) or not self.can_slip(board, move, luck.column):
            raise IllegalMove("the disc cannot have slipped there")
        after, changes = self._dropped(board, luck.column)
        return after, (Slipped(move.column, luck.column), *changes)
