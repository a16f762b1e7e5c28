"""The search of those who check the coach, against a slow and obvious one."""

from __future__ import annotations

import random

import pytest

from connect4_gui.coach.fours import fours_of, makes_four, most_discs_in_line, playable_fours, waiting_fours
from connect4_gui.coach.second_search import forces_four
from connect4_gui.coach.winning_cells import discs_in_line, open_wins, winning_cells
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.notation import board_after
from tests.coach.reference import NaiveChallenge


def random_board(size: BoardSize, empty: int, rng: random.Random) -> Board:
    """A game that goes on, with so many empty cells."""
    while True:
        board = Board.empty(size)
        while board.empty_count > empty and board.outcome() is None:
            board = board.play(rng.choice(board.open_columns()))
        if board.outcome() is None:
            return board


@pytest.mark.parametrize("size", [BoardSize(4, 5), BoardSize(5, 6), STANDARD_SIZE], ids=str)
def test_it_agrees_with_the_slow_search(size: BoardSize) -> None:
    rng = random.Random(str(size))
    answers = []
    for _ in range(40):
        board = random_board(size, rng.randint(4, 9), rng)
        cells = list(board.geometry.cells(board.geometry.full & ~board.occupied))
        without = frozenset(rng.sample(cells, rng.randint(0, 2)))
        side = rng.choice(list(Side))
        answer = forces_four(board, side, without)
        assert answer == NaiveChallenge(board, side, without).can_force(), (str(board), side, without)
        answers.append(answer)
    assert 0 < sum(answers) < len(answers)


@pytest.mark.parametrize(
    ("size", "count"), [(BoardSize(4, 5), 17), (STANDARD_SIZE, 69), (BoardSize(8, 9), 153)], ids=str
)
def test_every_line_is_there_once(size: BoardSize, count: int) -> None:
    assert len(fours_of(size)) == len(set(fours_of(size))) == count


@pytest.mark.parametrize("size", [BoardSize(4, 5), STANDARD_SIZE, BoardSize(8, 9)], ids=str)
def test_both_ways_of_counting_agree(size: BoardSize) -> None:
    rng = random.Random(str(size))
    found = 0
    for _ in range(60):
        board = random_board(size, rng.randint(size.cells * 2 // 3, size.cells - 6), rng)
        for side in Side:
            assert waiting_fours(board, side) == set(winning_cells(board, side))
            assert playable_fours(board, side) == set(open_wins(board, side))
            found += len(waiting_fours(board, side))
            for cell in board.geometry.cells(board.geometry.full & ~board.occupied):
                assert most_discs_in_line(board, side, cell) == discs_in_line(board, side, cell)
    assert found > 5


def test_a_taken_cell_makes_no_four() -> None:
    board = board_after(STANDARD_SIZE, "112233")
    assert makes_four(board, Side.FIRST, (0, 3))
    assert not makes_four(board, Side.FIRST, (0, 0))
