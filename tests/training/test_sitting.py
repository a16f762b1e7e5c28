"""The puzzles of a sitting, what is in which set, streaks, and what the home shows."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from connect4_gui.coach.reason import Code
from connect4_gui.training.home import History, make_home
from connect4_gui.training.progress import Answer, Standing, advanced
from connect4_gui.training.puzzle import Direction, Kind, Origin, Puzzle
from connect4_gui.training.schedule import Mark
from connect4_gui.training.session import Result, Session
from connect4_gui.training.sets import Found, Home, SetKey, Theme, set_of, streaks, themes_of
from connect4_gui.training.sitting import make_sitting
from tests.training.puzzles import any_puzzle

TODAY = date(2026, 3, 27)
"""A Friday."""

PUZZLES = [any_puzzle(number, rating=600 + 10 * number) for number in range(30)]


def standing(mark: Mark, days_ago: int) -> Standing:
    answer = Answer("", 0.0, TODAY - timedelta(days=days_ago), mark, 10.0)
    return advanced(None, 600, 800, answer).standing


def standings(*answers: tuple[int, Mark, int]) -> dict[str, Standing]:
    """Puzzles by their number that were answered so many days ago."""
    return {PUZZLES[number].identity: standing(mark, days) for number, mark, days in answers}


def numbers(session: Session) -> list[int]:
    by_identity = {puzzle.identity: number for number, puzzle in enumerate(PUZZLES)}
    return [by_identity[puzzle.identity] for puzzle in session.puzzles]


def own(puzzle: Puzzle) -> Puzzle:
    return replace(puzzle, origin=Origin("game", 3))


def test_what_is_due_comes_first_the_longest_overdue_before_the_others() -> None:
    known = standings((20, Mark.GOOD, 3), (21, Mark.GOOD, 9), (22, Mark.GOOD, 1))
    session = make_sitting(PUZZLES, known, TODAY, rating=600)
    assert numbers(session) == [21, 20, 0, 1, 2, 3, 4, 5, 6, 7]


def test_new_ones_are_near_the_rating() -> None:
    assert sorted(numbers(make_sitting(PUZZLES, {}, TODAY, rating=755, count=4))) == [14, 15, 16, 17]


def test_ones_own_come_before_other_new_ones() -> None:
    puzzles = [own(PUZZLES[29]), *PUZZLES[:29]]
    assert numbers(make_sitting(puzzles, {}, TODAY, rating=600, count=3)) == [29, 0, 1]


def test_new_ones_come_from_every_set_in_turn() -> None:
    kinds = [(Kind.WIN, 2), (Kind.WIN, 3), (Kind.WIN, 5), (Kind.ONLY_MOVE, None), (Kind.ZUGZWANG, 2)]
    puzzles = [any_puzzle(number, *kinds[number // 10]) for number in range(50)]
    chosen = make_sitting(puzzles, {}, TODAY, rating=600).puzzles
    keys = [set_of(puzzle) for puzzle in chosen]
    assert keys == [SetKey.WIN_2, SetKey.WIN_3, SetKey.WIN_4, SetKey.ONLY_MOVE, SetKey.ZUGZWANG] * 2


def test_when_all_is_seen_the_oldest_is_practised() -> None:
    known = standings((0, Mark.EASY, 2), (1, Mark.EASY, 4), (2, Mark.EASY, 3))
    assert numbers(make_sitting(PUZZLES[:3], known, TODAY, rating=600)) == [1, 2, 0]


def test_what_was_seen_before_looks_different() -> None:
    session = make_sitting(PUZZLES[:1], standings((0, Mark.AGAIN, 1)), TODAY, rating=600)
    assert session.puzzles == (PUZZLES[0].mirrored().exchanged(),)


def test_a_sitting_goes_on_puzzle_by_puzzle() -> None:
    session = Session(tuple(PUZZLES[:3]))
    assert session.current == PUZZLES[0]
    session = session.with_result(Result.SOLVED).with_result(Result.MISSED)
    assert (session.place, session.current) == (2, PUZZLES[2])
    assert session.dots == (Result.SOLVED, Result.MISSED, None)
    session = session.with_result(Result.SKIPPED)
    assert (session.is_over, session.current, session.solved) == (True, None, 1)
    with pytest.raises(ValueError, match="every puzzle of the sitting is behind"):
        session.with_result(Result.SOLVED)


@pytest.mark.parametrize(
    ("kind", "length", "key"),
    [
        (Kind.WIN, 2, SetKey.WIN_2),
        (Kind.WIN, 3, SetKey.WIN_3),
        (Kind.WIN, 4, SetKey.WIN_4),
        (Kind.WIN, 6, SetKey.WIN_4),
        (Kind.ONLY_MOVE, None, SetKey.ONLY_MOVE),
        (Kind.ZUGZWANG, 2, SetKey.ZUGZWANG),
    ],
)
def test_each_puzzle_is_in_one_set(kind: Kind, length: int | None, key: SetKey) -> None:
    puzzle = any_puzzle(1, kind, length)
    assert set_of(puzzle) is key
    assert set_of(own(puzzle)) is SetKey.OWN_GAMES


def test_themes() -> None:
    puzzle = any_puzzle(1)
    assert themes_of(puzzle) == frozenset()
    fork = replace(puzzle, code=Code.FORK, direction=Direction.DIAGONAL)
    assert themes_of(fork) == {Theme.DOUBLE_THREAT, Theme.DIAGONAL}
    zugzwang = replace(puzzle, kind=Kind.ZUGZWANG, direction=Direction.ROW)
    assert themes_of(zugzwang) == {Theme.ODD_AND_EVEN, Theme.ROW}


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ([], (0, 0)),
        ([100], (1, 1)),
        ([99], (1, 1)),
        ([98], (0, 1)),
        ([97, 98, 99, 100], (4, 4)),
        ([90, 91, 92, 99, 100], (2, 3)),
        ([90, 91, 92], (0, 3)),
    ],
)
def test_streaks(days: list[int], expected: tuple[int, int]) -> None:
    assert streaks(days, today=100) == expected


def home(known: dict[str, Standing], puzzles: list[Puzzle] = PUZZLES, **changes: object) -> Home:
    history = History(done=0, rating=800.0, rating_before=800.0, solved_days=(), solved={}, latest=())
    return make_home(puzzles, known, replace(history, **changes), TODAY)  # type: ignore[arg-type]


def test_a_new_user_has_ten_new_puzzles_to_do() -> None:
    found = home({})
    assert (found.due, found.fading, found.new, found.own, found.done) == (10, 0, 10, 0, 0)
    assert found.example is not None
    assert (found.rating_today, found.streak, found.week) == (0.0, 0, (0,) * 7)
    assert [progress.is_new for progress in found.sets] == [True] * 6


def test_new_ones_fill_up_the_days_work() -> None:
    found = home(standings((3, Mark.GOOD, 5), (4, Mark.GOOD, 1)), [own(PUZZLES[29]), *PUZZLES[:29]], done=4)
    assert (found.due, found.fading, found.new, found.own, found.done) == (6, 1, 5, 1, 4)
    assert found.example == PUZZLES[3]


def test_all_done_for_today() -> None:
    assert home(standings((3, Mark.GOOD, 0)), done=10).due == 0


def test_more_may_be_fading_than_a_days_work() -> None:
    found = home(standings(*((number, Mark.GOOD, 5) for number in range(15))), done=2)
    assert (found.due, found.new) == (15, 0)


def test_a_set_counts_what_was_solved_the_last_time() -> None:
    found = home(standings((0, Mark.GOOD, 1), (1, Mark.HARD, 1), (2, Mark.AGAIN, 1)))
    progress = found.sets[1]
    assert (progress.key, progress.solved, progress.answered, progress.total) == (SetKey.WIN_2, 2, 3, 30)
    assert progress.example == PUZZLES[3]
    assert [other.total for other in found.sets] == [0, 30, 0, 0, 0, 0]
    assert found.sets[0].example is None


def test_the_week_and_the_streak_come_from_the_days() -> None:
    today = TODAY.toordinal()
    found = home({}, solved={today: 3, today - 1: 5}, solved_days=[today - 1, today], rating=812.0)
    assert (found.week, found.weekday, found.solved_this_week) == ((0, 0, 0, 5, 3, 0, 0), 4, 8)
    assert (found.streak, found.best_streak, found.rating_today) == (2, 2, 12.0)


def test_what_somebody_finds_is_counted_by_theme() -> None:
    puzzles = [replace(PUZZLES[0], direction=Direction.ROW), replace(PUZZLES[1], direction=Direction.DIAGONAL)]
    latest = [(PUZZLES[0].identity, Mark.GOOD), (PUZZLES[0].identity, Mark.AGAIN), (PUZZLES[1].identity, Mark.EASY)]
    found = home({}, puzzles, latest=[*latest, ("gone", Mark.GOOD)])
    assert found.found == (
        Found(Theme.ROW, 1, 2),
        Found(Theme.DIAGONAL, 1, 1),
        Found(Theme.DOUBLE_THREAT, 0, 0),
        Found(Theme.ODD_AND_EVEN, 0, 0),
    )


def test_what_comes_back_is_counted_by_day_and_overdue_ones_today() -> None:
    known = standings((0, Mark.GOOD, 50), (1, Mark.GOOD, 2), (2, Mark.GOOD, 1), (3, Mark.GOOD, 0), (4, Mark.EASY, 0))
    assert home(known).coming_back == (2, 1, 1, 0, 0, 0, 0)
