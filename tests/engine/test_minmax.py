from __future__ import annotations

import random

import pytest

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.minmax import MinMax
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import SearchLimits
from tests.engine.naive import NaiveBoard, NaiveSolver
from tests.engine.positions import some_positions


def naive_copy(board: Board) -> NaiveBoard:
    cells = [(row, column) for row in range(board.size.rows) for column in range(board.size.columns)]
    grid = {cell: side.value for cell in cells if (side := board.disc_at(*cell)) is not None}
    return NaiveBoard(board.size.rows, board.size.columns, board.side.value, grid)


@pytest.mark.parametrize("size", [BoardSize(4, 4), BoardSize(4, 5), BoardSize(5, 5), BoardSize(6, 5)], ids=str)
def test_agrees_with_plain_minimax_about_every_column(size: BoardSize) -> None:
    for board in some_positions(size, random.Random(f"columns {size}"), size.cells - 8, 8, pass_chance=0.1):
        *_, info = MinMax().analyse(board, SearchLimits())
        expected = NaiveSolver(naive_copy(board)).columns()
        found = {
            column: ({"win": 1, "draw": 0, "loss": -1}[score.verdict.value], score.plies)
            for column, score in enumerate(info.columns)
            if score is not None
        }
        assert found == expected


@pytest.mark.parametrize("capacity", [2, 50, 1_000_000])
def test_the_size_of_the_table_changes_no_score(capacity: int) -> None:
    for board in some_positions(BoardSize(5, 5), random.Random(3), 14, 4):
        *_, info = MinMax(capacity).analyse(board, SearchLimits())
        *_, expected = MinMax().analyse(board, SearchLimits())
        assert info.columns == expected.columns


def test_an_answer_does_not_depend_on_earlier_searches() -> None:
    engine, board = MinMax(), board_after(STANDARD_SIZE, "4433")
    *_, first = engine.analyse(board, SearchLimits(depth=6))
    list(engine.analyse(Board.empty(STANDARD_SIZE), SearchLimits(depth=6)))
    *_, second = engine.analyse(board, SearchLimits(depth=6))
    assert (first.columns, first.nodes) == (second.columns, second.nodes)


def test_signature() -> None:
    """The nodes of fixed searches: a refactoring keeps the number, a change of the search changes it on purpose."""
    positions = [("6x7", ""), ("6x7", "4453-"), ("4x5", "33"), ("8x9", "55"), ("7x8", "4455")]
    nodes = []
    for size, moves in positions:
        *_, info = MinMax().analyse(board_after(BoardSize.parse(size), moves), SearchLimits(depth=6))
        nodes.append(info.nodes)
    assert nodes == [5223, 4778, 1621, 7954, 2616]
