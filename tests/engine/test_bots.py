from __future__ import annotations

import random

import pytest

from connect4_gui.engine import bots, engines
from connect4_gui.engine.bots import make_bot
from connect4_gui.engine.engines import best_engine, usable_cores
from connect4_gui.engine.levels import ADAPTIVE, EXPERT, HARD, MEDIUM, PERFECT, Level
from connect4_gui.engine.minmax import MinMax
from connect4_gui.engine.native import MOST_THREADS
from connect4_gui.engine.search_types import Engine


@pytest.fixture
def asked_for(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The threads of every strongest engine that is made."""
    threads_of_engines: list[int] = []

    def make(threads: int = 1) -> Engine:
        threads_of_engines.append(threads)
        return MinMax()

    monkeypatch.setattr(bots, "best_engine", make)
    return threads_of_engines


@pytest.mark.parametrize(
    ("level", "threads"),
    [(MEDIUM, []), (HARD, [1]), (EXPERT, [1]), (PERFECT, [3]), (ADAPTIVE, [1, 1, 3])],
    ids=lambda value: value.key if isinstance(value, Level) else None,
)
def test_only_perfect_thinks_with_several_threads(asked_for: list[int], level: Level, threads: list[int]) -> None:
    make_bot(level, random.Random(1), threads=3)
    assert asked_for == threads


def test_a_bot_uses_one_thread_unless_it_may_use_more(asked_for: list[int]) -> None:
    make_bot(PERFECT, random.Random(1))
    assert asked_for == [1]


@pytest.mark.parametrize(("cores", "usable"), [(None, 1), (1, 1), (2, 2), (1000, MOST_THREADS)])
def test_every_core_is_usable_as_far_as_the_engine_goes(
    monkeypatch: pytest.MonkeyPatch, cores: int | None, usable: int
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    monkeypatch.setattr(engines, "is_available", lambda: True)
    assert usable_cores() == usable


def test_the_engine_takes_as_many_threads_as_there_are_usable_cores() -> None:
    assert best_engine(usable_cores()).name == best_engine().name


def test_without_the_compiled_engine_one_core_is_usable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 8)
    monkeypatch.setattr(engines, "is_available", lambda: False)
    assert usable_cores() == 1
