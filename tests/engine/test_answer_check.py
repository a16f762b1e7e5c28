"""Answers and the positions they are about: what engines say is believed, and what cannot be is not."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from connect4_gui.engine.answer_check import check_answer
from connect4_gui.engine.answer_text import DoubtfulAnswer, mirror_answer
from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.minmax import MinMax
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import Engine, Score, SearchInfo, SearchLimits, Verdict, exact_score

BOARD = board_after(STANDARD_SIZE, "332211")
*_, ANSWER = MinMax().analyse(BOARD, SearchLimits(depth=3))


def random_board(rng: random.Random) -> Board:
    board = Board.empty(BoardSize(rng.randint(4, 8), rng.randint(4, 9)))
    for _ in range(rng.randrange(board.size.cells)):
        after = board.play(rng.choice(list(board.open_columns())))
        if after.outcome() is not None:
            return board
        board = after.pass_turn() if rng.random() < 0.05 else after
    return board


@pytest.mark.parametrize("engine", [best_engine(), MinMax()])
def test_what_engines_find_is_believed(engine: Engine) -> None:
    rng = random.Random(11)
    for _ in range(60):
        board = random_board(rng)
        for limits in (SearchLimits(depth=3), SearchLimits(nodes=2000), SearchLimits(nodes=2000, every_column=False)):
            for info in engine.analyse(board, limits):
                check_answer(board, info)
                check_answer(board.mirrored(), mirror_answer(info))


def test_the_example_is_a_win() -> None:
    assert ANSWER.score == exact_score(BOARD, Verdict.WIN, 1)


@pytest.mark.parametrize(
    "info",
    [
        replace(ANSWER, depth=-1),
        replace(ANSWER, depth=43),
        replace(ANSWER, score=Score(Verdict.WIN, 19, 1, exact=True)),
        replace(ANSWER, score=Score(Verdict.WIN, 18, 2, exact=True)),
        replace(ANSWER, score=Score(Verdict.LOSS, 18, 1, exact=True)),
        replace(ANSWER, score=Score(Verdict.DRAW, 0, 3, exact=True)),
        replace(ANSWER, score=Score(Verdict.UNKNOWN, 5, 3)),
        replace(ANSWER, score=exact_score(BOARD, Verdict.WIN, 3)),
        replace(ANSWER, line=(3, 3)),
        replace(ANSWER, columns=(Score(Verdict.WIN, -3, 1, exact=True), *ANSWER.columns[1:])),
    ],
)
def test_what_cannot_be_is_refused(info: SearchInfo) -> None:
    with pytest.raises(DoubtfulAnswer):
        check_answer(BOARD, info)


def test_a_score_for_a_full_column_is_refused() -> None:
    full = board_after(STANDARD_SIZE, "333333")
    info = SearchInfo(1, Score(Verdict.UNKNOWN, 0), (), (Score(Verdict.UNKNOWN, 0),) * 7, (0,), 1, 0.1)
    with pytest.raises(DoubtfulAnswer, match="full column"):
        check_answer(full, info)
