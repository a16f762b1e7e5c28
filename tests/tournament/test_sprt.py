from __future__ import annotations

import math
import random

import pytest

from connect4_gui.tournament.elo import expected_score
from connect4_gui.tournament.sprt import RESULTS, Sprt, Verdict

TEST = Sprt(0, 60, 0.05, 0.1)


def test_the_bounds_are_walds() -> None:
    assert TEST.bounds == pytest.approx((math.log(0.1 / 0.95), math.log(0.9 / 0.05)))


def test_of_two_results_only_the_ratio_is_a_coins() -> None:
    """Pairs that end 2–0 or 0–2 are a coin that falls as often as the score says: the ratio is that of two coins."""
    score0, score1 = expected_score(0), expected_score(60)
    by_hand = 30 * math.log(score1 / score0) + 20 * math.log((1 - score1) / (1 - score0))
    assert TEST.ratio([20, 0, 0, 0, 30]) == pytest.approx(by_hand, abs=0.02)


def test_a_close_question_agrees_with_the_normal_approximation() -> None:
    test = Sprt(0, 4)
    counts = [10, 40, 100, 44, 12]
    pairs = sum(counts)
    mean = sum(count * result for count, result in zip(counts, RESULTS, strict=True)) / pairs
    variance = sum(count * (result - mean) ** 2 for count, result in zip(counts, RESULTS, strict=True)) / pairs
    score0, score1 = expected_score(0), expected_score(4)
    normal = pairs * (score1 - score0) * (2 * mean - score0 - score1) / (2 * variance)
    assert test.ratio(counts) == pytest.approx(normal, abs=0.01)


def test_nothing_played_says_nothing() -> None:
    assert TEST.ratio([0] * 5) == 0
    assert TEST.verdict(0) is Verdict.OPEN


@pytest.mark.parametrize(("elo", "wrong"), [(0, Verdict.STRONGER), (60, Verdict.NOT_STRONGER)])
def test_it_is_as_seldom_wrong_as_promised(elo: float, wrong: Verdict) -> None:
    rng = random.Random(11)
    verdicts = [decide(elo, rng) for _ in range(150)]
    assert verdicts.count(wrong) / len(verdicts) < 0.16
    assert verdicts.count(Verdict.OPEN) == 0


def decide(elo: float, rng: random.Random) -> Verdict:
    """Play until the test ends."""
    counts = [0] * len(RESULTS)
    for _ in range(3000):
        points = sum(rng.random() < expected_score(elo) for _ in range(2))
        counts[2 * points] += 1
        verdict = TEST.verdict(TEST.ratio(counts))
        if verdict is not Verdict.OPEN:
            return verdict
    return Verdict.OPEN


@pytest.mark.parametrize("values", [(10, 0, 0.05, 0.05), (0, 10, 0, 0.05), (0, 10, 0.05, 0.6), (0, 2000, 0.05, 0.05)])
def test_questions_without_sense_are_refused(values: tuple[float, float, float, float]) -> None:
    with pytest.raises(ValueError, match="must"):
        Sprt(*values)
