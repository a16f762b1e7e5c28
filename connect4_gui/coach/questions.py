"""Questions: the language in which the coach proves what it says.

values, line    what is every column worth, and how does the game go on with best play?
forced          does the mover win by threats alone?
can_force       can a side still force four if its lines through some cells do not count?
follow          does a side reach its goal by answering every disc on top of it?
"""

from __future__ import annotations

import threading
from collections.abc import Iterable

from connect4_gui.coach.follow import Goal, follow
from connect4_gui.coach.forced import forced
from connect4_gui.coach.solver import Solver
from connect4_gui.coach.without import can_force_plainly
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.native import Native, is_available
from connect4_gui.engine.search_types import StopFlag

__all__ = ["Goal", "Solver", "can_force", "follow", "forced"]

FORCE_NODES = 3_000_000
"""What one question may cost, unless told otherwise."""

CORE_BYTES = 1 << 20
"""Memory for searches that the core is not asked for here; its tables for this question are its own."""

PLAIN_NODES = 30_000
"""What it may cost without the compiled core: about a second."""


def can_force(
    board: Board,
    side: Side,
    without_cells: Iterable[Cell] = (),
    *,
    nodes: int = FORCE_NODES,
    stop: StopFlag | None = None,
) -> bool | None:
    """Whether ``side`` can force four if none of its lines through ``without_cells`` counts.

    The other side's fours all count; they and a full board are no four. None if that was not decided within ``nodes``
    or before ``stop`` was set. Raises ValueError if the game is over.
    """
    if board.outcome() is not None:
        raise ValueError("the game is already over")
    mask = sum({board.geometry.bit(row, column) for row, column in without_cells})
    core = _own_core()
    if core is not None:
        return core.can_force(board, side, mask, nodes, stop)
    return can_force_plainly(board, side, mask, min(nodes, PLAIN_NODES), stop)


_own = threading.local()


def _own_core() -> Native | None:
    """The compiled engine of this thread, None where there is none that knows the question."""
    if not hasattr(_own, "core"):
        core = Native(CORE_BYTES) if is_available() else None
        _own.core = core if core is not None and core.has_can_force else None
    found: Native | None = _own.core
    return found
