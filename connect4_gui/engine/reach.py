"""Reach: the board sizes on which Perfect is perfect from the first move on.

Each of these is solved from the empty board within the level's time by the compiled engine, or has an opening book.
``benchmarks/sizes.py`` measures it.
"""

from __future__ import annotations

from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.native import is_available

SIZES_WITH_BOOK = frozenset({BoardSize(4, 9), BoardSize(5, 8), STANDARD_SIZE, BoardSize(7, 6)})
"""These need more than a second from the empty board."""

SOLVED_SIZES = SIZES_WITH_BOOK | frozenset(
    BoardSize(rows, columns)
    for rows, most_columns in ((4, 8), (5, 7), (6, 6), (7, 5), (8, 5))
    for columns in range(5, most_columns + 1)
)


def is_within_reach(size: BoardSize) -> bool:
    """Whether every position of ``size`` can be solved in time on this installation."""
    return size in SOLVED_SIZES and is_available()


def needs_patience(size: BoardSize) -> bool:
    """Whether a proof of a position of ``size`` is sure to come, but perhaps not within the level's time.

    That is so just after a short book, and early on other boards where the machine is slow. The standard board's book
    is long enough.
    """
    return size != STANDARD_SIZE and is_within_reach(size)
