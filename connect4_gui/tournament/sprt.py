"""SPRT: the sequential probability ratio test, which ends a match of two as soon as it has said enough.

It asks whether the first entrant is ``elo1`` (H1) or only ``elo0`` (H0) stronger than the second, in logistic Elo. What
is counted are pairs of games with the same opening and the colours changed: five possible results, 0 to 2 points (the
pentanomial model), since the two games of a pair are not independent. The log-likelihood ratio compares the most likely
distributions of these results whose means are those of H1 and of H0 (the generalised test).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from connect4_gui.tournament.elo import expected_score

RESULTS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The points a game that a pair of games can bring."""

TRACE = 1e-3
"""Added to every count, so that a result that has not come yet is not taken for impossible."""

HALVINGS = 100


class Verdict(Enum):
    """``STRONGER`` is H1, ``NOT_STRONGER`` H0."""

    OPEN = "open"
    STRONGER = "H1"
    NOT_STRONGER = "H0"


@dataclass(frozen=True, slots=True)
class Sprt:
    """The question, with the chances of a wrong H1 (``alpha``) and a wrong H0 (``beta``). Raises ValueError."""

    elo0: float = 0.0
    elo1: float = 10.0
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not -1000 <= self.elo0 < self.elo1 <= 1000:
            raise ValueError(f"elo0 must be below elo1, both from -1000 to 1000, not {self.elo0:g} and {self.elo1:g}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError(f"alpha and beta must lie between 0 and 0.5, not {self.alpha:g} and {self.beta:g}")

    @property
    def bounds(self) -> tuple[float, float]:
        """At or below the first H0 is accepted, at or above the second H1 (Wald)."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def verdict(self, ratio: float) -> Verdict:
        lower, upper = self.bounds
        return Verdict.STRONGER if ratio >= upper else Verdict.NOT_STRONGER if ratio <= lower else Verdict.OPEN

    def ratio(self, counts: Sequence[int]) -> float:
        """The log-likelihood ratio of H1 to H0, after so many pairs of games with each of the ``RESULTS``."""
        pairs = sum(counts)
        if not pairs:
            return 0.0
        weights = [count + TRACE for count in counts]
        shares = [weight / sum(weights) for weight in weights]
        under0, under1 = (_likeliest(shares, expected_score(elo)) for elo in (self.elo0, self.elo1))
        logs = (share * math.log(one / zero) for share, zero, one in zip(shares, under0, under1, strict=True))
        return pairs * math.fsum(logs)


def _likeliest(shares: Sequence[float], mean: float) -> list[float]:
    """The distribution with this ``mean`` under which ``shares`` are most likely.

    It gives every result its share over 1 + t · (result - mean), for the one t that makes the mean right.
    """
    offsets = [result - mean for result in RESULTS]
    low, high = -1 / max(offsets), -1 / min(offsets)
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if sum(share * offset / (1 + middle * offset) for share, offset in zip(shares, offsets, strict=True)) > 0:
            low = middle
        else:
            high = middle
    return [share / (1 + middle * offset) for share, offset in zip(shares, offsets, strict=True)]
