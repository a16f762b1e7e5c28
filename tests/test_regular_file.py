"""Whatever stands where a file should be: nothing waits for it, and nothing takes its place."""

from __future__ import annotations

import logging
import os
import stat
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest

from connect4_gui.diagnostics import last_lines
from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.book import BookError, read_book_file, write_book
from connect4_gui.engine.journal import Journal
from connect4_gui.engine.move_cache import MoveCache
from connect4_gui.engine.repertoire import write_repertoire
from connect4_gui.logging_setup import QuietFile
from connect4_gui.regular_file import open_regular, require_database, require_regular
from connect4_gui.store.archive_file import ArchiveError, open_archive
from connect4_gui.store.file_lock import FileLock
from connect4_gui.store.game_file import GameFileError, read_game
from connect4_gui.store.safe_file import write_safely
from connect4_gui.tournament.tournament_file import TournamentFile, TournamentFileError

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")


def pipe(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()


def device(path: Path) -> None:
    path.symlink_to("/dev/full")


def ask_cache(path: Path) -> None:
    cache = MoveCache(path)
    cache.get(Board.empty(STANDARD_SIZE), "hard")
    assert len(cache) == 0
    raise OSError


def log_a_line(path: Path) -> None:
    QuietFile(path, 1000).emit(logging.makeLogRecord({"msg": "a line"}))


def read_log(path: Path) -> None:
    assert last_lines(path)[0].startswith("(there is no log")
    raise OSError


USES: list[Callable[[Path], object]] = [
    lambda path: write_safely(path, b"data"),
    lambda path: FileLock(path).acquire(),
    lambda path: open_archive(path, datetime.now()),
    read_book_file,
    lambda path: write_book(path, BoardSize(4, 4), 1, {}),
    lambda path: write_repertoire(path, BoardSize(4, 4), {}, 1),
    lambda path: Journal(path.with_suffix(""), "title").add(["line"]),
    lambda path: Journal(path.with_suffix(""), "title").lines(),
    read_game,
    lambda path: TournamentFile(path).open(),
    lambda path: open_regular(str(path), os.O_RDONLY),
    ask_cache,
    log_a_line,
    read_log,
]


@pytest.mark.parametrize("put", [pipe, folder, device])
@pytest.mark.parametrize("use", USES)
def test_only_regular_files_are_used(
    tmp_path: Path, put: Callable[[Path], None], use: Callable[[Path], object]
) -> None:
    path = tmp_path / "thing.journal"
    put(path)
    before = path.lstat()
    with pytest.raises((OSError, ArchiveError, BookError, GameFileError, TournamentFileError)):
        use(path)
    assert (path.lstat().st_mode, path.lstat().st_ino) == (before.st_mode, before.st_ino)


@pytest.mark.parametrize("ending", ["-wal", "-shm", "-journal"])
def test_a_pipe_beside_a_database_is_not_waited_for(tmp_path: Path, ending: str) -> None:
    os.mkfifo(tmp_path / f"games.sqlite3{ending}")
    with pytest.raises(OSError, match="not a regular file"):
        require_database(tmp_path / "games.sqlite3")


def test_a_regular_file_and_none_at_all_are_fine(tmp_path: Path) -> None:
    require_regular(tmp_path / "file")
    with open(tmp_path / "file", "wb", opener=open_regular) as file:
        file.write(b"data")
    require_regular(tmp_path / "file")
    assert stat.S_IMODE((tmp_path / "file").stat().st_mode) & 0o111 == 0
