"""Stand-ins for what varies: time and thinking."""

# ruff: noqa: ARG002 - a fake keeps the signature of what it stands for

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterable, Iterator

from connect4_gui.engine.board import Board
from connect4_gui.engine.bot import Bot
from connect4_gui.engine.levels import Level
from connect4_gui.engine.lineup import Lineup
from connect4_gui.engine.rules import Rules
from connect4_gui.engine.search_types import Engine, Score, SearchInfo, SearchLimits, StopFlag, Verdict
from connect4_gui.engine.strength import Strength
from connect4_gui.engine.variants.bot import VariantBot


def info_for(board: Board, column: int) -> SearchInfo:
    score = Score(Verdict.UNKNOWN, 0)
    return SearchInfo(1, score, (column,), (None,) * board.size.columns, (column,), 1, 0.0)


class ScriptedEngine:
    """Answers at once with the next column of its script, then with the first column that has room."""

    name = "scripted"

    def __init__(self, script: Iterable[int] = ()) -> None:
        self._script = iter(script)
        self.boards: list[Board] = []

    def analyse(self, board: Board, limits: SearchLimits, stop: StopFlag | None = None) -> Iterator[SearchInfo]:
        self.boards.append(board)
        yield info_for(board, next(self._script, board.open_columns()[0]))

    def forget(self) -> None:
        self.boards.clear()


class SlowEngine:
    """Thinks until it is stopped, or until ``finish`` is set, in the last column that has room."""

    name = "slow"

    def __init__(self) -> None:
        self.started = threading.Event()
        self.ended = threading.Event()
        self.finish = threading.Event()

    def analyse(self, board: Board, limits: SearchLimits, stop: StopFlag | None = None) -> Iterator[SearchInfo]:
        self.ended.clear()
        self.started.set()
        while not self.finish.is_set() and not (stop is not None and stop.is_set()):
            time.sleep(0.002)
        self.ended.set()
        yield info_for(board, board.open_columns()[-1])

    def forget(self) -> None:
        self.finish.clear()


class BrokenEngine:
    """Raises as soon as it is asked."""

    name = "broken"

    def analyse(self, board: Board, limits: SearchLimits, stop: StopFlag | None = None) -> Iterator[SearchInfo]:
        raise RuntimeError("the engine is broken")
        yield info_for(board, 0)

    def forget(self) -> None:
        return


class ObedientBot(Bot):
    """Plays what its engine says, whatever its level."""

    def choose(self, board: Board, info: SearchInfo, stop: StopFlag | None = None) -> int:
        return info.best[0]


class FakeLineup:
    """Hands out bots that play what ``engine`` says and ``adviser`` for hints, and remembers what was asked for."""

    def __init__(self, engine: Engine | None = None, adviser: Engine | None = None) -> None:
        self._engine = engine or ScriptedEngine()
        self._adviser = adviser or ScriptedEngine()
        self.threads = 1
        self.strength = Strength()
        self.levels: list[Level] = []
        self.bot_threads: list[int] = []
        self.engine_threads: list[int] = []

    def bot(self, level: Level) -> Bot:
        self.levels.append(level)
        self.bot_threads.append(self.threads)
        return ObedientBot(level, self._engine, random.Random(1))

    def variant_bot(self, rules: Rules, level: Level) -> VariantBot:
        self.levels.append(level)
        return Lineup().variant_bot(rules, level, random.Random(1))

    def engine(self) -> Engine:
        self.engine_threads.append(self.threads)
        return self._adviser
