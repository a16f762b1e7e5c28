"""Tile: one figure that is seen at a glance, with what it is about and a note."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from connect4_gui.ui.look.action_icon import tinted_icon
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled

ICON_PX = 16
NOTE_LINES = 2
MARGINS = (14, 14, 10, 14)


class Tile(QFrame):
    def __init__(self, icon: str, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._name = icon
        self._appearance = appearance
        self._icon = QLabel()
        self._title = QLabel()
        self._value = QLabel()
        self._note = QLabel()
        self._lay_out()
        appearance.theme_changed.connect(self._paint_icon)
        self._paint_icon()

    @property
    def value(self) -> str:
        return self._value.text()

    @property
    def note(self) -> str:
        return self._note.text()

    def set_words(self, title: str, value: str, note: str) -> None:
        self._title.setText(title)
        self._value.setText(value)
        self._note.setText(note)
        self._note.setMinimumHeight(NOTE_LINES * self._note.fontMetrics().lineSpacing() + 4)
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{value}, {note}" if note else value)

    @Slot()
    def _paint_icon(self) -> None:
        icon = tinted_icon(self._name, self._appearance.theme.accent_text)
        self._icon.setPixmap(icon.pixmap(QSize(ICON_PX, ICON_PX), self.devicePixelRatioF()))

    def _lay_out(self) -> None:
        self._title.setProperty("role", "muted")
        self._title.setFont(scaled(0.93))
        self._value.setFont(scaled(1.57, QFont.Weight.Bold))
        self._note.setProperty("role", "muted")
        self._note.setFont(scaled(0.93))
        self._note.setWordWrap(True)
        self._note.setAlignment(Qt.AlignmentFlag.AlignTop)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._icon)
        head.addWidget(self._title, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self._value)
        column.addWidget(self._note)
        column.addStretch()
