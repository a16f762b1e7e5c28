"""NumberBox: a whole number in a frame, for typing and for the arrow keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSpinBox, QWidget

from connect4_gui.ui.look.fonts import scaled

HEIGHT = 40


class NumberBox(QFrame):
    """``number`` is the spin box inside; it accepts nothing outside ``least`` to ``most``."""

    def __init__(self, name: str, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "number")
        self.setFixedHeight(HEIGHT)
        self.number = QSpinBox()
        self.number.setRange(least, most)
        self.number.setFrame(False)
        self.number.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.number.setFont(scaled(1.15, QFont.Weight.Bold))
        self.number.setMinimumWidth(28)
        self.number.installEventFilter(self)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(4, 2, 4, 2)
        self.row.setSpacing(0)
        self.row.addWidget(self.number, 1)
        self.number.setAccessibleName(name)

    def set_name(self, name: str) -> None:
        """What the number is about, for those who hear it."""
        self.number.setAccessibleName(name)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Light up the frame while the number has the focus."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.setProperty("active", event.type() == QEvent.Type.FocusIn)
            self.style().unpolish(self)
            self.style().polish(self)
        return super().eventFilter(watched, event)
