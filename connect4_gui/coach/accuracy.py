"""Accuracy: how well a side played, counted over the positions in which there was something to decide."""

from __future__ import annotations

from collections.abc import Sequence

from connect4_gui.coach.quality import lost_plies
from connect4_gui.coach.review import Accuracy, ReviewedMove
from connect4_gui.engine.board import Side

LEAST_DECISIONS = 4
"""With fewer of them a figure would say nothing."""

FULL, CLASS_LOST, WIN_LOST = 100.0, 25.0, 0.0
SLOW_COST, SLOW_PLIES = 40.0, 12
"""A move that keeps the result costs at most so much, and half of it when it loses so many plies."""


def accuracy_of(moves: Sequence[ReviewedMove], side: Side) -> Accuracy:
    """How well ``side`` played. What is not proven, and what nobody chose, does not count."""
    counted = [move for move in moves if move.side is side and _counts(move)]
    critical = [move for move in counted if move.is_critical]
    points = [_points(move) for move in counted]
    percent = sum(points) / len(points) if len(points) >= LEAST_DECISIONS else None
    return Accuracy(percent, len(counted), sum(move.lost_classes == 0 for move in critical), len(critical))


def _counts(move: ReviewedMove) -> bool:
    is_known = move.before is not None and move.before.exact and move.after is not None and move.after.exact
    return is_known and move.is_decision and move.quality is not None


def _points(move: ReviewedMove) -> float:
    if move.lost_classes:
        return WIN_LOST if move.lost_classes == 2 else CLASS_LOST
    assert move.before is not None
    assert move.after is not None
    plies = max(lost_plies(move.before, move.after), 0)
    return FULL - SLOW_COST * plies / (plies + SLOW_PLIES)
