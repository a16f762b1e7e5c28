"""Match: games played one after another with the same setup, and who won how many of them."""

from __future__ import annotations

from connect4_gui.engine.board import Side
from connect4_gui.game.game import Game
from connect4_gui.game.match_setup import MatchSetup


class Match:
    """Owns the game being played. ``next_game`` puts a new one on the table and counts the old one's result."""

    def __init__(self, setup: MatchSetup) -> None:
        self.setup = setup
        self._number = 0
        self._earlier_wins = {Side.FIRST: 0, Side.SECOND: 0}
        self._game = self._new_game()

    @property
    def game(self) -> Game:
        return self._game

    def wins(self, side: Side) -> int:
        """Games won by ``side`` so far, the one on the table included."""
        return self._earlier_wins[side] + (1 if self._winner() is side else 0)

    def next_game(self) -> Game:
        """Start the next game. A game in which nothing has happened yet does not count as one."""
        winner = self._winner()
        if winner is not None:
            self._earlier_wins[winner] += 1
        if self._game.turns or self._game.is_over:
            self._number += 1
        self._game = self._new_game()
        return self._game

    def _winner(self) -> Side | None:
        return None if self._game.result is None else self._game.result.winner

    def _new_game(self) -> Game:
        return Game(self.setup.size, self.setup.starter(self._number))
