from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import pytest

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.book import DIGEST_BYTES, BookError, board_of_key, position_key
from connect4_gui.engine.bookshelf import Bookshelf
from connect4_gui.engine.levels import PERFECT
from connect4_gui.engine.memory import EXACT, PROVEN, Memory
from connect4_gui.engine.move_cache import MoveCache
from connect4_gui.engine.native import Native, is_available
from connect4_gui.engine.perfect import PerfectBot
from connect4_gui.engine.remembering import RememberingEngine
from connect4_gui.engine.repertoire import HEADER, BestMoves, Repertoire, positions_after, write_repertoire
from connect4_gui.engine.repertoire_builder import build_repertoire
from connect4_gui.engine.search_types import SearchInfo, SearchLimits, score_of_points
from tests.engine.books import HARD_NODES, build_small_repertoire
from tests.engine.thinking import RecordingEngine, bots_move, last_info

pytestmark = pytest.mark.skipif(not is_available(), reason="the compiled engine was not built")

SIZE = BoardSize(4, 5)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_small_repertoire(tmp_path_factory.mktemp("repertoire") / "4x5.repertoire", SIZE)


@pytest.fixture(scope="module")
def repertoire(path: Path) -> Repertoire:
    return Repertoire(path)


def game(repertoire: Repertoire, board: Board, rng: random.Random) -> Iterator[Board]:
    """What its player meets from ``board`` on, against an opponent who plays anything, until the repertoire ends."""
    while board.outcome() is None and (best := repertoire.best_moves(board)) is not None:
        yield board
        board = board.play(rng.choice(best.columns))
        if board.outcome() is None:
            board = board.play(rng.choice(board.open_columns()))


def starts(size: BoardSize) -> list[Board]:
    """The first positions of both players."""
    empty = Board.empty(size)
    return [empty, *(empty.play(column) for column in empty.open_columns())]


def best_on(repertoire: Repertoire, board: Board) -> BestMoves:
    best = repertoire.best_moves(board)
    assert best is not None
    return best


def test_every_column_of_the_repertoire_is_best_in_a_position_and_its_mirror_image(repertoire: Repertoire) -> None:
    assert len(repertoire) > 20
    engine = Native()
    for key, best in repertoire.items():
        board = board_of_key(SIZE, key)
        info = last_info(engine, board, SearchLimits())
        assert info.score.points == best.points
        assert set(best.columns) <= set(info.best)
        mirrored = {SIZE.columns - 1 - column for column in info.best}
        assert set(best_on(repertoire, board.mirrored()).columns) <= mirrored


def test_whatever_the_opponent_plays_only_easy_positions_are_left(repertoire: Repertoire) -> None:
    rng, ends = random.Random(3), []
    for start in starts(SIZE) * 15:
        *_, last = game(repertoire, start, rng)
        ends.append(last)
    for board in ends:
        upright = board_of_key(SIZE, position_key(board))
        assert last_info(Native(), upright, SearchLimits(nodes=HARD_NODES, every_column=False)).score.exact
    assert max(board.disc_count for board in ends) > 3


def test_both_players_have_moves_from_the_start(repertoire: Repertoire) -> None:
    assert [repertoire.best_moves(board) is not None for board in starts(SIZE)] == [True] * (SIZE.columns + 1)


def test_a_position_of_another_size_is_not_known(repertoire: Repertoire) -> None:
    assert repertoire.best_moves(Board.empty(STANDARD_SIZE)) is None


