"""Match: games played one after another with the same setup, and who won how many of them."""

from __future__ import annotations

from connect4_gui.engine.board import Side
from connect4_gui.game.game import Game
from connect4_gui.game.match_setup import MatchSetup


class Match:
    """Owns the game being played. ``next_game`` puts a new one on the table and counts the old one's result.

    The score belongs to the players, who may change sides, and follows what is undone and redone on the table.
    """

    def __init__(self, setup: MatchSetup) -> None:
        self._setup = setup
        self._number = 0
        self._earlier_wins = {Side.FIRST: 0, Side.SECOND: 0}
        self._earlier_draws = 0
        self._game = self._new_game()

    @property
    def setup(self) -> MatchSetup:
        """What was agreed, with the players where they sit now."""
        return self._setup

    @property
    def game(self) -> Game:
        return self._game

    @property
    def draws(self) -> int:
        """Games without a winner so far, the one on the table included."""
        return self._earlier_draws + (1 if self._game.is_over and self._winner() is None else 0)

    @property
    def can_undo(self) -> bool:
        """Whether a person has done something on the table that can be taken back."""
        if self._setup.has_people and self._ended_without_a_disc():
            return True
        return any(self._is_person(turn.side) for turn in self._game.turns)

    @property
    def resigner(self) -> Side | None:
        """The person who would give up now: the mover, or whoever waits for a bot; None if nobody can."""
        if self._game.is_over:
            return None
        mover = self._game.board.side
        return next((side for side in (mover, mover.other) if self._is_person(side)), None)

    @property
    def can_redo(self) -> bool:
        return self._game.can_redo

    def wins(self, side: Side) -> int:
        """Games won so far by the player who now sits on ``side``, the one on the table included."""
        return self._earlier_wins[self._setup.player(side)] + (1 if self._winner() is side else 0)

    def next_game(self) -> Game:
        """Start the next game. A game in which nothing has happened yet does not count as one."""
        self._count()
        self._game = self._new_game()
        return self._game

    def swap_sides(self) -> None:
        """Let the players change sides. A running game goes on; after the end the next game begins."""
        is_over = self._game.is_over
        if is_over:
            self._count()
        self._setup = self._setup.swapped()
        if is_over:
            self._game = self._new_game()

    def undo(self) -> None:
        """Take back the last thing a person did, with whatever a bot answered. Needs ``can_undo``."""
        while True:
            turn = self._game.undo()
            if turn is None or self._is_person(turn.side):
                return

    def redo(self) -> None:
        """Bring back what one ``undo`` took: a turn and a bot's answer to it. Needs ``can_redo``."""
        self._game.redo()
        while self._game.can_redo and not self._game.is_over and not self._is_person(self._game.board.side):
            self._game.redo()

    def _is_person(self, side: Side) -> bool:
        return self._setup.spec(side).is_person

    def _count(self) -> None:
        winner = self._winner()
        if winner is not None:
            self._earlier_wins[self._setup.player(winner)] += 1
        elif self._game.is_over:
            self._earlier_draws += 1
        if self._game.turns or self._game.is_over:
            self._number += 1

    def _ended_without_a_disc(self) -> bool:
        return self._game.place > len(self._game.turns)

    def _winner(self) -> Side | None:
        return None if self._game.result is None else self._game.result.winner

    def _new_game(self) -> Game:
        return Game.new(self._setup.size, self._setup.starter(self._number))
