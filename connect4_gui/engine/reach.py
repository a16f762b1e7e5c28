"""Reach: the board sizes on which Perfect is perfect from the first move on.

Each of these is solved from the empty board within the level's time by the compiled engine, or has an opening book.
``benchmarks/sizes.py`` measures it.
"""

from __future__ import annotations

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.native import is_available

PATIENT_SIZES = frozenset({BoardSize(4, 9), BoardSize(5, 8), BoardSize(7, 6)})
"""Sizes with a short opening book: a few of the positions just after it take more than the level's second."""

SOLVED_SIZES = PATIENT_SIZES | frozenset(
    BoardSize(rows, columns)
    for rows, most_columns in ((4, 8), (5, 7), (6, 7), (7, 5), (8, 5))
    for columns in range(5, most_columns + 1)
)


def is_within_reach(size: BoardSize) -> bool:
    """Whether every position of ``size`` can be solved in time on this installation."""
    return size in SOLVED_SIZES and is_available()


def needs_patience(size: BoardSize) -> bool:
    """Whether a proof of a position of ``size`` is sure to come, but perhaps not within the level's time."""
    return size in PATIENT_SIZES and is_available()
