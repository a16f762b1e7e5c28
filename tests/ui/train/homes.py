"""How things may stand in the training: somebody new, in the middle of it, and done for today."""

from __future__ import annotations

from connect4_gui.training.sets import Found, Home, SetKey, SetProgress, Theme
from tests.ui.train.conftest import FORK

COUNTS = ((7, 9, 12), (38, 40, 40), (17, 20, 40), (3, 5, 40), (9, 12, 30), (0, 0, 20))


def home(*, fading: int = 4, new: int = 2, own: int = 2, done: int = 4) -> Home:
    """Somebody who trains."""
    sets = zip(SetKey, COUNTS, strict=True)
    return Home(
        fading=fading,
        new=new,
        own=own,
        done=done,
        example=FORK,
        sets=tuple(SetProgress(key, *counts, FORK) for key, counts in sets),
        rating=1186.4,
        rating_today=12.3,
        streak=4,
        best_streak=11,
        week=(0, 5, 6, 9, 11, 0, 0),
        weekday=4,
        found=tuple(Found(theme, 10 * number, 100) for number, theme in enumerate(Theme)),
        coming_back=(6, 3, 8, 2, 5, 0, 4),
    )


def home_of_a_beginner() -> Home:
    """Nothing was ever answered, and no game was reviewed."""
    sets = [
        SetProgress(key, 0, 0, 0, None) if key is SetKey.OWN_GAMES else SetProgress(key, 0, 0, 120, FORK)
        for key in SetKey
    ]
    nothing = tuple(Found(theme, 0, 0) for theme in Theme)
    return Home(0, 10, 0, 0, FORK, tuple(sets), 800.0, 0.0, 0, 0, (0,) * 7, 4, nothing, (0,) * 7)
