"""The opening book that comes with the program, against the published truths about the 6×7 board."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.book import Book
from connect4_gui.engine.bookshelf import Bookshelf
from connect4_gui.engine.native import Native, is_available
from connect4_gui.engine.reach import SIZES_WITH_BOOK
from connect4_gui.paths import resource

WON_DRAWN_LOST = [
    (1, 0, 0),
    (1, 2, 4),
    (27, 12, 10),
    (35, 58, 145),
    (690, 200, 230),
    (1080, 697, 2486),
    (10889, 1943, 3590),
    (17507, 5944, 31408),
    (124624, 14676, 44975),
]
"""How many positions with 0 to 8 discs the first player wins, draws and loses under perfect play."""

BOOKS = sorted(resource("books").glob("*.book"))


@pytest.fixture(scope="module")
def book() -> Book:
    found = Bookshelf(resource("books")).book(STANDARD_SIZE)
    assert found is not None
    return found


def value_for_first(board: Board, book: Book) -> int:
    """1, 0 or -1: what the position is worth for the first player."""
    outcome = board.outcome()
    if outcome is not None:
        return 1 if outcome.winner is Side.FIRST else -1
    score = book.score(board)
    assert score is not None
    sign = (score > 0) - (score < 0)
    return sign if board.side is Side.FIRST else -sign


def test_wins_draws_and_losses_are_those_of_the_strong_solution(book: Book) -> None:
    boards = {Board.empty(STANDARD_SIZE)}
    for expected in WON_DRAWN_LOST:
        values = [value_for_first(board, book) for board in boards]
        assert (values.count(1), values.count(0), values.count(-1)) == expected
        boards = {board.play(column) for board in boards for column in board.open_columns()}


def test_the_first_moves_have_the_known_scores() -> None:
    answer = Bookshelf(resource("books")).answer(Board.empty(STANDARD_SIZE))
    assert answer is not None
    assert [score.points for score in answer.columns if score is not None] == [-2, -1, 0, 1, 0, -1, -2]
    assert answer.best == (3,)
    assert answer.score.plies == 41


def test_the_books_are_small_enough() -> None:
    assert resource("books/6x7.book").stat().st_size <= 2_000_000
    assert sum(path.stat().st_size for path in BOOKS) <= 4_000_000


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.name)
def test_every_book_is_whole_and_named_after_its_size(path: Path) -> None:
    opened = Book(path)
    assert path.name == f"{opened.size.rows}x{opened.size.columns}.book"
    assert opened.score(Board.empty(opened.size)) is not None


@pytest.mark.skipif(not is_available(), reason="the compiled engine was not built")
@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.name)
def test_positions_of_every_book_are_solved_to_the_same_scores(path: Path) -> None:
    opened, engine, rng = Book(path), Native(), random.Random(path.name)
    for _ in range(10):
        board = Board.empty(opened.size)
        while (score := opened.score(board)) is not None:
            last, last_score = board, score
            board = board.play(rng.choice(board.open_columns()))
            if board.outcome() is not None:
                break
        assert engine.solve(last)[0].points == last_score


def test_sizes_that_need_a_book_have_one() -> None:
    assert {str(size) for size in SIZES_WITH_BOOK} == {str(Book(path).size) for path in BOOKS}
