"""Bookshelf: the opening books of all sizes, each opened when it is first needed."""

from __future__ import annotations

import logging
from pathlib import Path

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.book import Book, BookError
from connect4_gui.engine.search_types import SearchInfo, Verdict, exact_score, score_of_points

logger = logging.getLogger(__name__)


class Bookshelf:
    """Answers from the books in ``folder``. A size without a book, or with a damaged one, has no answers."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._books: dict[BoardSize, Book | None] = {}

    def book(self, size: BoardSize) -> Book | None:
        if size not in self._books:
            self._books[size] = self._open(size)
        return self._books[size]

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
        top = max(points.values())
        best = tuple(column for column, worth in points.items() if worth == top)
        return SearchInfo(
            depth=board.empty_count,
            score=score_of_points(board, top),
            line=best[:1],
            columns=tuple(
                score_of_points(board, points[column]) if column in points else None
                for column in range(board.size.columns)
            ),
            best=best,
            nodes=0,
            seconds=0.0,
        )

    def _open(self, size: BoardSize) -> Book | None:
        path = self._folder / f"{size.rows}x{size.columns}.book"
        if not path.exists():
            return None
        try:
            book = Book(path)
        except BookError as error:
            logger.warning("Playing without an opening book: %s", error)
            return None
        if book.size != size:
            logger.warning("Playing without an opening book: %s is for %s", path, book.size)
            return None
        return book
