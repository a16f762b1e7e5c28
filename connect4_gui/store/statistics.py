"""Statistics: how the games went, counted by the database where that is quicker."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import LEVELS
from connect4_gui.engine.rule_names import RULE_NAMES
from connect4_gui.engine.rules import CLASSIC
from connect4_gui.store.archived_game import Outcome
from connect4_gui.store.filters import Filters

log = logging.getLogger(__name__)

COUNTED = {Outcome.WON.value, Outcome.DRAWN.value, Outcome.LOST.value}


@dataclass(frozen=True, slots=True)
class Tally:
    """How many games, and how many of them a person won, drew and lost against a bot."""

    games: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def win_rate(self) -> float | None:
        """The share of wins, from 0 to 1, in the games with an outcome for a person; None without one."""
        decided = self.won + self.drawn + self.lost
        return self.won / decided if decided else None


@dataclass(frozen=True, slots=True)
class Statistics:
    """``streak`` counts the wins (or, negative, the losses) in a row until now, ``best_streak`` the most wins ever.

    A draw ends a streak; games without an outcome for a person do not count in it. ``average_moves`` is that of
    finished games, None without one. ``levels`` and ``sizes`` name only what was played, in their usual order.

    Everything is about classic games, unless other rules were asked for; ``variants`` has the games by each other rules
    that were played, by their key.
    """

    total: Tally
    streak: int
    best_streak: int
    average_moves: float | None
    levels: dict[str, Tally]
    sizes: dict[BoardSize, Tally]
    variants: dict[str, Tally] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Group:
    """Games of one kind: how many there are, and how many moves they have together."""

    opponent: str
    size: BoardSize
    outcome: Outcome
    games: int
    moves: int


def statistics_of(connection: sqlite3.Connection, filters: Filters) -> Statistics:
    variants = {} if filters.rules is not None else _variants(connection, filters)
    filters = replace(filters, rules=filters.rules or CLASSIC.key)
    groups = _groups(connection, filters)
    streak, best = _streaks(_outcomes(connection, filters))
    finished = [group for group in groups if group.outcome is not Outcome.UNFINISHED]
    games = sum(group.games for group in finished)
    return Statistics(
        total=_tally(groups),
        streak=streak,
        best_streak=best,
        average_moves=sum(group.moves for group in finished) / games if games else None,
        levels={
            level.key: _tally(group for group in groups if group.opponent == level.key)
            for level in LEVELS
            if any(group.opponent == level.key for group in groups)
        },
        sizes={
            size: _tally(group for group in groups if group.size == size)
            for size in sorted({group.size for group in groups})
        },
        variants=variants,
    )


def _variants(connection: sqlite3.Connection, filters: Filters) -> dict[str, Tally]:
    tallies = {
        key: _tally(_groups(connection, replace(filters, rules=key))) for key in RULE_NAMES if key != CLASSIC.key
    }
    return {key: tally for key, tally in tallies.items() if tally.games}


def _streaks(outcomes: bytes) -> tuple[int, int]:
    """The streak that the outcomes, a byte each and oldest first, end with, and the longest one of wins."""
    won, lost = bytes([Outcome.WON.value]), bytes([Outcome.LOST.value])
    wins, losses = (len(outcomes) - len(outcomes.rstrip(kind)) for kind in (won, lost))
    return wins - losses, max(map(len, re.findall(re.escape(won) + b"+", outcomes)), default=0)


def _groups(connection: sqlite3.Connection, filters: Filters) -> list[_Group]:
    where, values = filters.where()
    found = connection.execute(
        f"SELECT opponent, rows, columns, outcome, COUNT(*), SUM(moves) FROM games INDEXED BY for_tallies "
        f"WHERE {where} GROUP BY 1, 2, 3, 4",
        values,
    )
    return [group for values in found if (group := _group(*values)) is not None]


def _group(opponent: Any, rows: Any, columns: Any, outcome: Any, games: int, moves: Any) -> _Group | None:
    """None for what no game can be; a damaged row may hold anything."""
    try:
        return _Group(opponent, BoardSize(rows, columns), Outcome(outcome), games, int(moves or 0))
    except (ValueError, TypeError) as error:
        log.warning("Games are left out of the statistics: %s", error)
        return None


def _outcomes(connection: sqlite3.Connection, filters: Filters) -> bytes:
    """Those of a person's games against bots, oldest first."""
    where, values = filters.where()
    found = connection.execute(
        f"SELECT outcome FROM games INDEXED BY by_date WHERE {where} AND outcome <= {Outcome.LOST.value} "
        "ORDER BY played_at, number",
        values,
    )
    return bytes(int(outcome) for (outcome,) in found if outcome in COUNTED)


def _tally(groups: Iterable[_Group]) -> Tally:
    counts = dict.fromkeys(Outcome, 0)
    for group in groups:
        counts[group.outcome] += group.games
    return Tally(sum(counts.values()), counts[Outcome.WON], counts[Outcome.DRAWN], counts[Outcome.LOST])
