"""Lines: every place on a board where four discs in a row would lie."""

from __future__ import annotations

from functools import cache

IN_A_ROW = 4

Cell = tuple[int, int]
"""(row, column), both counted from 0; row 0 is the top one."""

DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))
"""One step to the right, down, down to the right, and down to the left, as (rows, columns)."""


@cache
def lines_of(width: int, height: int) -> list[list[Cell]]:
    """All lines of four cells on a board of this size: 69 on 7 columns and 6 rows, none on a very small one."""
    lines = []
    for row in range(height):
        for col in range(width):
            for down, right in DIRECTIONS:
                line = [(row + step * down, col + step * right) for step in range(IN_A_ROW)]
                last_row, last_col = line[-1]
                if last_row < height and 0 <= last_col < width:
                    lines.append(line)
    return lines
