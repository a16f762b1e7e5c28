"""Somebody at a puzzle: what is right, what wins too, what is wrong, and the help there is."""

from __future__ import annotations

import pytest

from connect4_gui.coach.reason import Code, Grade, Reason, Way
from connect4_gui.engine.board import Board, IllegalMove
from connect4_gui.engine.position_text import read_position
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.training.attempt import SHOWN_PLIES, AlsoWins, Attempt, Hint, Right, Wrong
from connect4_gui.training.puzzle import Kind, Puzzle
from connect4_gui.training.schedule import Mark
from tests.training.puzzles import (
    ATTACKS,
    ONLY_MOVE,
    WIN_IN_2,
    WIN_IN_3,
    WIN_IN_5,
    ZUGZWANG_IN_2,
    needs_core,
    puzzle,
    solver,
)

pytestmark = needs_core


def attempt(text: str) -> Attempt:
    return Attempt(puzzle(text), solver())


@pytest.mark.parametrize("text", ATTACKS)
@pytest.mark.parametrize("times_seen", [0, 1])
def test_the_right_moves_solve_it_in_the_stated_number(text: str, times_seen: int) -> None:
    shown = puzzle(text).presented(times_seen)
    tried = Attempt(shown, solver())
    moves = 0
    while not tried.is_over:
        assert tried.moves_left == (shown.length or 0) - moves
        column = solver().values(tried.board).best[0]
        assert isinstance(tried.try_column(column), Right)
        moves += 1
    outcome = tried.board.outcome()
    assert tried.is_solved
    assert moves == shown.length
    assert outcome is not None
    assert outcome.winner is shown.side


def test_a_right_move_is_answered() -> None:
    tried = attempt(WIN_IN_2)
    verdict = tried.try_column(5)
    assert verdict == Right(5, 2, is_solved=False)
    assert tried.board == puzzle(WIN_IN_2).board.play(5).play(2)
    assert tried.played == (5, 2)
    assert tried.try_column(6) == Right(6, None, is_solved=True)
    assert tried.mark(8.0) is Mark.GOOD
    assert tried.mark(3.0) is Mark.EASY


def open_three() -> Puzzle:
    """Both ends of a row of three make four at once."""
    board = read_position("7/7/7/7/2yy3/2rrr2 r 3")
    return Puzzle(board, Kind.WIN, 1, solutions=(1, 5), line=(1,), start_rating=600)


@pytest.mark.parametrize("column", [1, 5])
def test_any_of_equally_good_moves_is_right(column: int) -> None:
    assert Attempt(open_three(), solver()).try_column(column) == Right(column, None, is_solved=True)


@pytest.mark.parametrize("column", [0, 2, 3, 4, 6])
def test_a_slower_win_is_said_to_win_and_costs_nothing(column: int) -> None:
    tried = Attempt(open_three(), solver())
    assert tried.try_column(column) == AlsoWins(column, moves=2, quickest=1)
    assert (tried.tries_left, tried.board) == (3, open_three().board)
    tried.try_column(1)
    assert tried.mark(10.0) is Mark.GOOD


@pytest.mark.parametrize("text", [*ATTACKS, ONLY_MOVE])
def test_every_wrong_move_is_refuted_and_leaves_the_board_alone(text: str) -> None:
    start = puzzle(text).board
    wrong = [column for column in start.open_columns() if column not in puzzle(text).solutions]
    assert wrong
    for column in wrong:
        tried = attempt(text)
        verdict = tried.try_column(column)
        assert isinstance(verdict, Wrong)
        assert (verdict.column, verdict.tries_left, tried.board) == (column, 2, start)
        assert 0 < len(verdict.refutation) <= SHOWN_PLIES
        board = start.play(column)
        for reply in verdict.refutation:
            assert reply in solver().values(board).best
            board = board.play(reply)


def test_three_wrong_tries_end_it() -> None:
    tried = attempt(WIN_IN_3)
    left = []
    for column in (0, 1, 2):
        verdict = tried.try_column(column)
        assert isinstance(verdict, Wrong)
        left.append(verdict.tries_left)
    assert left == [2, 1, 0]
    assert tried.is_over
    assert not tried.is_solved
    assert tried.mark(1.0) is Mark.AGAIN
    with pytest.raises(ValueError, match="the puzzle is over"):
        tried.try_column(6)
    assert tried.solution() == puzzle(WIN_IN_3).line


