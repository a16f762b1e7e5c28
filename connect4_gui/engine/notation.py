"""Notation: games as text. ``44-53`` is columns 4 and 4, a passed turn, columns 5 and 3.

Text counts columns from 1, code from 0; this file is the edge where the one becomes the other.
"""

from __future__ import annotations

from collections.abc import Iterable

from connect4_gui.engine.board import Board, IllegalMove, Side
from connect4_gui.engine.board_size import BoardSize

PASS = -1
"""The move of a player whose time ran out: no disc falls and the turn goes over."""

PASS_MARK = "-"


def parse_moves(text: str) -> tuple[int, ...]:
    """Read moves without looking at a board. Raises IllegalMove naming the first sign that is not a move."""
    moves = []
    for number, sign in enumerate(text, start=1):
        if sign == PASS_MARK:
            moves.append(PASS)
        elif sign in "123456789":
            moves.append(int(sign) - 1)
        else:
            raise IllegalMove(f"move {number} is {sign!r}; a move is a column from 1 to 9, or '-' for a passed turn")
    return tuple(moves)


def format_moves(moves: Iterable[int]) -> str:
    return "".join(PASS_MARK if move == PASS else str(move + 1) for move in moves)


def apply_move(board: Board, move: int) -> Board:
    """The position after ``move``, which may be PASS. Raises IllegalMove."""
    return board.pass_turn() if move == PASS else board.play(move)


def board_after(size: BoardSize, text: str, starter: Side = Side.FIRST) -> Board:
    """The position after the moves of ``text``. Raises IllegalMove naming the first bad move and why."""
    board = Board.empty(size, starter)
    for number, move in enumerate(parse_moves(text), start=1):
        try:
            board = apply_move(board, move)
        except IllegalMove as error:
            raise IllegalMove(f"move {number} ({format_moves([move])}): {error}") from None
    return board
