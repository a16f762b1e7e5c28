"""Puzzles from one's own games: a mistake with one clear better move comes back as a puzzle."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from connect4_gui.coach.quality import Quality
from connect4_gui.coach.review import Review, ReviewedMove
from connect4_gui.coach.solver import Solver
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.training.finder import puzzle_of
from connect4_gui.training.puzzle import Origin, Puzzle

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
        if move.side in sides and _is_mistake(move):
            puzzle = puzzle_of(board, solver, stop, Origin(game_id, ply))
            if puzzle is not None:
                yield puzzle


def _is_mistake(move: ReviewedMove) -> bool:
    return move.column is not None and move.quality in MISTAKES
