"""What the coach says, in the user's language. The coach knows no other than English."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from connect4_gui.coach.reason import Reason
from connect4_gui.coach.sentences import sentence
from connect4_gui.engine.board import Board, Side


def coach_sentence(board: Board, reason: Reason, names: Mapping[Side, str], *, is_quiet: bool = False) -> str:
    """What ``reason`` says about a move on ``board``; with ``is_quiet`` without giving an answer away."""
    return sentence(board, reason, names, _translated, is_quiet=is_quiet)


def _translated(text: str, count: int | None) -> str:
    return QCoreApplication.translate("coach", text, "", -1 if count is None else count)
