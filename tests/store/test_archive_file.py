"""The file of the archive: every version of it is read, what is damaged is kept, and no disk can crash it."""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from connect4_gui.game.record_json import to_json
from connect4_gui.store.archive import Archive
from connect4_gui.store.archive_file import ArchiveError
from connect4_gui.store.archived_game import ArchivedGame, Outcome
from connect4_gui.store.file_lock import FileLock
from connect4_gui.store.schema import APPLICATION_ID, MIGRATIONS, VERSION, migrate
from tests.store.games import WON, game, recorded

ROOT = Path(__file__).resolve().parents[2]
NOW = datetime(2025, 3, 4, 5, 6)
ASIDE = "games-damaged-2025-03-04.sqlite3"

VERSION_1 = """
    CREATE TABLE games (
        number INTEGER PRIMARY KEY, id TEXT UNIQUE, played_at REAL, rules TEXT, rows INTEGER, columns INTEGER,
        starter INTEGER, first_kind TEXT, first_name TEXT, first_level TEXT, second_kind TEXT, second_name TEXT,
        second_level TEXT, winner INTEGER, ending TEXT, moves INTEGER, notation TEXT, turn_seconds INTEGER,
        game_minutes INTEGER, increment_seconds INTEGER, outcome INTEGER, accuracy REAL, opponent TEXT, names TEXT);
    CREATE TABLE records (number INTEGER PRIMARY KEY, json TEXT);
    CREATE INDEX by_date ON games (played_at, number, opponent, outcome, rows, columns, moves, names);
    CREATE INDEX by_moves ON games (moves, played_at, number);
    CREATE INDEX by_outcome ON games (outcome, played_at, number);
    CREATE INDEX for_tallies ON games (opponent, rows, columns, outcome, moves, played_at, names);
    INSERT INTO games VALUES (
        7, 'old', 1234.5, 'classic', 6, 7, 1, 'person', '', NULL, 'bot', '', 'medium', 1, 'four in a row', 7, '1122334',
        NULL, NULL, NULL, 0, 75.5, 'medium', char(10));
    PRAGMA user_version = 1;
    PRAGMA application_id = 1127498066;
"""
"""The first version as it was once written, with a game in it; it must not change when the program does."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


def open_at(path: Path) -> Archive:
    return Archive(path, lambda: NOW)


def files(path: Path) -> list[str]:
    """All beside ``path``, without the empty lock of those who set it aside."""
    return sorted(found.name for found in path.parent.iterdir() if found.is_file() and found.suffix != ".lock")


def run_sql(path: Path, script: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)


def tables(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    return {
        (table, column[1])
        for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for column in connection.execute(f"PRAGMA table_info({table})")
    }


def filled(path: Path, count: int = 30) -> None:
    with closing(open_at(path)) as archive:
        archive.put_all(game(number) for number in range(count))


def test_an_archive_of_version_1_is_read(path: Path) -> None:
    run_sql(path, VERSION_1)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO records VALUES (7, ?)", (to_json(recorded(WON)),))
    with closing(open_at(path)) as archive:
        assert archive.get("old") == ArchivedGame("old", 1234.5, recorded(WON), 75.5)
        assert [row.notation for row in archive.page()] == [WON]
        archive.put(game(1))
        assert archive.count() == 2
        assert archive.problem is None


@pytest.mark.parametrize(
    ("number", "outcome"), list(enumerate([Outcome.WON, Outcome.DRAWN, Outcome.LOST, Outcome.UNFINISHED, Outcome.NONE]))
)
def test_an_outcome_of_version_1_is_still_the_same(path: Path, number: int, outcome: Outcome) -> None:
    run_sql(path, f"{VERSION_1}; UPDATE games SET outcome = {number}")
    with closing(open_at(path)) as archive:
        assert [row.outcome for row in archive.page()] == [outcome]


def test_an_empty_file_becomes_an_archive(path: Path) -> None:
    path.touch()
    with closing(open_at(path)) as archive:
        archive.put(game(1))
        assert archive.problem is None
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.parametrize("start", range(VERSION + 1))
def test_every_version_leads_to_the_same_tables(start: int) -> None:
    with (
        closing(sqlite3.connect(":memory:", isolation_level=None)) as stepwise,
        closing(sqlite3.connect(":memory:", isolation_level=None)) as at_once,
    ):
        migrate(stepwise, start)
        migrate(stepwise)
        migrate(at_once)
        assert tables(stepwise) == tables(at_once) != set()


def test_a_migration_that_fails_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(connection: sqlite3.Connection) -> None:
        connection.execute("CREATE TABLE half (done)")
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("connect4_gui.store.schema.MIGRATIONS", (fail, *MIGRATIONS[1:]))
    with pytest.raises(ArchiveError, match="the archive of games cannot be used: database or disk is full"):
        open_at(path).open()
    with closing(sqlite3.connect(path)) as connection:
        assert tables(connection) == set()


def test_an_archive_of_the_future_is_refused_and_left_alone(path: Path) -> None:
    filled(path)
    run_sql(path, f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    archive = open_at(path)
    sentence = rf"was written by a newer program \(version {VERSION + 1}, this one reads {VERSION}\)"
    for question in (archive.open, archive.count, lambda: archive.put(game(1))):
        with pytest.raises(ArchiveError, match=sentence):
            question()
    assert path.read_bytes() == before
    assert files(path) == ["games.sqlite3"]


def random_bytes(path: Path) -> None:
    path.write_bytes(random.Random(1).randbytes(10_000))


def text(path: Path) -> None:
    path.write_text("This is a shopping list.\n" * 100)


def truncated(path: Path) -> None:
    filled(path)
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def scratched(path: Path) -> None:
    """A page in the middle of the table of games is overwritten."""
    filled(path, 300)
    with closing(sqlite3.connect(path)) as connection:
        ((page,),) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'by_date'")
        ((page_size,),) = connection.execute("PRAGMA page_size")
    data = bytearray(path.read_bytes())
    data[(page - 1) * page_size : page * page_size] = b"\xa5" * page_size
    path.write_bytes(data)


def foreign(path: Path) -> None:
    run_sql(path, "CREATE TABLE bookmarks (url TEXT); INSERT INTO bookmarks VALUES ('here')")


def foreign_with_version(path: Path) -> None:
    run_sql(path, "CREATE TABLE games (title TEXT); PRAGMA user_version = 1")


def foreign_with_its_mark(path: Path) -> None:
    run_sql(path, f"CREATE TABLE games (title TEXT); PRAGMA application_id = {APPLICATION_ID}")


def foreign_with_another_mark(path: Path) -> None:
    run_sql(path, f"{VERSION_1}; PRAGMA application_id = {APPLICATION_ID + 1}")


def without_tables(path: Path) -> None:
    run_sql(path, f"PRAGMA user_version = 1; PRAGMA application_id = {APPLICATION_ID}; CREATE TABLE games (id)")


DAMAGES = [
    *(random_bytes, text, truncated, scratched, without_tables),
    *(foreign, foreign_with_version, foreign_with_its_mark, foreign_with_another_mark),
]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_archive_is_set_aside_and_a_new_one_begun(
    path: Path, damage: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    damage(path)
    before = path.read_bytes()
    with closing(open_at(path)) as archive:
        assert archive.count() == 0
        archive.put(game(1))
        assert archive.damaged_path == path.with_name(ASIDE)
        assert archive.problem is not None
        assert ASIDE in archive.problem
    assert "is damaged and is set aside" in caplog.text
    assert path.with_name(ASIDE).read_bytes() == before
    assert files(path) == [ASIDE, "games.sqlite3"]
    with closing(open_at(path)) as again:
        assert again.count() == 1
        assert again.problem is None


class QuickerProgram:
    """Has the lock when another program wants it, sets the damaged archive aside and begins a new one."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = FileLock(path.with_name("games.sqlite3.lock"))
        assert self._lock.acquire()

    def work(self, _seconds: float) -> None:
        self._path.rename(self._path.with_name("aside"))
        filled(self._path, 3)
        self._lock.release()


