"""The analyst: what it thinks about next, what it knows, and that it never takes anything back."""

from __future__ import annotations

import pytest

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import Score, SearchInfo, StopFlag, Verdict
from connect4_gui.game.analyst import (
    ENDLESS,
    FILLING,
    FIRST_THOUGHT,
    GLANCE,
    LINE_LENGTH,
    Analyst,
    Task,
    analysis,
    best_line,
    improved,
)
from tests.coach.test_evaluation import DRAW, SOMETIME, SOON, guess, info
from tests.engine.solved import SAMPLES, Solved, read_sized
from tests.engine.thinking import solution

SMALL = BoardSize(4, 5)
MOVES = "452124514"
BOARDS = [board_after(SMALL, MOVES[:count]) for count in range(len(MOVES) + 1)]
NEWEST = BOARDS[-1]


def estimate(board: Board) -> SearchInfo:
    return info(3, *(guess(3) if board.has_room(column) else None for column in range(board.size.columns)))


def ready(boards: list[Board] = BOARDS, shown: Board = NEWEST) -> Analyst:
    analyst = Analyst()
    analyst.follow(boards, shown, {})
    return analyst


def wanted(analyst: Analyst, *, is_bot_busy: bool = False) -> Task:
    task = analyst.next_task(is_bot_busy=is_bot_busy)
    assert task is not None
    return task


def test_the_shown_position_comes_first_then_the_game_from_its_end_then_the_shown_one_again() -> None:
    analyst, done = ready(shown=BOARDS[4]), []
    for _ in range(len(BOARDS) + 1):
        task = wanted(analyst)
        done.append((task.board, task.limits))
        analyst.learn(task, estimate(task.board))
        analyst.finish(task)
    older = [board for board in reversed(BOARDS) if board != BOARDS[4]]
    assert done == [(BOARDS[4], FIRST_THOUGHT), *((board, FILLING) for board in older), (BOARDS[4], ENDLESS)]
    assert analyst.next_task(is_bot_busy=False) is None


def test_what_is_proven_is_not_thought_about_again() -> None:
    analyst = ready()
    analyst.follow(BOARDS, NEWEST, dict.fromkeys(BOARDS[:-2], DRAW))
    assert wanted(analyst).board == NEWEST
    analyst.learn(wanted(analyst), solution(NEWEST))
    assert wanted(analyst).board == BOARDS[-2]
    analyst.finish(wanted(analyst))
    assert analyst.next_task(is_bot_busy=False) is None


def test_a_bot_that_thinks_has_precedence_after_a_glance() -> None:
    analyst = ready()
    glance = wanted(analyst, is_bot_busy=True)
    assert (glance.board, glance.limits) == (NEWEST, GLANCE)
    analyst.finish(glance)
    assert analyst.next_task(is_bot_busy=True) is None
    assert wanted(analyst).limits is FIRST_THOUGHT


def test_a_task_that_was_interrupted_comes_again() -> None:
    analyst = ready()
    task = wanted(analyst)
    analyst.learn(task, estimate(NEWEST))
    analyst.follow(BOARDS, BOARDS[0], {})
    assert wanted(analyst).board == BOARDS[0]
    analyst.follow(BOARDS, NEWEST, {})
    assert (wanted(analyst).board, wanted(analyst).limits) == (NEWEST, FIRST_THOUGHT)


def test_a_position_that_was_filled_is_looked_at_when_it_is_shown() -> None:
    analyst = ready()
    for _ in range(2):
        task = wanted(analyst)
        analyst.finish(task)
    assert task.board == BOARDS[-2]
    analyst.follow(BOARDS, BOARDS[-2], {})
    assert (wanted(analyst).board, wanted(analyst).limits) == (BOARDS[-2], FIRST_THOUGHT)


