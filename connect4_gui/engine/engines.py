"""Engines: which search engine this installation plays with."""

from __future__ import annotations

import os

from connect4_gui.engine.minmax import MinMax
from connect4_gui.engine.native import DEFAULT_MEMORY_BYTES, MOST_THREADS, Native, is_available
from connect4_gui.engine.search_types import Engine


def best_engine(threads: int = 1, *, memory_bytes: int = DEFAULT_MEMORY_BYTES) -> Engine:
    """A new instance of the strongest engine that is available here. MinMax has one thread and memory of its own."""
    return Native(memory_bytes=memory_bytes, threads=threads) if is_available() else MinMax()


def usable_cores() -> int:
    """How many processor cores the strongest engine can make use of here; MinMax only ever one."""
    return min(os.cpu_count() or 1, MOST_THREADS) if is_available() else 1
