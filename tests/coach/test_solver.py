"""The coach's solver: exact values, lines of best play, and the same answers every time."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from connect4_gui.coach.solver import Solver
from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.lineup import Lineup, shipped_books
from connect4_gui.engine.minmax import MinMax
from connect4_gui.engine.native import is_available
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import Engine, SearchInfo, SearchLimits, StopFlag, Verdict
from tests.coach.reference import naive_board
from tests.engine.naive import NaiveSolver
from tests.engine.positions import some_positions

needs_core = pytest.mark.skipif(not is_available(), reason="the compiled core is not built here")

SIGNS = {Verdict.WIN: 1, Verdict.DRAW: 0, Verdict.LOSS: -1}


class CountingEngine:
    """An engine that says how often it was asked."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.name = engine.name
        self.questions = 0

    def analyse(self, board: Board, limits: SearchLimits, stop: StopFlag | None = None) -> Iterator[SearchInfo]:
        self.questions += 1
        return self._engine.analyse(board, limits, stop)


def after(board: Board, line: tuple[int, ...]) -> Board:
    for column in line:
        board = board.play(column)
    return board


def test_values_are_those_of_a_slow_search() -> None:
    solver = Solver(best_engine())
    for board in some_positions(BoardSize(4, 5), random.Random(1), 10, 20, pass_chance=0.05):
        expected = NaiveSolver(naive_board(board)).columns()
        columns = solver.values(board).columns
        found = {c: (SIGNS[score.verdict], score.plies) for c, score in enumerate(columns) if score is not None}
        assert found == expected


@pytest.mark.parametrize("size", [BoardSize(4, 5), BoardSize(5, 6), STANDARD_SIZE, BoardSize(8, 9)], ids=str)
def test_a_line_is_best_for_both_at_every_ply_and_ends_the_game(size: BoardSize) -> None:
    solver = Solver(best_engine())
    for board in some_positions(size, random.Random(2), size.cells - 12, 10, pass_chance=0.03):
        line = solver.line(board)
        assert len(line) == solver.values(board).score.plies
        position = board
        for column in line:
            assert column in solver.values(position).best
            position = position.play(column)
        assert position.outcome() is not None


def test_what_is_known_is_not_asked_again() -> None:
    engine = CountingEngine(best_engine())
    solver = Solver(engine)
    board = some_positions(BoardSize(4, 5), random.Random(3), 8, 1)[0]
    first = solver.values(board)
    asked = engine.questions
    assert solver.values(board) is first
    assert engine.questions == asked > 0


def test_a_stop_leaves_nothing_half_done() -> None:
    solver = Solver(MinMax())
    stop = StopFlag()
    stop.set()
    boards = some_positions(BoardSize(4, 5), random.Random(4), 10, 20)
    board = next(board for board in boards if not solver.values(board, stop).score.exact)
    assert solver.line(board, stop) == ()
    assert solver.values(board).score.exact


@needs_core
def test_the_opening_comes_from_the_books() -> None:
    solver = Solver(Lineup(shipped_books()).engine(), nodes=1000)
    info = solver.values(Board.empty(STANDARD_SIZE))
    assert [score.points for score in info.columns if score is not None] == [-2, -1, 0, 1, 0, -1, -2]
    info = solver.values(Board.empty(BoardSize(7, 7)))
    assert info.score.exact
    assert [info.columns[column] for column in info.best] == [info.score] * len(info.best)


@needs_core
def test_the_same_game_gets_the_same_answers() -> None:
    boards = [board_after(BoardSize(7, 7), "4444415253631"[:moves]) for moves in range(6, 14)]
    first, second = ([_known(solver.values(board)) for board in boards] for solver in _two_solvers())
    assert first == second
    assert any(None in columns or not all(exact) for columns, exact in first)


def _two_solvers() -> list[Solver]:
    return [Solver(best_engine(), nodes=30_000) for _ in range(2)]


def _known(info: SearchInfo) -> tuple[tuple[object, ...], tuple[bool, ...]]:
    return info.columns, tuple(score.exact for score in info.columns if score is not None)


def test_the_loser_blocks_one_of_two_fours() -> None:
    """Whatever is played loses, and a block is what people expect."""
    assert Solver(best_engine()).line(board_after(STANDARD_SIZE, "44553"))[0] in (1, 5)


def test_the_winner_answers_on_top_where_that_is_as_good() -> None:
    solver = Solver(best_engine())
    answered = 0
    for board in some_positions(STANDARD_SIZE, random.Random(6), 24, 60):
        line, position = solver.line(board), board
        for last, column in zip((None, *line), line, strict=False):
            info = solver.values(position)
            if info.score.verdict is Verdict.WIN and last in info.best and len(info.best) > 1:
                assert column == last or _is_under_own_four(position, last)
                answered += column == last
            position = position.play(column)
    assert answered > 5


def _is_under_own_four(board: Board, column: int) -> bool:
    above = board.geometry.bit(board.landing_row(column) + 1, column)
    return bool(board.geometry.completing_cells(board.own, board.occupied) & above)


def test_a_line_ends_through_the_named_cell_if_it_can() -> None:
    solver = Solver(best_engine())
    moved = 0
    for board in some_positions(STANDARD_SIZE, random.Random(7), 24, 60):
        plain = solver.line(board)
        end = after(board, plain).outcome()
        assert end is not None
        for cell in board.geometry.cells(board.geometry.full & ~board.occupied):
            line = solver.line(board, through=[cell])
            outcome = after(board, line).outcome()
            assert outcome is not None
            assert len(line) == len(plain)
            assert line == plain or cell in outcome.cells
            moved += line != plain
    assert moved > 5
