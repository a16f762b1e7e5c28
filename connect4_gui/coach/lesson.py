"""Lesson: a move that gave a result away, while it can still be taken back."""

from __future__ import annotations

from dataclasses import dataclass

from connect4_gui.coach.evaluation import is_proven
from connect4_gui.coach.explain import Coach
from connect4_gui.coach.quality import CLASSES
from connect4_gui.coach.reason import Reason
from connect4_gui.coach.solver import Solver
from connect4_gui.engine.board import Board
from connect4_gui.engine.search_types import StopFlag


@dataclass(frozen=True, slots=True)
class Lesson:
    """Dropping into ``column`` on ``board`` was a mistake, for this ``reason``."""

    board: Board
    column: int
    reason: Reason


def lesson_about(solver: Solver, board: Board, column: int, stop: StopFlag | None = None) -> Lesson | None:
    """What there is to learn from the move; nothing unless it is proven that it gave the result away."""
    info = solver.values(board, stop)
    score = info.columns[column]
    if score is None or not is_proven(score) or not is_proven(info.score):
        return None
    if CLASSES[score.verdict] >= CLASSES[info.score.verdict]:
        return None
    reason = Coach(solver).explain(board, column, stop)
    return None if reason is None else Lesson(board, column, reason)
