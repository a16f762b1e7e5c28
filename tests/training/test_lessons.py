"""Lessons: every step can be done, what is right does what it says, and anything else is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from connect4_gui.coach.threats import helps, threats_on
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.position_text import read_position
from connect4_gui.engine.search_types import SearchInfo, SearchLimits, StopFlag, Verdict
from connect4_gui.training.goals import Fault, Goal, can_force, reached_by, refusal
from connect4_gui.training.lessons import LESSONS, Course, Lesson, Step, Topic, reply


def ways_through(lesson: Lesson, start: tuple[int, ...] = ()) -> Iterator[tuple[Step, Board]]:
    """Every step with its board, on every way that the right answers lead through the lesson."""
    course = course_after(lesson, start)
    if course.is_done:
        return
    yield course.step, course.board
    for column in reached_by(course.board, course.step.goal):
        yield from ways_through(lesson, (*start, column))


def course_after(lesson: Lesson, answers: tuple[int, ...]) -> Course:
    course = Course(lesson)
    for column in answers:
        course.advance(column)
    return course


STEPS = list(dict.fromkeys(place for lesson in LESSONS for place in ways_through(lesson)))
MISSABLE = [(step, board) for step, board in STEPS if len(board.open_columns()) > 1]


def solved(board: Board) -> SearchInfo:
    *_, info = best_engine().analyse(board, SearchLimits(), StopFlag())
    return info


def four_next(board: Board, side: Side) -> set[int]:
    """Where ``side`` makes four at once, found by trying."""
    mine = board if board.side is side else board.pass_turn()
    ends = {column: mine.play(column).outcome() for column in mine.open_columns()}
    return {column for column, outcome in ends.items() if outcome is not None and outcome.winner is side}


def test_only_what_follows_by_force_leaves_no_choice() -> None:
    forced = [step for step, board in STEPS if len(board.open_columns()) == 1]
    assert {(step.goal, step.position) for step in forced} == {(Goal.FOUR, None)}


def test_there_is_a_lesson_for_every_topic() -> None:
    assert [lesson.topic for lesson in LESSONS] == list(Topic)


@pytest.mark.parametrize(("step", "board"), MISSABLE)
def test_a_step_can_be_done_and_be_missed(step: Step, board: Board) -> None:
    right = reached_by(board, step.goal)
    assert right
    assert set(right) < set(board.open_columns())
    for column in range(board.size.columns):
        assert (refusal(board, step.goal, column) is None) is (column in right)


@pytest.mark.parametrize(("step", "board"), STEPS)
def test_a_step_begins_in_a_position_of_a_game(step: Step, board: Board) -> None:
    first, second = (board.discs(side).bit_count() for side in Side)
    assert first - second == (board.side is Side.SECOND)
    assert board.outcome() is None
    assert step.goal is Goal.FOUR or not four_next(board, board.side)


@pytest.mark.parametrize(("step", "board"), STEPS)
def test_what_is_right_does_what_it_says(step: Step, board: Board) -> None:
    for column in reached_by(board, step.goal):
        assert holds(step.goal, board, board.play(column))


def holds(goal: Goal, board: Board, after: Board) -> bool:
    """Whether a move reached the goal, told without the code of the goals."""
    mine, others = four_next(after, board.side) if after.outcome() is None else set(), set()
    if after.outcome() is None:
        others = four_next(after, after.side)
    if goal is Goal.FOUR:
        outcome = after.outcome()
        return outcome is not None and outcome.winner is board.side
    replies = [after.play(reply) for reply in after.open_columns()]
    special = {
        Goal.STOP: bool(four_next(board, board.side.other)),
        Goal.TWO_WAYS: len(mine) > 1,
        Goal.NO_TWO_WAYS: all(len(four_next(then, after.side)) < 2 for then in replies),
        Goal.SAFE: True,
        Goal.KEEP_OWN: bool(threats_on(board)),
        Goal.STACK: all(four_next(then, board.side) for then in replies),
        Goal.GOOD_ROW: solved(after).score.verdict is Verdict.LOSS if goal is Goal.GOOD_ROW else False,
        Goal.NO_SAFE_REPLY: not mine and all(four_next(then, board.side) for then in replies),
        Goal.OUTLAST: goal is Goal.OUTLAST and all(can_force(then) for then in replies),
    }
    return not others and special[goal]


@pytest.mark.parametrize(("step", "board"), MISSABLE)
def test_a_refusal_points_at_what_really_happens(step: Step, board: Board) -> None:
    faults = [(column, found) for column in board.open_columns() if (found := refusal(board, step.goal, column))]
    assert faults
    for column, found in faults:
        after = board.play(column)
        match found.fault:
            case Fault.GIVES_FOUR:
                assert found.cell is not None
                assert found.cell[1] in four_next(after, after.side)
            case Fault.ONE_WAY:
                assert found.cell is not None
                assert four_next(after, board.side) == {found.cell[1]}
            case Fault.NO_THREAT:
                assert not four_next(after, board.side)
            case Fault.ALLOWS_TWO_WAYS:
                assert found.cell is not None
                assert len(four_next(after.play(found.cell[1]), after.side)) > 1
            case Fault.OPENS_OWN | Fault.SAFE_REPLY:
                assert found.cell is not None
                assert not four_next(after.play(found.cell[1]), board.side)
            case Fault.WRONG_ROW:
                assert found.cell is not None
                assert not helps(after, found.cell, board.side)
            case Fault.LETS_GO:
                assert found.cell is not None
                assert not can_force(after.play(found.cell[1]))
            case _:
                assert found.fault in {Fault.NO_FOUR, Fault.NO_WINNING_CELL}


def test_only_the_good_row_wins_and_the_other_winning_cell_does_not() -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.topic is Topic.ODD_AND_EVEN)
    for _, board in ways_through(lesson):
        columns = solved(board).columns
        wins = [column for column, score in enumerate(columns) if score is not None and score.verdict is Verdict.WIN]
        assert tuple(wins) == reached_by(board, Goal.GOOD_ROW)
        faults = [refusal(board, Goal.GOOD_ROW, column) for column in board.open_columns()]
        assert Fault.WRONG_ROW in {fault.fault for fault in faults if fault is not None}


def test_the_rows_that_suit_the_first_player_are_others_on_another_board() -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.topic is Topic.ODD_AND_EVEN)
    rows = []
    for _, board in ways_through(lesson):
        after = board.play(reached_by(board, Goal.GOOD_ROW)[0])
        strong = {threat.row_number for threat in threats_on(after) if threat.side is board.side and threat.is_strong}
        rows.append((board.size, board.side, strong))
    standard = BoardSize(6, 7)
    assert rows == [(standard, Side.FIRST, {3}), (standard, Side.SECOND, {2, 4}), (BoardSize(5, 6), Side.FIRST, {2})]


def test_a_full_column_is_refused() -> None:
    board = read_position("rr1y1y/yy1ryr/ry1ryr/ryyyrr/yryrry r 14")
    found = refusal(board, Goal.NO_SAFE_REPLY, 0)
    assert found is not None
    assert found.fault is Fault.FULL


def test_forcing_agrees_with_the_engine() -> None:
    rng = random.Random(7)
    size = BoardSize(4, 5)
    compared = 0
    while compared < 60:
        board = Board.empty(size)
        while board.empty_count > 9 and board.open_columns():
            board = board.play(rng.choice(board.open_columns()))
        if board.outcome() is not None:
            continue
        assert can_force(board) is (solved(board).score.verdict is Verdict.WIN)
        compared += 1


def test_the_opponent_blocks_before_anything_else() -> None:
    assert reply(read_position("7/7/7/7/2yy3/1rrr3 y 3")) in {0, 4}
    assert reply(read_position("7/7/7/7/2yy3/yrrr3 y 3")) == 4


def test_a_course_goes_on_where_the_opponent_answered() -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.topic is Topic.OPEN_THREE)
    course = Course(lesson)
    assert course.goes_on
    course.advance(1)
    assert course.board.disc_count == 6
    assert course.board.side is Side.FIRST
    course.advance(reached_by(course.board, Goal.FOUR)[0])
    assert not course.is_done
    course.advance(reached_by(course.board, Goal.NO_TWO_WAYS)[0])
    assert course.is_done
