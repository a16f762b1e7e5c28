"""GameController: a referee in the window's world. Its timer lets the time run, its signal tells what happened."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from connect4_gui.engine.bot import Bot
from connect4_gui.engine.levels import Level
from connect4_gui.engine.rules import Rules, is_classic
from connect4_gui.engine.search_types import Engine
from connect4_gui.engine.variants.bot import VariantBot
from connect4_gui.game.events import Event, GameOver, TurnBegan
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.player_spec import PlayerSpec
from connect4_gui.game.players import BotPlayer, Person, Player, VariantPlayer
from connect4_gui.game.referee import Referee
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.game.state import GameState
from connect4_gui.outside.outside_mind import OutsideMind
from connect4_gui.outside.outside_variant_mind import OutsideVariantMind
from connect4_gui.settings.motion import Motion
from connect4_gui.ui.play.paced_thread import PacedThread

TICK_MS = 100


class Lineup(Protocol):
    """Where bots and engines come from."""

    def bot(self, level: Level) -> Bot: ...

    def variant_bot(self, rules: Rules, level: Level) -> VariantBot: ...

    def engine(self) -> Engine: ...


class GameController(QObject):
    """``happened`` carries every event of the referee; ``bot_rested`` comes when a bot has thought to its end.

    Views read ``state``; wishes go to ``referee``. Whatever thinks about the game gets its engine from ``lineup``.

    Whoever creates it must call :meth:`close`.
    """

    happened = Signal(object)
    bot_rested = Signal()

    def __init__(
        self,
        setup: MatchSetup,
        lineup: Lineup,
        *,
        motion: Motion | None = None,
        now: Callable[[], float] = time.monotonic,
        rng: random.Random | None = None,
        saved: SavedMatch | None = None,
        parent: QObject | None = None,
    ) -> None:
        """``saved`` is a match to go on with, and its setup counts then."""
        super().__init__(parent)
        self.lineup = lineup
        self._motion = motion or Motion()
        agreed = setup if saved is None else saved.line.setup
        self._is_watched = not agreed.has_people
        self._rules = agreed.rules
        self._watch_pace = 1.0
        self._told_state: GameState | None = None
        self._bot_threads: list[PacedThread] = []
        self.referee = Referee(setup, self._make_player, self._tell, now=now, rng=rng, saved=saved)
        self._ticker = QTimer(self)
        self._ticker.setInterval(TICK_MS)
        self._ticker.timeout.connect(self.referee.tick)

    @property
    def state(self) -> GameState:
        """How things stand. All who hear of an event see the same state, which is made once."""
        return self._told_state or self.referee.state

    @property
    def is_bot_busy(self) -> bool:
        """Whether a bot thinks right now, and does not only wait until people can follow."""
        return any(thread.is_busy for thread in self._bot_threads)

    def set_motion(self, motion: Motion) -> None:
        """From the next turn on, give a bot's disc the least time of ``motion``."""
        self._motion = motion

    def set_watch_pace(self, factor: float) -> None:
        """From the next turn on, give a bot's disc ``factor`` times its least time where people only watch."""
        self._watch_pace = factor

    def close(self) -> None:
        """End the match and the threads of its bots."""
        self._ticker.stop()
        self.referee.close()

    def _tell(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            self._ticker.start()
        elif isinstance(event, GameOver):
            self._ticker.stop()
        self._told_state = self.referee.state
        self.happened.emit(event)
        self._told_state = None

    def _make_player(self, spec: PlayerSpec) -> Player:
        if spec.is_person:
            return Person()
        thread = PacedThread(self._least_ms, self)
        thread.rested.connect(self.bot_rested)
        self._bot_threads.append(thread)
        if spec.level is None:
            return self._outside_player(spec, thread)
        if is_classic(self._rules):
            return BotPlayer(self.lineup.bot(spec.level), thread)
        return VariantPlayer(self.lineup.variant_bot(self._rules, spec.level), thread)

    def _outside_player(self, spec: PlayerSpec, thread: PacedThread) -> Player:
        if is_classic(self._rules):
            mind = OutsideMind(spec.own_bot)
            return BotPlayer(mind, thread, mind.close)
        variant_mind = OutsideVariantMind(spec.own_bot, self._rules)
        return VariantPlayer(variant_mind, thread, variant_mind.close)

    def _least_ms(self) -> int:
        """Where people only watch, they need longer to follow, or as long as they wish."""
        return round(self._motion.watch_ms * self._watch_pace) if self._is_watched else self._motion.bot_ms
