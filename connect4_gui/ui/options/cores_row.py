"""CoresRow: how many processor cores the computer may think with."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from connect4_gui.ui.widgets.number_box import Stepper
from connect4_gui.ui.words.retranslation import keep_translated

STEPPER_WIDTH = 124


class CoresRow(QWidget):
    """A number from 1 to ``most``, the cores that there are, and what it is good for."""

    value_changed = Signal(int)

    def __init__(self, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stepper = Stepper(1, most)
        self.stepper.setFixedWidth(STEPPER_WIDTH)
        self.note = QLabel()
        self.note.setProperty("role", "muted")
        self.note.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(self.stepper)
        row.addWidget(self.note, 1)
        self.stepper.valueChanged.connect(self.value_changed)
        keep_translated(self, self._write_texts)

    def show_value(self, cores: int) -> None:
        """Show ``cores``, or as many as there are."""
        self.stepper.setValue(cores)

    def _write_texts(self) -> None:
        self.stepper.set_name(self.tr("Processor cores for the computer's thinking"))
        self.note.setText(self.tr("For the computer's thinking, from the next game on."))
