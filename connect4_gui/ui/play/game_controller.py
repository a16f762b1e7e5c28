"""GameController: owns the match, its clock and its bots, and decides what every wish comes to."""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from connect4_gui.engine.board import Board, IllegalMove, Side
from connect4_gui.game.clock import GameClock, Hold
from connect4_gui.game.game import Game, Turn
from connect4_gui.game.hint import Hint
from connect4_gui.game.match import Match
from connect4_gui.game.match_setup import MatchSetup, Opponent, TimeoutRule
from connect4_gui.settings.motion import Motion
from connect4_gui.ui.play.adviser import Adviser, EngineFactory
from connect4_gui.ui.play.bot_player import BotFactory, BotPlayer
from connect4_gui.ui.play.time_keeper import TimeKeeper

log = logging.getLogger(__name__)


class GameController(QObject):
    """The only writer of the game. Views listen to its signals and read its properties.

    ``state_changed`` follows every other signal and says: whose turn it is, what may be done, whether the computer
    thinks or the game is paused may be different now. ``position_changed`` says that turns were taken back or brought
    back. ``second_warning`` counts the last five seconds of a person's time, from 5 to 1.
    """

    game_started = Signal()
    move_made = Signal(object)
    position_changed = Signal()
    sides_swapped = Signal()
    time_ran_out = Signal(object)
    game_time_ran_out = Signal(object)
    second_warning = Signal(int)
    column_refused = Signal(int)
    hint_found = Signal(object)
    hint_failed = Signal()
    hint_dropped = Signal()
    game_over = Signal(object)
    bot_failed = Signal()
    ticked = Signal()
    state_changed = Signal()

    def __init__(
        self,
        setup: MatchSetup,
        make_bot: BotFactory,
        make_adviser: EngineFactory,
        *,
        motion: Motion | None = None,
        now: Callable[[], float] = time.monotonic,
        rng: random.Random | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._match = Match(setup)
        self._motion = motion or Motion()
        self._rng = rng or random.Random()
        self._time = TimeKeeper(setup, now, self)
        levels = {setup.player(side): level for side in Side if (level := setup.level_of(side)) is not None}
        self._bots = BotPlayer(levels, make_bot, self) if levels else None
        self._adviser = Adviser(make_adviser, self)
        self._is_paused = False
        self._is_dialog_open = False
        self._is_stuck = False
        self._wants_new_engines = False
        self._connect_signals()

    @property
    def setup(self) -> MatchSetup:
        """What was agreed, with the players where they sit now."""
        return self._match.setup

    @property
    def game(self) -> Game:
        return self._match.game

    @property
    def board(self) -> Board:
        return self.game.board

    @property
    def clock(self) -> GameClock:
        return self._time.clock

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
        return self._bots is not None and self._bots.is_thinking

    @property
    def is_advising(self) -> bool:
        """Whether a hint was asked for and is not there yet."""
        return self._adviser.is_thinking

    @property
    def hint(self) -> Hint | None:
        """The hint that is shown."""
        return self._adviser.hint

    @property
    def last_second(self) -> int | None:
        """The second of the countdown that runs, from 5 to 1; None before."""
        return self._time.last_second

    @property
    def draws(self) -> int:
        return self._match.draws

    @property
    def human_to_move(self) -> Side | None:
        """The side a person may drop for right now, if any."""
        if self.clock.is_held or self.mover is None or self.setup.is_computer(self.mover):
            return None
        return self.mover

    @property
    def can_undo(self) -> bool:
        return self._match.can_undo and not self._is_interrupted

    @property
    def can_redo(self) -> bool:
        return self._match.can_redo and not self._is_interrupted

    @property
    def can_hint(self) -> bool:
        return self.human_to_move is not None and self.hint is None and not self.is_advising

    @property
    def can_pause(self) -> bool:
        return not self.game.is_over and not self._is_stuck

    @property
    def can_resign(self) -> bool:
        return self._match.resigner is not None and not self._is_interrupted

    @property
    def can_swap(self) -> bool:
        return not self._is_interrupted and not self._is_stuck

    def wins(self, side: Side) -> int:
        return self._match.wins(side)

    def game_left(self, side: Side) -> float | None:
        """Seconds that ``side`` has left for the game; None where its time does not run."""
        return None if self.setup.is_computer(side) else self.clock.game_left(self.setup.player(side))

    def start(self) -> None:
        """Begin the first game. Call once, when the views are connected."""
        self._begin_game()

    @Slot()
    def new_game(self) -> None:
        """Leave the game on the table as it is and begin the next one."""
        self._stop_thinking()
        self._tell_bots()
        self._match.next_game()
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
            self._finish_turn(self.game.play(column), earns=True)
        else:
            self.column_refused.emit(column)

    @Slot()
    def undo(self) -> None:
        """Take back a turn; against the computer a whole round, also while it thinks and after the end."""
        if self.can_undo:
            self._stop_thinking()
            self._match.undo()
            self._go_to_place()

    @Slot()
    def redo(self) -> None:
        """Bring back what the last undo took."""
        if self.can_redo:
            self._stop_thinking()
            self._match.redo()
            self._go_to_place()

    @Slot()
    def ask_hint(self) -> None:
        """Look for the best column; ``hint_found`` comes soon, unless the position changes first."""
        if self.can_hint:
            self._adviser.ask(self.board)
            self.state_changed.emit()

    @Slot()
    def resign(self) -> None:
        """The person to move gives the game up; against the computer also while that thinks."""
        side = self._match.resigner
        if side is not None and not self._is_interrupted:
            self._stop_thinking()
            self.game.resign(side)
            self._finish_game()

    @Slot()
    def swap_sides(self) -> None:
        """Let the players change sides, with their time. After the end the next game begins."""
        if not self.can_swap:
            return
        self._stop_thinking()
        was_over = self.game.is_over
        self._tell_bots()
        self.clock.end_turn(earns=False)
        self._match.swap_sides()
        self.sides_swapped.emit()
        if was_over:
            self._begin_game()
        else:
            self._begin_turn()

    @Slot(bool)
    def set_paused(self, paused: bool) -> None:
        if self.can_pause and paused is not self._is_paused:
            self._is_paused = paused
            self._set_hold(Hold.PAUSED, paused)

    def set_motion(self, motion: Motion) -> None:
        """From the next turn on, give a computer's disc the least time of ``motion``."""
        self._motion = motion

    def renew_engines(self) -> None:
        """From the next game on, let bots and hints think with engines that are made anew."""
        self._wants_new_engines = True

    def set_dialog_open(self, is_open: bool) -> None:
        """The clock stands and nobody moves while a dialog is open."""
        self._is_dialog_open = is_open
        self._set_hold(Hold.DIALOG, is_open)

    def close(self) -> None:
        """End the engines' threads. Nothing happens in the game any more."""
        self._time.stop()
        self._tell_bots()
        self._adviser.close()
        if self._bots is not None:
            self._bots.close()

    def check_clock(self) -> None:
        """Let the time run out if it has, and let the views show the clock."""
        self._time.check()

    def _connect_signals(self) -> None:
        self._time.turn_time_over.connect(self._run_out_of_time)
        self._time.game_time_over.connect(self._run_out_of_game_time)
        self._time.second_warning.connect(self.second_warning)
        self._time.ticked.connect(self.ticked)
        self._adviser.dropped.connect(self.hint_dropped)
        self._adviser.advised.connect(self.hint_found)
        self._adviser.failed.connect(self.hint_failed)
        for answered in (self._adviser.advised, self._adviser.failed):
            answered.connect(self.state_changed)
        if self._bots is not None:
            self._bots.chosen.connect(self._play_for_bot)
            self._bots.failed.connect(self._fail)

    @property
    def _is_interrupted(self) -> bool:
        return self._is_paused or self._is_dialog_open

    def _begin_game(self) -> None:
        if self._wants_new_engines:
            self._wants_new_engines = False
            self._adviser.renew_engine()
            if self._bots is not None:
                self._bots.renew_bots()
        self._is_paused = self._is_stuck = False
        self._time.begin_game()
        self._follow_holds()
        self.game_started.emit()
        self._begin_turn()

    def _begin_turn(self) -> None:
        side = self.board.side
        player, is_bot = self.setup.player(side), self.setup.is_computer(side)
        self._time.begin_turn(player, self.game.place, timed=not is_bot)
        if is_bot and self._bots is not None:
            watched = self.setup.opponent is Opponent.BOTS
            self._bots.ask(self.board, player, self._motion.watch_ms if watched else self._motion.bot_ms)
        self.state_changed.emit()

    def _finish_turn(self, turn: Turn, *, earns: bool) -> None:
        self._adviser.drop()
        self.clock.end_turn(earns=earns)
        self.move_made.emit(turn)
        if self.game.is_over:
            self._finish_game()
        else:
            self._begin_turn()

    def _finish_game(self) -> None:
        self._time.end_game()
        self.game_over.emit(self.game.result)
        self.state_changed.emit()

    def _tell_bots(self) -> None:
        """Tell the bots how the game on the table ended. Only when it is left, because an end can be undone."""
        if self._bots is not None and self.game.result is not None:
            winner = self.game.result.winner
            self._bots.tell_result(None if winner is None else self.setup.player(winner))

    def _go_to_place(self) -> None:
        """Go on where undo or redo has led."""
        self._is_stuck = False
        self._time.go_to(self.game.place)
        self._follow_holds()
        self.position_changed.emit()
        if self.game.is_over:
            self._finish_game()
        else:
            self._begin_turn()

    @Slot()
    def _run_out_of_time(self) -> None:
        self.time_ran_out.emit(self.board.side)
        rule = self.setup.timeout_rule
        if rule is TimeoutRule.PASS:
            self._finish_turn(self.game.pass_turn(), earns=False)
        elif rule is TimeoutRule.RANDOM_DROP:
            self._finish_turn(self.game.play(self._rng.choice(self.board.open_columns())), earns=False)
        else:
            self._lose_on_time()

    @Slot()
    def _run_out_of_game_time(self) -> None:
        """An empty game clock loses: there is nothing left to pass on with."""
        self.game_time_ran_out.emit(self.board.side)
        self._lose_on_time()

    def _lose_on_time(self) -> None:
        self._adviser.drop()
        self.game.lose_on_time()
        self._finish_game()

    def _set_hold(self, reason: Hold, is_held: bool) -> None:
        if is_held:
            if self.is_advising:
                self._adviser.drop()
            self.clock.hold(reason)
        else:
            self.clock.release(reason)
        self.state_changed.emit()
        self._follow_holds()

    def _follow_holds(self) -> None:
        if self._bots is not None:
            self._bots.set_held(self.clock.is_held)

    def _stop_thinking(self) -> None:
        self._adviser.drop()
        if self._bots is not None:
            self._bots.cancel()

    @Slot(int)
    def _play_for_bot(self, column: int) -> None:
        try:
            turn = self.game.play(column)
        except IllegalMove:
            log.exception("The bot chose column %d on a %s board:\n%s", column + 1, self.setup.size, self.board)
            self._fail()
        else:
            self._finish_turn(turn, earns=True)

    @Slot()
    def _fail(self) -> None:
        self._is_stuck = True
        self.clock.hold(Hold.STUCK)
        self._follow_holds()
        self.bot_failed.emit()
        self.state_changed.emit()
