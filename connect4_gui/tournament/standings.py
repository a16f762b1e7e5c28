"""Standings: what the games so far say: the cross table, the scores and the ratings."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from connect4_gui.engine.board import Side
from connect4_gui.tournament.elo import Rating, ratings
from connect4_gui.tournament.plan import Tournament
from connect4_gui.tournament.played_game import PlayedGame
from connect4_gui.tournament.score import DRAW, LOSS, WIN, Score
from connect4_gui.tournament.sprt import RESULTS


@dataclass(frozen=True, slots=True)
class Standing:
    """How one entrant, by its number, has done; without a rating before its first game. ``faults`` are games it lost by
    failing, ``last_fault`` a sentence about the newest."""

    entrant: int
    score: Score
    rating: Rating | None
    faults: int = 0
    last_fault: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """``cross`` has the score of every entrant against every other that it has met; ``ranks`` are the best first."""

    cross: dict[tuple[int, int], Score]
    ranks: tuple[Standing, ...]


class Standings:
    """Counts the games of ``plan`` as they come in, in whatever order."""

    def __init__(self, plan: Tournament, games: Iterable[PlayedGame] = ()) -> None:
        self._plan = plan
        self._scores: dict[tuple[int, int], Score] = {}
        self._faults: dict[int, list[str]] = {}
        self._points: dict[int, float] = {}
        for game in games:
            self.add(game)

    @property
    def games(self) -> int:
        """How many are counted."""
        return len(self._points)

    def add(self, game: PlayedGame) -> None:
        """Count ``game``, once."""
        if game.number in self._points:
            return
        fixture = self._plan.fixture(game.number)
        score = DRAW if game.winner is None else WIN if game.winner is Side.FIRST else LOSS
        one, other = sorted((fixture.first, fixture.second))
        own = score if fixture.first == one else score.reversed
        self._scores[one, other] = self._scores.get((one, other), Score()) + own
        self._points[game.number] = own.points
        if game.fault is not None:
            loser = fixture.second if game.winner is Side.FIRST else fixture.first
            self._faults.setdefault(loser, []).append(game.fault)

    def table(self) -> Table:
        """As it stands now."""
        count = len(self._plan.entrants)
        cross = dict(self._scores)
        cross.update({(other, one): score.reversed for (one, other), score in self._scores.items()})
        found = ratings(count, self._scores)
        standings = []
        for entrant in range(count):
            scores = [score for (one, _), score in cross.items() if one == entrant]
            score = sum(scores, Score())
            faults = self._faults.get(entrant, [])
            rating = found[entrant] if score.games else None
            standings.append(Standing(entrant, score, rating, len(faults), faults[-1] if faults else ""))
        return Table(cross, tuple(sorted(standings, key=_rank)))

    def pair_counts(self) -> list[int]:
        """How often a pair of games with one opening brought the first entrant each of the ``RESULTS`` of the test.

        Only for two entrants. Counted are the pairs up to the first that is not complete, so that quick games count no
        sooner than slow ones.
        """
        counts = [0] * len(RESULTS)
        number = 0
        while number in self._points and number + 1 in self._points:
            counts[round(2 * (self._points[number] + self._points[number + 1]))] += 1
            number += 2
        return counts


def _rank(standing: Standing) -> tuple[float, int]:
    return (0.0 if standing.rating is None else -standing.rating.elo, standing.entrant)
