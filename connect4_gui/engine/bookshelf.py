"""Bookshelf: the opening books and repertoires of all sizes, each opened when it is first needed."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.book import Book, BookError
from connect4_gui.engine.repertoire import Repertoire
from connect4_gui.engine.search_types import SearchInfo, Verdict, exact_score, score_of_points

logger = logging.getLogger(__name__)


T = TypeVar("T", Book, Repertoire)


class Bookshelf:
    """Answers from the files in ``folder``. A size without one, or with a damaged one, has no answers."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._books: dict[BoardSize, Book | None] = {}
        self._repertoires: dict[BoardSize, Repertoire | None] = {}

    def book(self, size: BoardSize) -> Book | None:
        if size not in self._books:
            self._books[size] = self._open(size, Book, "book")
        return self._books[size]

    def repertoire(self, size: BoardSize) -> Repertoire | None:
        if size not in self._repertoires:
            self._repertoires[size] = self._open(size, Repertoire, "repertoire")
        return self._repertoires[size]

    def answer(self, board: Board) -> SearchInfo | None:
        """The exact score of every column, None if the book does not reach that far."""
        book = self.book(board.size)
        if book is None or board.disc_count >= book.discs or book.score(board) is None:
            return None
        points: dict[int, int] = {}
        for column in board.open_columns():
            after = board.play(column)
            outcome = after.outcome()
            known = book.score(after)
            if outcome is not None:
                verdict = Verdict.DRAW if outcome.winner is None else Verdict.WIN
                points[column] = exact_score(board, verdict, 1).points
            elif known is not None:
                points[column] = -known
            else:
                return None
        return _info(board, points)

    def best_moves(self, board: Board) -> SearchInfo | None:
        """The exact score and columns that reach it, the others left open; None outside of the repertoire."""
        repertoire = self.repertoire(board.size)
        best = None if repertoire is None else repertoire.best_moves(board)
        return None if best is None else _info(board, dict.fromkeys(best.columns, best.points))

    def _open(self, size: BoardSize, kind: Callable[[Path], T], suffix: str) -> T | None:
        path = self._folder / f"{size.rows}x{size.columns}.{suffix}"
        if not path.exists():
            return None
        try:
            book = kind(path)
        except BookError as error:
            logger.warning("Playing without an opening book: %s", error)
            return None
        if book.size != size:
            logger.warning("Playing without an opening book: %s is for %s", path, book.size)
            return None
        return book


def _info(board: Board, points: Mapping[int, int]) -> SearchInfo:
    """What is known of ``board`` when the columns have these points."""
    top = max(points.values())
    best = tuple(column for column, worth in points.items() if worth == top)
    return SearchInfo(
        depth=board.empty_count,
        score=score_of_points(board, top),
        line=best[:1],
        columns=tuple(
            score_of_points(board, points[column]) if column in points else None for column in range(board.size.columns)
        ),
        best=best,
        nodes=0,
        seconds=0.0,
    )
