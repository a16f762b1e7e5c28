"""Player: whoever can be asked for a move. The referee cannot tell a person from a bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from connect4_gui.engine.board import Board, Position, classic_board
from connect4_gui.engine.moves import Drop, Move
from connect4_gui.engine.notation import MoveAndLuck
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.game.player_spec import PlayerSpec
from connect4_gui.game.worker import Worker
from connect4_gui.outside.fault import Fault, Forfeit


@dataclass(frozen=True, slots=True, eq=False)
class Question:
    """ "What do you play on ``board``?" It is its own identity: whoever asked ignores answers to older questions.

    ``seconds_left`` are those until a clock runs out; None if none does. ``history`` are the turns that led there.
    """

    board: Position
    seconds_left: float | None
    _answer: Callable[[Question, Move], None]
    _doubt: Callable[[Question], None]
    _fail: Callable[[Question], None]
    _forfeit: Callable[[Question, Fault], None]
    history: tuple[MoveAndLuck, ...] = ()

    def answer(self, move: Move) -> None:
        self._answer(self, move)

    def doubt(self) -> None:
        """The answer, which comes next, may be worse than the player promises."""
        self._doubt(self)

    def fail(self) -> None:
        """There will be no answer; the log says why."""
        self._fail(self)

    def forfeit(self, fault: Fault) -> None:
        """There will be no answer, and that costs the player the game."""
        self._forfeit(self, fault)


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

    @property
    def is_certain(self) -> bool:
        """Whether the last move is as good as was promised."""

    def move(self, board: Board, stop: StopFlag, seconds_left: float | None) -> int:
        """The column to play on ``board``; any will do once ``stop`` is set. A clock may have ``seconds_left``.

        Raises Forfeit if it is somebody else's program that cannot be let go on.
        """

    def game_ended(self, points: float) -> None:
        """Told how a game ended: 1, ½ or 0."""


class VariantMind(Protocol):
    """What thinks for a bot by rules beside Classic."""

    def move(self, board: Position, stop: StopFlag, seconds_left: float | None, history: Sequence[MoveAndLuck]) -> Move:
        """The move to make on ``board``, where ``history`` has led; any will do once ``stop`` is set.

        Raises Forfeit if it is somebody else's program that cannot be let go on.
        """

    def game_ended(self, points: float) -> None:
        """Told how a game ended: 1, ½ or 0."""


class BotPlayer:
    """A bot that plays Classic and thinks where ``worker`` lets it.

    ``end`` is called when it is asked nothing any more.
    """

    def __init__(self, bot: Mind, worker: Worker, end: Callable[[], None] | None = None) -> None:
        self._bot = bot
        self._worker = worker
        self._end = end

    def ask(self, question: Question) -> None:
        self._worker.start(
            lambda stop: self._think(question, stop),
            lambda answer: self._answer(question, answer),
            question.fail,
        )

    def _think(self, question: Question, stop: StopFlag) -> int | Fault:
        try:
            return self._bot.move(classic_board(question.board), stop, question.seconds_left)
        except Forfeit as forfeit:
            return forfeit.fault

    def _answer(self, question: Question, answer: int | Fault) -> None:
        if isinstance(answer, Fault):
            question.forfeit(answer)
            return
        if not self._bot.is_certain:
            question.doubt()
        question.answer(Drop(answer))

    def cancel(self) -> None:
        self._worker.cancel()

    def game_ended(self, points: float) -> None:
        self._bot.game_ended(points)

    def close(self) -> None:
        self._worker.close()
        if self._end is not None:
            self._end()


class VariantPlayer:
    """A bot that plays by other rules than Classic and thinks where ``worker`` lets it.

    ``end`` is called when it is asked nothing any more.
    """

    def __init__(self, bot: VariantMind, worker: Worker, end: Callable[[], None] | None = None) -> None:
        self._bot = bot
        self._worker = worker
        self._end = end

    def ask(self, question: Question) -> None:
        self._worker.start(
            lambda stop: self._think(question, stop), lambda answer: _give(question, answer), question.fail
        )

    def _think(self, question: Question, stop: StopFlag) -> Move | Fault:
        try:
            return self._bot.move(question.board, stop, question.seconds_left, question.history)
        except Forfeit as forfeit:
            return forfeit.fault

    def cancel(self) -> None:
        self._worker.cancel()

    def game_ended(self, points: float) -> None:
        self._bot.game_ended(points)

    def close(self) -> None:
        self._worker.close()
        if self._end is not None:
            self._end()


def _give(question: Question, answer: Move | Fault) -> None:
    if isinstance(answer, Fault):
        question.forfeit(answer)
    else:
        question.answer(answer)
