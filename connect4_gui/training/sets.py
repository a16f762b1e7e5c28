"""Sets: the puzzles sorted for the training home, and everything that the home shows about them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from connect4_gui.coach.reason import Code
from connect4_gui.training.puzzle import Direction, Kind, Puzzle


class SetKey(Enum):
    """The sets, in the order in which they are shown. Each puzzle is in one of them."""

    OWN_GAMES = "own games"
    WIN_2 = "win in 2"
    WIN_3 = "win in 3"
    WIN_4 = "win in 4 or more"
    ONLY_MOVE = "only move"
    ZUGZWANG = "zugzwang"


class Theme(Enum):
    """What there is to find. A puzzle may have several themes, or none."""

    ROW = "row"
    DIAGONAL = "diagonal"
    DOUBLE_THREAT = "double threat"
    ODD_AND_EVEN = "odd and even"


DOUBLE_THREAT_CODES = {Code.FORK, Code.STACK, Code.SEQUENCE}
ODD_AND_EVEN_CODES = {Code.NO_SAFE_MOVE, Code.FOLLOW_UP, Code.ZUGZWANG, Code.ZUGZWANG_LINE}


@dataclass(frozen=True, slots=True)
class SetProgress:
    """``answered`` of ``total`` puzzles were tried and ``solved`` the last time; ``example`` is one to show."""

    key: SetKey
    solved: int
    answered: int
    total: int
    example: Puzzle | None

    @property
    def is_new(self) -> bool:
        return self.answered == 0


@dataclass(frozen=True, slots=True)
class Found:
    """How many of the latest puzzles with ``theme`` were solved."""

    theme: Theme
    solved: int
    answered: int


@dataclass(frozen=True, slots=True)
class Home:
    """What the training home shows.

    Today ``fading`` puzzles come back and ``new`` ones fill up the day's work; ``own`` of both are from the user's
    games, ``example`` is the first to come. ``done`` were answered today. ``week`` has how many were solved from Monday
    to Sunday; ``weekday`` is today, 0 is Monday. ``coming_back`` has how many come back today and on each of the next
    six days.
    """

    fading: int
    new: int
    own: int
    done: int
    example: Puzzle | None
    sets: tuple[SetProgress, ...]
    rating: float
    rating_today: float
    streak: int
    best_streak: int
    week: tuple[int, ...]
    weekday: int
    found: tuple[Found, ...]
    coming_back: tuple[int, ...]

    @property
    def due(self) -> int:
        """How many puzzles are left to do today; none once the day's work is done."""
        return self.fading + self.new

    @property
    def solved_this_week(self) -> int:
        return sum(self.week)


def set_of(puzzle: Puzzle) -> SetKey:
    if puzzle.is_own:
        return SetKey.OWN_GAMES
    if puzzle.kind is Kind.ZUGZWANG:
        return SetKey.ZUGZWANG
    if puzzle.kind is Kind.ONLY_MOVE or puzzle.length is None:
        return SetKey.ONLY_MOVE
    return {2: SetKey.WIN_2, 3: SetKey.WIN_3}.get(puzzle.length, SetKey.WIN_4)


def themes_of(puzzle: Puzzle) -> frozenset[Theme]:
    themes = {
        Theme.ROW: puzzle.direction is Direction.ROW,
        Theme.DIAGONAL: puzzle.direction is Direction.DIAGONAL,
        Theme.DOUBLE_THREAT: puzzle.code in DOUBLE_THREAT_CODES,
        Theme.ODD_AND_EVEN: puzzle.kind is Kind.ZUGZWANG or puzzle.code in ODD_AND_EVEN_CODES,
    }
    return frozenset(theme for theme, fits in themes.items() if fits)


def streaks(days: Iterable[int], today: int) -> tuple[int, int]:
    """How many days in a row up to now, and at most, something was solved. ``days`` are their ordinals, ascending.

    A streak is not broken before a whole day has gone by without.
    """
    best = run = 0
    last: int | None = None
    for day in days:
        run = run + 1 if last is not None and day == last + 1 else 1
        best, last = max(best, run), day
    is_running = last is not None and last >= today - 1
    return (run if is_running else 0), best
