"""Session: the puzzles of a sitting, and how each of them went."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from connect4_gui.training.puzzle import Puzzle

SITTING = 10
"""So many puzzles are one sitting, and a day's work."""


class Result(Enum):
    """How a puzzle of the sitting went. A solved one took no wrong try and no look at the solution."""

    SOLVED = "solved"
    MISSED = "missed"
    SKIPPED = "skipped"


@dataclass(frozen=True, slots=True)
class Session:
    """``puzzles`` as they are shown; ``results`` of those that are behind, in the same order."""

    puzzles: tuple[Puzzle, ...]
    results: tuple[Result, ...] = ()

    @property
    def place(self) -> int:
        """How many puzzles are behind; the number of the current one, counted from 0."""
        return len(self.results)

    @property
    def current(self) -> Puzzle | None:
        """The puzzle to solve now; None when all are behind."""
        return None if self.is_over else self.puzzles[self.place]

    @property
    def is_over(self) -> bool:
        return self.place >= len(self.puzzles)

    @property
    def solved(self) -> int:
        return self.results.count(Result.SOLVED)

    @property
    def dots(self) -> tuple[Result | None, ...]:
        """One for each puzzle, None for those that are still to come, the current one among them."""
        return self.results + (None,) * (len(self.puzzles) - self.place)

    def with_result(self, result: Result) -> Session:
        """The sitting after the current puzzle went like that. Raises ValueError if none is left."""
        if self.is_over:
            raise ValueError("every puzzle of the sitting is behind")
        return replace(self, results=(*self.results, result))
