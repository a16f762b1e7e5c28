"""VariantThinker: thinks about a position by rules beside Classic, and tells of it in lines."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

from connect4_gui.engine.levels import Level
from connect4_gui.engine.notation import format_turn
from connect4_gui.engine.search_types import SearchLimits, StopFlag
from connect4_gui.engine.variants.bot import VariantBot
from connect4_gui.engine.variants.ladder import levels_for, skill_of
from connect4_gui.engine.variants.search import DECIDED, WIN, Thoughts, VariantSearch
from connect4_gui.engine.variants.variant import Variant, VariantPosition
from connect4_gui.ugi.go_limits import GoLimits


class VariantThinker:
    """``level`` plays, or the strongest one that knows ``rules``; it looks no further than in the game."""

    def __init__(self, rules: Variant, board: VariantPosition, level: Level, limits: GoLimits) -> None:
        levels = levels_for(rules)
        level = level if level in levels else levels[-1]
        own = skill_of(level, rules).limits
        self._bot = VariantBot(rules, level, random.Random())
        self._rules = rules
        self._board = board
        self._limits = SearchLimits(_least(own.depth, limits.depth), _least(own.nodes, limits.nodes), own.seconds)
        self._found: Thoughts | None = None

    def think(self, stop: StopFlag) -> Iterator[str]:
        started = time.perf_counter()
        for found in VariantSearch(self._rules, self._board, self._limits, stop).run():
            self._found = found
            yield thoughts_line(found, time.perf_counter() - started)

    def best(self, stop: StopFlag) -> str:  # noqa: ARG002
        if self._found is None:
            raise RuntimeError("it ended its thinking without an answer")
        return format_turn(self._bot.choose(self._board, self._found))


def thoughts_line(thoughts: Thoughts, seconds: float) -> str:
    """What was found, in one line; the score is for the player to move."""
    score = f"score {score_words(thoughts.value)} nodes {thoughts.nodes} time {round(seconds * 1000)}"
    return f"info depth {thoughts.depth} {score} pv {format_turn(thoughts.best)}"


def score_words(value: int) -> str:
    """``mate`` and the winner's turns where the end was seen, otherwise ``cp`` and the points."""
    if abs(value) <= DECIDED:
        return f"cp {value}"
    turns = (WIN - abs(value) + 1) // 2
    return f"mate {turns if value > 0 else -turns}"


def _least(first: int | None, second: int | None) -> int | None:
    return min((value for value in (first, second) if value is not None), default=None)
