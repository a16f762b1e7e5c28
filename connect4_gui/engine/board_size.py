"""BoardSize: how many rows and columns a board has, always written rows × columns."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from connect4_gui.quote import quote

MIN_ROWS, MAX_ROWS = 4, 8
MIN_COLUMNS, MAX_COLUMNS = 4, 9


@dataclass(frozen=True, slots=True, order=True)
class BoardSize:
    """A size from 4×4 to 8×9. Raises ValueError outside that range."""

    rows: int
    columns: int

    def __post_init__(self) -> None:
        if not MIN_ROWS <= self.rows <= MAX_ROWS:
            raise ValueError(f"rows must be {MIN_ROWS} to {MAX_ROWS}, not {self.rows}")
        if not MIN_COLUMNS <= self.columns <= MAX_COLUMNS:
            raise ValueError(f"columns must be {MIN_COLUMNS} to {MAX_COLUMNS}, not {self.columns}")

    @classmethod
    @lru_cache(maxsize=256)
    def parse(cls, text: str) -> BoardSize:
        """Read ``6x7`` or ``6×7``. Raises ValueError with a sentence otherwise."""
        match = re.fullmatch(r"([0-9]{1,3})[x×X]([0-9]{1,3})", text)
        if match is None:
            raise ValueError(f"a size is written rows x columns, for example 6x7, not {quote(text)}")
        return cls(int(match[1]), int(match[2]))

    @property
    def cells(self) -> int:
        return self.rows * self.columns

    def __str__(self) -> str:
        return f"{self.rows}×{self.columns}"


STANDARD_SIZE = BoardSize(6, 7)
