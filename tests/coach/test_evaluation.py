"""What a score means to people: proven or not, how high in the graph, and what it becomes from depth to depth."""

from __future__ import annotations

from itertools import pairwise

import pytest

from connect4_gui.coach.evaluation import (
    best_columns,
    estimate_steps,
    final_score,
    graph_point,
    is_better_known,
    is_complete,
    is_proven,
    steadied,
    value_of,
)
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import Score, SearchInfo, Verdict, score_of_points
from tests.engine.solved import SAMPLES, read_sized

SOON = Score(Verdict.WIN, 18, 1, exact=True)
LATE = Score(Verdict.WIN, 1, 41, exact=True)
SOMETIME = Score(Verdict.WIN, 1)
DRAW = Score(Verdict.DRAW, 0, 42, exact=True)
LOST = Score(Verdict.LOSS, -18, 2, exact=True)


def guess(points: int) -> Score:
    return Score(Verdict.UNKNOWN, points)


def info(depth: int, *columns: Score | None) -> SearchInfo:
    known = [score for score in columns if score is not None]
    top = max(known, key=lambda score: score.rank)
    best = tuple(number for number, score in enumerate(columns) if score == top)
    return SearchInfo(depth, top, best[:1], columns, best, 1, 0.0)


def test_a_proven_result_keeps_its_distance_from_the_middle() -> None:
    assert value_of(SOON, STANDARD_SIZE) == 1
    assert 0.5 < value_of(LATE, STANDARD_SIZE) < 0.52
    assert value_of(SOMETIME, STANDARD_SIZE) == 0.5
    assert value_of(DRAW, STANDARD_SIZE) == 0
    assert -1 < value_of(LOST, STANDARD_SIZE) < -0.95


@pytest.mark.parametrize("points", [-4000, -48, -14, 14, 48, 4000])
def test_an_estimate_never_looks_like_a_proof(points: int) -> None:
    value = value_of(guess(points), STANDARD_SIZE)
    assert 0 < abs(value) <= 0.45
    assert (value > 0) is (points > 0)


def test_faster_wins_are_higher_for_every_solved_position() -> None:
    solved = [sample for sample in read_sized(SAMPLES / "positions.txt") if sample.scores[0]]
    assert len(solved) > 100
    for sample in solved:
        score = score_of_points(sample.board, sample.scores[0] or 0)
        value = value_of(score, sample.size)
        assert 0.5 <= abs(value) <= 1
        assert (value > 0) is (score.verdict is Verdict.WIN)


def test_the_graph_is_the_first_players() -> None:
    before, after = board_after(STANDARD_SIZE, "44"), board_after(STANDARD_SIZE, "444")
    assert graph_point(before, SOON).value == 1
    assert graph_point(after, SOON).value == -1
    assert graph_point(before, SOON).is_proven
    assert not graph_point(before, guess(9)).is_proven


@pytest.mark.parametrize(
    ("moves", "verdict", "value"),
    [("1122334", Verdict.LOSS, 1), ("1212123", None, None), ("-1122334", Verdict.LOSS, -1)],
)
def test_a_game_that_is_over_is_proven(moves: str, verdict: Verdict | None, value: float | None) -> None:
    board = board_after(STANDARD_SIZE, moves)
    score = final_score(board)
    assert (None if score is None else score.verdict) is verdict
    assert (None if score is None else graph_point(board, score).value) == value


def test_what_is_proven_and_what_is_complete() -> None:
    assert [is_proven(score) for score in (SOON, SOMETIME, DRAW, LOST, guess(3))] == [True, True, True, True, False]
    assert is_complete(info(9, SOON, None, DRAW))
    assert not is_complete(info(9, SOON, SOMETIME))


def test_a_proof_goes_before_an_estimate() -> None:
    ranking = (guess(99), SOMETIME, SOON)
    for weaker, stronger in pairwise(ranking):
        assert is_better_known(stronger, weaker)
        assert not is_better_known(weaker, stronger)
    assert is_better_known(guess(1), guess(99))
    assert is_better_known(guess(1), None)


def test_estimates_are_read_in_large_steps() -> None:
    assert [estimate_steps(guess(points)) for points in (-26, -4, 0, 7, 48)] == [-3, 0, 0, 1, 5]


def test_estimates_do_not_swing_from_depth_to_depth() -> None:
    searched = [
        info(1, guess(20), guess(10), DRAW),
        info(2, guess(-10), guess(4), DRAW),
        info(3, guess(22), SOON, DRAW),
    ]
    first, second, third = steadied(searched)
    assert first == searched[0]
    assert second.columns == (guess(5), guess(7), DRAW)
    assert (second.best, second.score.points) == ((1,), 12)
    assert third.columns == (guess(6), SOON, DRAW)
    assert third.score == SOON


LOST_SOMETIME = Score(Verdict.LOSS, -1)


def test_nobody_knows_what_holds_out_longest_while_a_length_is_unknown() -> None:
    assert best_columns(info(5, LOST_SOMETIME, LOST_SOMETIME, LOST_SOMETIME)) == ()
    assert best_columns(info(5, LOST, LOST_SOMETIME, LOST)) == ()
    assert best_columns(info(5, LOST, LOST, LOST)) == (0, 1, 2)


def test_wins_of_unknown_length_are_best_only_beside_something_worse() -> None:
    assert best_columns(info(5, SOMETIME, SOMETIME, None)) == ()
    assert best_columns(info(5, SOMETIME, guess(4), SOMETIME)) == (0, 2)
    assert best_columns(info(5, guess(4), guess(4))) == (0, 1)
