"""The values that cross the engine's boundary: what to search, how long, and what was found."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Protocol

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import BoardSize


class Verdict(Enum):
    """What is known about a position, seen by the player to move in it."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Score:
    """The worth of a position or a move for the player to move.

    ``points`` of an exact win are ``(cells + 2 - discs) // 2`` with the discs on the board after the winning one, so
    faster wins score more; a loss is the negative of the winner's score, a draw 0. Otherwise they are an estimate.
    ``plies`` counts the moves to the end of the game under best play, None unless ``exact``.
    """

    verdict: Verdict
    points: int
    plies: int | None = None
    exact: bool = False

    @property
    def winners_moves(self) -> int | None:
        """How many discs the winner has yet to drop, the last one included: what people mean by a win in 3 moves."""
        return None if self.plies is None else (self.plies + 1) // 2

    @property
    def rank(self) -> tuple[int, int]:
        """Sorts scores: proven losses, then everything undecided or drawn, then proven wins."""
        if self.verdict is Verdict.WIN:
            return (1, self.points)
        return (-1 if self.verdict is Verdict.LOSS else 0, self.points)


def win_points(size: BoardSize, discs: int) -> int:
    """The score of winning with the disc that makes ``discs`` discs on the board."""
    return (size.cells + 2 - discs) // 2


def exact_score(board: Board, verdict: Verdict, plies: int) -> Score:
    """The exact score of ``board`` when the game ends after ``plies`` more moves."""
    points = win_points(board.size, board.disc_count + plies)
    sign = {Verdict.WIN: 1, Verdict.DRAW: 0, Verdict.LOSS: -1}[verdict]
    return Score(verdict, sign * points, plies, exact=True)


def score_of_points(board: Board, points: int) -> Score:
    """The exact score of ``board`` with these points: the number of plies follows, odd for a win, even for a loss."""
    return exact_score_with(points, board.empty_count)


@cache
def exact_score_with(points: int, empties: int) -> Score:
    """As score_of_points, for any board with so many empty cells: one value serves them all."""
    if points == 0:
        return Score(Verdict.DRAW, 0, empties, exact=True)
    verdict = Verdict.WIN if points > 0 else Verdict.LOSS
    latest = empties + 2 - 2 * abs(points)
    is_odd = verdict is Verdict.WIN
    return Score(verdict, points, latest if latest % 2 == is_odd else latest - 1, exact=True)


@dataclass(frozen=True, slots=True)
class SearchLimits:
    """How long a search may go on; None is no limit. The first limit reached ends it.

    With ``every_column`` false only the position's own score is wanted, which is found faster.
    """

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None
    every_column: bool = True

    def __post_init__(self) -> None:
        for name in ("depth", "nodes", "seconds"):
            value = getattr(self, name)
            if value is not None and not value > 0:
                raise ValueError(f"{name} must be more than 0, not {value}")


@dataclass(frozen=True, slots=True)
class SearchInfo:
    """What a search knew after its last completed iteration.

    ``columns`` holds a score for every column, None where the column is full or was not asked for. ``line`` is the
    principal line of 0-based columns, ``best`` the columns that share the best score.
    """

    depth: int
    score: Score
    line: tuple[int, ...]
    columns: tuple[Score | None, ...]
    best: tuple[int, ...]
    nodes: int
    seconds: float


class StopFlag:
    """Set from any thread to end a search soon. One byte of memory, so that compiled code can poll it too."""

    __slots__ = ("raw",)

    def __init__(self) -> None:
        self.raw = bytearray(1)

    def set(self) -> None:
        self.raw[0] = 1

    def is_set(self) -> bool:
        return self.raw[0] != 0


class Engine(Protocol):
    """A search engine. MinMax is the readable one."""

    @property
    def name(self) -> str:
        """The name in reports, for example ``minmax``."""

    def analyse(self, board: Board, limits: SearchLimits, stop: StopFlag | None = None) -> Iterator[SearchInfo]:
        """Yield ever better knowledge of ``board``; the last one counts.

        At least one is yielded, however short the limits or early the stop. The iteration ends by itself when
        everything asked for is exact. Raises ValueError if the game is already over on ``board``.
        """
