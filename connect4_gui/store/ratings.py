"""The person's Elo rating over time, from games against the levels whose strength is known."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from connect4_gui.engine.levels import BEGINNER, EASY, EXPERT, HARD, MEDIUM, PERFECT
from connect4_gui.store.archived_game import Outcome

LEVEL_RATINGS = {
    BEGINNER.key: 174,
    EASY.key: 637,
    MEDIUM.key: 1000,
    HARD.key: 1230,
    EXPERT.key: 1593,
    PERFECT.key: 2200,
}
"""The fixed levels. Adaptive has no strength of its own."""

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
    marks = ", ".join("?" * len(LEVEL_RATINGS))
    # The plus keeps the database from gathering levels and then sorting all of it by date.
    found = connection.execute(
        f"SELECT played_at, opponent, outcome FROM games WHERE +opponent IN ({marks}) "
        f"AND +outcome <= {Outcome.LOST.value} ORDER BY played_at, id",
        list(LEVEL_RATINGS),
    )
    return thinned(list(rating_points(found)))


def rating_points(games: Iterable[tuple[float, str, int]]) -> Iterator[RatingPoint]:
    """A point for each game, which is its time, its level and the number of its outcome; oldest first."""
    rating = START_RATING
    for count, (played_at, level, outcome) in enumerate(games, start=1):
        expected = 1 / (1 + 10 ** ((LEVEL_RATINGS[level] - rating) / 400))
        rating += MOST_CHANGE * (POINTS[outcome] - expected)
        yield RatingPoint(played_at, rating, count)


def thinned(points: Sequence[RatingPoint]) -> list[RatingPoint]:
    """At most ``MOST_POINTS`` of them, evenly spread, with the first and the last one."""
    if len(points) <= MOST_POINTS:
        return list(points)
    step = (len(points) - 1) / (MOST_POINTS - 1)
    return [points[round(number * step)] for number in range(MOST_POINTS)]