def test_a_new_archive_that_another_program_has_begun_meanwhile_stays(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    random_bytes(path)
    monkeypatch.setattr("connect4_gui.store.archive_file.time.sleep", QuickerProgram(path).work)
    with closing(open_at(path)) as archive:
        assert (archive.count(), archive.problem) == (3, None)
    assert files(path) == ["aside", "games.sqlite3"]


def test_a_program_that_takes_for_ever_over_a_damaged_archive_is_named(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    random_bytes(path)
    before = path.read_bytes()
    monkeypatch.setattr("connect4_gui.store.archive_file.LOCK_TIMEOUT_SECONDS", -1.0)
    other = FileLock(path.with_name("games.sqlite3.lock"))
    assert other.acquire()
    with pytest.raises(ArchiveError, match="another program is mending it"):
        open_at(path).open()
    other.release()
    assert path.read_bytes() == before


def test_nothing_that_was_set_aside_is_ever_overwritten(path: Path) -> None:
    contents = []
    for number in range(3):
        path.write_bytes(b"no database " * 100 + bytes([number]))
        contents.append(path.read_bytes())
        with closing(open_at(path)) as archive:
            assert archive.count() == 0
        path.unlink()
    names = [ASIDE, ASIDE.replace("04.", "04-2."), ASIDE.replace("04.", "04-3.")]
    assert [path.with_name(name).read_bytes() for name in names] == contents


def test_what_sqlite_left_beside_a_damaged_archive_goes_with_it(path: Path) -> None:
    random_bytes(path)
    path.with_name("games.sqlite3-wal").write_bytes(b"left over")
    with closing(open_at(path)) as archive:
        archive.put(game(1))
        assert archive.count() == 1
    assert path.with_name(f"{ASIDE}-wal").read_bytes() == b"left over"


def test_damage_that_is_found_while_writing_loses_no_game(path: Path) -> None:
    """The quick check leaves out the records, so this is found only by the one that wants to write there."""
    filled(path)
    with closing(sqlite3.connect(path)) as connection:
        ((page,),) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'records'")
        ((page_size,),) = connection.execute("PRAGMA page_size")
    data = bytearray(path.read_bytes())
    data[(page - 1) * page_size : page * page_size] = b"\xa5" * page_size
    path.write_bytes(data)
    with closing(open_at(path)) as archive:
        assert archive.count() == 30
        with pytest.raises(ArchiveError, match="malformed"):
            archive.get("game-1")
        archive.put(game(99))
        assert list(archive.all()) == [game(99)]
        assert archive.damaged_path == path.with_name(ASIDE)
    assert path.with_name(ASIDE).read_bytes() == data


def test_what_is_no_damage_is_refused_at_once_and_not_tried_in_another_archive(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = []

    def refuse(_connection: sqlite3.Connection, archived: ArchivedGame) -> None:
        tries.append(archived.id)
        raise sqlite3.OperationalError("database or disk is full")

    with closing(open_at(path)) as archive:
        archive.put(game(1))
        monkeypatch.setattr("connect4_gui.store.game_table.put", refuse)
        with pytest.raises(ArchiveError, match="the archive of games cannot be used: database or disk is full"):
            archive.put(game(2))
        assert (tries, list(archive.all())) == (["game-2"], [game(1)])


def test_a_folder_in_the_archives_place_is_an_error_with_a_sentence(path: Path) -> None:
    path.mkdir()
    with pytest.raises(ArchiveError, match="the archive of games cannot be used: it is not a regular file"):
        open_at(path).count()


def test_a_file_in_the_folders_place_is_an_error_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(ArchiveError, match="the archive of games cannot be used"):
        open_at(tmp_path / "file" / "games.sqlite3").count()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="everything is allowed")
def test_a_read_only_archive_is_an_error_with_a_sentence_and_is_not_set_aside(path: Path) -> None:
    filled(path)
    path.chmod(0o400)
    with pytest.raises(ArchiveError, match="the archive of games cannot be used"):
        open_at(path).put(game(99))
    assert files(path)[0] == "games.sqlite3"


FILL_THE_DISK = """
import resource, signal, sys
from pathlib import Path
from connect4_gui.store.archive import Archive
from connect4_gui.store.archive_file import ArchiveError
from tests.store.games import game

archive = Archive(Path(sys.argv[1]))
archive.put(game(0))
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, 300_000))
try:
    for number in range(1, 1000):
        archive.put(game(number))
except ArchiveError as error:
    print(error)
    print(archive.get("game-0") == game(0), archive.count() == number, archive.problem)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="a disk cannot be made small")
def test_a_full_disk_is_an_error_with_a_sentence_and_keeps_what_is_there(path: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-c", FILL_THE_DISK, str(path)], cwd=ROOT, text=True, capture_output=True, check=True
    ).stdout
    assert said.startswith("the archive of games cannot be used: ")
    assert said.splitlines()[1:] == ["True True None"]
    with closing(open_at(path)) as archive:
        assert archive.get("game-0") == game(0)
        archive.put(game(5000))
        assert archive.problem is None


WRITE = """
import sys
from pathlib import Path
from connect4_gui.store.archive import Archive
from tests.store.games import game

archive = Archive(Path(sys.argv[1]))
sys.stdin.readline()
for number in range(int(sys.argv[2]), int(sys.argv[2]) + 40):
    archive.put(game(number))
    assert archive.get(f"game-{number}") == game(number)
print(archive.problem)
"""


@pytest.mark.parametrize("is_damaged", [False, True])
def test_several_processes_can_begin_and_use_one_archive_at_once(path: Path, is_damaged: bool) -> None:
    if is_damaged:
        random_bytes(path)
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", WRITE, str(path), str(40 * number)],
            cwd=ROOT,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        for number in range(2)
    ]
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write("go\n")
        writer.stdin.flush()
    said = [writer.communicate()[0] for writer in writers]
    assert [writer.returncode for writer in writers] == [0, 0]
    assert sum("damaged" in text for text in said) == is_damaged
    with closing(open_at(path)) as archive:
        assert archive.count() == 80
        assert archive.problem is None
