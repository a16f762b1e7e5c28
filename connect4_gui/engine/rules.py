"""Rules: what may be played and what it does. Classic Connect Four is the first of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from connect4_gui.engine.board import Board, Outcome, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.moves import Change, Drop, Move, Pass, Placed


@dataclass(frozen=True, slots=True)
class Step:
    """The position after a move, and what the move did to the board."""

    board: Board
    changes: tuple[Change, ...] = ()


class Rules(Protocol):
    """The rules of a game. They remember nothing: everything follows from the position."""

    @property
    def key(self) -> str:
        """The name in files, for example ``classic``."""

    def start(self, size: BoardSize, starter: Side) -> Board:
        """The position before the first move."""

    def play(self, board: Board, move: Move) -> Step:
        """What ``move`` does. Raises IllegalMove with a sentence."""

    def landing(self, board: Board, column: int) -> Cell | None:
        """Where a disc dropped into ``column``, which must exist, would come to lie; None if it has no room."""

    def outcome(self, board: Board) -> Outcome | None:
        """How the game ended on ``board``; None while it goes on."""


class Classic:
    """Discs fall to the lowest empty cell of a column; four in a line win, a full board is a draw."""

    key = "classic"

    def start(self, size: BoardSize, starter: Side) -> Board:
        return Board.empty(size, starter)

    def play(self, board: Board, move: Move) -> Step:
        match move:
            case Pass():
                return Step(board.pass_turn())
            case Drop(column):
                after = board.play(column)
                return Step(after, (Placed(board.side, (after.landing_row(column) - 1, column)),))

    def landing(self, board: Board, column: int) -> Cell | None:
        return (board.landing_row(column), column) if board.has_room(column) else None

    def outcome(self, board: Board) -> Outcome | None:
        return board.outcome()


CLASSIC = Classic()

RULES: tuple[Rules, ...] = (CLASSIC,)
"""Everything that can be played."""


def rules_named(key: str) -> Rules:
    """The rules called ``key``. Raises ValueError naming the rules there are."""
    for rules in RULES:
        if rules.key == key:
            return rules
    raise ValueError(f"there are no rules {key!r}; the rules are {', '.join(rules.key for rules in RULES)}")
