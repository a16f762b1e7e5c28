"""Notation: games as text. ``44-53`` is columns 4 and 4, a passed turn, columns 5 and 3.

Beside Classic, ``p4`` pulls the bottom disc of column 4 out and ``f`` turns the board. What chance did stands behind
the move: ``4>6`` was meant for column 4 and slipped into 6, and after ``4(a1c2)`` the discs in the first column, bottom
row, and in the third column, second row, changed colour.

Text counts columns from 1, code from 0; this file is the edge where the one becomes the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from connect4_gui.engine.board import Board, IllegalMove, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell, geometry_of
from connect4_gui.engine.moves import FLIP, PASS, Drop, Exchange, Flip, Luck, Move, Pass, Pop, Slip
from connect4_gui.engine.rules import CLASSIC

PASS_MARK, POP_MARK, FLIP_MARK = "-", "p", "f"
LETTERS = "abcdefghi"

TURN = re.compile(r"(?P<move>-|f|p?[1-9])(?:>(?P<slip>[1-9])|\((?P<first>[a-i][1-8])(?P<second>[a-i][1-8])\))?")

MoveAndLuck = tuple[Move, Luck | None]


def parse_moves(text: str) -> tuple[Move, ...]:
    """Read moves without looking at a board. Raises IllegalMove naming the first sign that is not a move."""
    return tuple(move for move, _ in parse_turns(text))


def parse_turns(text: str) -> tuple[MoveAndLuck, ...]:
    """As ``parse_moves``, with what chance did in each turn."""
    turns: list[MoveAndLuck] = []
    place = 0
    while place < len(text):
        found = TURN.match(text, place)
        if found is None:
            raise IllegalMove(
                f"move {len(turns) + 1} is {text[place]!r}; a move is a column from 1 to 9, or '-' for a passed turn"
            )
        turns.append((_move(found["move"]), _luck(found)))
        place = found.end()
    return tuple(turns)


def format_moves(moves: Iterable[Move]) -> str:
    return "".join(format_turn(move) for move in moves)


def format_turns(turns: Iterable[MoveAndLuck]) -> str:
    return "".join(format_turn(move, luck) for move, luck in turns)


def format_turn(move: Move, luck: Luck | None = None) -> str:
    match luck:
        case Slip(column):
            return f"{_sign(move)}>{column + 1}"
        case Exchange(first, second):
            return f"{_sign(move)}({cell_name(first)}{cell_name(second)})"
        case None:
            return _sign(move)


def cell_name(cell: Cell) -> str:
    """A letter for the column and the number of the row, as in ``c2``."""
    return f"{LETTERS[cell[1]]}{cell[0] + 1}"


def _sign(move: Move) -> str:
    match move:
        case Drop(column):
            return str(column + 1)
        case Pop(column):
            return f"{POP_MARK}{column + 1}"
        case Flip():
            return FLIP_MARK
        case Pass():
            return PASS_MARK


def _move(sign: str) -> Move:
    if sign == PASS_MARK:
        return PASS
    if sign == FLIP_MARK:
        return FLIP
    column = int(sign[-1]) - 1
    return Pop(column) if sign.startswith(POP_MARK) else Drop(column)


def _luck(found: re.Match[str]) -> Luck | None:
    if found["slip"]:
        return Slip(int(found["slip"]) - 1)
    return Exchange(_cell(found["first"]), _cell(found["second"])) if found["first"] else None


def _cell(name: str) -> Cell:
    return int(name[1]) - 1, LETTERS.index(name[0])


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
