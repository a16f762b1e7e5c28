"""Library: the engine in three calls, for programs that want to know rather than to play.

Each thread has an engine of its own, made at its first question; the opening books are shared. Nothing is written.
"""

from __future__ import annotations

import threading
from functools import cache
from typing import TYPE_CHECKING

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import Engine, Score, SearchInfo, SearchLimits

if TYPE_CHECKING:
    from connect4_gui.engine.lineup import Lineup

DEFAULT_SECONDS = 5.0


def position(moves: str = "", *, rows: int = STANDARD_SIZE.rows, columns: int = STANDARD_SIZE.columns) -> Board:
    """The position after ``moves``: columns from 1 on, ``-`` for a passed turn.

    Raises ValueError with a sentence for an illegal move (IllegalMove, which is one) or a size that does not exist.

    >>> print(position("3345", rows=4, columns=5))
    . . . . .
    . . . . .
    . . O . .
    . . X X O
    1 2 3 4 5
    """
    return board_after(BoardSize(rows, columns), moves)


def analyse(board: Board, seconds: float = DEFAULT_SECONDS) -> SearchInfo:
    """The best that can be found out about ``board`` and each of its columns within ``seconds``.

    It ends at once where an opening book knows the answer, and early where everything is proven; ``score.exact`` says
    whether it is. Columns count from 0 in the answer. Raises ValueError if the game is over or ``seconds`` are not more
    than 0.

    >>> info = analyse(position("4455"))
    >>> info.best
    (2, 5)
    >>> info.score
    Score(verdict=<Verdict.WIN: 'win'>, points=18, plies=3, exact=True)
    >>> [score.points for score in analyse(position()).columns]
    [-2, -1, 0, 1, 0, -1, -2]
    """
    return _answer(board, SearchLimits(seconds=seconds))


def solve(board: Board) -> Score:
    """The exact score of ``board`` for the player to move, however long it takes.

    From a book that is at once, elsewhere from no time to hours: docs/performance.md says what each size takes. Raises
    ValueError if the game is over.

    >>> solve(position()).points
    1
    >>> solve(position("43")).plies
    37
    """
    return _answer(board, SearchLimits(every_column=False)).score


def _answer(board: Board, limits: SearchLimits) -> SearchInfo:
    *_, info = _own_engine().analyse(board, limits)
    return info


_own = threading.local()


def _own_engine() -> Engine:
    """The engine of this thread: one engine does one analysis at a time."""
    if not hasattr(_own, "engine"):
        _own.engine = _lineup().engine()
    engine: Engine = _own.engine
    return engine


@cache
def _lineup() -> Lineup:
    # Imported only here, so that whoever needs no more than the rules does not load databases and levels.
    from connect4_gui.engine.lineup import Lineup, shipped_books  # noqa: PLC0415

    return Lineup(shipped_books())
