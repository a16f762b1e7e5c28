"""Somebody at a puzzle where the solver does not know: what the puzzle says about itself must do."""

from __future__ import annotations

import pytest

from connect4_gui.coach.solver import Solver
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.training.attempt import Attempt, Right, Unsolved, Wrong
from tests.training.puzzles import ATTACKS, ONLY_MOVE, WIN_IN_5, puzzle


def poor(text: str) -> Attempt:
    """Of somebody whose solver knows next to nothing."""
    return Attempt(puzzle(text), Solver(best_engine(), nodes=1))


@pytest.mark.parametrize("text", [*ATTACKS, ONLY_MOVE])
def test_without_a_solver_the_puzzles_own_line_is_right(text: str) -> None:
    tried = poor(text)
    assert tried.hint().cells
    assert tried.hint().column in puzzle(text).solutions
    for column in puzzle(text).line[::2]:
        assert isinstance(tried.try_column(column), Right)
    assert tried.is_solved


@pytest.mark.parametrize("text", [*ATTACKS, ONLY_MOVE])
def test_without_a_solver_anything_else_is_wrong_and_the_solution_known(text: str) -> None:
    tried = poor(text)
    wrong = next(column for column in tried.board.open_columns() if column not in puzzle(text).solutions)
    verdict = tried.try_column(wrong)
    assert isinstance(verdict, Wrong)
    assert (verdict.column, verdict.tries_left) == (wrong, 2)
    assert tried.solution() == puzzle(text).line


def test_who_does_not_wait_gets_no_answer_and_nothing_has_happened() -> None:
    stop = StopFlag()
    stop.set()
    tried = poor(WIN_IN_5)
    for question in (lambda: tried.try_column(3, stop), lambda: tried.hint(stop), lambda: tried.solution(stop)):
        with pytest.raises(Unsolved):
            question()
    assert not tried.is_over
    assert (tried.tries_left, tried.hints, tried.board) == (3, 0, puzzle(WIN_IN_5).board)
