"""What the training home shows, worked out from the puzzles and how things stand with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from connect4_gui.training.puzzle import Puzzle
from connect4_gui.training.schedule import Mark
from connect4_gui.training.session import SITTING
from connect4_gui.training.sets import Found, Home, SetKey, SetProgress, Theme, set_of, streaks, themes_of
from connect4_gui.training.sitting import Standings, due_puzzles, new_puzzles

DAYS = 7
"""So many days are looked ahead, today among them; and so many are a week."""


@dataclass(frozen=True, slots=True)
class History:
    """What the answers so far tell.

    ``done`` were given today. ``rating_before`` is the player's when the day began. ``solved_days`` are the numbers of
    days on which something was solved, ascending; ``solved`` how many since Monday, by the number of the day.
    ``latest`` are marks with the identity of their puzzles.
    """

    done: int
    rating: float
    rating_before: float
    solved_days: Sequence[int]
    solved: Mapping[int, int]
    latest: Sequence[tuple[str, Mark]]


def monday_of(day: date) -> date:
    return day - timedelta(days=day.weekday())


def make_home(puzzles: Sequence[Puzzle], standings: Standings, history: History, today: date) -> Home:
    fading = due_puzzles(puzzles, standings, today)
    new = new_puzzles(puzzles, standings, history.rating)[: max(SITTING - history.done - len(fading), 0)]
    streak, best_streak = streaks(history.solved_days, today.toordinal())
    monday = monday_of(today).toordinal()
    return Home(
        fading=len(fading),
        new=len(new),
        own=sum(puzzle.is_own for puzzle in (*fading, *new)),
        done=history.done,
        example=next(iter((*fading, *new)), None),
        sets=_sets(puzzles, standings),
        rating=history.rating,
        rating_today=history.rating - history.rating_before,
        streak=streak,
        best_streak=best_streak,
        week=tuple(history.solved.get(monday + day, 0) for day in range(DAYS)),
        weekday=today.weekday(),
        found=_found(puzzles, history.latest),
        coming_back=_coming_back(puzzles, standings, today),
    )


def _sets(puzzles: Iterable[Puzzle], standings: Standings) -> tuple[SetProgress, ...]:
    by_key: dict[SetKey, list[Puzzle]] = {key: [] for key in SetKey}
    for puzzle in puzzles:
        by_key[set_of(puzzle)].append(puzzle)
    return tuple(_progress(key, members, standings) for key, members in by_key.items())


def _progress(key: SetKey, puzzles: Sequence[Puzzle], standings: Standings) -> SetProgress:
    marks = [standings[puzzle.identity].mark for puzzle in puzzles if puzzle.identity in standings]
    unseen = (puzzle for puzzle in puzzles if puzzle.identity not in standings)
    return SetProgress(
        key,
        solved=sum(mark.is_solved for mark in marks),
        answered=len(marks),
        total=len(puzzles),
        example=next(unseen, puzzles[0] if puzzles else None),
    )


def _found(puzzles: Iterable[Puzzle], latest: Iterable[tuple[str, Mark]]) -> tuple[Found, ...]:
    themes = {puzzle.identity: themes_of(puzzle) for puzzle in puzzles}
    solved: Counter[Theme] = Counter()
    answered: Counter[Theme] = Counter()
    for identity, mark in latest:
        for theme in themes.get(identity, ()):
            answered[theme] += 1
            solved[theme] += mark.is_solved
    return tuple(Found(theme, solved[theme], answered[theme]) for theme in Theme)


def _coming_back(puzzles: Iterable[Puzzle], standings: Standings, today: date) -> tuple[int, ...]:
    waits = Counter(
        max((standings[puzzle.identity].card.due - today).days, 0) for puzzle in puzzles if puzzle.identity in standings
    )
    return tuple(waits[day] for day in range(DAYS))
