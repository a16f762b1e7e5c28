"""Trial: whether a move that somebody tries holds, and what the opponent answers."""

from __future__ import annotations

from dataclasses import dataclass

from connect4_gui.coach.evaluation import is_proven
from connect4_gui.coach.solver import Solver
from connect4_gui.engine.board import Board
from connect4_gui.engine.search_types import StopFlag, Verdict


@dataclass(frozen=True, slots=True)
class Trial:
    """``before`` is the result with best play, ``after`` the result with the move, both for whoever made it.

    ``reply`` is the opponent's best answer; None if the game is over, or where nothing is known.
    """

    column: int
    before: Verdict
    after: Verdict
    reply: int | None = None

    @property
    def holds(self) -> bool | None:
        """Whether the result is the same as before; None where that is not proven."""
        if Verdict.UNKNOWN in (self.before, self.after):
            return None
        return self.before is self.after


def tried(solver: Solver, board: Board, column: int, stop: StopFlag | None = None) -> Trial:
    """What comes of dropping into ``column``, which must have room, on ``board``."""
    info = solver.values(board, stop)
    score = info.columns[column]
    after = Verdict.UNKNOWN if score is None or not is_proven(score) else score.verdict
    played = board.play(column)
    reply = None
    if played.outcome() is None:
        best = solver.best_columns(played, column, stop) or solver.values(played, stop).best
        reply = best[0] if best else None
    return Trial(column, info.score.verdict, after, reply)