def test_building_twice_gives_the_same_bytes(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "repertoires"
    folder.mkdir()
    assert build_small_repertoire(folder / "again.repertoire", SIZE).read_bytes() == path.read_bytes()
    assert [file.name for file in folder.iterdir()] == ["again.repertoire"]


@pytest.mark.parametrize("keep", [0, 1, 30, 300])
def test_a_killed_build_goes_on_where_it_was(tmp_path: Path, keep: int) -> None:
    """Cuts the journal at any byte, as a kill would leave it."""
    path, journal, reports = tmp_path / "4x5.repertoire", tmp_path / "4x5.repertoire.journal", []

    class KilledError(Exception):
        pass

    def kill(done: int, _known: int) -> None:
        if done == 25:
            raise KilledError

    with ThreadPoolExecutor(1) as executor:
        with pytest.raises(KilledError):
            build_repertoire(SIZE, path, executor, 1, kill, HARD_NODES)
        whole = journal.read_bytes()
        journal.write_bytes(whole[:keep])
        build_repertoire(SIZE, path, executor, 1, lambda done, known: reports.append((done, known)), HARD_NODES)
    built = Repertoire(path)
    assert reports[0][0] == max(0, whole[:keep].count(b"\n") - 1)
    assert reports[-1] == (len(built), len(built))
    assert not journal.exists()


def end_after(positions: int) -> Callable[[], bool]:
    """Time that is up after it was asked for so often, which happens twice a position."""
    asked = count(1)
    return lambda: next(asked) > 2 * positions


def build_for_a_while(path: Path, positions: int) -> Repertoire:
    with ThreadPoolExecutor(1) as executor:
        build_repertoire(SIZE, path, executor, 1, lambda _done, _known: None, HARD_NODES, end_after(positions))
    return Repertoire(path)


def test_a_finished_repertoire_misses_nothing(repertoire: Repertoire) -> None:
    assert repertoire.missing() == []
    assert any(best.is_hard for _, best in repertoire.items())


def test_one_that_lost_a_position_misses_it(repertoire: Repertoire, tmp_path: Path) -> None:
    hard = next(board_of_key(SIZE, key) for key, best in repertoire.items() if key and best.is_hard)
    reply = positions_after(hard, best_on(repertoire, hard))[0]
    moves = {key: best for key, best in repertoire.items() if key != position_key(reply)}
    write_repertoire(tmp_path / "torn.repertoire", SIZE, moves, HARD_NODES)
    assert [position_key(board) for board in Repertoire(tmp_path / "torn.repertoire").missing()] == [
        position_key(reply)
    ]


def test_a_build_that_ends_early_writes_what_it_knows_and_goes_on_from_there(
    repertoire: Repertoire, tmp_path: Path
) -> None:
    path = tmp_path / "4x5.repertoire"
    unfinished = build_for_a_while(path, 25)
    assert 0 < len(unfinished) < len(repertoire)
    assert unfinished.missing()
    assert not path.with_name("4x5.repertoire.journal").exists()
    whole, known = dict(repertoire.items()), dict(unfinished.items())
    assert {key: best.points for key, best in known.items()} == {key: whole[key].points for key in known}
    assert len(build_for_a_while(path, 10)) > len(unfinished)
    build_small_repertoire(path, SIZE)
    finished = Repertoire(path)
    assert finished.missing() == []
    points = {key: best.points for key, best in finished.items()}
    assert known.keys() < points.keys()
    assert all(points[key] == best.points for key, best in repertoire.items() if key in points)


def test_another_repertoire_at_the_same_place_is_not_touched(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.repertoire"
    other.write_bytes(path.read_bytes())
    with pytest.raises(ValueError, match="is another repertoire"):
        build_small_repertoire(other, BoardSize(4, 4))
    assert other.read_bytes() == path.read_bytes()


def test_the_journal_of_another_build_is_not_touched(tmp_path: Path) -> None:
    journal = tmp_path / "4x5.repertoire.journal"
    journal.write_text("repertoire 6x7 60\n")
    with pytest.raises(ValueError, match="belongs to another book"):
        build_small_repertoire(tmp_path / "4x5.repertoire", SIZE)
    assert journal.read_text() == "repertoire 6x7 60\n"


@pytest.mark.parametrize("position", [0, 4, 5, HEADER.size, -1])
def test_a_damaged_repertoire_is_refused(path: Path, tmp_path: Path, position: int) -> None:
    content = bytearray(path.read_bytes())
    content[position] ^= 1
    damaged = tmp_path / "damaged.repertoire"
    damaged.write_bytes(content)
    with pytest.raises(BookError, match=r"damaged|not a repertoire"):
        Repertoire(damaged)


@pytest.mark.parametrize(
    "changes", [{"rows": 0}, {"rows": 255}, {"columns": 255}, {"width": 0}, {"width": 255}, {"count": 0}]
)
def test_a_senseless_header_is_refused(path: Path, tmp_path: Path, changes: dict[str, int]) -> None:
    """As if whoever wrote it had not known the format: the checksum is right."""
    content = path.read_bytes()
    names = ("magic", "version", "rows", "columns", "width", "count", "hard_nodes")
    header = HEADER.pack(*(dict(zip(names, HEADER.unpack_from(content), strict=True)) | changes).values())
    body = b"" if 0 in (changes.get("width"), changes.get("count")) else content[HEADER.size + DIGEST_BYTES :]
    wrong = tmp_path / "wrong.repertoire"
    wrong.write_bytes(header + hashlib.sha256(header + body).digest() + body)
    with pytest.raises(BookError):
        Repertoire(wrong)


def test_moves_beside_the_board_are_refused(tmp_path: Path) -> None:
    write_repertoire(tmp_path / "wrong.repertoire", BoardSize(4, 4), {0: BestMoves(0, (4,))}, HARD_NODES)
    with pytest.raises(BookError, match="beside the board"):
        Repertoire(tmp_path / "wrong.repertoire")


def test_what_cannot_be_played_is_not_told(tmp_path: Path) -> None:
    size = BoardSize(4, 4)
    full = Board.empty(size).play(0).play(0).play(0).play(0)
    moves = {0: BestMoves(99, (1,)), position_key(full): BestMoves(0, (0, 3))}
    write_repertoire(tmp_path / "wrong.repertoire", size, moves, HARD_NODES)
    found = Repertoire(tmp_path / "wrong.repertoire")
    assert len(found) == 2
    assert found.best_moves(Board.empty(size)) is None
    assert found.best_moves(full) is None


def test_a_short_or_missing_repertoire_is_refused(tmp_path: Path) -> None:
    (tmp_path / "short.repertoire").write_bytes(b"C4RP")
    with pytest.raises(BookError, match="too short"):
        Repertoire(tmp_path / "short.repertoire")
    with pytest.raises(BookError, match="cannot be read"):
        Repertoire(tmp_path / "missing.repertoire")


@pytest.mark.parametrize("size", [BoardSize(4, 4), BoardSize(8, 9)], ids=str)
def test_what_is_written_is_read(tmp_path: Path, size: BoardSize) -> None:
    file, last = tmp_path / "some.repertoire", size.columns - 1
    one_sided = Board.empty(size).play(0).play(1)
    key = position_key(one_sided)
    write_repertoire(file, size, {0: BestMoves(-3, (0, last)), key: BestMoves(2, (1,), is_hard=True)}, HARD_NODES)
    found = Repertoire(file)
    assert found.items() == [(0, BestMoves(-3, (0, last))), (key, BestMoves(2, (1,), is_hard=True))]
    assert best_on(found, Board.empty(size)) == BestMoves(-3, (0, last))
    assert {best_on(found, one_sided).columns, best_on(found, one_sided.mirrored()).columns} == {(1,), (last - 1,)}
    assert found.best_moves(one_sided.play(0)) is None


@pytest.fixture
def memory(path: Path, tmp_path: Path) -> Iterator[Memory]:
    made = Memory(Bookshelf(path.parent), MoveCache(tmp_path / "moves.sqlite3"))
    yield made
    made.close()


def test_perfect_knows_its_repertoire_without_a_search(repertoire: Repertoire, memory: Memory) -> None:
    engine = RecordingEngine()
    for start in starts(SIZE):
        (info,) = PerfectBot(PERFECT, engine, random.Random(1), memory).think(start)
        best = best_on(repertoire, start)
        assert (info.best, info.score.points, info.score.exact) == (best.columns, best.points, True)
    assert engine.searches == []


def test_perfect_stays_in_its_repertoire_also_when_it_has_learnt_of_other_moves(
    repertoire: Repertoire, memory: Memory
) -> None:
    empty = Board.empty(SIZE)
    best = best_on(repertoire, empty)
    same = score_of_points(empty, best.points)
    memory.keep(empty, EXACT, SearchInfo(20, same, (0,), (same,) * SIZE.columns, tuple(range(SIZE.columns)), 1, 9.0))
    bot = PerfectBot(PERFECT, RecordingEngine(), random.Random(1), memory)
    assert [info.best for info in bot.think(empty)] == [best.columns]
    assert bots_move(bot, empty) in best.columns


def test_a_repertoire_knows_the_score_but_not_every_column(repertoire: Repertoire, memory: Memory) -> None:
    engine, empty = RecordingEngine(), Board.empty(SIZE)
    best = best_on(repertoire, empty)
    info = last_info(RememberingEngine(engine, memory), empty, SearchLimits(every_column=False))
    assert (info.score.points, info.best, engine.searches) == (best.points, best.columns, [])
    assert memory.recall(empty, EXACT) is None
    assert memory.recall(empty, PROVEN) is not None


def test_a_damaged_repertoire_is_none(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "4x5.repertoire").write_bytes(b"nonsense" * 20)
    assert Bookshelf(tmp_path).best_moves(Board.empty(SIZE)) is None
    assert "without an opening book" in caplog.text
