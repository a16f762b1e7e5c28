"""Line: a game as a bot is told of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from connect4_gui.engine.board import Position, Side
from connect4_gui.engine.notation import MoveAndLuck
from connect4_gui.engine.rules import Rules


class Line(Protocol):
    """The way from ``start`` to ``board`` by ``rules``, with what chance did in each turn."""

    @property
    def rules(self) -> Rules: ...

    @property
    def start(self) -> Position: ...

    @property
    def board(self) -> Position: ...

    @property
    def turns(self) -> Sequence[MoveAndLuck]: ...


def first_mover(line: Line) -> Side:
    """Who made the first move, as far as the first position tells."""
    start = line.start
    return start.side if start.disc_count % 2 == 0 else start.side.other
