"""Score: wins, draws and losses, and the points that they make."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Score:
    """Of one entrant, against one other or against all."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """1 for a win, ½ for a draw."""
        return self.wins + self.draws / 2

    @property
    def reversed(self) -> Score:
        """The same games, seen by the other one."""
        return Score(self.losses, self.draws, self.wins)

    def __add__(self, other: Score) -> Score:
        return Score(self.wins + other.wins, self.draws + other.draws, self.losses + other.losses)


WIN, DRAW, LOSS = Score(wins=1), Score(draws=1), Score(losses=1)


def points_text(points: float) -> str:
    """For example ``5½``."""
    whole, half = divmod(round(points * 2), 2)
    return f"{whole}½" if half and whole else "½" if half else str(whole)
