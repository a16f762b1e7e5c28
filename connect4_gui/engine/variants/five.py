"""Five: five in a row win instead of four."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.variants.variant import Variant


@dataclass(frozen=True, slots=True)
class Five(Variant):
    """As Classic, on boards with at least 6 rows and 7 columns: smaller ones leave no room for a plan."""

    key: ClassVar[str] = "five"
    length: ClassVar[int] = 5

    def fits(self, size: BoardSize) -> bool:
        return size.rows >= STANDARD_SIZE.rows and size.columns >= STANDARD_SIZE.columns
