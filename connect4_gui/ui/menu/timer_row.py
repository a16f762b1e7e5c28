"""TimerRow: the turn timer on or off, its seconds by slider in steps of five or typed exactly."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from connect4_gui.game.match_setup import DEFAULT_TURN_SECONDS, MAX_TURN_SECONDS, MIN_TURN_SECONDS, TURN_SECONDS_STEP
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import text_px
from connect4_gui.ui.look.target import TARGET_PX
from connect4_gui.ui.widgets.calm_wheel import keep_wheel_calm
from connect4_gui.ui.widgets.number_box import NumberBox
from connect4_gui.ui.widgets.switch import Switch
from connect4_gui.ui.words.retranslation import keep_translated


class TimerRow(QWidget):
    """The spin box holds the value; the slider, which goes in steps but counts seconds, follows it and moves it."""

    toggled = Signal(bool)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.switch = Switch("", appearance)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(MIN_TURN_SECONDS, MAX_TURN_SECONDS)
        self.slider.setSingleStep(TURN_SECONDS_STEP)
        self.slider.setPageStep(2 * TURN_SECONDS_STEP)
        self.slider.setMinimumSize(80, TARGET_PX)
        keep_wheel_calm(self.slider)
        self.seconds = NumberBox(MIN_TURN_SECONDS, MAX_TURN_SECONDS)
        self.seconds.setSingleStep(TURN_SECONDS_STEP)
        self._lay_out()
        self._connect_signals()
        self.set_value(is_timed=False, seconds=DEFAULT_TURN_SECONDS)
        self._enable(False)
        keep_translated(self, self._write_texts)

    def set_value(self, *, is_timed: bool, seconds: int) -> None:
        self.switch.setChecked(is_timed)
        self.seconds.setValue(seconds)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(self.switch)
        row.addWidget(self.slider, 1)
        row.addWidget(self.seconds)

    def _write_texts(self) -> None:
        self.seconds.setFixedWidth(text_px(84))
        self.switch.setAccessibleName(self.tr("Turn timer"))
        self.slider.setAccessibleName(self.tr("Seconds per turn, in steps of five"))
        self.seconds.setAccessibleName(self.tr("Seconds per turn"))
        self.seconds.setSuffix(self.tr(" s"))

    def _connect_signals(self) -> None:
        self.switch.toggled.connect(self._enable)
        self.switch.toggled.connect(self.toggled)
        self.slider.valueChanged.connect(self._slide)
        self.seconds.valueChanged.connect(self._follow)

    def _enable(self, is_on: bool) -> None:
        self.slider.setEnabled(is_on)
        self.seconds.setEnabled(is_on)

    def _slide(self, seconds: int) -> None:
        self.seconds.setValue(_nearest_step(seconds))
        self._follow(self.seconds.value())

    def _follow(self, seconds: int) -> None:
        """Put the slider on the nearest step without letting it round the typed number."""
        if self.slider.value() != _nearest_step(seconds):
            self.slider.blockSignals(True)
            self.slider.setValue(_nearest_step(seconds))
            self.slider.blockSignals(False)


def _nearest_step(seconds: int) -> int:
    return round(seconds / TURN_SECONDS_STEP) * TURN_SECONDS_STEP
