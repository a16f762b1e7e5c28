"""Puzzles from the user's own mistakes."""

from __future__ import annotations

from functools import cache

from connect4_gui.coach.quality import quality_of
from connect4_gui.coach.review import Review, ReviewedMove
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.position_text import read_position
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.training.own_games import is_ripe, puzzles_from_review
from connect4_gui.training.puzzle import Kind, Origin, Puzzle
from tests.training.puzzles import ONLY_MOVE, WIN_IN_2, WIN_IN_3, needs_core, puzzle, solver

pytestmark = needs_core


def reviewed(board: Board, column: int) -> ReviewedMove:
    before, after = solver().values(board).score, solver().values(board.play(column)).score
    return ReviewedMove(board.side, column, before, after, quality=quality_of(before, after))


def game(*moves: tuple[Board, int]) -> tuple[list[Board], Review]:
    """A review of moves, each from a position of its own."""
    return [board for board, _ in moves], Review(tuple(reviewed(*move) for move in moves), {}, done=1, total=1)


@cache
def slips() -> tuple[list[Board], Review]:
    """Three mistakes and, as the second, a good move."""
    return game(
        (puzzle(WIN_IN_2).board, 0),
        (puzzle(WIN_IN_3).board, puzzle(WIN_IN_3).solutions[0]),
        (puzzle(WIN_IN_3).board, 1),
        (puzzle(ONLY_MOVE).board, 2),
    )


def found(*sides: Side, stop: StopFlag | None = None) -> list[Puzzle]:
    boards, review = slips()
    return list(puzzles_from_review(boards, review, "game-1", sides, solver(), stop))


def test_a_mistake_comes_back_as_a_puzzle_and_a_good_move_does_not() -> None:
    puzzles, (boards, _) = found(*Side), slips()
    assert [puzzle.origin for puzzle in puzzles] == [Origin("game-1", 0), Origin("game-1", 2), Origin("game-1", 3)]
    assert [puzzle.kind for puzzle in puzzles] == [Kind.WIN, Kind.WIN, Kind.ONLY_MOVE]
    assert [puzzle.length for puzzle in puzzles] == [2, 3, None]
    assert [puzzle.board for puzzle in puzzles] == [boards[0], boards[2], boards[3]]


def test_only_ones_own_mistakes_count() -> None:
    assert {puzzle.side for puzzle in found(Side.FIRST)} == {Side.FIRST}
    assert len(found(Side.FIRST)) + len(found(Side.SECOND)) == 3


def test_a_passed_turn_and_an_unknown_move_are_no_puzzles() -> None:
    board = puzzle(WIN_IN_2).board
    review = Review((ReviewedMove(board.side, None), ReviewedMove(board.side, 0)), {}, done=1, total=1)
    assert list(puzzles_from_review([board, board], review, "game", list(Side), solver())) == []


def test_the_opening_is_no_puzzle_unless_a_four_is_near() -> None:
    opening = read_position("7/7/7/3y3/3y3/2rr3 r 3")
    assert not is_ripe(opening)
    assert is_ripe(opening.play(4))
    assert is_ripe(puzzle(WIN_IN_2).board)


def test_stop_ends_it() -> None:
    stop = StopFlag()
    stop.set()
    assert found(*Side, stop=stop) == []
