"""Follow: does it suffice to answer every disc right on top of it?"""

from __future__ import annotations

from enum import Enum

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.geometry import Geometry

MOST_POSITIONS = 60_000
"""After so many positions nothing is claimed: a fraction of a second."""


class Goal(Enum):
    """What following is to reach."""

    FOUR = "always four"
    NO_LOSS = "never a loss"


def follow(board: Board, side: Side, goal: Goal) -> bool:
    """Whether ``side`` reaches ``goal`` against every play by taking wins, blocking fours and else answering in the
    column that was just played.

    ``side`` must not be to move. False also where the rule has no answer, because the column is full, and where the
    game has too many ways to go on to look at all of them.
    """
    if board.side is side:
        raise ValueError(f"player {side.value} answers and cannot be to move")
    outcome = board.outcome()
    if outcome is not None:
        return outcome.winner is side or (outcome.winner is None and goal is Goal.NO_LOSS)
    search = _Search(board.geometry, is_draw_enough=goal is Goal.NO_LOSS)
    try:
        return search.holds(board.discs(side), board.occupied)
    except _TooManyError:
        return False


class _TooManyError(Exception):
    """There are too many positions."""


class _Search:
    """All plays of the opponent. ``own`` are the discs of the side that follows."""

    def __init__(self, geometry: Geometry, *, is_draw_enough: bool) -> None:
        self._geometry = geometry
        self._is_draw_enough = is_draw_enough
        self._held: set[int] = set()

    def holds(self, own: int, occupied: int) -> bool:
        """Whether the goal is reached from here, with the opponent to move."""
        playable = self._playable(occupied)
        if not playable:
            return self._is_draw_enough
        if own + occupied in self._held:
            return True
        if self._geometry.completing_cells(own ^ occupied, occupied) & playable:
            return False
        while playable:
            cell = playable & -playable
            playable ^= cell
            if not self._answers(own, occupied | cell, cell):
                return False
        if len(self._held) == MOST_POSITIONS:
            raise _TooManyError
        self._held.add(own + occupied)
        return True

    def _answers(self, own: int, occupied: int, last: int) -> bool:
        """Whether the goal is reached after the opponent's disc on ``last``, which made no four."""
        geometry, playable = self._geometry, self._playable(occupied)
        if geometry.completing_cells(own, occupied) & playable:
            return True
        if not playable:
            return self._is_draw_enough
        blocks = geometry.completing_cells(own ^ occupied, occupied) & playable
        answer = blocks or (last << 1) & playable
        if not answer or answer & (answer - 1):
            return False
        return self.holds(own | answer, occupied | answer)

    def _playable(self, occupied: int) -> int:
        return (occupied + self._geometry.bottom) & self._geometry.full
