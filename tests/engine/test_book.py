from __future__ import annotations

import hashlib
import random
import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import given

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.book import DIGEST_BYTES, HEADER, Book, BookError, board_of_key, position_key, write_book
from connect4_gui.engine.book_builder import BookPlan, build_book, position_layers
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.journal import Journal
from connect4_gui.engine.moves import Move
from connect4_gui.engine.rules import CLASSIC
from connect4_gui.engine.search_types import SearchLimits
from tests.engine.books import build
from tests.engine.positions import move_lists

SMALL = BookPlan(BoardSize(4, 4), 3)


@pytest.fixture(scope="module")
def small_book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("book") / "4x4.book", SMALL)


@given(move_lists())
def test_a_key_tells_the_position(game: tuple[BoardSize, list[Move]]) -> None:
    size, moves = game
    board = Board.empty(size)
    for move in moves:
        board = CLASSIC.play(board, move).board
    found = board_of_key(size, position_key(board))
    assert (found.own, found.occupied) in [(b.own, b.occupied) for b in (board, board.mirrored())]


def test_the_number_of_positions_to_solve_on_the_standard_board() -> None:
    layers = position_layers(BookPlan(STANDARD_SIZE, 6))
    assert [len(layer) for layer in layers] == [1, 4, 25, 121, 568, 2144, 8231]


def test_every_position_of_the_book_has_its_exact_score(small_book: Path) -> None:
    book, engine = Book(small_book), best_engine()
    boards = [board for layer in position_layers(SMALL) for board in layer.values()]
    assert len(book) == len(boards)
    for board in random.Random(1).sample(boards, 20):
        *_, info = engine.analyse(board, SearchLimits(every_column=False))
        assert book.score(board) == book.score(board.mirrored()) == info.score.points


def test_unknown_positions_have_no_score(small_book: Path) -> None:
    book = Book(small_book)
    deep = Board.empty(SMALL.size).play(0).play(1).play(2).play(3)
    assert book.score(deep) is None
    assert book.score(Board.empty(STANDARD_SIZE)) is None
    assert book.score(Board.empty(SMALL.size).play(0).pass_turn().play(0)) is None


def test_building_twice_gives_the_same_bytes(small_book: Path, tmp_path: Path) -> None:
    folder = tmp_path / "books"
    folder.mkdir()
    assert build(folder / "again.book", SMALL).read_bytes() == small_book.read_bytes()
    assert [path.name for path in folder.iterdir()] == ["again.book"]


@pytest.mark.parametrize("keep", [0, 1, 12, 300, 1_000])
def test_a_killed_build_goes_on_where_it_was(small_book: Path, tmp_path: Path, keep: int) -> None:
    """Cuts the journal at any byte, as a kill would leave it."""
    path, journal, first_report = tmp_path / "4x4.book", tmp_path / "4x4.book.journal", []

    class KilledError(Exception):
        pass

    def kill_late(done: int, total: int) -> None:
        if done == total:
            raise KilledError

    with ThreadPoolExecutor(1) as executor:
        with pytest.raises(KilledError):
            build_book(SMALL, path, executor, 1, kill_late)
        whole = journal.read_bytes()
        journal.write_bytes(whole[:keep])
        build_book(SMALL, path, executor, 1, lambda done, _: first_report.append(done))
    assert path.read_bytes() == small_book.read_bytes()
    assert first_report[0] == max(0, whole[:keep].count(b"\n") - 1)


def test_a_build_that_is_killed_again_and_again_still_goes_on(small_book: Path, tmp_path: Path) -> None:
    """What a kill has torn must be gone from the journal before anything is written after it."""
    path, journal = tmp_path / "4x4.book", tmp_path / "4x4.book.journal"

    class KilledError(Exception):
        pass

    def kill_late(done: int, total: int) -> None:
        if done == total:
            raise KilledError

    with ThreadPoolExecutor(1) as executor:
        for keep in (None, 60, 120):
            if keep is not None:
                whole = journal.read_bytes()
                journal.write_bytes(whole[: whole.index(b"\n", keep)])
            with pytest.raises(KilledError):
                build_book(SMALL, path, executor, 1, kill_late)
    assert all(len(line.split()) == 3 for line in journal.read_text().splitlines()[1:])
    assert build(path, SMALL).read_bytes() == small_book.read_bytes()