def test_nothing_is_done_about_a_game_that_is_over_or_a_position_where_something_broke() -> None:
    over = board_after(SMALL, "1122334")
    assert ready([over], over).next_task(is_bot_busy=False) is None
    analyst = ready([NEWEST])
    analyst.give_up(wanted(analyst))
    assert analyst.next_task(is_bot_busy=False) is None
    assert analyst.next_task(is_bot_busy=True) is None


def test_the_graph_has_a_point_for_each_position_that_is_known() -> None:
    analyst = ready(BOARDS[:3], BOARDS[2])
    assert analyst.points() == (None, None, None)
    analyst.learn(Task(BOARDS[1], FILLING), info(9, SOON))
    analyst.learn(Task(BOARDS[2], FILLING), info(9, guess(30)))
    nothing, second, first = analyst.points()
    assert nothing is None
    assert second is not None
    assert (second.value, second.is_proven) == (-1, True)
    assert first is not None
    assert (first.value > 0, first.is_proven) == (True, False)


def test_filling_says_nothing_of_columns() -> None:
    analyst = ready()
    analyst.learn(Task(NEWEST, FILLING), info(9, SOON))
    assert analyst.info(NEWEST) is None
    assert analyst.score(NEWEST) == SOON


def test_a_search_that_begins_again_takes_nothing_back() -> None:
    deep = info(12, guess(8), SOON, DRAW, guess(-3))
    again = info(1, guess(-20), guess(0), SOMETIME, guess(50))
    both = improved(deep, again)
    assert both.columns == (guess(8), SOON, DRAW, guess(-3))
    assert (both.score, both.best, both.depth) == (SOON, (1,), 12)
    deeper = improved(both, info(13, guess(4), guess(0), DRAW, DRAW))
    assert deeper.columns == (guess(4), SOON, DRAW, DRAW)


def test_a_short_line_does_not_replace_the_longer_one_it_begins() -> None:
    longer = SearchInfo(9, guess(1), (3, 2, 3), (guess(1),), (0,), 1, 0.0)
    shorter = SearchInfo(10, guess(1), (3,), (guess(1),), (0,), 1, 0.0)
    other = SearchInfo(11, guess(1), (2,), (guess(1),), (0,), 1, 0.0)
    assert improved(longer, shorter).line == (3, 2, 3)
    assert improved(longer, other).line == (2,)


@pytest.mark.parametrize(
    "sample", read_sized(SAMPLES / "columns.txt"), ids=lambda sample: f"{sample.size}-{sample.moves}"
)
def test_what_is_learned_of_solved_positions_is_true(sample: Solved) -> None:
    analyst = ready([sample.board], sample.board)
    task, engine, stop = wanted(analyst), best_engine(), StopFlag()
    for found in analysis(engine, Task(sample.board, ENDLESS), stop):
        analyst.learn(task, found)
    known = analyst.info(sample.board)
    assert known is not None
    assert tuple(None if score is None else score.points for score in known.columns) == sample.scores
    assert analyst.next_task(is_bot_busy=False) is None
    assert_best_play(sample.board, known, known.line)


def assert_best_play(board: Board, known: SearchInfo, line: tuple[int, ...]) -> None:
    """Each move keeps the result and its length, and the line goes on to the end or as far as it may."""
    assert known.score.plies is not None
    assert len(line) == min(known.score.plies, LINE_LENGTH)
    plies, sign = known.score.plies, 1 if known.score.verdict is Verdict.WIN else -1
    for column in line:
        board, plies, sign = board.play(column), plies - 1, -sign
        if board.outcome() is None:
            score = best_score(board)
            assert score.plies == plies
            assert score.verdict is Verdict.DRAW or (score.verdict is Verdict.WIN) is (sign > 0)


def best_score(board: Board) -> Score:
    *_, found = best_engine().analyse(board, ENDLESS)
    return found.score


def test_a_stop_ends_the_line() -> None:
    stop = StopFlag()
    stop.set()
    assert best_line(best_engine(), NEWEST, solution(NEWEST), stop) == ()
