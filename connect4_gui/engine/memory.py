"""Memory: what is known before anybody thinks, from the opening books and from earlier searches."""

from __future__ import annotations

from connect4_gui.engine.board import Board
from connect4_gui.engine.bookshelf import Bookshelf
from connect4_gui.engine.move_cache import MoveCache
from connect4_gui.engine.search_types import SearchInfo

EXACT = "exact"
"""The name under which an answer with every column proven is kept: it is the same for whoever asks."""

PROVEN = f"{EXACT}/best"
"""The name of a proven score and the moves that are known to reach it, where other columns may be open."""

WORTH_KEEPING_SECONDS = 0.02
"""Answers that took less are found again as fast as they are read from disk."""


class Memory:
    """Asks the books first, which are read-only, and then the cache. Either may be missing; without both it is empty.

    As safe to use from several threads as these are.
    """

    def __init__(self, books: Bookshelf | None = None, cache: MoveCache | None = None) -> None:
        self._books = books
        self._cache = cache

    def recall(self, board: Board, name: str) -> SearchInfo | None:
        """What is known of ``board`` under ``name``. The books know answers that are EXACT, repertoires PROVEN ones."""
        printed = self._printed(board, name)
        if printed is not None or self._cache is None:
            return printed
        return self._cache.get(board, name)

    def _printed(self, board: Board, name: str) -> SearchInfo | None:
        if self._books is None or name not in (EXACT, PROVEN):
            return None
        return self._books.answer(board) if name == EXACT else self._books.best_moves(board)

    def keep(self, board: Board, name: str, info: SearchInfo) -> None:
        """Remember a finished answer if there is a cache and the answer took some time to find."""
        if self._cache is not None and info.seconds >= WORTH_KEEPING_SECONDS:
            self._cache.put(board, name, info)

    def close(self) -> None:
        """Close the cache; from then on it remembers nothing."""
        if self._cache is not None:
            self._cache.close()
