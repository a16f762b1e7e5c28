"""Listing: what the page asks the archive for, as values that cross from its thread to the window."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.rules import CLASSIC
from connect4_gui.store.archive import Archive
from connect4_gui.store.archived_game import TOURNAMENT
from connect4_gui.store.filters import EVERYTHING, Filters
from connect4_gui.store.game_row import GameRow
from connect4_gui.store.ratings import RatingPoint
from connect4_gui.store.statistics import Statistics

TOURNAMENTS = Filters(opponent=TOURNAMENT)
WINDOW = 120
"""How many rows are read at once; some more than the tallest window shows."""


@dataclass(frozen=True, slots=True)
class Rows:
    """The games from number ``first`` on, newest first. Those that cannot be shown are missing at the end."""

    filters: Filters
    first: int
    games: tuple[GameRow, ...]


@dataclass(frozen=True, slots=True)
class Listing:
    """``count`` games of all ``total`` fit the filters; the games of tournaments are a world of their own.

    ``is_empty`` says that there is no game of any kind. ``damaged_path`` is where a damaged archive was put, if so.
    """

    rows: Rows
    count: int
    total: int
    is_empty: bool
    damaged_path: Path | None


@dataclass(frozen=True, slots=True)
class Overall:
    """What does not depend on the filters. ``rules`` and ``sizes`` are those of any game, ``rules`` by their keys."""

    statistics: Statistics
    ratings: tuple[RatingPoint, ...]
    rules: tuple[str, ...] = ()
    sizes: frozenset[BoardSize] = frozenset()


def read_rows(archive: Archive, filters: Filters, first: int) -> Rows:
    return Rows(filters, first, tuple(archive.page(filters, first, WINDOW)))


def read_listing(archive: Archive, filters: Filters, first: int) -> Listing:
    """The list as it is now, with the games from ``first`` on, or the last ones if there are not so many."""
    count = archive.count(filters)
    everything = TOURNAMENTS if filters.opponent == TOURNAMENT else EVERYTHING
    total = count if filters == everything else archive.count(everything)
    is_empty = total == 0 and archive.count() == archive.count(TOURNAMENTS) == 0
    rows = read_rows(archive, filters, max(0, min(first, count - WINDOW)))
    return Listing(rows, count, total, is_empty, archive.damaged_path)


def read_overall(archive: Archive) -> Overall:
    statistics = archive.statistics()
    apart = {key: archive.statistics(Filters(rules=key)) for key in statistics.variants}
    played = {CLASSIC.key: statistics, **apart} if statistics.total.games else apart
    sizes = frozenset(size for found in played.values() for size in found.sizes)
    return Overall(statistics, tuple(archive.ratings()), tuple(played), sizes)
