"""The quality of a move: the result decides, then how long it takes."""

from __future__ import annotations

import pytest

from connect4_gui.coach.evaluation import final_score
from connect4_gui.coach.quality import Quality, quality_of
from connect4_gui.engine.search_types import Score, Verdict, score_of_points
from tests.engine.solved import SAMPLES, Solved, read_sized


def win(plies: int) -> Score:
    return Score(Verdict.WIN, 1, plies, exact=True)


def loss(plies: int) -> Score:
    return Score(Verdict.LOSS, -1, plies, exact=True)


def draw(plies: int) -> Score:
    return Score(Verdict.DRAW, 0, plies, exact=True)


@pytest.mark.parametrize(
    ("before", "after", "quality"),
    [
        (win(5), loss(4), Quality.BEST),
        (win(1), loss(0), Quality.BEST),
        (draw(20), draw(19), Quality.BEST),
        (loss(6), win(5), Quality.BEST),
        (win(5), loss(8), Quality.GOOD),
        (loss(8), win(3), Quality.GOOD),
        (win(5), loss(10), Quality.INACCURACY),
        (loss(14), win(7), Quality.INACCURACY),
        (win(1), loss(2), Quality.INACCURACY),
        (win(9), draw(20), Quality.MISTAKE),
        (draw(20), win(9), Quality.MISTAKE),
        (loss(8), win(1), Quality.MISTAKE),
        (draw(20), win(1), Quality.BLUNDER),
        (win(9), win(9), Quality.BLUNDER),
        (win(1), draw(20), Quality.BLUNDER),
    ],
)
def test_each_label(before: Score, after: Score, quality: Quality) -> None:
    assert quality_of(before, after) is quality


def test_without_a_proof_there_is_no_label() -> None:
    guess, sometime = Score(Verdict.UNKNOWN, 9), Score(Verdict.WIN, 1)
    for score in (guess, sometime):
        assert quality_of(score, draw(9)) is None
        assert quality_of(draw(9), score) is None


@pytest.mark.parametrize(
    "sample", read_sized(SAMPLES / "columns.txt"), ids=lambda sample: f"{sample.size}-{sample.moves}"
)
def test_the_best_columns_of_solved_positions_are_best(sample: Solved) -> None:
    board = sample.board
    known = {column: points for column, points in enumerate(sample.scores) if points is not None}
    before = score_of_points(board, max(known.values()))
    for column, points in known.items():
        child = board.play(column)
        label = quality_of(before, final_score(child) or score_of_points(child, -points))
        assert label is not None
        keeps_result = (points > 0) == (before.points > 0) and (points < 0) == (before.points < 0)
        assert (label in (Quality.BEST, Quality.GOOD, Quality.INACCURACY)) is keeps_result or label is Quality.MISTAKE
        assert label is Quality.BEST or points < max(known.values())
