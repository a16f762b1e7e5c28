"""FormLines: a form's lines, each a name at the left and a control beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from connect4_gui.ui.look.target import TARGET_PX, target_px

NAME_GAP = 8


class FormLines(QGridLayout):
    """Several of them stand in line with each other where they are given the same width for the names."""

    def __init__(self, controls: Sequence[QWidget], parent: QWidget | None = None) -> None:
        """The name of each of ``controls`` stands in the middle of its first line.

        A screen reader calls a control by its name, or where it has one the control's proxy for the focus.
        """
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self.setHorizontalSpacing(NAME_GAP)
        self.setColumnStretch(1, 1)
        self._names = [QLabel() for _control in controls]
        for row, (name, control) in enumerate(zip(self._names, controls, strict=True)):
            name.setBuddy(control.focusProxy() or control)
            self.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
            self.addWidget(control, row, 1)

    @property
    def names_px(self) -> int:
        """The width that the longest name needs."""
        return max(name.sizeHint().width() for name in self._names)

    def set_names_px(self, width: int) -> None:
        if width != self.columnMinimumWidth(0):
            self.setColumnMinimumWidth(0, width)

    def set_pitch(self, pitch: int) -> None:
        """From the top of one line to the top of the next, with texts of the usual size."""
        if pitch - TARGET_PX != self.verticalSpacing():
            self.setVerticalSpacing(pitch - TARGET_PX)

    def write(self, *names: str) -> None:
        for label, name in zip(self._names, names, strict=True):
            label.setText(name)
            label.setFixedHeight(target_px())
