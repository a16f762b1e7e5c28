from __future__ import annotations

import math
import random
from itertools import combinations

import pytest

from connect4_gui.tournament.elo import ELO, MEAN_ELO, NORMAL_95, PRIOR_ELO, Rating, expected_score, ratings
from connect4_gui.tournament.score import Score, points_text


def test_a_difference_of_400_is_ten_to_one() -> None:
    assert expected_score(400) == pytest.approx(10 / 11)
    assert expected_score(0) == 0.5
    assert expected_score(-120) + expected_score(120) == pytest.approx(1)


def test_many_games_give_the_difference_of_the_formula() -> None:
    """750 of 1,000 points are 400 · log10(3) = 190.85 Elo; the prior takes less than one of them away."""
    first, second = ratings(2, {(0, 1): Score(700, 100, 200)})
    assert first.elo - second.elo == pytest.approx(190.85, abs=1)
    assert (first.elo + second.elo) / 2 == pytest.approx(MEAN_ELO)


def test_the_interval_is_that_of_the_curvature() -> None:
    """An even score: information n / 4 about the difference d, half of d is the distance to the mean.

    The difference has the information n / 4 of the games and 1 / (2 s²) of the prior, s being its width.
    """
    games, width = 100, PRIOR_ELO / ELO
    first, _ = ratings(2, {(0, 1): Score(40, 20, 40)})
    error = 1 / math.sqrt(games / 4 + 1 / (2 * width**2)) / 2
    assert first.elo == pytest.approx(MEAN_ELO)
    assert first.margin == pytest.approx(NORMAL_95 * ELO * error)


def test_the_most_likely_rating_satisfies_its_equation() -> None:
    """At the maximum the points above expectation are balanced by the prior: 3 wins of 3, solved by hand."""
    first, second = ratings(2, {(0, 1): Score(3, 0, 0)})
    strength = (first.elo - MEAN_ELO) / ELO
    expected = expected_score(first.elo - second.elo)
    assert 3 - 3 * expected == pytest.approx(strength * (ELO / PRIOR_ELO) ** 2)


def test_without_games_everybody_is_average_and_unknown() -> None:
    assert [rating.elo for rating in ratings(3, {})] == [MEAN_ELO] * 3
    assert ratings(3, {})[0].margin == pytest.approx(NORMAL_95 * PRIOR_ELO * math.sqrt(2 / 3))


def test_winning_everything_stays_finite() -> None:
    found = ratings(3, {(0, 1): Score(wins=500), (0, 2): Score(wins=500), (1, 2): Score(wins=500)})
    assert MEAN_ELO < found[0].elo < 3000
    assert found[0].elo > found[1].elo > found[2].elo


def test_nineteen_intervals_of_twenty_hold_the_truth() -> None:
    rng = random.Random(4)
    truth = [1250.0, 1100.0, 950.0, 700.0]
    held = [held_by(rating, elo) for _ in range(150) for rating, elo in zip(simulated(truth, rng), truth, strict=True)]
    assert 0.92 <= sum(held) / len(held) <= 0.98


def held_by(rating: Rating, elo: float) -> bool:
    return abs(rating.elo - elo) <= rating.margin


def simulated(truth: list[float], rng: random.Random) -> list[Rating]:
    results = {}
    for one, other in combinations(range(len(truth)), 2):
        wins = sum(rng.random() < expected_score(truth[one] - truth[other]) for _ in range(60))
        results[one, other] = Score(wins=wins, losses=60 - wins)
    return ratings(len(truth), results)


def test_points_are_written_with_halves() -> None:
    assert [points_text(points) for points in (0, 0.5, 3, 26.5)] == ["0", "½", "3", "26½"]
