"""Bots: makes the right computer player for a level."""

from __future__ import annotations

import random
from dataclasses import replace

from connect4_gui.engine.adaptive import AdaptiveBot, Strength
from connect4_gui.engine.bot import Bot
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.levels import ADAPTIVE, EXPERT, HARD, PERFECT, Level
from connect4_gui.engine.minmax import MinMax
from connect4_gui.engine.move_cache import MoveCache
from connect4_gui.engine.perfect import PerfectBot


def make_bot(
    level: Level,
    rng: random.Random,
    cache: MoveCache | None = None,
    strength: Strength | None = None,
    threads: int = 1,
) -> Bot:
    """A computer player. ``strength`` is where the adaptive level stands; it is shared and changed by its games.

    From Hard up the strongest engine plays; the levels below look only a few moves ahead and need no more than MinMax.
    Only Perfect thinks with ``threads``: they share proofs, and the levels that look a fixed number of moves ahead
    estimate.
    """
    if level.key == ADAPTIVE.key:
        return AdaptiveBot(lambda rung: make_bot(rung, rng, cache, threads=threads), strength or Strength(), rng)
    if level.key == PERFECT.key:
        return PerfectBot(level, best_engine(threads), rng, cache)
    engine = best_engine() if level.key in (HARD.key, EXPERT.key) else MinMax()
    return Bot(level, engine, rng, cache)


def repeatable(level: Level) -> Level:
    """``level`` without its guard against slow machines, so that the same seed always gives the same moves.

    A level that is limited by seconds alone stays as it is.
    """
    limits = level.limits
    if limits.depth is None and limits.nodes is None:
        return level
    return replace(level, limits=replace(limits, seconds=None))
