"""Rows of the training: what is kept of an answer and of a puzzle's standing, and read again only if it can be true."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date
from typing import Any, TypeVar

from connect4_gui.json_values import number, one_of, shown, whole
from connect4_gui.training.progress import Answer, Standing
from connect4_gui.training.schedule import Card, Mark

log = logging.getLogger(__name__)

T = TypeVar("T")

LATEST_YEAR = 9000
"""A calendar has room for everything that comes back after answers of this year."""

FIRST_DAY, LAST_DAY = date.min.toordinal(), date(LATEST_YEAR, 12, 31).toordinal()
"""The days on which answers are given, as numbers."""

_answer_day = whole(FIRST_DAY, LAST_DAY)
_due_day = whole(FIRST_DAY, date.max.toordinal())
_mark = one_of(Mark)
_size = number(-1e12, 1e12)
_rating = number(-1e5, 1e5)
_stability = number(1e-6, 1e7)
_difficulty = number(0.0, 100.0)
_count = whole(1, 1 << 40)


def answer_values(answer: Answer) -> tuple[Any, ...]:
    return answer.identity, answer.at, answer.day.toordinal(), answer.mark.value, answer.seconds


def standing_values(identity: str, value: Standing) -> tuple[Any, ...]:
    card = value.card
    days = card.last.toordinal(), card.due.toordinal()
    return identity, card.stability, card.difficulty, *days, value.answers, value.mark.value, value.rating


def read_answer(values: tuple[Any, ...]) -> Answer | None:
    """None, and a line in the log, for a row that is damaged."""
    return _believed(_answer, values)


def read_standing(values: tuple[Any, ...]) -> Standing | None:
    """None, and a line in the log, for a row that is damaged."""
    return _believed(_standing, values)


def read_mark(values: tuple[Any, ...]) -> tuple[str, Mark] | None:
    """The identity of a puzzle and how an answer to it went; None for a row that is damaged."""
    return _believed(lambda row: (_identity(row[0]), _mark(row[1])), values)


def read_rating(values: tuple[Any, ...]) -> float | None:
    return _believed(lambda row: _rating(row[0]), values)


def _believed(read: Callable[[tuple[Any, ...]], T], values: tuple[Any, ...]) -> T | None:
    try:
        return read(values)
    except ValueError as error:
        log.warning("A row of the training is left out: %s", error)
        return None


def _answer(values: tuple[Any, ...]) -> Answer:
    identity, at, day, mark, seconds = values
    return Answer(_identity(identity), _size(at), date.fromordinal(_answer_day(day)), _mark(mark), _size(seconds))


def _standing(values: tuple[Any, ...]) -> Standing:
    identity, stability, difficulty, last, due, answers, mark, rating = values
    _identity(identity)
    days = date.fromordinal(_answer_day(last)), date.fromordinal(_due_day(due))
    card = Card(_stability(stability), _difficulty(difficulty), *days)
    return Standing(card, _count(answers), _mark(mark), _rating(rating))


def _identity(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{shown(value)} is not the name of a puzzle")
    return value
