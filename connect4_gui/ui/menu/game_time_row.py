"""GameTimeRow: the game clock, off, one of the usual ones, or minutes and increment of one's own."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from connect4_gui.game.game_time import (
    GAME_TIMES,
    MAX_GAME_MINUTES,
    MAX_INCREMENT_SECONDS,
    MIN_GAME_MINUTES,
    MIN_INCREMENT_SECONDS,
    GameTime,
)
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled, text_px
from connect4_gui.ui.widgets.elided_label import ElidedLabel
from connect4_gui.ui.widgets.number_box import NumberBox
from connect4_gui.ui.widgets.segmented import Segmented
from connect4_gui.ui.words.retranslation import keep_translated

BOX_PX = 92


class Special(Enum):
    """The choices that are no game time."""

    OFF = "off"
    CUSTOM = "custom"


class GameTimeRow(QWidget):
    """The number boxes hold the value; the choice above follows it and fills them."""

    changed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        choices: list[GameTime | Special] = [Special.OFF, *GAME_TIMES, Special.CUSTOM]
        options = [(choice, str(choice) if isinstance(choice, GameTime) else "") for choice in choices]
        self.choice: Segmented[GameTime | Special] = Segmented("", options, appearance, is_fitted=True)
        self.minutes = NumberBox(MIN_GAME_MINUTES, MAX_GAME_MINUTES)
        self.increment = NumberBox(MIN_INCREMENT_SECONDS, MAX_INCREMENT_SECONDS)
        self.note = ElidedLabel()
        self.note.setProperty("role", "muted")
        self.note.setFont(scaled(0.9))
        self._lay_out()
        keep_translated(self, self._write_texts)
        self._connect_signals()
        self.set_value(is_on=False, game_time=GameTime())

    @property
    def is_on(self) -> bool:
        return self.choice.value is not Special.OFF

    @property
    def game_time(self) -> GameTime:
        return GameTime(self.minutes.value(), self.increment.value())

    def set_value(self, *, is_on: bool, game_time: GameTime) -> None:
        self.minutes.setValue(game_time.minutes)
        self.increment.setValue(game_time.increment_seconds)
        self.choice.set_value(self._choice_for(game_time) if is_on else Special.OFF)
        self._enable()

    def _lay_out(self) -> None:
        below = QHBoxLayout()
        below.setSpacing(10)
        for box in (self.minutes, self.increment):
            below.addWidget(box)
        below.addSpacing(4)
        below.addWidget(self.note, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(7)
        column.addWidget(self.choice)
        column.addLayout(below)

    def _write_texts(self) -> None:
        for box in (self.minutes, self.increment):
            box.setFixedWidth(text_px(BOX_PX))
        self.choice.set_name(self.tr("Game clock"))
        self.minutes.setAccessibleName(self.tr("Minutes for the game"))
        self.increment.setAccessibleName(self.tr("Seconds added for every disc"))
        self.choice.set_title(Special.OFF, self.tr("Off"))
        self.choice.set_title(Special.CUSTOM, self.tr("Custom"))
        self.minutes.setSuffix(self.tr(" min"))
        self.increment.setPrefix("+ ")
        self.increment.setSuffix(self.tr(" s"))
        self.note.setText(self.tr("If it runs out, you lose."))

    def _connect_signals(self) -> None:
        self.choice.value_changed.connect(self._fill)
        for number in (self.minutes, self.increment):
            number.valueChanged.connect(self._follow)

    def _fill(self, choice: GameTime | Special) -> None:
        if isinstance(choice, GameTime):
            self.minutes.setValue(choice.minutes)
            self.increment.setValue(choice.increment_seconds)
        self._enable()
        self.changed.emit()

    def _follow(self) -> None:
        """Let the choice show what the boxes hold; a custom one that has come to a usual one stays custom."""
        choice = self.choice.value
        if isinstance(choice, GameTime) and choice != self.game_time and self._is_typed():
            self.choice.set_value(self._choice_for(self.game_time))
        self.changed.emit()

    def _is_typed(self) -> bool:
        return self.minutes.hasFocus() or self.increment.hasFocus()

    def _choice_for(self, game_time: GameTime) -> GameTime | Special:
        return game_time if game_time in GAME_TIMES else Special.CUSTOM

    def _enable(self) -> None:
        for box in (self.minutes, self.increment):
            box.setEnabled(self.is_on)
        self.note.setEnabled(self.is_on)
