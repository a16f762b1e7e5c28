"""Schedule: when a puzzle comes back, by the FSRS algorithm, counted in whole days.

A day is a date of the user's calendar, so that what was solved late in the evening can come back the next morning.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timezone
from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import fsrs

EASY_SECONDS = 5.0
"""Who solves a puzzle faster has seen it at a glance."""


class Mark(IntEnum):
    """How an answer went. The numbers are those of FSRS and of what is kept."""

    AGAIN = 1
    HARD = 2
    GOOD = 3
    EASY = 4

    @property
    def is_solved(self) -> bool:
        return self is not Mark.AGAIN


@dataclass(frozen=True, slots=True)
class Card:
    """What is known about how well somebody remembers a puzzle, and the day on which it comes back."""

    stability: float
    difficulty: float
    last: date
    due: date


def mark_of(*, is_missed: bool, is_hinted: bool, seconds: float) -> Mark:
    """A wrong try or a look at the solution is a miss; a hint makes it hard; speed makes it easy."""
    if is_missed:
        return Mark.AGAIN
    if is_hinted:
        return Mark.HARD
    return Mark.EASY if seconds < EASY_SECONDS else Mark.GOOD


def due(card: Card, today: date) -> bool:
    """Whether the puzzle should be asked again."""
    return card.due <= today


def answered(card: Card | None, mark: Mark, today: date) -> Card:
    """The card after an answer, ``card`` before it; None before the first one.

    A calendar that went back does no harm: no time has passed then.
    """
    import fsrs  # noqa: PLC0415  # takes longer to import than all of training, and only answers need it

    day = today if card is None else max(today, card.last)
    after, _ = _scheduler().review_card(_fsrs_card(card, day), fsrs.Rating(mark), _moment(day))
    assert after.stability is not None
    assert after.difficulty is not None
    return Card(after.stability, after.difficulty, day, after.due.date())


@cache
def _scheduler() -> fsrs.Scheduler:
    import fsrs  # noqa: PLC0415

    return fsrs.Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)


def _fsrs_card(card: Card | None, today: date) -> fsrs.Card:
    import fsrs  # noqa: PLC0415

    if card is None:
        return fsrs.Card(card_id=0, due=_moment(today))
    return fsrs.Card(
        card_id=0,
        state=fsrs.State.Review,
        stability=card.stability,
        difficulty=card.difficulty,
        due=_moment(card.due),
        last_review=_moment(card.last),
    )


def _moment(day: date) -> datetime:
    """FSRS counts in moments of UTC; all of ours are noon, so that days apart are days."""
    return datetime(day.year, day.month, day.day, 12, tzinfo=timezone.utc)
