"""Position text: a position in one line, as programs hand it to each other.

    7/7/7/7/3y3/2rry2 r 3

The rows from the top, joined by ``/``: ``r`` is a disc of the first player, ``y`` one of the second, a digit so many
empty cells. Then the player to move, and the number of the pair of moves that is being played, counted from 1. Size and
mover are part of the text, so it stands for a position on any board, also after a passed turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import geometry_of
from connect4_gui.quote import quote

MARKS = {"r": Side.FIRST, "y": Side.SECOND}
SIDE_MARKS = {side: mark for mark, side in MARKS.items()}
RUNS = "123456789"


def write_position(board: Board) -> str:
    """``board`` as text. Every two discs count as a pair of moves, since a board does not know of passed turns."""
    rows = "/".join(_write_row(board, row) for row in reversed(range(board.size.rows)))
    return f"{rows} {SIDE_MARKS[board.side]} {board.disc_count // 2 + 1}"


def read_position(text: str) -> Board:
    """The board that ``text`` stands for. Raises ValueError with a sentence; the number of moves is only checked."""
    words = text.split()
    if len(words) != 3:
        raise ValueError(f"a position is rows, player and move, for example '7/7/7/7/7/7 r 1', not {quote(text)}")
    drawn, mover, number = words
    if mover not in MARKS:
        raise ValueError(f"the player to move is 'r' or 'y', not {quote(mover)}")
    if not (number.isascii() and number.isdigit() and int(number[:9]) > 0):
        raise ValueError(f"the number of the move counts from 1, it cannot be {quote(number)}")
    rows = [_read_row(row, from_top) for from_top, row in enumerate(drawn.split("/"), start=1)]
    return board_of_rows(rows, MARKS[mover])


def _write_row(board: Board, row: int) -> str:
    sides = [board.disc_at(row, column) for column in range(board.size.columns)]
    runs = [(side, len(list(run))) for side, run in groupby(sides)]
    return "".join(str(length) if side is None else SIDE_MARKS[side] * length for side, length in runs)


def _read_row(text: str, from_top: int) -> list[Side | None]:
    row: list[Side | None] = []
    for sign in text:
        if sign in MARKS:
            row.append(MARKS[sign])
        elif sign in RUNS:
            row.extend([None] * int(sign))
        else:
            raise ValueError(f"row {from_top} from the top has {sign!r}; a row is made of 'r', 'y' and digits from 1")
    return row


def board_of_rows(rows: Sequence[Sequence[Side | None]], mover: Side) -> Board:
    """The board with these ``rows``, the top one first. Raises ValueError with a sentence if there is none."""
    widths = {len(row) for row in rows}
    if len(widths) > 1:
        raise ValueError(f"every row must be as wide as the others, these have {_listed(widths)} cells")
    size = BoardSize(len(rows), max(widths, default=0))
    discs = {Side.FIRST: 0, Side.SECOND: 0}
    for row, sides in enumerate(reversed(rows)):
        for column, side in enumerate(sides):
            if side is not None:
                discs[side] |= geometry_of(size).bit(row, column)
    board = Board(size, discs[mover], discs[Side.FIRST] | discs[Side.SECOND], mover)
    _refuse_floating_discs(board)
    return board


def _refuse_floating_discs(board: Board) -> None:
    for column, cells in enumerate(board.geometry.columns):
        lowest_empty = ~board.occupied & cells & -(~board.occupied & cells)
        if board.occupied & cells > lowest_empty > 0:
            raise ValueError(f"a disc in column {column + 1} has nothing below it")


def _listed(numbers: set[int]) -> str:
    *most, last = sorted(numbers)
    return f"{', '.join(map(str, most))} and {last}"
