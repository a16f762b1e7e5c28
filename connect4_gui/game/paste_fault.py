"""PasteFault: what is wrong with a pasted text, so that it can be named with its place."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

MOST_SIGNS = 2000
"""No game that anybody played is longer, passed turns and spaces included."""


class Flaw(Enum):
    """What is wrong with a text: with its moves, with the board it draws, or with playing on from there."""

    EMPTY = auto()
    TOO_LONG = auto()
    NO_MOVE = auto()
    NO_COLUMN = auto()
    FULL = auto()
    GAME_OVER = auto()
    NO_MARK = auto()
    UNEVEN = auto()
    NO_SIZE = auto()
    OTHER_SIZE = auto()
    FLOATING = auto()
    FOUR_ALREADY = auto()
    BOARD_FULL = auto()


@dataclass(frozen=True, slots=True)
class PasteFault:
    """A text that is no game. ``number`` and ``place`` count the moves and the signs from 1, up to the bad ``sign``.

    They are 0 where the whole text is wrong. In a drawn board they count lines and the signs of a line. Of a board with
    a wrong size they are the rows and columns, of a floating disc the column and row.
    """

    flaw: Flaw
    number: int = 0
    place: int = 0
    sign: str = ""
