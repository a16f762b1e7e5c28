"""VariantLine: a game by rules beside Classic as a bot sees it, from its first turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from connect4_gui.engine.board import Position
from connect4_gui.engine.notation import MoveAndLuck
from connect4_gui.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class VariantLine:
    """The ``turns`` that led to ``board``. Positions tell less: chance can have made the same one in several ways."""

    rules: Rules
    board: Position
    turns: Sequence[MoveAndLuck]

    @property
    def start(self) -> Position:
        """Every turn, a passed one too, hands over; a game beside Classic begins with an empty board."""
        board = self.board
        starter = board.side if len(self.turns) % 2 == 0 else board.side.other
        start: Position = self.rules.start(board.size, starter)
        return start
