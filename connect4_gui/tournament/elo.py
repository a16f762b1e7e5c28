"""Elo ratings with their 95 % intervals, from the logistic model with a normal prior.

A bot rated r1 is expected to score 1 / (1 + 10 ** ((r2 - r1) / 400)) against one rated r2 (Bradley and Terry's model);
a draw counts as half a win and half a loss. Before the first game every rating is taken to be normally distributed
around the mean, ``PRIOR_ELO`` wide, which keeps the rating of somebody who has won or lost every game finite. The
ratings are those that are most likely after the games (the maximum of the posterior), with their mean at ``MEAN_ELO``;
the intervals come from the curvature there (Laplace's approximation) and are for the distance to that mean.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from connect4_gui.tournament.score import Score

MEAN_ELO = 1000.0
PRIOR_ELO = 600.0
NORMAL_95 = 1.959964
ELO = 400 / math.log(10)
"""Elo points of one unit of the natural logarithm of the odds."""

STEPS, STEP_MOST, PRECISION = 100, 2.0, 1e-10

Results = Mapping[tuple[int, int], Score]
"""The score of the first against the second, by their numbers; each pair once."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The truth lies within ``elo`` ± ``margin`` with 95 %."""

    elo: float
    margin: float


def expected_score(difference: float) -> float:
    """The points a game of somebody who is ``difference`` Elo stronger."""
    return 1 / (1 + 10 ** (-difference / 400))


def ratings(count: int, results: Results) -> list[Rating]:
    """The ratings of ``count`` entrants, by their number."""
    strengths = [0.0] * count
    curvature = _slope_and_curvature(strengths, results)[1]
    for _ in range(STEPS):
        slope, curvature = _slope_and_curvature(strengths, results)
        step = [min(max(part, -STEP_MOST), STEP_MOST) for part in _times(_inverse(curvature), slope)]
        strengths = [strength + part for strength, part in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < PRECISION:
            break
    mean = sum(strengths) / count
    errors = _errors_around_mean(_inverse(curvature))
    return [
        Rating(MEAN_ELO + ELO * (strength - mean), NORMAL_95 * ELO * error)
        for strength, error in zip(strengths, errors, strict=True)
    ]


def _slope_and_curvature(strengths: Sequence[float], results: Results) -> tuple[list[float], list[list[float]]]:
    """The gradient of the logarithm of the posterior, and its negated second derivatives."""
    tightness = (ELO / PRIOR_ELO) ** 2
    slope = [-tightness * strength for strength in strengths]
    curvature = [[tightness * (row == column) for column in range(len(strengths))] for row in range(len(strengths))]
    for (one, other), score in results.items():
        share = 1 / (1 + math.exp(strengths[other] - strengths[one]))
        surplus = score.points - score.games * share
        slope[one] += surplus
        slope[other] -= surplus
        information = score.games * share * (1 - share)
        curvature[one][one] += information
        curvature[other][other] += information
        curvature[one][other] -= information
        curvature[other][one] -= information
    return slope, curvature


def _errors_around_mean(covariance: Sequence[Sequence[float]]) -> list[float]:
    """The standard deviations of the distances to the mean of all."""
    count = len(covariance)
    rows = [sum(row) / count for row in covariance]
    all_ = sum(rows) / count
    return [math.sqrt(max(covariance[place][place] - 2 * rows[place] + all_, 0)) for place in range(count)]


def _times(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By elimination. The matrix is symmetric and positive definite, so that no row is ever exchanged."""
    count = len(matrix)
    rows = [[*row, *(float(place == column) for column in range(count))] for place, row in enumerate(matrix)]
    for place in range(count):
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for other in range(count):
            if other != place and (factor := rows[other][place]):
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[place], strict=True)]
    return [row[count:] for row in rows]
