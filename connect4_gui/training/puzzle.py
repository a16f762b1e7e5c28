"""Puzzle: a position in which one move is the right one, as a value that can be kept as JSON.

A position mirrored or with the colours exchanged is the same puzzle: both have one identity.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from typing import Any

from connect4_gui.coach.reason import Code
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.position_text import read_position, write_position
from connect4_gui.json_values import Fields, ascii_text, number, one_of, whole

IDENTITY_LENGTH = 12
MOST_RATING = 4000


class Kind(Enum):
    """What is asked for: a win, the one move that does not spoil the result, a win by leaving no safe move."""

    WIN = "win"
    ONLY_MOVE = "only move"
    ZUGZWANG = "zugzwang"


class Direction(Enum):
    """How the four at the end lies."""

    ROW = "row"
    COLUMN = "column"
    DIAGONAL = "diagonal"


@dataclass(frozen=True, slots=True)
class Origin:
    """The game of the archive that a puzzle was found in, and how many turns had been played there."""

    game_id: str
    ply: int


@dataclass(frozen=True)
class Puzzle:
    """``board`` is what the solver, who is to move, finds.

    ``length`` counts the solver's discs up to the four, None where only one move is asked for. ``solutions`` are the
    first columns that are right, ``line`` is best play of both sides from ``board`` on, cut where the puzzle is solved.
    ``code`` and ``direction`` say what there is to find, where that is known. ``origin`` is None for a shipped puzzle.
    """

    board: Board
    kind: Kind
    length: int | None
    solutions: tuple[int, ...]
    line: tuple[int, ...]
    start_rating: int
    code: Code | None = None
    direction: Direction | None = None
    origin: Origin | None = None

    @property
    def size(self) -> BoardSize:
        return self.board.size

    @property
    def side(self) -> Side:
        """The side of whoever solves it."""
        return self.board.side

    @property
    def is_own(self) -> bool:
        """Whether it comes from a game of the user."""
        return self.origin is not None

    @cached_property
    def identity(self) -> str:
        return identity_of(self.board)

    def mirrored(self) -> Puzzle:
        """Left and right exchanged."""
        last = self.size.columns - 1
        return replace(
            self,
            board=self.board.mirrored(),
            solutions=tuple(sorted(last - column for column in self.solutions)),
            line=tuple(last - column for column in self.line),
        )

    def exchanged(self) -> Puzzle:
        """The colours exchanged."""
        return replace(self, board=with_side(self.board, self.side.other))

    def presented(self, times_seen: int) -> Puzzle:
        """As it is shown after it was seen so often: every other time mirrored and in the other colours.

        A position learnt by heart teaches little.
        """
        return self.mirrored().exchanged() if times_seen % 2 else self


def identity_of(board: Board) -> str:
    """The same for a position, its mirror image, and both with the colours exchanged.

    Answers are kept by it, so it must never change: it is made from the columns, each with its discs from below, the
    mover's and all.
    """
    stride, cells = board.geometry.stride, board.geometry.columns[0]
    shifts = range(0, board.size.columns * stride, stride)
    columns = [f"{board.own >> shift & cells:x}/{board.occupied >> shift & cells:x}" for shift in shifts]
    text = f"{board.size.rows} {' '.join(min(columns, columns[::-1]))}"
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:IDENTITY_LENGTH]


def with_side(board: Board, side: Side) -> Board:
    """The same position with its mover as ``side``."""
    return Board(board.size, board.own, board.occupied, side)


def to_object(puzzle: Puzzle) -> dict[str, Any]:
    """``puzzle`` as JSON has it; what it does not have is left out."""
    values = {
        "position": write_position(puzzle.board),
        "kind": puzzle.kind.value,
        "length": puzzle.length,
        "solutions": _written(puzzle.solutions),
        "line": _written(puzzle.line),
        "rating": puzzle.start_rating,
        "code": puzzle.code and puzzle.code.value,
        "direction": puzzle.direction and puzzle.direction.value,
        "game": puzzle.origin and puzzle.origin.game_id,
        "ply": puzzle.origin and puzzle.origin.ply,
    }
    return {key: value for key, value in values.items() if value is not None}


def from_object(data: Any) -> Puzzle:
    """The puzzle that ``data`` stands for. Raises ValueError with a sentence.

    Whether it is a good one is not looked at, but every move in it can be played.
    """
    fields = Fields(data)
    board = fields.take("position", lambda value: read_position(ascii_text(value)))
    game, ply = fields.maybe("game", ascii_text), fields.maybe("ply", whole(0, 10_000))
    puzzle = Puzzle(
        board,
        kind=fields.take("kind", one_of(Kind)),
        length=fields.maybe("length", whole(1, board.size.cells)),
        solutions=fields.take("solutions", _columns),
        line=fields.take("line", _columns),
        start_rating=round(fields.take("rating", number(0, MOST_RATING))),
        code=fields.maybe("code", one_of(Code)),
        direction=fields.maybe("direction", one_of(Direction)),
        origin=None if game is None or ply is None else Origin(game, ply),
    )
    _require_moves(puzzle)
    return puzzle


def _require_moves(puzzle: Puzzle) -> None:
    if not puzzle.solutions or puzzle.line[:1] not in [(column,) for column in puzzle.solutions]:
        raise ValueError("the line of a puzzle begins with one of its solutions")
    for column in puzzle.solutions:
        puzzle.board.play(column)
    board = puzzle.board
    for column in puzzle.line:
        board = board.play(column)


def _written(columns: Iterable[int]) -> str:
    return "".join(str(column + 1) for column in columns)


def _columns(value: Any) -> tuple[int, ...]:
    text = ascii_text(value)
    if not all("1" <= sign <= "9" for sign in text):
        raise ValueError(f"{text!r} are not columns from 1 to 9")
    return tuple(int(sign) - 1 for sign in text)
