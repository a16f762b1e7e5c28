"""VolumeRow: the sounds on or off, and how loud."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QWidget

from connect4_gui.sound.volume import MAX_VOLUME
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.target import TARGET_PX
from connect4_gui.ui.widgets.switch import Switch
from connect4_gui.ui.words.percent import percent_text
from connect4_gui.ui.words.retranslation import keep_translated

STEP, PAGE = 5, 20


class VolumeRow(QWidget):
    changed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.switch = Switch("", appearance)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, MAX_VOLUME)
        self.slider.setSingleStep(STEP)
        self.slider.setPageStep(PAGE)
        self.slider.setMinimumSize(80, TARGET_PX)
        self.number = QLabel()
        self.number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(self.switch)
        row.addWidget(self.slider, 1)
        row.addWidget(self.number)
        self.switch.toggled.connect(self._follow)
        self.slider.valueChanged.connect(self._follow)
        keep_translated(self, self._write_texts)

    def show_value(self, *, is_on: bool, volume: int) -> None:
        self.switch.setChecked(is_on)
        self.slider.setValue(volume)

    def _write_texts(self) -> None:
        self.switch.setAccessibleName(self.tr("Sounds"))
        self.slider.setAccessibleName(self.tr("Volume"))
        self.number.setMinimumWidth(self.number.fontMetrics().horizontalAdvance(percent_text(MAX_VOLUME)) + 4)
        self._follow()

    def _follow(self, *_changed: object) -> None:
        self.slider.setEnabled(self.switch.isChecked())
        self.number.setEnabled(self.switch.isChecked())
        self.number.setText(percent_text(self.slider.value()))
        self.changed.emit()
