"""WatchFeature: how two bots are watched: faster or slower, move by move, one game after another."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Slot

from connect4_gui.game.events import Event, GameOver, GameStarted, HoldChanged, MoveMade, TurnBegan
from connect4_gui.game.state import GameState
from connect4_gui.ui.game.features.feature import Feature, Table
from connect4_gui.ui.game.features.watch.watch_actions import WatchActions
from connect4_gui.ui.game.features.watch.watch_choices import REST_SECONDS, WatchChoices
from connect4_gui.ui.game.features.watch.watch_strip import WatchStrip

AGAIN_MS = 1000
"""How soon it is looked again whether the next game may start, where somebody looks back or has a dialog open."""


class WatchFeature(QObject):
    """For a game of two bots; see :func:`watch_feature`. Whoever goes step by step does so in the next game, too."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.actions)
        self._table = table
        self._is_stepping = False
        self._rest = QTimer(self, singleShot=True)
        self.actions = WatchActions(table.actions, table.memory.watch)
        self.strip = WatchStrip(self.actions)
        table.panel.add_part(self.strip)
        self._connect_signals()
        self._set_pace()
        self._show(table.controller.state)

    @property
    def choices(self) -> WatchChoices:
        return self._table.memory.watch

    @property
    def is_resting(self) -> bool:
        """Whether the next game of a series will begin soon."""
        return self._rest.isActive()

    @Slot()
    def step(self) -> None:
        """Let one move be made; a running game waits after it."""
        referee = self._table.controller.referee
        self._is_stepping = True
        referee.set_paused(True)
        referee.step()

    @Slot(bool)
    def set_series(self, is_series: bool) -> None:
        self._table.memory.watch = replace(self.choices, is_series=is_series)
        self.actions.series.setChecked(is_series)
        state = self._table.controller.state
        if not is_series:
            self._rest.stop()
            self._table.status.drop_message()
        elif state.is_over and not state.is_replayed:
            self._begin_rest()

    @Slot()
    def change_speed(self) -> None:
        """Go on to the next speed, from instant to slow again."""
        self._table.memory.watch = replace(self.choices, speed=self.choices.speed.next)
        self._set_pace()
        self._table.say(self.actions.speed.text())

    def follow(self, event: Event, state: GameState) -> None:
        match event:
            case GameStarted():
                self._rest.stop()
                self._table.controller.referee.set_paused(self._is_stepping)
            case HoldChanged() if not state.is_paused and not state.is_over:
                self._is_stepping = False
            case GameOver() if self.choices.is_series and not state.is_replayed:
                self._begin_rest()
        if isinstance(event, (GameStarted, GameOver, HoldChanged, MoveMade, TurnBegan)):
            self._show(state)

    def rewrite(self) -> None:
        self.strip.fit()

    def close(self) -> None:
        self._rest.stop()

    def _connect_signals(self) -> None:
        self.actions.step.triggered.connect(self.step)
        self.actions.series.triggered.connect(self.set_series)
        self.actions.speed.triggered.connect(self.change_speed)
        self._rest.timeout.connect(self._begin_next)

    def _set_pace(self) -> None:
        speed = self.choices.speed
        self._table.controller.set_watch_pace(speed.value)
        self.actions.show_speed(speed)

    def _show(self, state: GameState) -> None:
        """In a small window the end of a game needs the room of the strip."""
        self.actions.follow(state)
        is_in_the_way = state.is_over and self._table.panel.is_compact
        self._table.panel.show_part(self.strip, not state.is_replayed and not is_in_the_way)

    def _begin_rest(self) -> None:
        seconds = REST_SECONDS[self.choices.speed]
        self._rest.start(1000 * seconds)
        sentence = self.tr("The next game starts in {seconds} s.").format(seconds=seconds)
        self._table.status.keep_message(sentence)

    @Slot()
    def _begin_next(self) -> None:
        state = self._table.controller.state
        if state.holds or not self._table.display.is_live:
            self._rest.start(AGAIN_MS)
        elif state.is_over:
            self._table.controller.referee.new_game()


class _Nothing:
    """Where people play there is nothing to watch."""

    def follow(self, event: Event, state: GameState) -> None:
        """It does not matter."""

    def rewrite(self) -> None:
        """It says nothing."""

    def close(self) -> None:
        """It has nothing to end."""


def watch_feature(table: Table) -> Feature:
    """The feature for two bots, or one that does nothing."""
    return _Nothing() if table.controller.state.setup.has_people else WatchFeature(table)
