"""Puzzles for tests, and who knows their answers."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest

from connect4_gui.coach.reason import Code
from connect4_gui.coach.solver import Solver
from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.native import is_available
from connect4_gui.engine.position_text import read_position
from connect4_gui.training.puzzle import Direction, Kind, Origin, Puzzle

WIN_IN_2 = "3y3/3r3/3r3/3rr2/1r1yy2/yryryry y 8"
"""Column 6 makes three in the second row, open on both sides."""

WIN_IN_3 = "5r1/5y1/5r1/5y1/yrryryy/rryrryy y 10"
WIN_IN_5 = "ry5/yryr3/yyrryr1/ryyyryr/ryrryyy/yryryrr r 17"
ZUGZWANG_IN_2 = "r1r1ry1/y1ryyy1/r1rryr1/y1yryry/yrryrrr/yryyryy y 18"
ONLY_MOVE = "7/y6/yy1rr2/rr1yy2/ryrryry/yrryyyr r 12"
"""Column 6 draws or wins, every other one loses."""


ATTACKS = [WIN_IN_2, WIN_IN_3, WIN_IN_5, ZUGZWANG_IN_2]
WIN, ROW, DIAGONAL = Kind.WIN, Direction.ROW, Direction.DIAGONAL


def _known(
    text: str,
    kind: Kind,
    length: int | None,
    line: str,
    rating: int,
    code: Code | None = None,
    direction: Direction | None = None,
) -> Puzzle:
    columns = tuple(int(sign) - 1 for sign in line)
    return Puzzle(read_position(text), kind, length, columns[:1], columns, rating, code, direction)


KNOWN = {
    WIN_IN_2: _known(WIN_IN_2, WIN, 2, "637", 600, Code.FORK, ROW),
    WIN_IN_3: _known(WIN_IN_3, WIN, 3, "77544", 900, Code.SEQUENCE, DIAGONAL),
    WIN_IN_5: _known(WIN_IN_5, WIN, 5, "455377766", 1200, None, ROW),
    ZUGZWANG_IN_2: _known(ZUGZWANG_IN_2, Kind.ZUGZWANG, 2, "477", 700, Code.NO_SAFE_MOVE, ROW),
    ONLY_MOVE: _known(ONLY_MOVE, Kind.ONLY_MOVE, None, "6", 800),
}
"""What the finder makes of them."""

needs_core = pytest.mark.skipif(not is_available(), reason="the compiled core is not built")


@cache
def solver() -> Solver:
    return Solver(best_engine())


def puzzle(text: str, game_id: str | None = None) -> Puzzle:
    """The puzzle in a position."""
    return replace(KNOWN[text], origin=None if game_id is None else Origin(game_id, 3))


def any_puzzle(number: int, kind: Kind = Kind.WIN, length: int | None = 2, rating: int = 600) -> Puzzle:
    """One of many that differ; what it claims is not true."""
    chance = random.Random(number)
    position = Board.empty(STANDARD_SIZE)
    while position.disc_count < 16:
        after = position.play(chance.choice(position.open_columns()))
        position = position if after.outcome() else after
    first = position.open_columns()[:1]
    return Puzzle(position, kind, length, solutions=first, line=first, start_rating=rating)
