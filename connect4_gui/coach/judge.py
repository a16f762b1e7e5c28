"""Judge: the second opinion that a replay asks for what cannot be seen on the board."""

from __future__ import annotations

from collections.abc import Collection

from connect4_gui.coach.evaluation import final_score
from connect4_gui.coach.questions import Solver, can_force
from connect4_gui.coach.second_search import forces_four
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.search_types import Score, StopFlag, Verdict

SMALL = 12
"""Up to so many empty cells the second search is soon done."""

SECOND_NODES = 1_200_000
"""What a question may cost beyond that: more than the first time, since it goes another way."""


class Judge:
    """Exact scores come from ``solver``. Questions without some cells are searched anew: up to ``small`` empty cells
    by a search that shares nothing with the coach's own, beyond by the engine with empty tables and on the mirrored
    board, so that it goes another way.
    """

    def __init__(self, solver: Solver, stop: StopFlag | None = None, *, small: int = SMALL) -> None:
        self._solver = solver
        self._stop = stop
        self._small = small

    def score(self, board: Board) -> Score | None:
        """The score for the mover, None if the result is not proven; how long it takes may be unknown."""
        ended = final_score(board)
        if ended is not None:
            return ended
        score = self._solver.values(board, self._stop).score
        return None if score.verdict is Verdict.UNKNOWN else score

    def forces_four(self, board: Board, side: Side, without: Collection[Cell]) -> bool | None:
        """Whether ``side`` can force four if its lines through ``without`` do not count; None if not decided."""
        outcome = board.outcome()
        if outcome is not None:
            return outcome.winner is side
        if board.empty_count <= self._small:
            return forces_four(board, side, without)
        last = board.size.columns - 1
        mirrored = [(row, last - column) for row, column in without]
        return can_force(board.mirrored(), side, mirrored, nodes=SECOND_NODES, stop=self._stop)
