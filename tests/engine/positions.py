"""Positions for tests: all sizes, random games, and strategies for hypothesis."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.moves import PASS, Drop, Move
from connect4_gui.engine.rules import CLASSIC

MENU_SIZES = [BoardSize(rows, columns) for rows in range(4, 9) for columns in range(5, 10)]

sizes = st.builds(BoardSize, st.integers(4, 8), st.integers(4, 9))


def random_position(
    size: BoardSize, rng: random.Random, discs: int, *, pass_chance: float = 0.0, avoid_wins: bool = True
) -> Board | None:
    """A running position with ``discs`` discs, or None if the random game ended before.

    Avoiding moves that win at once keeps games going long enough on large boards.
    """
    board = Board.empty(size)
    while board.disc_count < discs:
        columns = list(board.open_columns())
        if not columns:
            return None
        if rng.random() < pass_chance:
            board = board.pass_turn()
        if avoid_wins:
            columns = [column for column in columns if board.play(column).outcome() is None] or columns
        board = board.play(rng.choice(columns))
    return board if board.outcome() is None else None


def some_positions(
    size: BoardSize, rng: random.Random, discs: int, count: int, *, pass_chance: float = 0.0
) -> list[Board]:
    """``count`` running positions with ``discs`` discs."""
    found: list[Board] = []
    while len(found) < count:
        board = random_position(size, rng, discs, pass_chance=pass_chance)
        if board is not None:
            found.append(board)
    return found


@st.composite
def move_lists(draw: st.DrawFn) -> tuple[BoardSize, list[Move]]:
    """A size and legal moves on it, passes among them, until the game ends or hypothesis has had enough."""
    size = draw(sizes)
    board = Board.empty(size)
    moves: list[Move] = []
    for choice in draw(st.lists(st.integers(0, 99), max_size=size.cells + 8)):
        columns = board.open_columns()
        if not columns:
            break
        move = PASS if choice >= 90 else Drop(columns[choice % len(columns)])
        board = CLASSIC.play(board, move).board
        moves.append(move)
    return size, moves
