"""Player: whoever can be asked for a move. The referee cannot tell a person from a bot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from connect4_gui.engine.board import Board
from connect4_gui.engine.moves import Drop, Move
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.game.player_spec import PlayerSpec
from connect4_gui.game.worker import Worker


@dataclass(frozen=True, slots=True, eq=False)
class Question:
    """ "What do you play on ``board``?" It is its own identity: whoever asked ignores answers to older questions."""

    board: Board
    _answer: Callable[[Question, Move], None]
    _fail: Callable[[Question], None]

    def answer(self, move: Move) -> None:
        self._answer(self, move)

    def fail(self) -> None:
        """There will be no answer; the log says why."""
        self._fail(self)


class Player(Protocol):
    def ask(self, question: Question) -> None:
        """Answer ``question`` now or later, once."""

    def cancel(self) -> None:
        """The question that is open, if any, need not be answered any more."""

    def game_ended(self, points: float) -> None:
        """Told how a game ended for this player: 1, ½ or 0."""

    def close(self) -> None:
        """Told that nothing will be asked any more."""


MakePlayer = Callable[[PlayerSpec], Player]


class Person:
    """Somebody at this computer, who sees whose turn it is; the referee hears their wishes and answers for them."""

    def ask(self, question: Question) -> None:
        """The window shows it."""

    def cancel(self) -> None:
        """Nobody is thinking for them."""

    def game_ended(self, points: float) -> None:
        """They have seen it."""

    def close(self) -> None:
        """They may stay."""


class Mind(Protocol):
    """What thinks for a bot: a Bot, or whatever else chooses columns."""

    def move(self, board: Board, stop: StopFlag) -> int:
        """The column to play on ``board``; any will do once ``stop`` is set."""

    def game_ended(self, points: float) -> None:
        """Told how a game ended: 1, ½ or 0."""


class BotPlayer:
    """A bot that thinks where ``worker`` lets it."""

    def __init__(self, bot: Mind, worker: Worker) -> None:
        self._bot = bot
        self._worker = worker

    def ask(self, question: Question) -> None:
        board = question.board
        self._worker.start(
            lambda stop: self._bot.move(board, stop), lambda column: question.answer(Drop(column)), question.fail
        )

    def cancel(self) -> None:
        self._worker.cancel()

    def game_ended(self, points: float) -> None:
        self._bot.game_ended(points)

    def close(self) -> None:
        self._worker.close()
