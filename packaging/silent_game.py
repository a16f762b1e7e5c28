"""A game in which nothing happens by itself: time stands still, and the computer never answers."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

from connect4_gui.engine.board import Board
from connect4_gui.engine.bot import Bot
from connect4_gui.engine.levels import Level
from connect4_gui.engine.lineup import Lineup
from connect4_gui.engine.rules import Rules
from connect4_gui.engine.search_types import Engine, SearchInfo, SearchLimits, StopFlag
from connect4_gui.engine.variants.bot import VariantBot


class FixedClock:
    """Seconds that pass only when told to."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


class SilentEngine:
    """Thinks until it is told to stop."""

    name = "silent"

    def analyse(self, _board: Board, _limits: SearchLimits, stop: StopFlag | None = None) -> Iterator[SearchInfo]:
        while stop is not None and not stop.is_set():
            time.sleep(0.002)
        yield from ()

    def forget(self) -> None:
        return


class SilentLineup:
    """Bots that never move, and hints that say what a picture needs."""

    def bot(self, level: Level) -> Bot:
        return Bot(level, SilentEngine(), random.Random(0))

    def variant_bot(self, rules: Rules, level: Level) -> VariantBot:
        return Lineup().variant_bot(rules, level, random.Random(0))

    def engine(self) -> Engine:
        return SilentEngine()
