"""The tables of the archive, and the steps from each version of them to the next.

``games`` has what lists and statistics ask for, ``records`` the games themselves as JSON. They are two tables so that
a look through a hundred thousand games need not read a hundred megabytes of moves.

``own_puzzles`` were found in those games, of which ``searched_games`` need not be looked through again.
``puzzle_answers`` has every answer to a puzzle, with the player's rating after it; ``puzzle_standings`` has what
follows from them for each puzzle, which could be worked out anew.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager

APPLICATION_ID = 0x43344152
"""Marks a database as an archive of this program."""

# Two indices have every column that games are filtered and sorted by, so that only the games of an answer are looked
# up in the table; two are for lists of all games in another order than by date. "NOT NULL" would be asked again of
# every game whenever the archive is opened and checked.
VERSION_1 = (
    """CREATE TABLE games (
        number INTEGER PRIMARY KEY,
        id TEXT UNIQUE,
        played_at REAL,
        rules TEXT,
        rows INTEGER,
        columns INTEGER,
        starter INTEGER,
        first_kind TEXT,
        first_name TEXT,
        first_level TEXT,
        second_kind TEXT,
        second_name TEXT,
        second_level TEXT,
        winner INTEGER,
        ending TEXT,
        moves INTEGER,
        notation TEXT,
        turn_seconds INTEGER,
        game_minutes INTEGER,
        increment_seconds INTEGER,
        outcome INTEGER,
        accuracy REAL,
        opponent TEXT,
        names TEXT
    )""",
    "CREATE TABLE records (number INTEGER PRIMARY KEY, json TEXT)",
    "CREATE INDEX by_date ON games (played_at, number, opponent, outcome, rows, columns, moves, names)",
    "CREATE INDEX by_moves ON games (moves, played_at, number)",
    "CREATE INDEX by_outcome ON games (outcome, played_at, number)",
    "CREATE INDEX for_tallies ON games (opponent, rows, columns, outcome, moves, played_at, names)",
)


def _make_tables(connection: sqlite3.Connection) -> None:
    for statement in VERSION_1:
        connection.execute(statement)


def _add_start(connection: sqlite3.Connection) -> None:
    """The position before the first turn, drawn as text, where it is not an empty board."""
    connection.execute("ALTER TABLE games ADD COLUMN start TEXT")


def _index_rules(connection: sqlite3.Connection) -> None:
    """Rules are filtered by and counted apart, so that the indices need them too."""
    connection.execute("DROP INDEX by_date")
    connection.execute("DROP INDEX for_tallies")
    connection.execute(
        "CREATE INDEX by_date ON games (played_at, number, opponent, outcome, rows, columns, moves, names, rules)"
    )
    connection.execute(
        "CREATE INDEX for_tallies ON games (opponent, rows, columns, outcome, moves, played_at, names, rules)"
    )


# Days are numbers as datetime.date.toordinal gives them. The index by days has all that streaks and weeks ask for.
TRAINING = (
    "CREATE TABLE own_puzzles (number INTEGER PRIMARY KEY, identity TEXT UNIQUE, json TEXT)",
    "CREATE TABLE searched_games (id TEXT PRIMARY KEY) WITHOUT ROWID",
    """CREATE TABLE puzzle_answers (
        number INTEGER PRIMARY KEY,
        identity TEXT,
        at REAL,
        day INTEGER,
        mark INTEGER,
        seconds REAL,
        rating REAL,
        UNIQUE (identity, at)
    )""",
    "CREATE INDEX answers_by_day ON puzzle_answers (day, mark)",
    """CREATE TABLE puzzle_standings (
        identity TEXT PRIMARY KEY,
        stability REAL,
        difficulty REAL,
        last_day INTEGER,
        due_day INTEGER,
        answers INTEGER,
        mark INTEGER,
        rating REAL
    ) WITHOUT ROWID""",
)


def _add_training(connection: sqlite3.Connection) -> None:
    for statement in TRAINING:
        connection.execute(statement)


MIGRATIONS: tuple[Callable[[sqlite3.Connection], None], ...] = (
    _make_tables,
    _add_start,
    _index_rules,
    _add_training,
)
"""Step n takes an archive from version n to n + 1, inside a transaction. Steps are added, never changed."""

VERSION = len(MIGRATIONS)
TABLES = {"games", "records"}


class ForeignArchive(Exception):
    """A database, but not an archive of this program."""


def version_of(connection: sqlite3.Connection) -> int:
    """The version of the archive, which may be newer than ``VERSION``; 0 if it is empty. Raises ForeignArchive."""
    # One transaction, as another process may be making the tables just now.
    connection.execute("BEGIN")
    try:
        version, owner = _pragma(connection, "user_version"), _pragma(connection, "application_id")
        is_empty = not table_names(connection)
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    if (version == owner == 0 and is_empty) or (version > 0 and owner == APPLICATION_ID):
        return version
    raise ForeignArchive(f"version {version} of a database of {owner:#x}")


def table_names(connection: sqlite3.Connection) -> set[str]:
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def migrate(connection: sqlite3.Connection, target: int = VERSION) -> None:
    """Bring the archive to version ``target``, entirely or, if that fails, not at all. Raises sqlite3.Error."""
    if _pragma(connection, "user_version") >= target:
        return
    with transaction(connection):
        for number in range(_pragma(connection, "user_version"), target):
            MIGRATIONS[number](connection)
            connection.execute(f"PRAGMA user_version = {number + 1}")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All that is written in the block, or nothing of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])
