"""WatchChoices: how people want to watch two bots, remembered from game to game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Speed(Enum):
    """The value is how much longer than usual a bot's disc takes at least, as a factor."""

    SLOW = 2.5
    NORMAL = 1.0
    FAST = 0.3
    INSTANT = 0.0

    @property
    def next(self) -> Speed:
        speeds = list(Speed)
        return speeds[(speeds.index(self) + 1) % len(speeds)]


REST_SECONDS = {Speed.SLOW: 6, Speed.NORMAL: 4, Speed.FAST: 2, Speed.INSTANT: 1}
"""How long the end of a game is shown before the next one of a series begins."""


@dataclass(frozen=True, slots=True)
class WatchChoices:
    speed: Speed = Speed.NORMAL
    is_series: bool = False
