"""The opening book that comes with the program, against the published truths about the 6×7 board."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.book import Book, board_of_key, position_key
from connect4_gui.engine.book_builder import points_after
from connect4_gui.engine.lineup import shipped_books
from connect4_gui.engine.native import Native, is_available
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.reach import SIZES_WITH_BOOK, SIZES_WITH_REPERTOIRE
from connect4_gui.engine.repertoire import Repertoire
from connect4_gui.engine.repertoire_builder import HARD_NODES
from connect4_gui.engine.search_types import Score, Verdict
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
REPERTOIRES = sorted(resource("books").glob("*.repertoire"))


@pytest.fixture(scope="module")
def book() -> Book:
    found = shipped_books().book(STANDARD_SIZE)
    assert found is not None
    return found


def layers() -> Iterator[dict[int, Board]]:
    """For 0, 1, 2 … discs one position of each mirrored pair by its key, finished ones among them."""
    layer = {position_key(board): board for board in [Board.empty(STANDARD_SIZE)]}
    while True:
        yield layer
        running = [board for board in layer.values() if not is_lost(board)]
        layer = {position_key(after): after for board in running for after in followers(board)}


def followers(board: Board) -> Iterator[Board]:
    """What ``Board.play`` gives in every column with room, without asking each time whether the game is over."""
    geometry = board.geometry
    for column in range(board.size.columns):
        if not board.occupied & geometry.top_cells[column]:
            occupied = board.occupied | (board.occupied + geometry.bottom_cells[column])
            yield Board(board.size, board.own ^ board.occupied, occupied, board.side.other)


def is_lost(board: Board) -> bool:
    """Whether the player who has just moved has a line."""
    return board.geometry.line_cells(board.own ^ board.occupied) != 0


def test_wins_draws_and_losses_are_those_of_the_strong_solution(book: Book) -> None:
    known = dict(book.items())
    for expected, layer in zip(WON_DRAWN_LOST, layers(), strict=False):
        found: Counter[int] = Counter()
        for key, board in layer.items():
            points = -1 if is_lost(board) else known[key]
            sign = (points > 0) - (points < 0)
            found[sign if board.side is Side.FIRST else -sign] += 1 if board.mirrored() == board else 2
        assert (found[1], found[0], found[-1]) == expected


def test_the_first_moves_have_the_known_scores() -> None:
    answer = shipped_books().answer(Board.empty(STANDARD_SIZE))
    assert answer is not None
    assert [score.points for score in answer.columns if score is not None] == [-2, -1, 0, 1, 0, -1, -2]
    assert answer.best == (3,)
    assert answer.score.plies == 41


def test_a_win_at_once_is_the_best_that_the_book_knows() -> None:
    answer = shipped_books().answer(board_after(STANDARD_SIZE, "7172636"))
    assert answer is not None
    assert (answer.best, answer.score) == ((3,), Score(Verdict.WIN, 18, 1, exact=True))


def test_the_books_are_small_enough() -> None:
    assert resource("books/6x7.book").stat().st_size <= 300_000
    assert sum(path.stat().st_size for path in (*BOOKS, *REPERTOIRES)) <= 4_000_000


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.name)
def test_every_book_is_whole_and_named_after_its_size(path: Path) -> None:
    opened = Book(path)
    assert path.name == f"{opened.size.rows}x{opened.size.columns}.book"
    assert opened.score(Board.empty(opened.size)) is not None


@pytest.mark.skipif(not is_available(), reason="the compiled engine was not built")
@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.name)
def test_positions_of_every_book_are_solved_to_the_same_scores(path: Path) -> None:
    opened, engine, rng = Book(path), Native(), random.Random(path.name)
    for _ in range(5):
        board = Board.empty(opened.size)
        while (score := opened.score(board)) is not None:
            last, last_score = board, score
            board = board.play(rng.choice(board.open_columns()))
            if board.outcome() is not None:
                break
        assert engine.solve(last)[0].points == last_score


def test_sizes_that_need_a_book_have_one() -> None:
    assert {str(size) for size in SIZES_WITH_BOOK} == {str(Book(path).size) for path in BOOKS}


@pytest.mark.parametrize("path", REPERTOIRES, ids=lambda path: path.name)
def test_every_repertoire_is_that_of_its_size_and_of_this_builder(path: Path) -> None:
    opened = Repertoire(path)
    assert path.name == f"{opened.size.rows}x{opened.size.columns}.repertoire"
    assert opened.hard_nodes == HARD_NODES
    assert len(opened) > 0


@pytest.mark.parametrize("size", sorted(SIZES_WITH_REPERTOIRE, key=str), ids=str)
def test_where_perfect_relies_on_a_repertoire_it_misses_no_position(size: BoardSize) -> None:
    opened = Repertoire(resource("books") / f"{size.rows}x{size.columns}.repertoire")
    assert opened.missing() == []


@pytest.mark.skipif(not is_available(), reason="the compiled engine was not built")
@pytest.mark.parametrize("path", REPERTOIRES, ids=lambda path: path.name)
def test_the_last_positions_of_every_repertoire_are_solved_to_the_same_scores(path: Path) -> None:
    opened, engine = Repertoire(path), Native()
    boards = [(board_of_key(opened.size, key), best) for key, best in opened.items()]
    boards.sort(key=lambda pair: -pair[0].disc_count)
    for board, best in boards[:5]:
        assert engine.solve(board)[0].points == best.points
        assert {points_after(engine, board, column) for column in best.columns} == {best.points}
