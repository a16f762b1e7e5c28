"""Games leave the archive and come back the same; what cannot be read is skipped and named."""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from connect4_gui.engine.levels import EASY
from connect4_gui.game.game import TurnTime
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.record import GameRecord
from connect4_gui.store.archive import Archive
from connect4_gui.store.archive_file import ArchiveError
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.store.export import CSV_HEADINGS, ExportFormat, export_file, export_games
from connect4_gui.store.filters import Filters
from connect4_gui.store.game_file import MOST_BYTES, write_game
from connect4_gui.store.game_lines import from_line, to_line
from connect4_gui.store.importing import BATCH, ImportReport, import_file, import_lines
from tests.game.test_record import records
from tests.matches import against_computer, friends
from tests.store.games import LOST, WON, anything, archived_games, game, recorded

GOOD: dict[str, Any] = json.loads(to_line(game(1)))


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    with closing(Archive(tmp_path / "games.sqlite3")) as archive:
        yield archive


def lines_of(archive: Archive) -> bytes:
    file = io.BytesIO()
    assert export_games(archive, file) == archive.count()
    return file.getvalue()


@given(records(), st.floats(0, 1e9), st.one_of(st.none(), st.floats(0, 100)))
def test_a_line_comes_back_exactly(record: GameRecord, played_at: float, accuracy: float | None) -> None:
    archived = ArchivedGame("a.b-C_1", played_at, record, accuracy)
    line = to_line(archived)
    assert from_line(line) == archived
    assert line.isascii()
    assert "\n" not in line


def test_a_time_that_could_not_be_read_back_is_not_written() -> None:
    record = recorded("4")
    turn = replace(record.turns[0], time=TurnTime(float("nan")))
    with pytest.raises(ValueError, match="not JSON compliant"):
        to_line(ArchivedGame("a", 1.0, replace(record, turns=(turn,))))


@settings(max_examples=30)
@given(archived_games)
def test_an_archive_that_is_exported_and_imported_is_the_same(games: list[ArchivedGame]) -> None:
    with (
        TemporaryDirectory() as folder,
        closing(Archive(Path(folder) / "a")) as one,
        closing(Archive(Path(folder) / "b")) as other,
    ):
        one.put_all(games)
        lines = lines_of(one)
        assert import_lines(other, io.BytesIO(lines)) == ImportReport(len(games))
        assert list(other.all()) == list(one.all())
        assert lines_of(other) == lines


def test_games_that_are_known_are_updated_and_not_doubled(archive: Archive) -> None:
    archive.put_all([game(1, "44"), game(2)])
    lines = "\n".join(to_line(archived) for archived in (game(1, WON), game(3)))
    assert import_lines(archive, io.BytesIO(lines.encode())) == ImportReport(2)
    assert list(archive.all()) == [game(1, WON), game(2), game(3)]


def test_only_what_is_asked_for_is_exported(archive: Archive, tmp_path: Path) -> None:
    archive.put_all([game(1, WON), game(2, WON, friends())])
    path = tmp_path / "games.jsonl"
    assert export_file(archive, path, filters=Filters(opponent="friend")) == 1
    assert path.read_text() == to_line(game(2, WON, friends())) + "\n"


@pytest.mark.parametrize("form", ExportFormat)
def test_whoever_is_told_of_every_game_can_end_an_export(archive: Archive, form: ExportFormat, tmp_path: Path) -> None:
    archive.put_all(game(number) for number in range(3))
    path = tmp_path / "games"
    told: list[int] = []
    export_file(archive, path, form, tell=told.append)
    whole = path.read_bytes()
    assert told == [1, 2, 3]

    def give_up(count: int) -> None:
        if count == 2:
            raise RuntimeError("nobody wants it")

    with pytest.raises(RuntimeError, match="nobody"):
        export_file(archive, path, form, tell=give_up)
    assert path.read_bytes() == whole
    assert [file.name for file in tmp_path.glob(".*")] == []


