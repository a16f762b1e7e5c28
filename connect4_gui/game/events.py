"""Events: what happened in a game. Each is a frozen value and comes after the state has changed, except TimeRanOut."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from connect4_gui.engine.board import Side
from connect4_gui.engine.moves import Move
from connect4_gui.game.game import GameResult, Turn


@dataclass(frozen=True, slots=True)
class GameStarted:
    """Another game is on the table: a new one, or one that goes on where it was left."""

    is_resumed: bool = False


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """``side`` is to move and its time runs."""

    side: Side


@dataclass(frozen=True, slots=True)
class MoveMade:
    """A turn was finished; it says what it did to the board."""

    turn: Turn


@dataclass(frozen=True, slots=True)
class MoveDoubted:
    """``side`` has found no proof for the move that it makes next, though its level promises one on this board."""

    side: Side


@dataclass(frozen=True, slots=True)
class PositionChanged:
    """Turns were taken back, or brought back."""

    is_forward: bool


@dataclass(frozen=True, slots=True)
class SidesSwapped:
    """The players have swapped sides."""


@dataclass(frozen=True, slots=True)
class TimeRanOut:
    """``side`` had no time left: for the turn, or ``for_game``. What the rule says about it comes next."""

    side: Side
    for_game: bool


@dataclass(frozen=True, slots=True)
class SecondBegan:
    """One of the last five ``second``s of a person's time, from 5 to 1, has begun."""

    second: int


@dataclass(frozen=True, slots=True)
class ColumnRefused:
    """Somebody wanted to drop into ``column``, which is full."""

    column: int


@dataclass(frozen=True, slots=True)
class MoveRefused:
    """Somebody wanted to make ``move``, no drop, which the rules do not allow now."""

    move: Move


@dataclass(frozen=True, slots=True)
class HoldChanged:
    """A reason to stand still came or went."""


@dataclass(frozen=True, slots=True)
class GameOver:
    """The game on the table has ended."""

    result: GameResult


@dataclass(frozen=True, slots=True)
class PlayerFailed:
    """The player of ``side`` gave no move that could be played, so the game cannot go on."""

    side: Side


@dataclass(frozen=True, slots=True)
class PositionEvaluated:
    """More is known about a position of the game."""


@dataclass(frozen=True, slots=True)
class ClockTicked:
    """Time has passed, and nothing else."""


Event: TypeAlias = (
    GameStarted
    | TurnBegan
    | MoveMade
    | MoveDoubted
    | PositionChanged
    | SidesSwapped
    | TimeRanOut
    | SecondBegan
    | ColumnRefused
    | MoveRefused
    | HoldChanged
    | GameOver
    | PlayerFailed
    | PositionEvaluated
    | ClockTicked
)
