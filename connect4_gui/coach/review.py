"""Review: what is known about every move of a game, and how well both sides played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from connect4_gui.coach.quality import CLASSES, Quality
from connect4_gui.coach.reason import Reason, Way
from connect4_gui.engine.board import Side
from connect4_gui.engine.search_types import Score

ERRORS = (Quality.MISTAKE, Quality.BLUNDER)
EXPLAINED = (Quality.INACCURACY, *ERRORS)
"""What deserves a sentence."""


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """One turn. ``before`` and ``after`` are the worth of the positions for whoever moves in each; None if unknown.

    ``column`` is None for a passed turn. ``best`` are the columns that share the best score, the one to recommend
    first; they are proven only where ``before`` is. ``quality`` is None where nothing is proven, and for turns that
    nobody chose. ``why`` explains the move, if it was a mistake; ``better`` says what speaks for the first of ``best``.

    In a decision the columns are known not to be equally good; in a critical one some of them give a result away.
    """

    side: Side
    column: int | None
    before: Score | None = None
    after: Score | None = None
    best: tuple[int, ...] = ()
    quality: Quality | None = None
    is_only_move: bool = False
    is_decision: bool = False
    is_critical: bool = False
    why: Reason | None = None
    better: Reason | None = None

    @property
    def is_error(self) -> bool:
        """Whether it was a mistake or a blunder."""
        return self.quality in ERRORS

    @property
    def lost_classes(self) -> int:
        """How far the result fell: 1 from a win to a draw or from a draw to a loss, 2 from a win to a loss.

        0 also where that is not proven.
        """
        if self.before is None or self.after is None:
            return 0
        classes = CLASSES.get(self.before.verdict), CLASSES.get(self.after.verdict)
        return 0 if None in classes else sum(value for value in classes if value is not None)

    @property
    def line(self) -> tuple[int, ...]:
        """The columns that prove what is said of it, from the position before it on."""
        why = self.why
        if why is None or self.column is None:
            return ()
        return (self.column, *why.line) if why.way is Way.ALLOWS else why.line

    @property
    def is_proven(self) -> bool:
        """Whether the worth of the position before it is known exactly."""
        return self.before is not None and self.before.exact


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

    @property
    def scores(self) -> tuple[Score | None, ...]:
        """What is known of every position of the game, for whoever moves in it."""
        if not self.moves:
            return (None,)
        return (*(move.before for move in self.moves), self.moves[-1].after)

    @property
    def errors(self) -> tuple[int, ...]:
        """The numbers of the turns, counted from 0, that were mistakes or blunders."""
        return tuple(number for number, move in enumerate(self.moves) if move.is_error)
