"""Why a move was good or bad, in a sentence of the language that is spoken."""

from __future__ import annotations

from connect4_gui.coach.reason import Reason
from connect4_gui.engine.board import Board


def reason_text(board: Board, column: int, reason: Reason) -> str:
    """The sentence for ``reason``, which is about a disc dropped into ``column`` on ``board``."""
    return f"{reason.code.value} {board.size} {column}"
