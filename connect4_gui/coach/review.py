"""Review: what is known about every move of a game, and how well both sides played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from connect4_gui.coach.quality import Quality
from connect4_gui.coach.reason import Reason
from connect4_gui.engine.board import Side
from connect4_gui.engine.search_types import Score


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """One turn. ``before`` and ``after`` are the worth of the positions for whoever moves in each; None if unknown.

    ``column`` is None for a passed turn. ``best`` are the columns that share the best score, as far as proven. ``why``
    explains the move, if it was a mistake; ``better`` says what speaks for the first of ``best``.
    """

    side: Side
    column: int | None
    before: Score | None = None
    after: Score | None = None
    best: tuple[int, ...] = ()
    quality: Quality | None = None
    is_only_move: bool = False
    why: Reason | None = None
    better: Reason | None = None


@dataclass(frozen=True, slots=True)
class Accuracy:
    """How well one side played.

    ``percent`` is None before enough decisions; ``kept`` of ``critical`` positions in which the result could be lost
    kept it.
    """

    percent: float | None
    decisions: int
    kept: int
    critical: int


@dataclass(frozen=True, slots=True)
class Review:
    """What is known of a game so far: ``done`` of ``total`` steps of work."""

    moves: tuple[ReviewedMove, ...]
    accuracies: Mapping[Side, Accuracy]
    done: int
    total: int

    @property
    def is_whole(self) -> bool:
        return self.done == self.total