def test_who_was_wrong_and_then_right_has_missed_it() -> None:
    tried = attempt(WIN_IN_2)
    for column in (0, 5, 6):
        tried.try_column(column)
    assert tried.is_solved
    assert tried.mark(1.0) is Mark.AGAIN


def test_the_only_move_is_all_that_is_asked_for() -> None:
    tried = attempt(ONLY_MOVE)
    assert tried.moves_left is None
    assert tried.try_column(puzzle(ONLY_MOVE).solutions[0]) == Right(5, None, is_solved=True)
    assert tried.is_solved
    assert tried.solution() == ()


@pytest.mark.parametrize("text", [*ATTACKS, ONLY_MOVE])
def test_the_first_hint_shows_discs_and_the_second_the_column(text: str) -> None:
    tried = attempt(text)
    first, second, third = tried.hint(), tried.hint(), tried.hint()
    assert first.column is None
    assert first.cells
    assert all(tried.board.disc_at(*cell) is not None for cell in first.cells)
    assert second == third == Hint(first.cells, puzzle(text).solutions[0])
    tried.try_column(puzzle(text).solutions[0])
    assert tried.is_over is (text == ONLY_MOVE)


def test_a_hint_makes_it_hard() -> None:
    tried = attempt(WIN_IN_2)
    tried.hint()
    for column in (5, 6):
        tried.try_column(column)
    assert tried.mark(1.0) is Mark.HARD


def test_a_look_at_the_solution_gives_up() -> None:
    tried = attempt(WIN_IN_5)
    assert tried.solution() == puzzle(WIN_IN_5).line
    assert tried.is_over
    assert tried.mark(1.0) is Mark.AGAIN


def test_a_full_column_is_no_try() -> None:
    tried = attempt(WIN_IN_2)
    with pytest.raises(IllegalMove, match="column 4 is full"):
        tried.try_column(3)
    assert tried.tries_left == 3


def reasoned(reason: Reason) -> Attempt:
    def explain(board: Board, column: int, stop: StopFlag | None) -> Reason:
        del board, column, stop
        return reason

    return Attempt(puzzle(WIN_IN_2), solver(), explain)


def test_a_reason_that_does_not_tell_the_answer_is_given_with_its_line() -> None:
    reason = Reason(Code.HANDS_OVER, Way.ALLOWS, Grade.PROVEN, cells=((2, 0),), line=(0, 4), column=0)
    verdict = reasoned(reason).try_column(0)
    assert isinstance(verdict, Wrong)
    assert (verdict.reason, verdict.refutation) == (reason, (0, 4))
    assert not verdict.is_telling


def test_the_opponent_may_be_seen_to_take_the_right_cell() -> None:
    reason = Reason(Code.FORK, Way.ALLOWS, Grade.PROVEN, cells=((1, 2), (1, 6)), line=(5, 0, 2), column=5)
    verdict = reasoned(reason).try_column(0)
    assert isinstance(verdict, Wrong)
    assert (verdict.reason, verdict.refutation) == (reason, (5, 0, 2))


@pytest.mark.parametrize(
    "reason",
    [
        Reason(Code.FORK, Way.MISSES, Grade.PROVEN, cells=((1, 2), (1, 6)), line=(5, 2, 6), column=5),
        Reason(Code.KEY_POINT, Way.ALLOWS, Grade.PROVEN, cells=((1, 2),)),
        Reason(Code.MAKES_THREAT, Way.ALLOWS, Grade.PROVEN, cells=((1, 5),), line=(2,)),
        Reason(Code.FORK, Way.ALLOWS, Grade.PROVEN, cells=((1, 2), (1, 6)), line=(2,), column=5),
    ],
)
def test_a_reason_that_tells_the_answer_must_be_said_quietly(reason: Reason) -> None:
    verdict = reasoned(reason).try_column(0)
    assert isinstance(verdict, Wrong)
    assert (verdict.reason, verdict.is_telling) == (reason, True)


@pytest.mark.parametrize("text", [WIN_IN_3, ZUGZWANG_IN_2])
def test_whatever_the_longest_defence_one_move_wins(text: str) -> None:
    first = puzzle(text).board.play(puzzle(text).solutions[0])
    replies = solver().values(first).best
    found = [solver().values(first.play(reply)) for reply in replies]
    assert replies
    assert {info.score.winners_moves for info in found} == {(puzzle(text).length or 0) - 1}
