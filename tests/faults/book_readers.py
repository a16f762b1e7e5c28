"""Opening books, repertoires and the journals of those that are being built, as the program uses them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import count
from pathlib import Path

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.book import Book, board_of_key
from connect4_gui.engine.book_builder import BookPlan, build_book, exact_points, points_after, position_layers
from connect4_gui.engine.bookshelf import Bookshelf
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.journal import Journal
from connect4_gui.engine.repertoire import Repertoire
from connect4_gui.engine.repertoire_builder import build_repertoire
from connect4_gui.paths import resource
from tests.engine.books import HARD_NODES, build, build_small_repertoire
from tests.faults.reader import Reader, made_by, require


def book_bytes(name: str) -> bytes:
    return resource(f"books/{name}").read_bytes()


def use_book(path: Path, _content: bytes | None) -> None:
    board = Board.empty(BoardSize(7, 6)).play(2)
    found, true = Bookshelf(path.parent).answer(board), Bookshelf(resource("books")).answer(board)
    require(found in (None, true), "the book has another answer")


def use_repertoire(path: Path, _content: bytes | None) -> None:
    board = Board.empty(BoardSize(8, 6))
    found, true = Bookshelf(path.parent).best_moves(board), Bookshelf(resource("books")).best_moves(board)
    require(found in (None, true), "the repertoire has another answer")


PLAN = BookPlan(BoardSize(4, 4), 3)


@cache
def small_book() -> bytes:
    return made_by(lambda path: build(path, PLAN), "4x4.book")


def journal_bytes() -> bytes:
    """What a build that was stopped shortly before its end leaves."""

    def write(path: Path) -> None:
        frontier = position_layers(PLAN)[-1]
        scores = dict(Book(_small_book_in(path.parent)).items())
        Journal(path.with_suffix(""), "book 4x4 3").add(f"{key:x} {scores[key]}" for key in sorted(frontier))

    return made_by(write, "4x4.book.journal")


def _small_book_in(folder: Path) -> Path:
    path = folder / "small.book"
    path.write_bytes(small_book())
    return path


def use_journal(path: Path, _content: bytes | None) -> None:
    book = path.with_suffix("")
    try:
        with ThreadPoolExecutor(1) as executor:
            build_book(PLAN, book, executor, 1, lambda _done, _total: None)
    except (ValueError, OSError) as error:
        require(bool(str(error)), "no sentence")
        return
    require(book.read_bytes() == small_book(), "a damaged journal makes another book")


SMALL = BoardSize(4, 4)
BEFORE_TIME_IS_UP = 12
"""How many positions an unfinished repertoire waits for before it is left."""


def require_truth(path: Path) -> None:
    """A whole repertoire of proven moves. Which of several that are equally good depends on what was known before."""
    repertoire, engine = Repertoire(path), best_engine()
    require(repertoire.missing() == [], "something is missing after a build to the end")
    for key, best in repertoire.items():
        board = board_of_key(SMALL, key)
        require(exact_points(engine, board) == best.points, "a build on damage has a wrong score")
        reached = {points_after(engine, board, column) for column in best.columns}
        require(reached == {best.points}, "a build on damage has a wrong move")


def unfinished_bytes() -> bytes:
    """What a build leaves whose time was up."""
    return made_by(_build_partly, "4x4.repertoire")


def _build_partly(path: Path) -> None:
    asked = count()
    with ThreadPoolExecutor(1) as executor:
        build_repertoire(
            SMALL, path, executor, 1, lambda _d, _k: None, HARD_NODES, lambda: next(asked) >= BEFORE_TIME_IS_UP
        )


def use_unfinished(path: Path, content: bytes | None) -> None:
    """Ask it, and build on from it."""
    board = Board.empty(SMALL)
    found = Bookshelf(path.parent).best_moves(board)
    require(found is None or found.score.exact, "an unfinished repertoire guesses")
    try:
        build_small_repertoire(path, SMALL)
    except (ValueError, OSError) as error:
        require(bool(str(error)), "no sentence")
        require(not path.is_file() or path.read_bytes() == content, "a build that was refused has changed the file")
        return
    require_truth(path)


def repertoire_journal_bytes() -> bytes:
    """What a build that was killed leaves."""
    kept: list[bytes] = []

    def tell(path: Path) -> None:
        journal = path.with_name(f"{path.name}.journal")
        with ThreadPoolExecutor(1) as executor:
            build_repertoire(SMALL, path, executor, 1, lambda _d, _k: _keep(journal, kept), HARD_NODES)

    made_by(tell, "4x4.repertoire")
    return kept[len(kept) // 2]


def _keep(journal: Path, kept: list[bytes]) -> None:
    if journal.exists():
        kept.append(journal.read_bytes())


def use_repertoire_journal(path: Path, _content: bytes | None) -> None:
    repertoire = path.with_suffix("")
    try:
        build_small_repertoire(repertoire, SMALL)
    except (ValueError, OSError) as error:
        require(bool(str(error)), "no sentence")
        return
    require_truth(repertoire)


BOOK_READERS = (
    Reader("opening book", "7x6.book", lambda: book_bytes("7x6.book"), use_book, 10),
    Reader("repertoire", "8x6.repertoire", lambda: book_bytes("8x6.repertoire"), use_repertoire, 10),
    Reader("unfinished repertoire", "4x4.repertoire", unfinished_bytes, use_unfinished, 4),
    Reader("journal of a book", "4x4.book.journal", journal_bytes, use_journal, 3),
    Reader("journal of a repertoire", "4x4.repertoire.journal", repertoire_journal_bytes, use_repertoire_journal, 3),
)
