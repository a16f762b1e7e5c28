"""TranspositionTable: bounds found during a search. It may forget anything at any time."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple


class Bound(IntEnum):
    """How a stored value relates to the true value of its depth."""

    EXACT = 0
    LOWER = 1
    UPPER = 2


class Entry(NamedTuple):
    """``value`` of a position searched ``depth`` plies deep, and the cell of the best move found."""

    depth: int
    bound: Bound
    value: int
    move: int

    def settles(self, depth: int, alpha: int, beta: int) -> bool:
        """Whether ``value`` answers a search ``depth`` plies deep with the window ``alpha`` … ``beta``."""
        if self.depth < depth:
            return False
        if self.bound is Bound.EXACT:
            return True
        return self.value >= beta if self.bound is Bound.LOWER else self.value <= alpha


class TranspositionTable:
    """Keeps the newest entries, at most ``capacity`` of them, in two generations.

    When the young generation is half of the capacity it becomes the old one and the old one is dropped: bounded
    memory without looking at single entries.
    """

    def __init__(self, capacity: int = 1_000_000) -> None:
        if capacity < 2:
            raise ValueError(f"a table needs room for at least 2 entries, not {capacity}")
        self._generation_size = capacity // 2
        self._young: dict[int, Entry] = {}
        self._old: dict[int, Entry] = {}

    def __len__(self) -> int:
        return len(self._young) + len(self._old)

    def get(self, key: int) -> Entry | None:
        return self._young.get(key) or self._old.get(key)

    def put(self, key: int, entry: Entry) -> None:
        if len(self._young) >= self._generation_size:
            self._old, self._young = self._young, {}
        self._young[key] = entry