def test_a_damaged_line_of_the_journal_is_solved_again(small_book: Path, tmp_path: Path) -> None:
    path, journal = tmp_path / "4x4.book", tmp_path / "4x4.book.journal"
    log = Journal(path, "book 4x4 3")
    key, score = next((key, score) for key, score in reversed(Book(small_book).items()) if score != 0)
    log.add([f"{key:x} {score}"])
    journal.write_bytes(journal.read_bytes().replace(f"{key:x} {score} ".encode(), f"{key:x} {-score} ".encode()))
    assert log.lines() == []
    assert build(path, SMALL).read_bytes() == small_book.read_bytes()


def test_the_journal_of_another_book_is_not_touched(tmp_path: Path) -> None:
    journal = tmp_path / "4x4.book.journal"
    journal.write_text("book 6x7 8\n0 1\n")
    with pytest.raises(ValueError, match="belongs to another book"):
        build(tmp_path / "4x4.book", SMALL)
    assert journal.read_text() == "book 6x7 8\n0 1\n"


@pytest.mark.parametrize("position", [0, 4, 5, HEADER.size, -1])
def test_a_damaged_book_is_refused(small_book: Path, tmp_path: Path, position: int) -> None:
    content = bytearray(small_book.read_bytes())
    content[position] ^= 1
    damaged = tmp_path / "damaged.book"
    damaged.write_bytes(content)
    with pytest.raises(BookError, match=r"damaged|not an opening book"):
        Book(damaged)


def rewritten(small_book: Path, target: Path, packed: bytes | None = None, **changes: int) -> Path:
    """The book with another header or body, and a checksum that is right."""
    content = small_book.read_bytes()
    names = ("magic", "version", "rows", "columns", "discs", "count")
    fields = dict(zip(names, HEADER.unpack_from(content), strict=True)) | changes
    header = HEADER.pack(*fields.values())
    body = content[HEADER.size + DIGEST_BYTES :] if packed is None else packed
    target.write_bytes(header + hashlib.sha256(header + body).digest() + body)
    return target


def test_a_book_that_does_not_hold_what_it_says_is_refused(small_book: Path, tmp_path: Path) -> None:
    """As if whoever wrote it had counted wrongly."""
    wrong = rewritten(small_book, tmp_path / "wrong.book", count=len(Book(small_book)) + 1)
    with pytest.raises(BookError, match="does not hold"):
        Book(wrong)


@pytest.mark.parametrize(
    "changes",
    [{"rows": 0}, {"rows": 255}, {"columns": 0}, {"columns": 255}, {"discs": 0}, {"discs": 16}, {"discs": 255}],
)
def test_a_senseless_header_is_refused(small_book: Path, tmp_path: Path, changes: dict[str, int]) -> None:
    with pytest.raises(BookError, match="senseless"):
        Book(rewritten(small_book, tmp_path / "wrong.book", None, **changes))


@pytest.mark.parametrize(
    ("packed", "count"),
    [
        (b"", 1),
        (b"not packed", 1),
        (zlib.compress(b""), 1),
        (zlib.compress(b"\0\0\0\0"), 0),
        (zlib.compress(bytes(10**7)), 1),
        (zlib.compress(b"\0\0\0\2\1\0\0\0"), 2),
        (zlib.compress(b"\0\0\0\4\xff\xff\xff\x7f\0"), 1),
    ],
)
def test_a_senseless_body_is_refused(small_book: Path, tmp_path: Path, packed: bytes, count: int) -> None:
    with pytest.raises(BookError):
        Book(rewritten(small_book, tmp_path / "wrong.book", packed, count=count))


def test_a_score_that_cannot_be_is_not_told(tmp_path: Path) -> None:
    path, size = tmp_path / "4x4.book", BoardSize(4, 4)
    empty = Board.empty(size)
    write_book(path, size, 3, {position_key(empty): 99, position_key(empty.play(0)): -8})
    assert Book(path).score(empty) is None
    assert Book(path).score(empty.play(0)) == -8


def test_a_short_or_missing_book_is_refused(tmp_path: Path) -> None:
    (tmp_path / "short.book").write_bytes(b"C4BK")
    with pytest.raises(BookError, match="too short"):
        Book(tmp_path / "short.book")
    with pytest.raises(BookError, match="cannot be read"):
        Book(tmp_path / "missing.book")


@pytest.mark.parametrize("plies", [0, 16, -2])
def test_a_plan_needs_a_sensible_number_of_plies(plies: int) -> None:
    with pytest.raises(ValueError, match="1 to 15 plies"):
        BookPlan(BoardSize(4, 4), plies)
