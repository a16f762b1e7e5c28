"""The questions as the coach asks them: cells instead of masks, and the plain search where there is no compiled one."""

from __future__ import annotations

import random
import threading

import pytest

from connect4_gui.coach import questions
from connect4_gui.coach.questions import can_force
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.native import Native, is_available
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import StopFlag
from tests.engine.positions import some_positions

needs_core = pytest.mark.skipif(not is_available(), reason="the compiled core is not built here")


def test_one_end_of_a_row_is_enough_and_without_both_there_is_no_four() -> None:
    """Three discs in the bottom row with both ends open; whoever fills an end opens one for the row above."""
    board = board_after(BoardSize(4, 5), "223344")
    left, right = (0, 0), (0, 4)
    assert can_force(board, Side.FIRST) is True
    assert can_force(board, Side.FIRST, [left]) is True
    assert can_force(board, Side.FIRST, [right]) is True
    assert can_force(board, Side.FIRST, [left, right]) is False


def test_cells_may_be_named_twice_and_come_from_anywhere() -> None:
    board = board_after(STANDARD_SIZE, "4455")
    assert can_force(board, Side.FIRST, iter([(0, 6), (0, 6)])) is can_force(board, Side.FIRST, {(0, 6)})


def test_a_finished_game_is_refused() -> None:
    with pytest.raises(ValueError, match="already over"):
        can_force(board_after(STANDARD_SIZE, "4152637"), Side.FIRST)


def test_a_stop_leaves_it_undecided() -> None:
    stop = StopFlag()
    stop.set()
    assert can_force(Board.empty(STANDARD_SIZE), Side.FIRST, stop=stop) is None


@needs_core
def test_a_stop_from_another_thread_ends_it() -> None:
    stop = StopFlag()
    timer = threading.Timer(0.05, stop.set)
    timer.start()
    answer = can_force(Board.empty(BoardSize(8, 9)), Side.FIRST, nodes=10**15, stop=stop)
    timer.join()
    assert answer is None


@needs_core
def test_without_the_compiled_question_the_plain_search_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = some_positions(STANDARD_SIZE, random.Random(2), 26, 20)
    cells = [next(board.geometry.cells(board.geometry.full & ~board.occupied)) for board in boards]
    compiled = [can_force(board, board.side, [cell]) for board, cell in zip(boards, cells, strict=True)]
    monkeypatch.setattr(questions, "_own", threading.local())
    monkeypatch.setattr(Native, "has_can_force", False)
    monkeypatch.setattr(Native, "can_force", None)
    plain = [can_force(board, board.side, [cell]) for board, cell in zip(boards, cells, strict=True)]
    assert all(answer in (None, expected) for answer, expected in zip(plain, compiled, strict=True))
    assert sum(answer is not None for answer in plain) > 10
