"""minds: the one place that makes what thinks for an entrant."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from functools import cache

from connect4_gui.engine.bookshelf import Bookshelf
from connect4_gui.engine.levels import repeatable
from connect4_gui.engine.lineup import Lineup, shipped_books
from connect4_gui.game.player_spec import PlayerSpec
from connect4_gui.game.players import Mind
from connect4_gui.outside.outside_mind import OutsideMind

MakeMind = Callable[[PlayerSpec, random.Random], AbstractContextManager[Mind]]
"""Gives what thinks for a player in one game, and ends it after that game."""


@contextmanager
def mind_of(spec: PlayerSpec, rng: random.Random) -> Iterator[Mind]:
    """What thinks for ``spec`` in one game. The same ``rng`` gives the same moves, unless seconds are its only limit.

    Nothing is remembered from one game to the next, so that the order of the games does not matter. Raises ValueError
    with a sentence for somebody who cannot play here.
    """
    if spec.own_bot is not None:
        with closing(OutsideMind(spec.own_bot)) as mind:
            yield mind
        return
    if spec.level is None:
        raise ValueError(f"{spec.name or spec.kind.value} cannot play in a tournament")
    lineup = Lineup(_books())
    try:
        yield lineup.bot(repeatable(spec.level), rng)
    finally:
        lineup.close()


@cache
def _books() -> Bookshelf:
    """Opened once in a process."""
    return shipped_books()
