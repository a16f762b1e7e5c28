"""TimeKeeper: runs the clock of one game after another and says what it is time for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from connect4_gui.engine.board import Side
from connect4_gui.game.clock import GameClock, Hold
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.ui.play.countdown import Countdown

TICK_MS = 100


class TimeKeeper(QObject):
    """Looks at the clock several times a second. Nothing runs out while the clock is held.

    ``second_warning`` counts the last five seconds of a person's time, from 5 to 1.
    """

    turn_time_over = Signal()
    game_time_over = Signal()
    second_warning = Signal(int)
    ticked = Signal()

    def __init__(self, setup: MatchSetup, now: Callable[[], float], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._setup = setup
        self._now = now
        self._clock = self._new_clock()
        self._countdown = Countdown()
        self._ticker = QTimer(self, interval=TICK_MS)
        self._ticker.timeout.connect(self.check)

    @property
    def clock(self) -> GameClock:
        return self._clock

    @property
    def last_second(self) -> int | None:
        """The second of the countdown that runs, from 5 to 1; None before."""
        return self._countdown.second

    def begin_game(self) -> None:
        self._clock = self._new_clock()
        self._ticker.start()

    def begin_turn(self, player: Side, place: int, *, timed: bool) -> None:
        """Let ``player``'s time run; ``place`` is where undo may come back to."""
        self._clock.start_turn(player, timed=timed)
        self._clock.remember(place)
        self._countdown.restart()

    def end_game(self) -> None:
        self._clock.end_turn(earns=False)
        self._clock.hold(Hold.GAME_OVER)
        self._countdown.restart()
        self._ticker.stop()

    def go_to(self, place: int) -> None:
        """Give the time of ``place`` back and run again, whatever had ended the game."""
        self._clock.end_turn(earns=False)
        self._clock.recall(place)
        self._clock.release(Hold.GAME_OVER)
        self._clock.release(Hold.STUCK)
        self._ticker.start()

    def stop(self) -> None:
        self._ticker.stop()

    @Slot()
    def check(self) -> None:
        """Tell what has run out, warn of the last seconds, and let the views show the clock."""
        if not self._clock.is_held:
            if self._clock.is_game_time_over:
                self.game_time_over.emit()
            elif self._clock.is_turn_over:
                self.turn_time_over.emit()
            else:
                self._warn()
        self.ticked.emit()

    def _warn(self) -> None:
        second = self._countdown.follow(self._clock.seconds_left)
        if second is not None:
            self.second_warning.emit(second)

    def _new_clock(self) -> GameClock:
        return GameClock(self._setup.turn_seconds, self._now, self._setup.game_time)
