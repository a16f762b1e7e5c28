"""When a puzzle comes back: the intervals of FSRS in whole days."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from connect4_gui.training.schedule import Card, Mark, answered, due, mark_of

START = date(2026, 3, 28)


def intervals(*marks: Mark) -> list[int]:
    """The days until it comes back after each of the answers, every one given on the day it is due."""
    card: Card | None = None
    today, days = START, []
    for mark in marks:
        card = answered(card, mark, today)
        days.append((card.due - today).days)
        today = card.due
    return days


@pytest.mark.parametrize(
    ("marks", "days"),
    [
        ([Mark.GOOD] * 4, [2, 11, 46, 163]),
        ([Mark.AGAIN, Mark.GOOD, Mark.GOOD, Mark.GOOD], [1, 2, 6, 17]),
        ([Mark.HARD, Mark.HARD], [1, 3]),
        ([Mark.EASY, Mark.EASY], [8, 66]),
        ([Mark.GOOD, Mark.GOOD, Mark.AGAIN, Mark.GOOD], [2, 11, 2, 5]),
        ([Mark.GOOD, Mark.AGAIN, Mark.AGAIN], [2, 1, 1]),
    ],
)
def test_what_is_known_comes_back_later_and_what_was_missed_soon(marks: list[Mark], days: list[int]) -> None:
    assert intervals(*marks) == days


def test_it_is_due_on_its_day_and_from_then_on() -> None:
    card = answered(None, Mark.GOOD, START)
    assert [due(card, START + timedelta(days=days)) for days in range(4)] == [False, False, True, True]


def test_an_answer_on_the_same_day_still_lets_it_come_back_later() -> None:
    once = answered(None, Mark.AGAIN, START)
    twice = answered(once, Mark.GOOD, START)
    assert twice.due > START
    assert twice.stability > once.stability


def test_a_calendar_that_goes_back_does_no_harm() -> None:
    card = answered(None, Mark.GOOD, START)
    before = answered(card, Mark.GOOD, START - timedelta(days=400))
    assert before == answered(card, Mark.GOOD, START)


def test_the_same_answers_always_give_the_same_days() -> None:
    assert {tuple(intervals(*[Mark.GOOD] * 6)) for _ in range(20)} == {tuple(intervals(*[Mark.GOOD] * 6))}


@pytest.mark.parametrize(
    ("is_missed", "is_hinted", "seconds", "mark"),
    [
        (True, False, 1.0, Mark.AGAIN),
        (True, True, 99.0, Mark.AGAIN),
        (False, True, 1.0, Mark.HARD),
        (False, False, 4.9, Mark.EASY),
        (False, False, 5.0, Mark.GOOD),
    ],
)
def test_marks(is_missed: bool, is_hinted: bool, seconds: float, mark: Mark) -> None:
    assert mark_of(is_missed=is_missed, is_hinted=is_hinted, seconds=seconds) is mark
    assert mark.is_solved is not is_missed
