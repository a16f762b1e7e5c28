"""BotPlayer: lets the computer's players think, and answers for them, never sooner than it can be followed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.bot import Bot
from connect4_gui.engine.levels import Level
from connect4_gui.ui.play.engine_thread import EngineThread, Request

BotFactory = Callable[[Level], Bot]


class BotPlayer(QObject):
    """``chosen`` carries a column, once it is found, its least time is over and nothing holds the game.

    The bots are named by the side they began the match on, and so are their ``levels``. Whoever creates it
    must call :meth:`close`.
    """

    chosen = Signal(int)
    failed = Signal()

    def __init__(self, levels: Mapping[Side, Level], make_bot: BotFactory, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._levels = levels
        self._make_bot = make_bot
        self.renew_bots()
        self._engine = EngineThread(self)
        self._pending: Request | None = None
        self._answer: int | None = None
        self._is_held = False
        self._least_wait = QTimer(self, singleShot=True)
        self._least_wait.timeout.connect(self._deliver)
        self._engine.answered.connect(self._hear_answer)
        self._engine.failed.connect(self._hear_failure)

    @property
    def is_thinking(self) -> bool:
        return self._pending is not None or self._answer is not None

    def ask(self, board: Board, player: Side, least_ms: int) -> None:
        """Let ``player`` choose a column on ``board``."""
        self._answer = None
        self._least_wait.start(least_ms)
        self._pending = self._engine.ask(board, self._bots[player])

    def cancel(self) -> None:
        """Forget the question that is open, if any, and its answer."""
        self._least_wait.stop()
        self._pending = self._answer = None
        self._engine.cancel()

    def renew_bots(self) -> None:
        """Let bots that are made anew answer from the next question on."""
        self._bots = {player: self._make_bot(level) for player, level in self._levels.items()}

    def tell_result(self, winner: Side | None) -> None:
        """Tell every bot how a game ended for it; ``winner`` is named like the bots, None is a draw."""
        for player, bot in self._bots.items():
            bot.game_ended(0.5 if winner is None else float(winner is player))

    def set_held(self, is_held: bool) -> None:
        """Keep an answer back while the game stands still."""
        self._is_held = is_held
        self._deliver()

    def close(self) -> None:
        self.cancel()
        self._engine.close()

    @Slot(object, object)
    def _hear_answer(self, request: Request, column: int) -> None:
        if request is self._pending:
            self._pending, self._answer = None, column
            self._deliver()

    @Slot()
    def _deliver(self) -> None:
        if self._answer is not None and not self._least_wait.isActive() and not self._is_held:
            column, self._answer = self._answer, None
            self.chosen.emit(column)

    @Slot(object)
    def _hear_failure(self, request: Request) -> None:
        if request is self._pending:
            self.cancel()
            self.failed.emit()
