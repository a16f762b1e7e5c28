"""Reach: the board sizes on which Perfect is perfect from the first move on, and how long it waits for a proof there.

Each of these is solved from the empty board within the level's time by the compiled engine, or has an opening book or
a repertoire. ``benchmarks/sizes.py`` measures it.
"""

from __future__ import annotations

import math

from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.native import is_available

SIZES_WITH_BOOK = frozenset({BoardSize(4, 9), BoardSize(5, 8), STANDARD_SIZE, BoardSize(7, 6)})
"""These need more than a second from the empty board."""

SOLVED_SIZES = SIZES_WITH_BOOK | frozenset(
    BoardSize(rows, columns)
    for rows, most_columns in ((4, 8), (5, 7), (6, 6), (7, 5), (8, 5))
    for columns in range(5, most_columns + 1)
)


SIZES_WITH_REPERTOIRE = frozenset({BoardSize(5, 9), BoardSize(6, 8), BoardSize(7, 7), BoardSize(8, 6)})
"""Here Perfect knows every position that can arise when it has made all its own moves."""

STRAY_SECONDS = 60.0
"""How long to wait for a proof in a game that has left the repertoire, as after undo or when sides were swapped."""


def is_within_reach(size: BoardSize) -> bool:
    """Whether Perfect keeps its promise on ``size`` with this installation."""
    return size in SOLVED_SIZES | SIZES_WITH_REPERTOIRE and is_available()


def most_seconds_for_a_proof(size: BoardSize) -> float:
    """How long waiting for a proof makes sense on ``size``; for ever where it is sure to come, however slow the
    machine is, and 0 where it is out of reach."""
    if not is_within_reach(size):
        return 0.0
    return math.inf if size in SOLVED_SIZES else STRAY_SECONDS
