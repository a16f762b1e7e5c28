"""Matches for tests, said in a word."""

from __future__ import annotations

from typing import Any

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import DEFAULT_LEVEL, Level
from connect4_gui.engine.notation import parse_moves
from connect4_gui.game.game import Game
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.player_spec import bot, person


def friends(first: str = "", second: str = "", **rest: Any) -> MatchSetup:
    """Two people."""
    return MatchSetup(players=(person(first), person(second)), **rest)


def against_computer(level: Level = DEFAULT_LEVEL, names: tuple[str, str] = ("", ""), **rest: Any) -> MatchSetup:
    """A person, and a bot as second player."""
    return MatchSetup(players=(person(names[0]), bot(level, names[1])), **rest)


def two_bots(first: Level = DEFAULT_LEVEL, second: Level = DEFAULT_LEVEL, **rest: Any) -> MatchSetup:
    return MatchSetup(players=(bot(first), bot(second)), **rest)


WON = "1122334"
"""Whoever starts wins, with the bottom row."""

DRAWN_SIZE = BoardSize(4, 5)
DRAWN = "23144211154234323555"
"""Fills a board of ``DRAWN_SIZE`` without four in a row."""


def play_moves(game: Game, moves: str) -> Game:
    """Play ``moves``, for example ``44-53``."""
    for move in parse_moves(moves):
        game.play(move)
    return game
