"""A small share of the scorer, what it compares with, and a planted fault, which it must find."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.native import Native, core_variants, is_available
from connect4_gui.engine.search_types import Engine, SearchInfo, SearchLimits, StopFlag, Verdict
from tests.engine.naive import NaiveBoard, NaiveSolver
from tests.engine.positions import MENU_SIZES
from tests.faults.campaign import run
from tests.faults.scorer import BATCH, COMPILER, MEMORY_BYTES, compile_brute_force, read_truth, scorer, truths

pytestmark = [
    pytest.mark.skipif(COMPILER is None, reason="there is no C++ compiler on this machine"),
    pytest.mark.skipif(not is_available(), reason="the compiled engine was not built"),
]

SIGNS = {Verdict.WIN: 1, Verdict.DRAW: 0, Verdict.LOSS: -1}


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compile_brute_force(tmp_path_factory.mktemp("scorer"))


class Careless(Native):
    """Takes every loss for a draw."""

    def analyse(self, board: Board, limits: SearchLimits, stop: StopFlag | None = None) -> Iterator[SearchInfo]:
        for info in super().analyse(board, limits, stop):
            draw = replace(info.score, verdict=Verdict.DRAW, points=0, plies=board.empty_count)
            is_lost = info.score.verdict is Verdict.LOSS
            yield replace(info, score=draw if is_lost else info.score)


def test_a_share_of_all_sizes_agrees_with_brute_force(program: Path) -> None:
    engines: list[Engine] = [Native(MEMORY_BYTES, variant=variant) for variant in core_variants()]
    tally = run("scorer", scorer(program, engines), seed=7, count=3 * BATCH)
    assert tally.failures == [], tally.text()
    assert set(tally.tried) == {str(size) for size in MENU_SIZES[: len(tally.tried)]}


def test_a_loss_that_is_called_a_draw_is_found(program: Path) -> None:
    tally = run("scorer", scorer(program, [Careless(MEMORY_BYTES)]), seed=7, count=1)
    assert "brute force" in tally.failures[0].reason
    assert tally.repeat_command(tally.failures[0]) == "python -m tests.faults.scorer --seed 7 --only 0"


@pytest.mark.parametrize("size", [BoardSize(4, 5), BoardSize(6, 7), BoardSize(8, 9)], ids=str)
def test_brute_force_says_what_the_slow_rules_say(program: Path, size: BoardSize) -> None:
    compared = 0
    for truth in truths(program, size, 60, 3):
        if truth.board.empty_count > 6:
            continue
        found = {
            column: (SIGNS[score.verdict], score.plies)
            for column, score in enumerate(truth.columns)
            if score is not None
        }
        assert found == NaiveSolver(slow(truth.board)).columns(), str(truth.board)
        compared += 1
    assert compared > 15


def slow(board: Board) -> NaiveBoard:
    cells = {
        (row, column): board.disc_at(row, column)
        for row in range(board.size.rows)
        for column in range(board.size.columns)
    }
    grid = {cell: int(side) for cell, side in cells.items() if side is not None}
    return NaiveBoard(board.size.rows, board.size.columns, int(board.side), grid)


def test_every_board_comes_with_either_player_to_move(program: Path) -> None:
    boards = [truth.board for truth in truths(program, BoardSize(6, 7), 100, 5)]
    positions = {(board.own, board.occupied) for board in boards}
    assert len(positions) == 100
    assert all((board.own ^ board.occupied, board.occupied) in positions for board in boards)


def test_a_line_is_read_cell_by_cell() -> None:
    truth = read_truth("XO...O....X....OX...|3 0 -8 -", BoardSize(4, 4))
    cells = {(row, column): truth.board.disc_at(row, column) for row in range(4) for column in range(4)}
    assert {cell: side for cell, side in cells.items() if side} == {
        (0, 0): Side.FIRST,
        (1, 0): Side.SECOND,
        (0, 1): Side.SECOND,
        (0, 2): Side.FIRST,
        (0, 3): Side.SECOND,
        (1, 3): Side.FIRST,
    }
    scores = [(score.verdict, score.plies) if score else None for score in truth.columns]
    assert scores == [(Verdict.WIN, 3), (Verdict.DRAW, 10), (Verdict.LOSS, 8), None]
