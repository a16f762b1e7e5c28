"""Puzzles for tests, and who knows their answers."""

from __future__ import annotations

import random
from functools import cache

from connect4_gui.coach.solver import Solver
from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.position_text import read_position
from connect4_gui.training.finder import puzzle_of
from connect4_gui.training.puzzle import Kind, Origin, Puzzle

WIN_IN_2 = "3y3/3r3/3r3/3rr2/1r1yy2/yryryry y 8"
"""Column 6 makes three in the second row, open on both sides."""

WIN_IN_3 = "5r1/5y1/5r1/5y1/yrryryy/rryrryy y 10"
WIN_IN_5 = "ry5/yryr3/yyrryr1/ryyyryr/ryrryyy/yryryrr r 17"
ZUGZWANG_IN_2 = "r1r1ry1/y1ryyy1/r1rryr1/y1yryry/yrryrrr/yryyryy y 18"
ONLY_MOVE = "7/y6/yy1rr2/rr1yy2/ryrryry/yrryyyr r 12"
"""Column 6 draws or wins, every other one loses."""


@cache
def solver() -> Solver:
    return Solver(best_engine())


@cache
def puzzle(text: str, game_id: str | None = None) -> Puzzle:
    """The puzzle in a position."""
    found = puzzle_of(read_position(text), solver(), origin=None if game_id is None else Origin(game_id, 3))
    assert found is not None
    return found


def any_puzzle(number: int, kind: Kind = Kind.WIN, length: int | None = 2, rating: int = 600) -> Puzzle:
    """One of many that differ; what it claims is not true."""
    chance = random.Random(number)
    position = Board.empty(STANDARD_SIZE)
    while position.disc_count < 16:
        after = position.play(chance.choice(position.open_columns()))
        position = position if after.outcome() else after
    first = position.open_columns()[:1]
    return Puzzle(position, kind, length, solutions=first, line=first, start_rating=rating)
