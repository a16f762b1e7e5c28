"""Geometry: the bit layout of a board size and everything that follows from it.

One bit per cell, column by column from the bottom up, with one guard bit above every column that always
stays empty, so that a line can never run from one column over into the next. On 6×7:

     6 13 20 27 34 41 48     guard row
     5 12 19 26 33 40 47     top row (row 5)
     4 11 18 25 32 39 46
     3 10 17 24 31 38 45
     2  9 16 23 30 37 44
     1  8 15 22 29 36 43
     0  7 14 21 28 35 42     bottom row (row 0)
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from connect4_gui.engine.board_size import BoardSize

Cell = tuple[int, int]
"""A cell as (row, column), both counted from 0, row 0 at the bottom."""


class Geometry:
    """Masks and line arithmetic for one size. Get it with :func:`geometry_of`, which keeps one per size."""

    def __init__(self, size: BoardSize) -> None:
        self.size = size
        self.stride = size.rows + 1
        column = (1 << size.rows) - 1
        self.columns = tuple(column << (c * self.stride) for c in range(size.columns))
        self.bottom_cells = tuple(1 << (c * self.stride) for c in range(size.columns))
        self.top_cells = tuple(cell << (size.rows - 1) for cell in self.bottom_cells)
        self.bottom = sum(self.bottom_cells)
        self.full = sum(self.columns)
        # Distance in bits to the next cell up, to the right, and along the two diagonals.
        self.directions = (1, self.stride, self.stride - 1, self.stride + 1)

    def bit(self, row: int, column: int) -> int:
        return 1 << (column * self.stride + row)

    def cells(self, mask: int) -> Iterator[Cell]:
        """The cells of ``mask``, column by column from the bottom up."""
        while mask:
            lowest = mask & -mask
            column, row = divmod(lowest.bit_length() - 1, self.stride)
            yield row, column
            mask ^= lowest

    def line_cells(self, discs: int) -> int:
        """Every cell of ``discs`` that is part of four or more in a row; 0 if there is no such line."""
        found = 0
        for step in self.directions:
            pairs = discs & (discs >> step)
            fours = pairs & (pairs >> (2 * step))
            found |= fours | (fours << step) | (fours << (2 * step)) | (fours << (3 * step))
        return found

    def has_line(self, discs: int) -> bool:
        for step in self.directions:
            pairs = discs & (discs >> step)
            if pairs & (pairs >> (2 * step)):
                return True
        return False

    def steps_completed(self, discs: int, cell: int) -> list[int]:
        """The directions in which ``discs`` have a line of four through ``cell``, one of them."""
        found = []
        for step in self.directions:
            pairs = discs & (discs >> step)
            fours = pairs & (pairs >> (2 * step))
            if any(fours & (cell >> (i * step)) for i in range(4)):
                found.append(step)
        return found

    def completing_cells(self, discs: int, occupied: int) -> int:
        """The empty cells, playable now or not, where one more of ``discs`` makes a line of four."""
        found = (discs << 1) & (discs << 2) & (discs << 3)
        for step in self.directions[1:]:
            pair_before = (discs << step) & (discs << (2 * step))
            pair_after = (discs >> step) & (discs >> (2 * step))
            found |= pair_before & ((discs << (3 * step)) | (discs >> step))
            found |= pair_after & ((discs >> (3 * step)) | (discs << step))
        return found & self.full & ~occupied

    def mirror(self, mask: int) -> int:
        """``mask`` with left and right exchanged."""
        mirrored = 0
        for column in range(self.size.columns):
            mirrored = (mirrored << self.stride) | ((mask >> (column * self.stride)) & self.columns[0])
        return mirrored


@cache
def geometry_of(size: BoardSize) -> Geometry:
    return Geometry(size)
