"""Match: games played one after another with the same setup, and who won how many of them."""

from __future__ import annotations

import random
import uuid

from connect4_gui.engine.board import Side
from connect4_gui.game.clock import GameClock
from connect4_gui.game.game import Game, GameResult, Turn
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.record import GameRecord
from connect4_gui.game.saved_match import SavedMatch


class Match:
    """Owns the game being played. ``next_game`` puts a new one on the table and counts the old one's result.

    The score belongs to the players, who may change sides, and follows what is undone and redone on the table. A game
    that came to the table with its end was won elsewhere and counts for nobody, unless people play on from before it.
    """

    def __init__(self, setup: MatchSetup, saved: SavedMatch | None = None, rng: random.Random | None = None) -> None:
        """``saved`` is a match to go on with, and its setup counts then. ``rng`` decides the luck of each game."""
        self._rng = rng or random.Random()
        self._setup = setup if saved is None else saved.line.setup
        self._number = 0 if saved is None else saved.number
        self._earlier_wins = dict(zip(Side, (0, 0) if saved is None else saved.wins, strict=True))
        self._earlier_draws = 0 if saved is None else saved.draws
        self._game = self._new_game() if saved is None else saved.line.game(saved.place)
        self._game_id = _new_id() if saved is None else saved.game_id
        self._brought: tuple[Turn, ...] | None = None

    @property
    def setup(self) -> MatchSetup:
        """What was agreed, with the players where they sit now."""
        return self._setup

    @property
    def game(self) -> Game:
        return self._game

    @property
    def game_id(self) -> str:
        """A name that no other game has."""
        return self._game_id

    @property
    def result(self) -> GameResult | None:
        """How the game on the table ended in this match; None while it goes on or if it came with its end."""
        return None if self._game.turns == self._brought else self._game.result

    @property
    def draws(self) -> int:
        """Games without a winner so far, the one on the table included."""
        return self._earlier_draws + (1 if self.result is not None and self.result.winner is None else 0)

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
        self._put_on_the_table(self._new_game())
        return self._game

    def play_from(self, place: int) -> Game:
        """Begin another game at ``place`` of the one on the table, which is left as it stands."""
        game = GameRecord.of_line(self._game, self._setup).until(place).game()
        self._count()
        self._put_on_the_table(game)
        return self._game

    def begin(self, record: GameRecord) -> Game:
        """Put the game of ``record``, which must fit the match's board, on the table. The one there is left."""
        self._count()
        self._put_on_the_table(record.game())
        return self._game

    def saved(self, clock: GameClock) -> SavedMatch:
        """The match as it stands, with what ``clock`` says."""
        return SavedMatch(
            game_id=self._game_id,
            line=GameRecord.of_line(self._game, self._setup),
            place=self._game.place,
            number=self._number,
            wins=(self._earlier_wins[Side.FIRST], self._earlier_wins[Side.SECOND]),
            draws=self._earlier_draws,
            elapsed=clock.elapsed,
            turn_elapsed=clock.turn_elapsed,
            clocks=clock.clocks,
        )

    def swap_sides(self) -> None:
        """Let the players change sides. A running game goes on; after the end the next game begins."""
        is_over = self._game.is_over
        if is_over:
            self._count()
        self._setup = self._setup.swapped()
        if is_over:
            self._put_on_the_table(self._new_game())

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
        elif self.result is not None:
            self._earlier_draws += 1
        if self._game.turns or self._game.is_over:
            self._number += 1

    def _ended_without_a_disc(self) -> bool:
        return self._game.place > len(self._game.turns)

    def _winner(self) -> Side | None:
        return None if self.result is None else self.result.winner

    def _put_on_the_table(self, game: Game) -> None:
        self._game = game
        self._game_id = _new_id()
        self._brought = game.turns if game.is_over else None

    def _new_game(self) -> Game:
        setup = self._setup
        seed = self._rng.randrange(2**32) if setup.rules.has_chance else 0
        return Game.new(setup.size, setup.starter(self._number), setup.rules, seed)


def _new_id() -> str:
    return uuid.uuid4().hex
