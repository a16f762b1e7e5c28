"""The games of the archive in SQL: putting, finding and deleting them."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterable, Iterator
from typing import Any

from connect4_gui.game.record_json import from_json, to_object
from connect4_gui.store.archive_file import ArchiveError
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.store.filters import EVERYTHING, Filters, SortKey
from connect4_gui.store.game_row import COLUMNS, SHOWN_COLUMNS, GameRow, columns_of, row_of

log = logging.getLogger(__name__)

PUT = (
    f"INSERT INTO games ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))}) "
    f"ON CONFLICT (id) DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in COLUMNS)}"
)
PUT_RECORD = "INSERT OR REPLACE INTO records (number, json) SELECT number, ? FROM games WHERE id = ?"
FIND = "SELECT number, id, played_at, json, accuracy FROM games JOIN records USING (number)"
FIND_BY_DATE = FIND.replace("FROM games", "FROM games INDEXED BY by_date")
LIST = f"SELECT number, {', '.join(SHOWN_COLUMNS)} FROM games"
INDICES = {SortKey.DATE: "by_date", SortKey.MOVES: "by_moves", SortKey.RESULT: "by_outcome"}
LIST_BY_DATE = f"{LIST} INDEXED BY by_date"


def put(connection: sqlite3.Connection, game: ArchivedGame) -> None:
    connection.execute(PUT, columns_of(game))
    text = json.dumps(to_object(game.record), separators=(",", ":"), ensure_ascii=True, allow_nan=False)
    connection.execute(PUT_RECORD, (text, game.id))


def find(connection: sqlite3.Connection, game_id: str) -> ArchivedGame | None:
    """Raises ArchiveError if the game is there but cannot be read."""
    values = connection.execute(f"{FIND} WHERE id = ?", (game_id,)).fetchone()
    return None if values is None else _game(values)


def find_newest(connection: sqlite3.Connection) -> ArchivedGame | None:
    """Of those outside of tournaments. Raises ArchiveError if the game cannot be read."""
    where, values = EVERYTHING.where()
    query = f"{FIND_BY_DATE} WHERE {where} ORDER BY played_at DESC, number DESC LIMIT 1"
    found = connection.execute(query, values).fetchone()
    return None if found is None else _game(found)


def delete(connection: sqlite3.Connection, game_id: str) -> list[ArchivedGame]:
    """The game that is gone now; none if there was none or if it could not be read."""
    found = connection.execute(f"{FIND} WHERE id = ?", (game_id,)).fetchall()
    connection.execute("DELETE FROM records WHERE number IN (SELECT number FROM games WHERE id = ?)", (game_id,))
    connection.execute("DELETE FROM games WHERE id = ?", (game_id,))
    return list(readable(found))


def count(connection: sqlite3.Connection, filters: Filters) -> int:
    where, values = filters.where()
    return int(
        connection.execute(f"SELECT COUNT(*) FROM games INDEXED BY for_tallies WHERE {where}", values).fetchone()[0]
    )


def page(
    connection: sqlite3.Connection, filters: Filters, offset: int, limit: int, sort: SortKey, is_descending: bool
) -> list[GameRow]:
    where, values = filters.where()
    way = "DESC" if is_descending else "ASC"
    order = ", ".join(f"{column} {way}" for column in dict.fromkeys((sort.value, "played_at", "number")))
    index = INDICES[sort] if filters == EVERYTHING else "by_date"
    chosen = f"SELECT number FROM games INDEXED BY {index} WHERE {where} ORDER BY {order} LIMIT ? OFFSET ?"
    query = f"{LIST} WHERE number IN ({chosen}) ORDER BY {order}"
    return list(known_rows(connection.execute(query, [*values, limit, offset])))


def batch(
    connection: sqlite3.Connection, query: str, filters: Filters, after: tuple[float, int], limit: int
) -> list[tuple[Any, ...]]:
    """What ``FIND_BY_DATE`` or ``LIST_BY_DATE`` find next, after the game with this time and number.

    What they find begins with the number, the id and the time of the game.
    """
    where, values = filters.where()
    query = f"{query} WHERE {where} AND (played_at, number) > (?, ?) ORDER BY played_at, number LIMIT ?"
    return connection.execute(query, [*values, *after, limit]).fetchall()


def readable(rows: Iterable[tuple[Any, ...]]) -> Iterator[ArchivedGame]:
    """The games among what ``FIND`` found; those that cannot be read are left out with a line in the log."""
    for values in rows:
        try:
            yield _game(values)
        except ArchiveError as error:
            log.warning("A game is left out: %s", error)


def known_rows(rows: Iterable[tuple[Any, ...]]) -> Iterator[GameRow]:
    """The rows of what ``LIST`` found; those that this program does not know are left out with a line in the log."""
    for values in rows:
        try:
            yield row_of(values[1:])
        except (ValueError, TypeError) as error:
            log.warning("The game %s is left out of the list: %s", values[1], error)


def _game(values: tuple[Any, ...]) -> ArchivedGame:
    _, game_id, played_at, text, accuracy = values
    try:
        return ArchivedGame(game_id, played_at, from_json(text), accuracy)
    except (ValueError, TypeError) as error:
        raise ArchiveError(f"the game {game_id} in the archive cannot be read: {error}") from error
