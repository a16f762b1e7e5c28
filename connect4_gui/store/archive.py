"""Archive: every game that was played, in one SQLite file in the user's data folder."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from connect4_gui import paths
from connect4_gui.store import game_table
from connect4_gui.store.archive_file import DATABASE_ERRORS, ArchiveError, is_damage, open_archive
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.store.filters import EVERYTHING, Filters, SortKey
from connect4_gui.store.game_row import GameRow
from connect4_gui.store.ratings import RatingPoint, ratings_of
from connect4_gui.store.schema import transaction
from connect4_gui.store.statistics import Statistics, statistics_of

T = TypeVar("T")

FILE_NAME = "games.sqlite3"
BATCH = 200
"""How many games are read at a time where all of them are."""


def users_archive() -> Archive:
    return Archive(paths.data_folder() / FILE_NAME)


class Archive:
    """The games in the file ``path``. Safe to use from several threads, and from several processes at once.

    The file is opened at the first question, in the thread that asks it. A damaged one is set aside and a new one
    begun; ``problem`` tells of it. Everything raises ArchiveError with a sentence if the disk does not allow it or the
    archive was written by a newer program.
    """

    def __init__(self, path: Path, now: Callable[[], datetime] = datetime.now) -> None:
        self.path = path
        self.damaged_path: Path | None = None
        self._now = now
        self._lock = threading.Lock()
        self._connection: sqlite3.Connection | None = None

    @property
    def problem(self) -> str | None:
        """A sentence about what happened to the file when it was opened; None if nothing did."""
        if self.damaged_path is None:
            return None
        return f"The archive of games was damaged. It is kept as {self.damaged_path}, and a new one was begun."

    def open(self) -> None:
        """Open the file now instead of at the first question."""
        with self._lock:
            self._opened()

    def close(self) -> None:
        """Let the file go, until the next question."""
        with self._lock:
            self._let_go()

    def put(self, game: ArchivedGame) -> None:
        """Keep ``game``, in place of the one with its id if there is one."""
        self.put_all([game])

    def put_all(self, games: Iterable[ArchivedGame]) -> None:
        """Keep all of them or, if that fails, none."""
        kept = tuple(games)

        def work(connection: sqlite3.Connection) -> None:
            for game in kept:
                game_table.put(connection, game)

        self.change(work)

    def delete(self, ids: Iterable[str]) -> list[ArchivedGame]:
        """Take games out and return them for ``restore``. Ids of no game do no harm; what is unreadable is gone."""
        doomed = tuple(ids)
        return self.change(lambda connection: [game for key in doomed for game in game_table.delete(connection, key)])

    def restore(self, games: Iterable[ArchivedGame]) -> None:
        """Take back a ``delete``."""
        self.put_all(games)

    def get(self, game_id: str) -> ArchivedGame | None:
        """The game, or None if it is not there. Raises ArchiveError if it is there but cannot be read."""
        return self.ask(partial(game_table.find, game_id=game_id))

    def newest(self) -> ArchivedGame | None:
        """The game that was played last, outside of tournaments. Raises ArchiveError if it cannot be read."""
        return self.ask(game_table.find_newest)

    def count(self, filters: Filters = EVERYTHING) -> int:
        return self.ask(partial(game_table.count, filters=filters))

    def page(
        self,
        filters: Filters = EVERYTHING,
        offset: int = 0,
        limit: int = 100,
        sort: SortKey = SortKey.DATE,
        is_descending: bool = True,
    ) -> list[GameRow]:
        """``limit`` games after the first ``offset``, newest first unless told otherwise."""
        return self.ask(lambda connection: game_table.page(connection, filters, offset, limit, sort, is_descending))

    def all(self, filters: Filters = EVERYTHING) -> Iterator[ArchivedGame]:
        """Every game, oldest first, equals as they came; those that cannot be read are left out with a line in the log.

        Games are read bit by bit, so that others can use the archive meanwhile.
        """
        for found in self._batches(game_table.FIND_BY_DATE, filters):
            yield from game_table.readable(found)

    def rows(self, filters: Filters = EVERYTHING) -> Iterator[GameRow]:
        """As ``all``, but only what a list shows, which is much quicker."""
        for found in self._batches(game_table.LIST_BY_DATE, filters):
            yield from game_table.known_rows(found)

    def statistics(self, filters: Filters = EVERYTHING) -> Statistics:
        return self.ask(partial(statistics_of, filters=filters))

    def ratings(self) -> list[RatingPoint]:
        """The person's rating after games against a fixed level, oldest first, thinned to what a graph can show."""
        return self.ask(ratings_of)

    def _batches(self, query: str, filters: Filters) -> Iterator[list[tuple[Any, ...]]]:
        last = (-1.0, 0)
        while found := self.ask(
            partial(game_table.batch, query=query, filters=filters, after=last, limit=BATCH),
        ):
            number, _, played_at, *_ = found[-1]
            last = (played_at, number)
            yield found

    def ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What ``work`` finds in the file; for those who keep more there than games."""
        with self._lock:
            try:
                return work(self._opened())
            except DATABASE_ERRORS as error:
                raise _refusal(error) from error

    def change(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do ``work`` entirely or not at all; in a new archive, if this one turns out to be damaged."""
        with self._lock:
            try:
                return _in_transaction(self._opened(), work)
            except DATABASE_ERRORS as error:
                if not is_damage(error):
                    raise _refusal(error) from error
            self._let_go()
            try:
                return _in_transaction(self._opened(is_thorough=True), work)
            except DATABASE_ERRORS as error:
                raise _refusal(error) from error

    def _opened(self, is_thorough: bool = False) -> sqlite3.Connection:
        if self._connection is None:
            self._connection, aside = open_archive(self.path, self._now(), is_thorough)
            self.damaged_path = aside or self.damaged_path
        return self._connection

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _in_transaction(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    with transaction(connection):
        return work(connection)


def _refusal(error: sqlite3.Error | UnicodeError) -> ArchiveError:
    return ArchiveError(f"the archive of games cannot be used: {error}")
