"""Engines: which search engine this installation plays with."""

from __future__ import annotations

from connect4_gui.engine.minmax import MinMax
from connect4_gui.engine.search_types import Engine


def best_engine() -> Engine:
    """A new instance of the strongest engine that is available here."""
    return MinMax()
