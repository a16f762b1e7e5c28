"""Notation: games as text. ``44-53`` is columns 4 and 4, a passed turn, columns 5 and 3.

Text counts columns from 1, code from 0; this file is the edge where the one becomes the other.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from connect4_gui.engine.board import Board, IllegalMove, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import geometry_of
from connect4_gui.engine.moves import PASS, Drop, Move
from connect4_gui.engine.rules import CLASSIC

PASS_MARK = "-"


def parse_moves(text: str) -> tuple[Move, ...]:
    """Read moves without looking at a board. Raises IllegalMove naming the first sign that is not a move."""
    moves: list[Move] = []
    for number, sign in enumerate(text, start=1):
        if sign == PASS_MARK:
            moves.append(PASS)
        elif sign in "123456789":
            moves.append(Drop(int(sign) - 1))
        else:
            raise IllegalMove(f"move {number} is {sign!r}; a move is a column from 1 to 9, or '-' for a passed turn")
    return tuple(moves)


def format_moves(moves: Iterable[Move]) -> str:
    return "".join(str(move.column + 1) if isinstance(move, Drop) else PASS_MARK for move in moves)


def board_after(size: BoardSize, text: str, starter: Side = Side.FIRST) -> Board:
    """The position after the moves of ``text``. Raises IllegalMove naming the first bad move and why."""
    return _unfinished_board(size, text, starter) or _board_move_by_move(size, text, starter)


def _unfinished_board(size: BoardSize, text: str, starter: Side) -> Board | None:
    """The position after ``text`` if every move is allowed and the game goes on; otherwise None.

    Discs never leave the board: what holds no line and no overfull column at the end never held one.
    """
    bottoms, geometry = _bottoms_by_sign(size), geometry_of(size)
    own = occupied = 0
    for sign in text:
        bottom = bottoms.get(sign)
        if bottom is None:
            return None
        own ^= occupied
        occupied |= occupied + bottom
    is_overfull = occupied & ~geometry.full  # in the guard row, where a disc stays whatever comes later
    if is_overfull or occupied == geometry.full or geometry.has_line(own) or geometry.has_line(own ^ occupied):
        return None
    return Board(size, own, occupied, starter if len(text) % 2 == 0 else starter.other)


@cache
def _bottoms_by_sign(size: BoardSize) -> dict[str, int]:
    """What each sign of a move adds to the discs of a board: the bottom cell of a column, nothing for a pass."""
    bottoms = {str(number): cell for number, cell in enumerate(geometry_of(size).bottom_cells, start=1)}
    return {PASS_MARK: 0, **bottoms}


def _board_move_by_move(size: BoardSize, text: str, starter: Side) -> Board:
    board = Board.empty(size, starter)
    for number, move in enumerate(parse_moves(text), start=1):
        try:
            board = CLASSIC.play(board, move).board
        except IllegalMove as error:
            raise IllegalMove(f"move {number} ({format_moves([move])}): {error}") from None
    return board
