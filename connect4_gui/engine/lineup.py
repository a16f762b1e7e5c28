"""Lineup: the one place that makes computer players and engines, with opening books, cache and threads."""

from __future__ import annotations

import random

from connect4_gui import paths
from connect4_gui.engine.adaptive import AdaptiveBot
from connect4_gui.engine.bookshelf import Bookshelf
from connect4_gui.engine.bot import Bot
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.levels import ADAPTIVE, EXPERT, HARD, PERFECT, Level
from connect4_gui.engine.memory import Memory
from connect4_gui.engine.minmax import MinMax
from connect4_gui.engine.move_cache import FILE_NAME, MoveCache
from connect4_gui.engine.native import DEFAULT_MEMORY_BYTES
from connect4_gui.engine.perfect import PerfectBot
from connect4_gui.engine.remembering import RememberingEngine
from connect4_gui.engine.rules import Rules
from connect4_gui.engine.search_types import Engine
from connect4_gui.engine.strength import Strength
from connect4_gui.engine.variants.bot import VariantBot
from connect4_gui.engine.variants.variant import Variant


def shipped_books() -> Bookshelf:
    """The opening books that come with the program."""
    return Bookshelf(paths.resource("books"))


def users_cache() -> MoveCache:
    """The answers that are kept in the user's cache folder."""
    return MoveCache(paths.cache_folder() / FILE_NAME)


class Lineup:
    """Makes bots and engines that share the books, what they have found out, and the strength of the adaptive level.

    ``threads`` may be changed at any time; it counts for what is made afterwards. Without ``cache`` nothing is kept, so
    that the moves of a seeded bot do not depend on earlier games. Whoever gives a cache must call :meth:`close`. Every
    compiled engine has tables of ``memory_bytes``.
    """

    def __init__(
        self,
        books: Bookshelf | None = None,
        cache: MoveCache | None = None,
        *,
        strength: Strength | None = None,
        threads: int = 1,
        memory_bytes: int = DEFAULT_MEMORY_BYTES,
    ) -> None:
        self.strength = strength or Strength()
        self.threads = threads
        self._memory_bytes = memory_bytes
        self._memory = Memory(books, cache)

    @classmethod
    def standard(cls, *, threads: int = 1) -> Lineup:
        """The line-up of a person's own games: with the shipped books and the user's cache."""
        return cls(shipped_books(), users_cache(), threads=threads)

    def bot(self, level: Level, rng: random.Random | None = None) -> Bot:
        """A new computer player of ``level``; a seeded ``rng`` makes its choices repeatable.

        From Hard up the strongest engine plays; the levels below look only a few moves ahead and need no more than
        MinMax. Only Perfect thinks with ``threads``: they share proofs, and the levels that look a fixed number of
        moves ahead estimate. It also waits for its proof; the adaptive level promises none and does not.
        """
        rng = rng or random.Random()
        if level.key == ADAPTIVE.key:
            return AdaptiveBot(lambda rung: self._rung(rung, rng), self.strength, rng)
        return self._rung(level, rng, is_patient=True)

    def _rung(self, level: Level, rng: random.Random, *, is_patient: bool = False) -> Bot:
        """A bot of one of the levels of the ladder."""
        if level.key == PERFECT.key:
            return PerfectBot(level, self._strongest(self.threads), rng, self._memory, is_patient=is_patient)
        engine = self._strongest() if level.key in (HARD.key, EXPERT.key) else MinMax()
        return Bot(level, engine, rng, self._memory)

    def variant_bot(self, rules: Rules, level: Level, rng: random.Random | None = None) -> VariantBot:
        """A new computer player by rules beside Classic. Raises ValueError for a level that does not play them."""
        if not isinstance(rules, Variant):
            raise ValueError(f"the rules {rules.key} are no variant")
        return VariantBot(rules, level, rng or random.Random())

    def engine(self) -> Engine:
        """A new instance of the strongest engine, for hints and analysis; it looks into books and cache first."""
        return RememberingEngine(self._strongest(self.threads), self._memory)

    def _strongest(self, threads: int = 1) -> Engine:
        return best_engine(threads, memory_bytes=self._memory_bytes)

    def close(self) -> None:
        """Close the cache. Harmless the second time."""
        self._memory.close()