def test_many_games_are_imported_batch_by_batch(archive: Archive, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("\n\n".join(to_line(game(number)) for number in range(BATCH + 1)) + "\r\n")
    assert import_file(archive, path) == ImportReport(BATCH + 1)
    assert archive.count() == BATCH + 1


def line(**changes: Any) -> bytes:
    return json.dumps({**GOOD, **changes}).encode()


@pytest.mark.parametrize(
    ("bad", "sentence"),
    [
        (b"{", "it is not JSON"),
        (b"7", "it is not a JSON object"),
        (b"\xff\xfe", "it is not text in UTF-8"),
        (b" " * MOST_BYTES + b"{}", "it is larger than 5 MB"),
        (b"x" * (3 * MOST_BYTES), "it is larger than 5 MB"),
        (b"[" * 100_000, "it is nested too deeply"),
        (b'{"id": "a", "played_at": 1}', "game is missing"),
        (line(id="../x y"), "'../x y' is not the id of a game"),
        (line(id=None), "None is not the id of a game"),
        (line(played_at="now"), "'now' is not a number"),
        (line(played_at=float("nan")), "nan is not a number"),
        (line(played_at=1e300), "1e+300 is not a number"),
        (line(accuracy=-1), "-1 is not a number from 0 to 100"),
        (line(game=[]), "game: [] is not an object"),
        (line(game={**GOOD["game"], "rows": 99}), "rows: 99 is not a whole number"),
        (line(game={**GOOD["game"], "result": None}), "but the board says a win of player 1"),
    ],
)
def test_a_bad_line_is_skipped_with_its_number_and_the_rest_comes_in(
    archive: Archive, bad: bytes, sentence: str
) -> None:
    lines = [to_line(game(1)).encode(), bad, to_line(game(2)).encode()]
    report = import_lines(archive, io.BytesIO(b"\n".join(lines)))
    assert report.imported == 2
    assert [skipped.line for skipped in report.skipped] == [2]
    assert sentence in report.skipped[0].sentence
    assert list(archive.all()) == [game(1), game(2)]


@given(st.dictionaries(st.sampled_from([*GOOD, "accuracy"]), anything, min_size=1))
def test_wrong_types_give_a_game_or_a_sentence(changes: dict[str, Any]) -> None:
    try:
        found: object = from_line(line(**changes).decode())
    except ValueError as error:
        found = str(error)
    assert isinstance(found, ArchivedGame) or found


def test_a_game_file_is_imported_once_however_often(archive: Archive, tmp_path: Path) -> None:
    path = tmp_path / "mine.c4.json"
    write_game(path, recorded(LOST))
    os.utime(path, (1000, 1234))
    for _ in range(2):
        assert import_file(archive, path) == ImportReport(1)
    (archived,) = archive.all()
    assert (archived.played_at, archived.record) == (1234, recorded(LOST))


@pytest.mark.parametrize("name", ["bad.c4.json", "bad.jsonl"])
def test_a_file_that_cannot_be_read_is_reported(archive: Archive, tmp_path: Path, name: str) -> None:
    report = import_file(archive, tmp_path / name)
    assert report.imported == 0
    assert [(skipped.line, skipped.sentence) for skipped in report.skipped] == [
        (None, f"{name} cannot be read: No such file or directory")
    ]
    (tmp_path / name).mkdir()
    assert len(import_file(archive, tmp_path / name).skipped) == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders")
@pytest.mark.parametrize("name", ["pipe.c4.json", "pipe.jsonl"])
def test_nobody_waits_for_a_pipe(archive: Archive, tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / name)
    (skipped,) = import_file(archive, tmp_path / name).skipped
    assert skipped.sentence == f"{name} cannot be read: it is not a regular file"


def test_a_table_has_a_line_for_each_game(archive: Archive, tmp_path: Path) -> None:
    clocks = against_computer(EASY, ("=1+1", 'Zoë, "x"'), turn_seconds=20, game_time=GameTime(3, 2))
    archive.put_all([game(1, WON, clocks, accuracy=87.5), game(2, "4", friends("Ada", ""))])
    path = tmp_path / "games.csv"
    assert export_file(archive, path, ExportFormat.CSV) == 2
    headings, *found = csv.reader(io.StringIO(path.read_text(encoding="utf-8")))
    assert headings == list(CSV_HEADINGS)
    assert found == [
        [
            *("game-1", "2023-11-15T12:00:00+00:00", "classic", "6", "7", "1", "'=1+1", "", 'Zoë, "x"', "easy"),
            *("1", "four in a row", "won", "7", WON, "20", "3+2", "87.5"),
        ],
        [
            *("game-2", "2023-11-16T12:00:00+00:00", "classic", "6", "7", "1", "Ada", "", "", ""),
            *("", "", "unfinished", "1", "4", "", "", ""),
        ],
    ]


@pytest.mark.parametrize("form", ExportFormat)
def test_an_empty_archive_can_be_exported(archive: Archive, form: ExportFormat, tmp_path: Path) -> None:
    assert export_file(archive, tmp_path / "games", form) == 0
    assert (tmp_path / "games").read_text() in ("", ",".join(CSV_HEADINGS) + "\n")


@pytest.mark.parametrize("form", ExportFormat)
def test_an_export_that_fails_leaves_the_old_file_as_it_was(tmp_path: Path, form: ExportFormat) -> None:
    path = tmp_path / "games"
    path.write_text("an earlier export")
    (tmp_path / "folder").mkdir()
    with pytest.raises(ArchiveError):
        export_file(Archive(tmp_path / "folder"), path, form)
    assert path.read_text() == "an earlier export"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders")
def test_what_is_no_regular_file_is_written_into_and_not_replaced(archive: Archive, tmp_path: Path) -> None:
    """A pipe stands for every device: a program that is wrong here and may do anything would replace a real one."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    try:
        archive.put(game(1))
        assert export_file(archive, path) == 1
        assert os.read(reader, 100_000).decode() == to_line(game(1)) + "\n"
    finally:
        os.close(reader)
    assert path.is_fifo()
