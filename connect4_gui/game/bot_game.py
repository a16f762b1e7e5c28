"""Games between bots, played to the end at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.bot import Bot
from connect4_gui.game.game import Game


class Player(Protocol):
    def move(self, board: Board) -> int:
        """The column to play in ``board``."""


class ThinkingPlayer:
    """A bot that is asked and waited for."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def move(self, board: Board) -> int:
        *_, info = self._bot.think(board)
        return self._bot.choose(board, info)


def play_out(size: BoardSize, players: Mapping[Side, Player], starter: Side) -> Game:
    """A finished game between ``players``."""
    game = Game(size, starter)
    while game.result is None:
        game.play(players[game.board.side].move(game.board))
    return game
