"""BoardText: a board drawn in letters, as ``str(board)`` draws it, and the game that goes on from there.

    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . O . . .
    . . X X . . .
    1 2 3 4 5 6 7
    O: 44-5

The column numbers may be missing, and so may what is below them: who is to move, and what was played. Spaces mean
nothing.
Discs may float: whoever reads a board decides what to do with those.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import geometry_of
from connect4_gui.game.paste_fault import MOST_SIGNS, Flaw, PasteFault
from connect4_gui.game.record import GameRecord

MARKS = {".": None, "X": Side.FIRST, "O": Side.SECOND}
SIDE_MARKS = {side: mark for mark, side in MARKS.items() if side is not None}
PLAYED = re.compile(r"\s*([XO])\s*:", re.IGNORECASE)
BELOW = re.compile(rf"\s*\d|{PLAYED.pattern}", re.IGNORECASE)
"""How a line under the board begins."""


@dataclass(frozen=True, slots=True)
class BoardText:
    """``moves`` is what was played on ``board``, still as text; it begins after ``skipped`` signs."""

    board: Board
    moves: str = ""
    skipped: int = 0


@dataclass(frozen=True, slots=True)
class _Line:
    """A line that is not empty: its number from 1 on, its text, and how many signs come before it."""

    number: int
    text: str
    before: int

    @property
    def signs(self) -> list[tuple[int, str]]:
        """What is no space, with its place from 1 on."""
        return [(place, sign.upper()) for place, sign in enumerate(self.text, start=1) if not sign.isspace()]


def looks_like_board(text: str) -> bool:
    """Whether ``text`` begins as a drawn board does, and not as moves do."""
    return text.lstrip()[:1].upper() in MARKS


def read_board(text: str) -> BoardText | PasteFault:
    """The board that ``text`` draws, or the first thing wrong with it. Without a word about it, X is to move unless
    there are more of X already.
    """
    if len(text) > MOST_SIGNS:
        return PasteFault(Flaw.TOO_LONG)
    lines = _lines(text)
    rows = list(takewhile(lambda line: BELOW.match(line.text) is None, lines))
    below = lines[len(rows) :]
    fault = _row_fault(rows)
    if fault is not None:
        return fault
    try:
        size = BoardSize(len(rows), len(rows[0].signs))
    except ValueError:
        return PasteFault(Flaw.NO_SIZE, len(rows), len(rows[0].signs))
    if below and "".join(sign for _, sign in below[0].signs) == "123456789"[: size.columns]:
        below = below[1:]
    played = PLAYED.match(below[0].text) if below else None
    if below and played is None:
        return _no_mark(below[0])
    marks = [[MARKS[sign] for _, sign in row.signs] for row in reversed(rows)]
    if played is None:
        return BoardText(_board(size, marks))
    board = _board(size, marks, MARKS[played[1].upper()])
    skipped = below[0].before + played.end()
    return BoardText(board, text[skipped:], skipped)


def write_game(record: GameRecord) -> str:
    """The moves of ``record``, under its start where that is not an empty board. What is written can be read again."""
    if not record.start.occupied:
        return record.notation
    return f"{record.start}\n{SIDE_MARKS[record.start.side]}: {record.notation}".rstrip()


def _lines(text: str) -> list[_Line]:
    lines, before = [], 0
    for number, line in enumerate(text.splitlines(keepends=True), start=1):
        if line.strip():
            lines.append(_Line(number, line, before))
        before += len(line)
    return lines


def _row_fault(rows: Sequence[_Line]) -> PasteFault | None:
    """What is wrong with the marks of the rows, if anything is."""
    if not rows:
        return PasteFault(Flaw.EMPTY)
    for row in rows:
        for place, sign in row.signs:
            if sign not in MARKS:
                return PasteFault(Flaw.NO_MARK, row.number, place, row.text[place - 1])
        if len(row.signs) != len(rows[0].signs):
            return PasteFault(Flaw.UNEVEN, row.number)
    return None


def _no_mark(line: _Line) -> PasteFault:
    place, _ = line.signs[0]
    return PasteFault(Flaw.NO_MARK, line.number, place, line.text[place - 1])


def _board(size: BoardSize, marks: Sequence[Sequence[Side | None]], mover: Side | None = None) -> Board:
    """The board with these ``marks``, the bottom row first."""
    discs = {Side.FIRST: 0, Side.SECOND: 0}
    for row, sides in enumerate(marks):
        for column, side in enumerate(sides):
            if side is not None:
                discs[side] |= geometry_of(size).bit(row, column)
    first, second = discs[Side.FIRST], discs[Side.SECOND]
    if mover is None:
        mover = Side.SECOND if first.bit_count() > second.bit_count() else Side.FIRST
    return Board(size, discs[mover], first | second, mover)
