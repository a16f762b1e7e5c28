from __future__ import annotations

import json
import logging
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from connect4_gui.engine import move_cache
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.memory import EXACT, Memory
from connect4_gui.engine.minmax import MinMax
from connect4_gui.engine.move_cache import MoveCache
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.remembering import RememberingEngine
from connect4_gui.engine.search_types import SearchInfo, SearchLimits


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "moves.sqlite3"


@pytest.fixture
def cache(path: Path) -> Iterator[MoveCache]:
    made = MoveCache(path)
    yield made
    made.close()


def answer_for(board: Board) -> SearchInfo:
    *_, info = MinMax().analyse(board, SearchLimits(depth=4))
    return replace(info, seconds=0.25)


BOARD = board_after(STANDARD_SIZE, "4455")


def test_keeps_answers_across_runs(path: Path) -> None:
    info = answer_for(BOARD)
    first = MoveCache(path)
    first.put(BOARD, "hard", info)
    first.close()
    second = MoveCache(path)
    assert second.get(BOARD, "hard") == info
    second.close()


def test_mirror_images_share_an_answer(cache: MoveCache) -> None:
    board = board_after(STANDARD_SIZE, "112")
    cache.put(board, "hard", answer_for(board))
    found = cache.get(board.mirrored(), "hard")
    assert found is not None
    assert found.columns == answer_for(board).columns[::-1]
    assert found.best == tuple(sorted(6 - column for column in answer_for(board).best))
    assert len(cache) == 1


@pytest.mark.parametrize(
    ("other", "level"),
    [
        (BOARD, "easy"),
        (BOARD.pass_turn(), "hard"),
        (Board(STANDARD_SIZE, BOARD.own, BOARD.occupied, Side.SECOND), "hard"),
        (board_after(STANDARD_SIZE, "4454"), "hard"),
        (Board.empty(BoardSize(7, 7)), "hard"),
    ],
)
def test_size_position_side_and_level_all_count(cache: MoveCache, other: Board, level: str) -> None:
    cache.put(BOARD, "hard", answer_for(BOARD))
    cache.put(Board.empty(STANDARD_SIZE), "hard", answer_for(Board.empty(STANDARD_SIZE)))
    assert cache.get(other, level) is None


def test_works_on_boards_wider_than_64_bits(cache: MoveCache) -> None:
    board = board_after(BoardSize(8, 9), "123456789")
    cache.put(board, "hard", answer_for(board))
    assert cache.get(board, "hard") == answer_for(board)


def test_drops_the_least_recently_used_when_full(path: Path) -> None:
    cache = MoveCache(path, capacity=20)
    boards = [board_after(STANDARD_SIZE, f"{a}{b}") for a in range(1, 5) for b in range(1, 8) if (a, b) < (4, 5)]
    info = answer_for(boards[0])
    for board in boards:
        cache.put(board, "hard", info)
        assert cache.get(boards[0], "hard") is not None
        assert len(cache) <= 20
    assert cache.get(boards[-1], "hard") is not None
    cache.close()


