"""Progress: what answers make of a puzzle and of whoever gives them.

Everything follows from the answers alone, so that it can be worked out anew from a list of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from connect4_gui.training.rating import rated
from connect4_gui.training.schedule import Card, Mark, answered, due


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to the puzzle ``identity``: when, on which day of the user's calendar, how, and how long it took."""

    identity: str
    at: float
    day: date
    mark: Mark
    seconds: float


@dataclass(frozen=True, slots=True)
class Standing:
    """How things stand with a puzzle after ``answers``, of which ``mark`` was the last; ``rating`` is the puzzle's."""

    card: Card
    answers: int
    mark: Mark
    rating: float


@dataclass(frozen=True, slots=True)
class Step:
    """What an answer changed: the puzzle's standing after it, and the player's rating before and after."""

    standing: Standing
    rating_before: float
    rating: float


def advanced(standing: Standing | None, start_rating: float, player: float, answer: Answer) -> Step:
    """How things stand after ``answer``; ``standing`` is None before the first one to this puzzle.

    Ratings change if the puzzle was new or due. Whoever practises it over and over says nothing about either.
    """
    puzzle = start_rating if standing is None else standing.rating
    counts = standing is None or due(standing.card, answer.day)
    after, puzzle_after = rated(player, puzzle, is_solved=answer.mark.is_solved) if counts else (player, puzzle)
    card = answered(None if standing is None else standing.card, answer.mark, answer.day)
    answers = 1 if standing is None else standing.answers + 1
    return Step(Standing(card, answers, answer.mark, puzzle_after), player, after)
