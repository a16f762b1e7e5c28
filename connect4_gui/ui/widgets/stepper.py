"""Stepper: a small whole number between a minus and a plus."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QPushButton, QWidget

from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.widgets.number_box import NumberBox


class Stepper(NumberBox):
    """Buttons for the mouse; typing and the arrow keys for the keyboard."""

    value_changed = Signal(int)

    def __init__(self, name: str, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(name, least, most, parent)
        self.minus = self._button("−")
        self.plus = self._button("+")
        self.row.insertWidget(0, self.minus)
        self.row.addWidget(self.plus)
        self.minus.clicked.connect(self.number.stepDown)
        self.plus.clicked.connect(self.number.stepUp)
        self.number.valueChanged.connect(self._changed)
        self._changed(self.value)
        self.set_name(name)

    @property
    def value(self) -> int:
        return self.number.value()

    def set_value(self, value: int) -> None:
        self.number.setValue(value)

    def set_name(self, name: str) -> None:
        super().set_name(name)
        self.minus.setAccessibleName(self.tr("{name}: fewer").format(name=name))
        self.plus.setAccessibleName(self.tr("{name}: more").format(name=name))

    def _button(self, sign: str) -> QPushButton:
        button = QPushButton(sign)
        button.setProperty("role", "step")
        button.setFont(scaled(1.25, QFont.Weight.DemiBold))
        button.setFixedSize(36, 32)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAutoRepeat(True)
        return button

    def _changed(self, value: int) -> None:
        self.minus.setEnabled(value > self.number.minimum())
        self.plus.setEnabled(value < self.number.maximum())
        self.value_changed.emit(value)