def test_a_damaged_file_means_no_cache_and_is_left_alone(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path.parent.mkdir()
    path.write_bytes(b"this is not a database" * 100)
    before = path.read_bytes()
    cache = MoveCache(path)
    with caplog.at_level(logging.WARNING):
        assert cache.get(BOARD, "hard") is None
        cache.put(BOARD, "hard", answer_for(BOARD))
    assert "without the move cache" in caplog.text
    cache.close()
    assert path.read_bytes() == before


def test_a_file_damaged_in_the_middle_means_no_cache(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    cache = MoveCache(path)
    for a in range(1, 8):
        for b in range(1, 8):
            cache.put(board_after(STANDARD_SIZE, f"{a}{b}"), "hard", answer_for(BOARD))
    cache.close()
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    path.write_bytes(content)
    again = MoveCache(path)
    with caplog.at_level(logging.WARNING):
        assert again.get(BOARD, "hard") is None
        again.put(BOARD, "hard", answer_for(BOARD))
    assert caplog.records
    again.close()


@pytest.mark.parametrize(
    "text", ["", "{}", "null", "[]", '{"columns": 5}', '{"columns": [], "line": [], "best": [0]}', "\x00"]
)
def test_a_damaged_answer_is_ignored(cache: MoveCache, path: Path, text: str, caplog: pytest.LogCaptureFixture) -> None:
    cache.put(BOARD, "hard", answer_for(BOARD))
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE answers SET answer = ?", (text,))
    connection.close()
    with caplog.at_level(logging.WARNING):
        assert cache.get(BOARD, "hard") is None
    assert "damaged" in caplog.text


DEEP = "[" * 100_000
IMPOSSIBLE = [
    ("depth", 10**9),
    ("depth", float("inf")),
    ("seconds", 10**400),
    ("score", ["win", 400, 1, True]),
    ("score", ["win", 18, 4, True]),
    ("score", ["loss", 18, 3, True]),
    ("score", ["draw", 0, 3, True]),
    ("line", [0] * 7),
]


@pytest.mark.parametrize("text", [DEEP, *(json.dumps({"changed": change}) for change in IMPOSSIBLE)])
def test_a_row_with_a_checksum_is_doubted_all_the_same(cache: MoveCache, path: Path, text: str) -> None:
    """Somebody may have written the row who knows how checksums are made."""
    cache.put(BOARD, "hard", answer_for(BOARD))
    with sqlite3.connect(path) as connection:
        key, answer = connection.execute("SELECT key, answer FROM answers").fetchone()
        if text != DEEP:
            name, value = json.loads(text)["changed"]
            text = json.dumps({**json.loads(answer), name: value})
        connection.execute("UPDATE answers SET answer = ?, checksum = ?", (text, move_cache._checksum(key, text)))
    connection.close()
    assert cache.get(BOARD, "hard") is None
    assert cache.dropped == 1
    assert len(cache) == 0


def test_no_flipped_bit_gives_another_answer(cache: MoveCache, path: Path) -> None:
    info = answer_for(BOARD)
    cache.put(BOARD, "hard", info)
    connection = sqlite3.connect(path, isolation_level=None)
    (answer,) = connection.execute("SELECT answer FROM answers").fetchone()
    places = range(0, len(answer), 9)
    for place in places:
        for bit in (1, 128):
            raw = bytearray(answer.encode())
            raw[place] ^= bit
            cache.put(BOARD, "hard", info)
            connection.execute("UPDATE answers SET answer = CAST(? AS TEXT)", (bytes(raw),))
            assert cache.get(BOARD, "hard") is None
    connection.close()
    assert cache.dropped == 2 * len(places)


def test_the_search_goes_on_after_a_dropped_row(cache: MoveCache, path: Path) -> None:
    board = board_after(STANDARD_SIZE, "445")
    engine = RememberingEngine(MinMax(), Memory(cache=cache))
    cache.put(board, EXACT, answer_for(BOARD))
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE answers SET answer = ?", (DEEP,))
    connection.close()
    *_, info = engine.analyse(board, SearchLimits(depth=2))
    assert info.depth == 2
    assert cache.dropped == 1


def test_an_answer_into_a_full_column_is_ignored(cache: MoveCache, caplog: pytest.LogCaptureFixture) -> None:
    full = board_after(STANDARD_SIZE, "333333")
    assert 2 in answer_for(BOARD).best
    cache.put(full, "hard", answer_for(BOARD))
    with caplog.at_level(logging.WARNING):
        assert cache.get(full, "hard") is None
    assert "full column" in caplog.text


def test_a_locked_file_means_no_answer_now_and_works_later(cache: MoveCache, path: Path) -> None:
    cache.put(BOARD, "hard", answer_for(BOARD))
    blocker = sqlite3.connect(path, isolation_level=None)
    blocker.execute("BEGIN EXCLUSIVE")
    assert cache.get(BOARD, "hard") is None
    cache.put(BOARD.mirrored(), "easy", answer_for(BOARD))
    blocker.execute("ROLLBACK")
    blocker.close()
    assert cache.get(BOARD, "hard") == answer_for(BOARD)


def test_a_folder_that_cannot_be_made_means_no_cache(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "folder").write_text("a file where the folder should be")
    cache = MoveCache(tmp_path / "folder" / "moves.sqlite3")
    with caplog.at_level(logging.WARNING):
        cache.put(BOARD, "hard", answer_for(BOARD))
        assert cache.get(BOARD, "hard") is None
        assert len(cache) == 0
    assert "without the move cache" in caplog.text


def test_a_read_only_database_is_still_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Opens the file read-only, which a read-only disk does to everybody, root included."""
    writer = MoveCache(path)
    writer.put(BOARD, "hard", answer_for(BOARD))
    writer.close()
    connect = sqlite3.connect
    monkeypatch.setattr(
        "connect4_gui.engine.move_cache.sqlite3.connect",
        lambda file, **options: connect(f"file:{file}?mode=ro", uri=True, **options),
    )
    cache = MoveCache(path)
    assert cache.get(BOARD, "hard") == answer_for(BOARD)
    cache.put(BOARD, "easy", answer_for(BOARD))
    assert cache.get(BOARD, "easy") is None
    cache.close()


def test_threads_may_share_it(cache: MoveCache) -> None:
    boards = [board_after(STANDARD_SIZE, f"{a}{b}") for a in range(1, 8) for b in range(1, 8)]
    answers = {board: answer_for(board) for board in boards}
    found: list[SearchInfo | None] = []

    def work(mine: list[Board]) -> None:
        for board in mine:
            cache.put(board, "hard", answers[board])
            found.append(cache.get(board, "hard"))

    threads = [threading.Thread(target=work, args=(boards[part::4],)) for part in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 49
    assert None not in found


def test_a_closed_cache_remembers_nothing(cache: MoveCache) -> None:
    cache.put(BOARD, "hard", answer_for(BOARD))
    cache.close()
    assert cache.get(BOARD, "hard") is None


def test_a_message_that_quotes_damaged_bytes_is_one_like_any_other(path: Path) -> None:
    with closing(MoveCache(path)) as cache:
        cache.put(BOARD, "hard", answer_for(BOARD))
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE answers", b"CREATE T\xc1BLE answers", 1))
    with pytest.raises(UnicodeDecodeError), closing(sqlite3.connect(path)) as connection:
        connection.execute("SELECT * FROM answers")
    with closing(MoveCache(path)) as damaged:
        assert damaged.get(BOARD, "hard") is None
        damaged.put(BOARD, "hard", answer_for(BOARD))
