"""Opening the file of the archive: checked, up to date, and set aside if it is damaged."""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from connect4_gui.regular_file import require_database
from connect4_gui.store.file_lock import FileLock
from connect4_gui.store.safe_file import set_aside
from connect4_gui.store.schema import TABLES, VERSION, ForeignArchive, migrate, table_names, version_of

log = logging.getLogger(__name__)

LOCK_TIMEOUT_SECONDS = 5.0
LOOK_AGAIN_SECONDS = 0.02
FIRST_BYTES = b"SQLite format 3\0"
COMPANIONS = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database, and would take for that of a new one in its place."""


class ArchiveError(Exception):
    """The archive cannot be used; the message is a sentence that says why."""


class _Damaged(Exception):
    pass


DATABASE_ERRORS = (sqlite3.Error, UnicodeError)
"""What Python raises; a message of SQLite that quotes damaged bytes is none that it can read."""


def is_damage(error: sqlite3.Error | UnicodeError) -> bool:
    """Whether ``error`` tells of the file's content; a busy, full or read-only disk is an OperationalError."""
    return type(error) is sqlite3.DatabaseError or isinstance(error, UnicodeError)


def open_archive(path: Path, now: datetime, is_thorough: bool = False) -> tuple[sqlite3.Connection, Path | None]:
    """A connection to the archive for any thread, and where a damaged one was put before a new one was begun, if so.

    A check that is not ``is_thorough`` leaves out the records, so that it takes no longer than a person notices.
    Raises ArchiveError if the disk cannot be used, or for an archive of a newer program, into which nothing is written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            return _connect(path, is_thorough), None
        except _Damaged:
            return _begin_anew(path, now, is_thorough)
    except (_Damaged, *DATABASE_ERRORS, OSError) as error:
        raise ArchiveError(f"the archive of games cannot be used: {error}") from error


def _begin_anew(path: Path, now: datetime, is_thorough: bool) -> tuple[sqlite3.Connection, Path | None]:
    """Put a damaged archive aside, one program at a time: another may have done so since, and write into a new one."""
    lock = FileLock(Path(f"{path}.lock"))
    deadline = time.monotonic() + LOCK_TIMEOUT_SECONDS
    while not lock.acquire():
        if time.monotonic() > deadline:
            raise ArchiveError("the archive of games cannot be used: another program is mending it")
        time.sleep(LOOK_AGAIN_SECONDS)
    try:
        return _connect(path, is_thorough), None
    except _Damaged as damage:
        log.warning("The archive %s is damaged and is set aside: %s", path, damage)
        aside = _put_aside(path, now)
        return _connect(path, is_thorough), aside
    finally:
        lock.release()


def _connect(path: Path, is_thorough: bool) -> sqlite3.Connection:
    _require_database(path)
    connection = sqlite3.connect(path, timeout=LOCK_TIMEOUT_SECONDS, isolation_level=None, check_same_thread=False)
    try:
        if _known_version(connection) > 0:
            _check(connection, is_thorough)
        _prefer_wal(connection)
        migrate(connection)
    except BaseException as error:
        connection.close()
        if isinstance(error, ForeignArchive) or (isinstance(error, DATABASE_ERRORS) and is_damage(error)):
            raise _Damaged(str(error)) from error
        raise
    return connection


def _require_database(path: Path) -> None:
    """SQLite would take what lies beside something else for useless and delete it. Raises OSError for a pipe."""
    require_database(path, COMPANIONS)
    if not path.exists() or path.stat().st_size == 0:
        return
    with path.open("rb") as file:
        if file.read(len(FIRST_BYTES)) != FIRST_BYTES:
            raise _Damaged("it is not a database")


def _known_version(connection: sqlite3.Connection) -> int:
    version = version_of(connection)
    if version > VERSION:
        raise ArchiveError(
            f"the archive of games was written by a newer program (version {version}, this one reads {VERSION})"
        )
    return version


def _check(connection: sqlite3.Connection, is_thorough: bool) -> None:
    if missing := TABLES - table_names(connection):
        raise _Damaged(f"there is no table {' and no table '.join(sorted(missing))}")
    found = connection.execute("PRAGMA quick_check" if is_thorough else "PRAGMA quick_check(games)").fetchone()[0]
    if found != "ok":
        raise _Damaged(found)


def _prefer_wal(connection: sqlite3.Connection) -> None:
    """Let others read while one writes. Where the file or the disk does not allow that, they wait for each other."""
    with suppress(sqlite3.OperationalError):
        connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")


def _put_aside(path: Path, now: datetime) -> Path:
    aside = set_aside(path, now)
    for ending in COMPANIONS:
        companion, target = Path(f"{path}{ending}"), Path(f"{aside}{ending}")
        if companion.exists():
            if target.exists():
                set_aside(companion, now)
            else:
                os.replace(companion, target)
    return aside
