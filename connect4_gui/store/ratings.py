"""The person's Elo rating over time, from classic games against the levels whose strength is known."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

from connect4_gui.engine.levels import BEGINNER, EASY, EXPERT, HARD, LEVELS, MEDIUM, PERFECT
from connect4_gui.engine.rules import CLASSIC
from connect4_gui.store.archived_game import OUTSIDE, Outcome

LEVEL_RATINGS = {
    BEGINNER.key: 174,
    EASY.key: 637,
    MEDIUM.key: 1000,
    HARD.key: 1230,
    EXPERT.key: 1593,
    PERFECT.key: 2200,
}
"""The fixed levels. Adaptive has no strength of its own, and nobody knows that of a bot from outside."""

START_RATING = 1000.0
MOST_CHANGE = 24
"""How many points a single game can bring or cost; Elo calls it K."""

MOST_POINTS = 200
POINTS = {Outcome.WON.value: 1.0, Outcome.DRAWN.value: 0.5, Outcome.LOST.value: 0.0}


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """The rating after the game played at ``played_at``, the ``games``-th of those that count."""

    played_at: float
    rating: float
    games: int


def ratings_of(connection: sqlite3.Connection) -> list[RatingPoint]:
    unrated = [*(level.key for level in LEVELS if level.key not in LEVEL_RATINGS), OUTSIDE]
    found = connection.execute(
        f"SELECT played_at, opponent, outcome FROM games INDEXED BY by_date WHERE outcome <= {Outcome.LOST.value} "
        f"AND rules = '{CLASSIC.key}' "
        f"{'AND opponent <> ? ' * len(unrated)}ORDER BY played_at, number",
        unrated,
    ).fetchall()
    games = [row for row in found if _can_count(*row)]
    ratings = _ratings(games)
    return [RatingPoint(games[place][0], ratings[place], place + 1) for place in _spread(len(games))]


def _can_count(played_at: object, level: object, outcome: object) -> bool:
    """Whether a row is one of ours; a damaged one may hold anything."""
    return isinstance(played_at, float) and level in LEVEL_RATINGS and outcome in POINTS


def _ratings(games: Iterable[tuple[float, str, int]]) -> list[float]:
    """The rating after each game, which is its time, its level and the number of its outcome; oldest first."""
    rating, ratings = START_RATING, []
    for _, level, outcome in games:
        expected = 1 / (1 + 10 ** ((LEVEL_RATINGS[level] - rating) / 400))
        rating += MOST_CHANGE * (POINTS[outcome] - expected)
        ratings.append(rating)
    return ratings


def _spread(count: int) -> list[int]:
    """At most ``MOST_POINTS`` of the numbers below ``count``, evenly spread, with the first and the last one."""
    if count <= MOST_POINTS:
        return list(range(count))
    step = (count - 1) / (MOST_POINTS - 1)
    return [round(number * step) for number in range(MOST_POINTS)]
