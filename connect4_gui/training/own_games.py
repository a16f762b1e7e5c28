"""Puzzles from one's own games: a mistake with one clear better move comes back as a puzzle."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from connect4_gui.coach.quality import CLASSES, Quality
from connect4_gui.coach.review import Review, ReviewedMove
from connect4_gui.coach.solver import Solver
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.search_types import StopFlag, Verdict
from connect4_gui.training.finder import is_urgent, puzzle_of
from connect4_gui.training.puzzle import Origin, Puzzle

OPENING_SHARE = 4
"""Before a quarter of the board is full the right move is a matter of knowledge, unless a four is near."""

MISTAKES = {Quality.MISTAKE, Quality.BLUNDER}


def puzzles_from_review(
    boards: Sequence[Board],
    review: Review,
    game_id: str,
    sides: Collection[Side],
    solver: Solver,
    stop: StopFlag | None = None,
) -> Iterator[Puzzle]:
    """The puzzles in the mistakes of ``sides``; ``boards`` are the positions before each move of ``review``.

    They come one by one, as each may take a moment. ``stop`` ends them.
    """
    for ply, (board, move) in enumerate(zip(boards, review.moves, strict=False)):
        if stop is not None and stop.is_set():
            return
        if move.side in sides and is_ripe(board) and _is_mistake(move):
            yield from _found(puzzle_of(board, solver, stop, Origin(game_id, ply)), stop)


def puzzles_from_moves(
    boards: Sequence[Board],
    columns: Sequence[int | None],
    game_id: str,
    sides: Collection[Side],
    solver: Solver,
    stop: StopFlag | None = None,
) -> Iterator[Puzzle]:
    """As ``puzzles_from_review`` for a game that nobody reviewed: ``columns`` are its moves, None for a passed turn."""
    for ply, (board, column) in enumerate(zip(boards, columns, strict=False)):
        if stop is not None and stop.is_set():
            return
        if board.side in sides and column is not None and is_ripe(board) and _spoils(board, column, solver, stop):
            yield from _found(puzzle_of(board, solver, stop, Origin(game_id, ply)), stop)


def is_ripe(board: Board) -> bool:
    """Whether there may be something to see."""
    return OPENING_SHARE * board.disc_count >= board.size.cells or is_urgent(board)


def _is_mistake(move: ReviewedMove) -> bool:
    return move.column is not None and move.quality in MISTAKES


def _spoils(board: Board, column: int, solver: Solver, stop: StopFlag | None) -> bool:
    """Whether the move is proven to give a better result away."""
    info = solver.values(board, stop)
    tried = info.columns[column]
    if tried is None or Verdict.UNKNOWN in (tried.verdict, info.score.verdict):
        return False
    return CLASSES[tried.verdict] < CLASSES[info.score.verdict]


def _found(puzzle: Puzzle | None, stop: StopFlag | None) -> Iterator[Puzzle]:
    """``puzzle``, unless it was looked for in a hurry."""
    if puzzle is not None and not (stop is not None and stop.is_set()):
        yield puzzle
