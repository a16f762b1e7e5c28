"""WatchActions: one move at a time, game after game, and how fast, each with icon, key and words."""

from __future__ import annotations

from PySide6.QtCore import QObject

from connect4_gui.game.state import GameState
from connect4_gui.ui.game.features.watch.watch_choices import Speed, WatchChoices
from connect4_gui.ui.game.game_actions import GameActions, Shown


class WatchActions(QObject):
    def __init__(self, actions: GameActions, choices: WatchChoices) -> None:
        super().__init__(actions)
        self._actions = actions
        self._speed = choices.speed
        self.step = actions.add_feature("forward", "N", write=self._write_step, shown=Shown.IN_MENU)
        self.series = actions.add_feature(
            "rematch", "G", write=self._write_series, shown=Shown.IN_MENU, icon_on="rematch"
        )
        self.speed = actions.add_feature("fast", "F", write=self._write_speed, shown=Shown.IN_MENU)
        self.series.setChecked(choices.is_series)

    def follow(self, state: GameState) -> None:
        self.step.setEnabled(state.can_pause)

    def show_speed(self, speed: Speed) -> None:
        self._speed = speed
        self._actions.rewrite(self.speed)

    def speed_titles(self) -> list[str]:
        """What the action is called at each speed."""
        return [self._speed_title(speed) for speed in Speed]

    def _write_step(self) -> tuple[str, str]:
        return self.tr("Step"), self.tr("Let the bots make one move, then wait")

    def _write_series(self) -> tuple[str, str]:
        return self.tr("Series"), self.tr("Let the next game start by itself; the score is kept")

    def _write_speed(self) -> tuple[str, str]:
        return self._speed_title(self._speed), self.tr("How fast the bots play: slow, normal, fast or instant")

    def _speed_title(self, speed: Speed) -> str:
        return {
            Speed.SLOW: self.tr("Slow"),
            Speed.NORMAL: self.tr("Normal"),
            Speed.FAST: self.tr("Fast"),
            Speed.INSTANT: self.tr("Instant"),
        }[speed]
