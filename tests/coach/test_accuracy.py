"""Accuracy: only decisions count, and a result that was kept counts most."""

from __future__ import annotations

import pytest

from connect4_gui.coach.accuracy import accuracy_of
from connect4_gui.coach.quality import quality_of
from connect4_gui.coach.review import ReviewedMove
from connect4_gui.engine.board import Side
from connect4_gui.engine.search_types import Score, Verdict


def win(plies: int) -> Score:
    return Score(Verdict.WIN, 1, plies, exact=True)


def loss(plies: int) -> Score:
    return Score(Verdict.LOSS, -1, plies, exact=True)


DRAW = Score(Verdict.DRAW, 0, 20, exact=True)


def move(before: Score, after: Score, *, is_decision: bool = True, is_critical: bool = False) -> ReviewedMove:
    quality = quality_of(before, after)
    return ReviewedMove(Side.FIRST, 3, before, after, quality=quality, is_decision=is_decision, is_critical=is_critical)


BEST = move(win(5), loss(4))


@pytest.mark.parametrize(
    ("played", "points"),
    [
        (BEST, 100.0),
        (move(DRAW, DRAW), 100.0),
        (move(win(5), loss(16)), 80.0),
        (move(loss(18), win(5)), 80.0),
        (move(win(5), DRAW), 25.0),
        (move(DRAW, win(9)), 25.0),
        (move(win(5), win(9)), 0.0),
    ],
)
def test_what_a_move_is_worth(played: ReviewedMove, points: float) -> None:
    assert accuracy_of([played] * 4, Side.FIRST).percent == pytest.approx(points)


def test_the_accuracy_is_the_mean_of_the_decisions() -> None:
    no_choice = move(DRAW, DRAW, is_decision=False)
    found = accuracy_of([BEST, BEST, no_choice, move(win(5), DRAW), move(win(5), win(9))], Side.FIRST)
    assert found.percent == pytest.approx((100 + 100 + 25 + 0) / 4)
    assert found.decisions == 4


def test_there_is_no_figure_before_four_decisions() -> None:
    found = accuracy_of([BEST] * 3, Side.FIRST)
    assert found.percent is None
    assert found.decisions == 3


def test_only_moves_of_the_side_count() -> None:
    assert accuracy_of([BEST] * 9, Side.SECOND).decisions == 0


def test_what_is_not_proven_and_what_nobody_chose_do_not_count() -> None:
    guess = Score(Verdict.UNKNOWN, 12)
    by_chance = ReviewedMove(Side.FIRST, 3, win(5), win(9), is_decision=True)
    assert accuracy_of([move(guess, DRAW), move(DRAW, guess), by_chance], Side.FIRST).decisions == 0


def test_kept_results_are_counted_where_they_could_be_lost() -> None:
    kept, lost = move(win(5), loss(8), is_critical=True), move(win(5), DRAW, is_critical=True)
    found = accuracy_of([kept, BEST, lost, kept], Side.FIRST)
    assert (found.kept, found.critical) == (2, 3)
