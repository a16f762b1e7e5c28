"""Scores as values: how they are counted, compared and read."""

from __future__ import annotations

import pytest

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import Score, StopFlag, Verdict, exact_score, score_of_points


@pytest.mark.parametrize(("plies", "moves"), [(None, None), (1, 1), (2, 1), (3, 2), (4, 2), (41, 21)])
def test_a_win_is_counted_in_the_winners_own_discs(plies: int | None, moves: int | None) -> None:
    assert Score(Verdict.WIN, 1, plies).winners_moves == moves


def test_scores_sort_from_the_fastest_loss_to_the_fastest_win() -> None:
    scores = [
        Score(Verdict.LOSS, -18),
        Score(Verdict.LOSS, -1),
        Score(Verdict.UNKNOWN, -40),
        Score(Verdict.DRAW, 0),
        Score(Verdict.UNKNOWN, 40),
        Score(Verdict.WIN, 1),
        Score(Verdict.WIN, 18),
    ]
    backwards = scores[::-1]
    assert sorted(backwards, key=lambda score: score.rank) == scores


@pytest.mark.parametrize("moves", ["", "4", "44-"])
def test_points_tell_how_many_plies_are_left(moves: str) -> None:
    board = board_after(STANDARD_SIZE, moves)
    for verdict, first in ((Verdict.WIN, 1), (Verdict.LOSS, 2)):
        for plies in range(first, board.empty_count + 1, 2):
            score = exact_score(board, verdict, plies)
            assert score.exact
            assert score_of_points(board, score.points) == score
    drawn = Score(Verdict.DRAW, 0, board.empty_count, exact=True)
    assert score_of_points(board, 0) == drawn


def test_the_fastest_win_on_the_standard_board_has_18_points() -> None:
    assert exact_score(Board.empty(STANDARD_SIZE), Verdict.WIN, 7) == Score(Verdict.WIN, 18, 7, exact=True)
    assert exact_score(Board.empty(STANDARD_SIZE), Verdict.LOSS, 8) == Score(Verdict.LOSS, -18, 8, exact=True)


def test_a_stop_flag_is_set_once_and_for_all() -> None:
    stop = StopFlag()
    assert not stop.is_set()
    stop.set()
    assert stop.is_set()
    assert bytes(stop.raw) == b"\x01"
