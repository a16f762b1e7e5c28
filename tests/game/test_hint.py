"""Hints: which column, and why."""

from __future__ import annotations

import pytest

from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import Score, SearchInfo, SearchLimits, Verdict
from connect4_gui.game.hint import Hint, HintReason, hint_for


def searched(moves: str, size: BoardSize = STANDARD_SIZE, depth: int = 8) -> Hint:
    board = board_after(size, moves)
    *_, info = best_engine().analyse(board, SearchLimits(depth=depth))
    return hint_for(board, info)


@pytest.mark.parametrize(
    ("moves", "hint"),
    [
        ("112233", Hint((0, 3), HintReason.WINS, 1)),
        ("11223", Hint((0, 3), HintReason.BLOCKS)),
        ("4455", Hint((0, 2), HintReason.WINS, 2)),
        ("152637", Hint((0, 3), HintReason.WINS, 1)),
    ],
)
def test_a_hint_says_why(moves: str, hint: Hint) -> None:
    assert searched(moves) == hint


def info(columns: list[Score | None], best: tuple[int, ...], score: Score) -> SearchInfo:
    return SearchInfo(5, score, best[:1], tuple(columns), best, 1, 0.0)


LOSS, UNKNOWN = Score(Verdict.LOSS, -9), Score(Verdict.UNKNOWN, 0)
DRAW = Score(Verdict.DRAW, 0, 30, exact=True)


@pytest.mark.parametrize(
    ("columns", "best", "score", "reason"),
    [
        ([UNKNOWN] * 7, (1, 2), UNKNOWN, HintReason.BEST_CHANCE),
        ([DRAW] * 7, (2,), DRAW, HintReason.KEEPS_THE_DRAW),
        ([LOSS] * 7, (2,), LOSS, HintReason.HOLDS_OUT),
        ([LOSS, LOSS, DRAW, LOSS, LOSS, LOSS, LOSS], (2,), DRAW, HintReason.ONLY_MOVE),
    ],
)
def test_a_hint_knows_draws_losses_and_only_moves(
    columns: list[Score | None], best: tuple[int, ...], score: Score, reason: HintReason
) -> None:
    board = board_after(STANDARD_SIZE, "4")
    hint = hint_for(board, info(columns, best, score))
    assert hint == Hint((0, 2), reason)


def test_a_block_on_the_way_to_a_win_is_called_a_block() -> None:
    board = board_after(STANDARD_SIZE, "11223")
    win = Score(Verdict.WIN, 15, 5, exact=True)
    assert hint_for(board, info([win] * 7, (3,), win)) == Hint((0, 3), HintReason.BLOCKS)


@pytest.mark.parametrize(("best", "column"), [((2, 3), 3), ((0, 5), 5), ((1, 5), 1), ((4, 2), 2)])
def test_among_equals_the_middlemost_column_is_advised_and_the_left_one_of_two(
    best: tuple[int, ...], column: int
) -> None:
    board = board_after(STANDARD_SIZE, "")
    assert hint_for(board, info([UNKNOWN] * 7, best, UNKNOWN)).column == column


def test_a_win_of_unknown_length_is_still_a_win() -> None:
    board = board_after(STANDARD_SIZE, "")
    win = Score(Verdict.WIN, 1)
    assert hint_for(board, info([win] * 7, (0, 6, 3), win)) == Hint((0, 3), HintReason.WINS)
