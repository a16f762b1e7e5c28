"""Pasted moves: text from anywhere becomes a game, or one flaw that can be named.

Space and line breaks between the moves mean nothing. Nothing else in the text is trusted.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from connect4_gui.engine.board import Side
from connect4_gui.engine.moves import Drop, Move
from connect4_gui.engine.notation import parse_moves
from connect4_gui.game.game import Game
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.record import GameRecord

MOST_SIGNS = 2000
"""No game that anybody played is longer, passed turns and spaces included."""


class Flaw(Enum):
    """What is wrong with a text."""

    EMPTY = auto()
    TOO_LONG = auto()
    NO_MOVE = auto()
    NO_COLUMN = auto()
    FULL = auto()
    GAME_OVER = auto()


@dataclass(frozen=True, slots=True)
class Fault:
    """A text that is no game. ``number`` and ``place`` count the moves and the signs from 1, up to the bad ``sign``.

    They are 0 where the whole text is wrong.
    """

    flaw: Flaw
    number: int = 0
    place: int = 0
    sign: str = ""


def pasted_game(text: str, setup: MatchSetup, starter: Side) -> GameRecord | Fault:
    """The game that ``text`` tells, begun by ``starter`` on an empty board, or the first thing wrong with it."""
    game = Game.new(setup.size, starter)
    signs = [(place, sign) for place, sign in enumerate(text[:MOST_SIGNS], start=1) if not sign.isspace()]
    for number, (place, sign) in enumerate(signs, start=1):
        flaw = _play(game, sign)
        if flaw is not None:
            return Fault(flaw, number, place, sign)
    if len(text) > MOST_SIGNS:
        return Fault(Flaw.TOO_LONG)
    if not signs:
        return Fault(Flaw.EMPTY)
    return GameRecord.of(game, setup)


def _play(game: Game, sign: str) -> Flaw | None:
    """Play the move that ``sign`` stands for, or say what is wrong with it."""
    try:
        (move,) = parse_moves(sign)
    except ValueError:
        return Flaw.NO_MOVE
    if game.allows(move):
        game.play(move)
        return None
    return _refusal(game, move)


def _refusal(game: Game, move: Move) -> Flaw:
    if game.is_over:
        return Flaw.GAME_OVER
    is_there = isinstance(move, Drop) and game.board.is_column(move.column)
    return Flaw.FULL if is_there else Flaw.NO_COLUMN
