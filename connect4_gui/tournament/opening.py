"""Openings: a few discs at random that neither side can win at once, so that two bots do not repeat one game."""

from __future__ import annotations

import random

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import BoardSize

Opening = tuple[int, ...]
"""The columns that are dropped into, in turn."""


def random_opening(size: BoardSize, discs: int, rng: random.Random) -> Opening:
    """``discs`` drops after which nobody has won and nobody can win with the next disc.

    It need not be fair: it is played twice, with the colours changed.
    """
    while True:
        board, columns = Board.empty(size), []
        for _ in range(discs):
            columns.append(rng.choice(board.open_columns()))
            board = board.play(columns[-1])
            if board.outcome() is not None:
                break
        else:
            if not _wins_at_once(board) and not _wins_at_once(board.pass_turn()):
                return tuple(columns)


def _wins_at_once(board: Board) -> bool:
    """Whether the player to move completes a line with one disc."""
    outcomes = (board.play(column).outcome() for column in board.open_columns())
    return any(outcome is not None and outcome.winner is board.side for outcome in outcomes)
