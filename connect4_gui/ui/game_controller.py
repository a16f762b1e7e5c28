"""GameController: owns the match, its clock and its bots, and decides what every wish comes to."""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from connect4_gui.engine.board import Board, IllegalMove, Side
from connect4_gui.engine.bot import Bot
from connect4_gui.engine.levels import Level
from connect4_gui.game.clock import GameClock, Hold
from connect4_gui.game.game import Game, Turn
from connect4_gui.game.match import Match
from connect4_gui.game.match_setup import MatchSetup, TimeoutRule
from connect4_gui.ui.engine_thread import EngineThread, Request
from connect4_gui.ui.motion import Motion

log = logging.getLogger(__name__)

BotFactory = Callable[[Level], Bot]

TICK_MS = 100


class GameController(QObject):
    """The only writer of the game. Views listen to its signals and read its properties.

    ``state_changed`` follows every other signal and says: whose turn it is, whether a person may drop, whether the
    computer thinks or the game is paused may be different now.
    """

    game_started = Signal()
    move_made = Signal(object)
    time_ran_out = Signal(object)
    column_refused = Signal(int)
    game_over = Signal(object)
    bot_failed = Signal()
    ticked = Signal()
    state_changed = Signal()

    def __init__(
        self,
        setup: MatchSetup,
        make_bot: BotFactory,
        *,
        motion: Motion | None = None,
        now: Callable[[], float] = time.monotonic,
        rng: random.Random | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._match = Match(setup)
        self._motion = motion or Motion()
        self._now = now
        self._rng = rng or random.Random()
        self._clock = GameClock(setup.turn_seconds, now)
        bots = {side: make_bot(setup.level) for side in Side if setup.is_computer(side)}
        self._engine = EngineThread(bots, self) if bots else None
        self._is_paused = False
        self._is_stuck = False
        self._pending: Request | None = None
        self._answer: int | None = None
        self._least_wait = QTimer(self, singleShot=True)
        self._ticker = QTimer(self, interval=TICK_MS)
        self._connect_signals()

    @property
    def setup(self) -> MatchSetup:
        return self._match.setup

    @property
    def game(self) -> Game:
        return self._match.game

    @property
    def board(self) -> Board:
        return self.game.board

    @property
    def clock(self) -> GameClock:
        return self._clock

    @property
    def mover(self) -> Side | None:
        """Whose turn it is; None once the game is over."""
        return None if self.game.is_over else self.board.side

    @property
    def is_paused(self) -> bool:
        return self._is_paused

    @property
    def is_stuck(self) -> bool:
        """Whether the bot failed and the game cannot go on."""
        return self._is_stuck

    @property
    def is_thinking(self) -> bool:
        return self._pending is not None or self._answer is not None

    @property
    def human_to_move(self) -> Side | None:
        """The side a person may drop for right now, if any."""
        if self._clock.is_held or self.mover is None or self.setup.is_computer(self.mover):
            return None
        return self.mover

    def wins(self, side: Side) -> int:
        return self._match.wins(side)

    def start(self) -> None:
        """Begin the first game. Call once, when the views are connected."""
        self._begin_game()

    @Slot()
    def new_game(self) -> None:
        """Leave the game on the table as it is and begin the next one."""
        self._cancel_bot()
        self._match.next_game()
        self._is_paused = self._is_stuck = False
        self._begin_game()

    @Slot(int)
    def wish(self, column: int) -> None:
        """A person wants to drop into ``column``. Ignored unless a person is to move in a running game.

        A wish that comes when the time is just over is lost, so that it never falls to the other player.
        """
        side = self.human_to_move
        self.check_clock()
        if side is None or side is not self.human_to_move or not self.board.is_column(column):
            return
        if self.board.has_room(column):
            self._play(column)
        else:
            self.column_refused.emit(column)

    @Slot(bool)
    def set_paused(self, paused: bool) -> None:
        if self.game.is_over or paused is self._is_paused:
            return
        self._is_paused = paused
        self._set_hold(Hold.PAUSED, paused)

    def set_motion(self, motion: Motion) -> None:
        """From the next turn on, give a computer's disc the least time of ``motion``."""
        self._motion = motion

    def set_dialog_open(self, is_open: bool) -> None:
        """The clock stands and nobody moves while a dialog is open."""
        self._set_hold(Hold.DIALOG, is_open)

    def close(self) -> None:
        """End the bots' thread. Nothing happens in the game any more."""
        self._ticker.stop()
        self._cancel_bot()
        if self._engine is not None:
            self._engine.close()

    @Slot()
    def check_clock(self) -> None:
        """Let the time of the turn run out if it has, and let the views show the clock."""
        if self._clock.is_turn_over and self.human_to_move is not None:
            self._run_out_of_time()
        self.ticked.emit()

    def _connect_signals(self) -> None:
        self._ticker.timeout.connect(self.check_clock)
        self._least_wait.timeout.connect(self._play_answer)
        if self._engine is not None:
            self._engine.answered.connect(self._hear_answer)
            self._engine.failed.connect(self._hear_failure)

    def _begin_game(self) -> None:
        self._clock = GameClock(self.setup.turn_seconds, self._now)
        self._ticker.start()
        self.game_started.emit()
        self._begin_turn()

    def _begin_turn(self) -> None:
        is_bot = self.setup.is_computer(self.board.side)
        self._clock.start_turn(timed=not is_bot)
        self.state_changed.emit()
        if is_bot and self._engine is not None:
            self._least_wait.start(self._motion.bot_ms)
            self._pending = self._engine.ask(self.board)

    def _play(self, column: int) -> None:
        self._finish_turn(self.game.play(column))

    def _finish_turn(self, turn: Turn) -> None:
        self.move_made.emit(turn)
        if self.game.is_over:
            self._finish_game()
        else:
            self._begin_turn()

    def _finish_game(self) -> None:
        self._clock.hold(Hold.GAME_OVER)
        self._ticker.stop()
        self.game_over.emit(self.game.result)
        self.state_changed.emit()

    def _run_out_of_time(self) -> None:
        self.time_ran_out.emit(self.board.side)
        rule = self.setup.timeout_rule
        if rule is TimeoutRule.PASS:
            self._finish_turn(self.game.pass_turn())
        elif rule is TimeoutRule.RANDOM_DROP:
            self._play(self._rng.choice(self.board.open_columns()))
        else:
            self.game.lose_on_time()
            self._finish_game()

    def _set_hold(self, reason: Hold, is_held: bool) -> None:
        if is_held:
            self._clock.hold(reason)
        else:
            self._clock.release(reason)
            self._play_answer()
        self.state_changed.emit()

    def _cancel_bot(self) -> None:
        self._least_wait.stop()
        self._pending = None
        self._answer = None
        if self._engine is not None:
            self._engine.cancel()

    @Slot(object, int)
    def _hear_answer(self, request: Request, column: int) -> None:
        if request is not self._pending:
            return
        self._pending = None
        self._answer = column
        self._play_answer()

    @Slot()
    def _play_answer(self) -> None:
        """Play the bot's answer once it is there, its least time is over and nothing holds the game."""
        if self._answer is None or self._least_wait.isActive() or self._clock.is_held:
            return
        column, self._answer = self._answer, None
        try:
            self._play(column)
        except IllegalMove:
            log.exception("The bot chose column %d on a %s board:\n%s", column + 1, self.setup.size, self.board)
            self._fail()

    @Slot(object)
    def _hear_failure(self, request: Request) -> None:
        if request is self._pending:
            self._fail()

    def _fail(self) -> None:
        self._cancel_bot()
        self._is_stuck = True
        self._clock.hold(Hold.STUCK)
        self.bot_failed.emit()
        self.state_changed.emit()
