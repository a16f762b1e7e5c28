"""Reach: the board sizes on which Perfect is perfect from the first move on.

Each of these is solved from the empty board within the level's time by the compiled engine, or has an opening book.
``benchmarks/sizes.py`` measures it.
"""

from __future__ import annotations

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.native import is_available

SOLVED_SIZES = frozenset(
    BoardSize(rows, columns)
    for rows, most_columns in ((4, 8), (5, 7), (6, 7), (7, 5), (8, 5))
    for columns in range(5, most_columns + 1)
)


def is_within_reach(size: BoardSize) -> bool:
    """Whether every position of ``size`` can be solved in time on this installation."""
    return size in SOLVED_SIZES and is_available()
