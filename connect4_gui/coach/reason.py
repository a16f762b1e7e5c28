"""Reason: why a move was good or bad, as a value that carries its proof.

A reason names cells and columns and holds a line of moves, so that code which shares nothing with its finder but the
rules can replay what it claims. Sentences are made from it elsewhere; a reason speaks no language.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.search_types import Verdict


class Code(Enum):
    """What kind of reason it is. Those for mistakes come first, then those for good moves."""

    MISSED_WIN = "missed win"
    NO_BLOCK = "no block"
    HANDS_OVER = "hands over"
    FORK = "fork"
    STACK = "stack"
    SEQUENCE = "sequence"
    SLOWER_WIN = "slower win"
    FASTER_LOSS = "faster loss"
    UNDERCUTS_OWN = "undercuts own"
    NO_SAFE_MOVE = "no safe move"
    FOLLOW_UP = "follow up"
    ZUGZWANG = "zugzwang"
    MAKES_THREAT = "makes threat"
    KEY_POINT = "key point"
    BUILDS_THREAT = "builds threat"
    LETS_CLOSE = "lets close"
    TWO_KEYS = "two keys"
    ZUGZWANG_LINE = "zugzwang line"
    BEST_LINE = "best line"
    ONE_ANSWER = "one answer"
    HOLD = "hold"
    ONLY_MOVE = "only move"
    WORSE = "worse"

    WINS = "wins"
    BLOCKS = "blocks"
    PREVENTS = "prevents"
    TAKES_KEY = "takes key"
    HOLDS = "holds"
    HOLDS_OUT = "holds out"
    ALL_EQUAL = "all equal"
    KEEPS = "keeps"
    ONLY_COLUMN = "only column"


class Way(Enum):
    """Whether a mistake lets the opponent do something or leaves something undone; a good move does it itself."""

    ALLOWS = "allows"
    MISSES = "misses"
    DOES = "does"


class Grade(Enum):
    """How much of a reason is proven, and how visible it is."""

    PROVEN = "proven"
    FAINT = "proven, but hardly visible"
    BEST_PLAY = "true of the shown line of best play"
    NUMBERS = "numbers only"
    GENERIC = "generic"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move was what it was.

    ``cells`` are the evidence, in the order in which the sentence names them. ``line`` holds the columns of the proof
    line; it starts in the position before the move where ``way`` is MISSES or DOES, else in the one after it. The line
    of PREVENTS starts before the move, with the opponent to move. ``column`` is the column the sentence speaks of;
    ``moves`` and ``other_moves`` count discs of the winner; for KEEPS the columns that do not.

    ``before`` and ``after`` are the results that the mover had and has left with best play, None where they are not
    proven. ``is_squeezed`` if at the end of the line every disc of the loser loses at once, and the one that falls lies
    right below the cell.
    """

    code: Code
    way: Way
    grade: Grade
    cells: tuple[Cell, ...] = ()
    line: tuple[int, ...] = ()
    column: int | None = None
    moves: int | None = None
    other_moves: int | None = None
    before: Verdict | None = None
    after: Verdict | None = None
    is_squeezed: bool = False
