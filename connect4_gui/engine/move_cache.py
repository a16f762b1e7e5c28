"""MoveCache: finished answers, kept across games and runs in the user's cache folder.

A cache is a convenience: whatever is wrong with its file (locked, read-only, damaged, no disk), the answer is "not
remembered" and a line in the log, never an error and never a lost file. A row is believed only if its checksum fits and
the position itself does not contradict it; any other is dropped.
"""

from __future__ import annotations

import hashlib
import logging
import sqlite3
import threading
import time
from pathlib import Path

from connect4_gui.engine.answer_check import check_answer
from connect4_gui.engine.answer_text import DoubtfulAnswer, decode_answer, encode_answer, mirror_answer
from connect4_gui.engine.board import Board
from connect4_gui.engine.search_types import SearchInfo
from connect4_gui.regular_file import require_database

logger = logging.getLogger(__name__)

FILE_NAME = "moves-2.sqlite3"
"""The number changes when the answers of older versions no longer count."""

CHECKSUM_BYTES = 8

LOCK_TIMEOUT_SECONDS = 0.2
DATABASE_ERRORS = (sqlite3.Error, UnicodeError)
"""What Python raises; a message of SQLite that quotes damaged bytes is none that it can read."""


class MoveCache:
    """At most ``capacity`` answers, the least recently used dropped first. Safe to use from several threads.

    An answer is kept under a position and a name, which says what kind of answer it is. The file is opened at the first
    question, in the thread that asks it.
    """

    def __init__(self, path: Path, capacity: int = 100_000) -> None:
        self._path = path
        self._capacity = capacity
        self._lock = threading.Lock()
        self._connection: sqlite3.Connection | None = None
        self._is_usable = True
        self.dropped = 0
        """How many rows could not be believed."""

    def get(self, board: Board, name: str) -> SearchInfo | None:
        """The answer kept for this position and its mirror image, or None."""
        key, is_mirrored = _key(board, name)
        with self._lock:
            connection = self._open()
            if connection is None:
                return None
            try:
                row = connection.execute("SELECT answer, checksum FROM answers WHERE key = ?", (key,)).fetchone()
                if row is None:
                    return None
                info = _believed(key, row[0], row[1], board.size.columns)
                answer = mirror_answer(info) if is_mirrored else info
                check_answer(board, answer)
            except DATABASE_ERRORS as error:
                self._complain(error)
                return None
            except DoubtfulAnswer as error:
                self._drop(connection, key, error)
                return None
            self._touch(connection, key)
        return answer

    def put(self, board: Board, name: str, info: SearchInfo) -> None:
        """Keep the finished answer for ``board``."""
        key, is_mirrored = _key(board, name)
        answer = encode_answer(mirror_answer(info) if is_mirrored else info)
        with self._lock:
            connection = self._open()
            if connection is None:
                return
            try:
                row = (key, answer, _checksum(key, answer), time.time())
                connection.execute("INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?)", row)
                self._drop_the_oldest(connection)
            except DATABASE_ERRORS as error:
                self._complain(error)

    def __len__(self) -> int:
        with self._lock:
            connection = self._open()
            try:
                return _count(connection) if connection is not None else 0
            except DATABASE_ERRORS as error:
                self._complain(error)
                return 0

    def close(self) -> None:
        with self._lock:
            if self._connection is not None:
                self._connection.close()
            self._connection = None
            self._is_usable = False

    def _open(self) -> sqlite3.Connection | None:
        if self._connection is None and self._is_usable:
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                self._connection = _connect(self._path)
            except (*DATABASE_ERRORS, OSError) as error:
                self._is_usable = False
                logger.warning("Playing without the move cache %s: %s", self._path, error)
        return self._connection

    def _drop(self, connection: sqlite3.Connection, key: str, why: DoubtfulAnswer) -> None:
        self.dropped += 1
        logger.warning("An answer in %s is damaged and is dropped, number %d: %s", self._path, self.dropped, why)
        try:
            connection.execute("DELETE FROM answers WHERE key = ?", (key,))
        except DATABASE_ERRORS as error:
            logger.debug("The move cache %s cannot be written: %s", self._path, error)

    def _touch(self, connection: sqlite3.Connection, key: str) -> None:
        try:
            connection.execute("UPDATE answers SET used = ? WHERE key = ?", (time.time(), key))
        except DATABASE_ERRORS as error:
            logger.debug("The move cache %s cannot be written: %s", self._path, error)

    def _drop_the_oldest(self, connection: sqlite3.Connection) -> None:
        surplus = _count(connection) - self._capacity
        if surplus > 0:
            # A tenth more than needed, so that a full cache is not sorted again for every new answer.
            doomed = surplus + self._capacity // 10
            connection.execute(
                "DELETE FROM answers WHERE key IN (SELECT key FROM answers ORDER BY used LIMIT ?)", (doomed,)
            )

    def _complain(self, error: sqlite3.Error | UnicodeError) -> None:
        """A busy file is tried again next time; a file that is no database is left alone from now on."""
        logger.warning("The move cache %s cannot be used: %s", self._path, error)
        if not isinstance(error, sqlite3.OperationalError) and self._connection is not None:
            self._connection.close()
            self._connection = None
            self._is_usable = False


def _connect(path: Path) -> sqlite3.Connection:
    """Raises sqlite3.Error or OSError."""
    require_database(path)
    connection = sqlite3.connect(path, timeout=LOCK_TIMEOUT_SECONDS, isolation_level=None, check_same_thread=False)
    # Bytes that are no text must reach the checksum instead of failing every look at their row.
    connection.text_factory = lambda raw: raw.decode("utf-8", errors="surrogateescape")
    try:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute(
            "CREATE TABLE IF NOT EXISTS answers (key TEXT PRIMARY KEY, answer TEXT, checksum BLOB, used REAL)"
        )
        connection.execute("CREATE INDEX IF NOT EXISTS by_use ON answers (used)")
    except DATABASE_ERRORS:
        connection.close()
        raise
    return connection


def _believed(key: str, text: object, checksum: object, column_count: int) -> SearchInfo:
    """The answer in a row. Raises DoubtfulAnswer if it is not what was written there."""
    if not isinstance(text, str) or checksum != _checksum(key, text):
        raise DoubtfulAnswer("its checksum does not match")
    return decode_answer(text, column_count)


def _checksum(key: str, answer: str) -> bytes:
    return hashlib.blake2b(f"{key} {answer}".encode(errors="surrogatepass"), digest_size=CHECKSUM_BYTES).digest()


def _count(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT COUNT(*) FROM answers").fetchone()[0])


def _key(board: Board, name: str) -> tuple[str, bool]:
    """One key for a position and its mirror image, and whether ``board`` is the mirrored one of the two."""
    mirror = board.mirrored()
    is_mirrored = (mirror.own, mirror.occupied) < (board.own, board.occupied)
    chosen = mirror if is_mirrored else board
    size = f"{board.size.rows}x{board.size.columns}"
    return f"{size}/{board.side.value}/{chosen.own:x}/{chosen.occupied:x}/{name}", is_mirrored
