"""Engines: which search engine this installation plays with."""

from __future__ import annotations

from connect4_gui.engine.minmax import MinMax
from connect4_gui.engine.native import Native, is_available
from connect4_gui.engine.search_types import Engine


def best_engine(threads: int = 1) -> Engine:
    """A new instance of the strongest engine that is available here. MinMax always uses one thread."""
    return Native(threads=threads) if is_available() else MinMax()
