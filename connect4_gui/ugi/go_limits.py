"""GoLimits: how long the engine may think after a ``go``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import Level
from connect4_gui.engine.pace import limited
from connect4_gui.engine.search_types import SearchLimits
from connect4_gui.quote import quote

INFINITE = "infinite"
NUMBERS = ("depth", "nodes", "movetime", "p1time", "p2time", "p1inc", "p2inc")
MOST_DIGITS = 15

MOVES_TO_GO = 20
"""A clock is shared out as if so many moves were still to come."""

MOST_OF_CLOCK = 0.5
OVERHEAD_SECONDS = 0.02
"""What the way of an answer to the other program may take."""

LEAST_SECONDS = 0.001


@dataclass(frozen=True, slots=True)
class GoLimits:
    """``seconds`` is what the clock or the time for a move allows. Without any limit a level plays at its own pace."""

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None
    is_infinite: bool = False

    def applied_to(self, level: Level, size: BoardSize) -> Level:
        """``level`` with these limits on a board of ``size``."""
        if self == GoLimits():
            return level
        return limited(level, SearchLimits(self.depth, self.nodes, self.seconds), size)


def read_go(words: Sequence[str], mover: Side) -> GoLimits:
    """The limits after ``go`` for ``mover``, who is to move. Raises ValueError with a sentence."""
    numbers: dict[str, int] = {}
    rest = iter(words)
    for word in rest:
        if word in NUMBERS:
            numbers[word] = _number(word, next(rest, ""))
        elif word != INFINITE:
            raise ValueError(f"go does not know {quote(word)}; it knows {', '.join((*NUMBERS, INFINITE))}")
    for name in ("depth", "nodes"):
        if numbers.get(name, 1) < 1:
            raise ValueError(f"{name} must be more than 0, not {numbers[name]}")
    return GoLimits(
        depth=numbers.get("depth"),
        nodes=numbers.get("nodes"),
        seconds=_seconds(numbers, mover),
        is_infinite=INFINITE in words,
    )


def _number(name: str, text: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS):
        raise ValueError(f"{name} must be a whole number, not {quote(text)}")
    return int(text)


def _seconds(numbers: dict[str, int], mover: Side) -> float | None:
    """The time for this move; a clock that has run out leaves the least there is."""
    allowed = []
    if "movetime" in numbers:
        allowed.append(numbers["movetime"] / 1000)
    left = numbers.get(f"p{mover.value}time")
    if left is not None:
        increment = numbers.get(f"p{mover.value}inc", 0)
        allowed.append(min(left / MOVES_TO_GO + increment, left * MOST_OF_CLOCK) / 1000)
    if not allowed:
        return None
    return max(min(allowed) - OVERHEAD_SECONDS, min(allowed) / 2, LEAST_SECONDS)
