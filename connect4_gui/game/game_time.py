"""GameTime: how much time a player has for a whole game, and what every disc earns back."""

from __future__ import annotations

from dataclasses import dataclass

MIN_GAME_MINUTES, MAX_GAME_MINUTES = 1, 60
MIN_INCREMENT_SECONDS, MAX_INCREMENT_SECONDS = 0, 60


@dataclass(frozen=True, slots=True)
class GameTime:
    """``minutes`` for the game and ``increment_seconds`` for every disc. Raises ValueError out of range."""

    minutes: int = 3
    increment_seconds: int = 2

    def __post_init__(self) -> None:
        if not MIN_GAME_MINUTES <= self.minutes <= MAX_GAME_MINUTES:
            raise ValueError(
                f"the game clock must have {MIN_GAME_MINUTES} to {MAX_GAME_MINUTES} minutes, not {self.minutes}"
            )
        if not MIN_INCREMENT_SECONDS <= self.increment_seconds <= MAX_INCREMENT_SECONDS:
            raise ValueError(
                f"the increment must be {MIN_INCREMENT_SECONDS} to {MAX_INCREMENT_SECONDS} seconds, "
                f"not {self.increment_seconds}"
            )

    @property
    def seconds(self) -> int:
        return 60 * self.minutes

    def __str__(self) -> str:
        """As players write it, for example ``3+2``."""
        return f"{self.minutes}+{self.increment_seconds}"


GAME_TIMES = (GameTime(1, 1), GameTime(3, 2), GameTime(5, 3), GameTime(10, 5))
"""The usual choices."""
