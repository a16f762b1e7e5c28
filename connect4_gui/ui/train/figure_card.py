"""FigureCard: a card with a title, a note at its right, and a picture of numbers below."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from connect4_gui.ui.look.fonts import scaled


class FigureCard(QFrame):
    """A screen reader hears what the picture shows as the card's description."""

    def __init__(self, figure: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.title, self.note = QLabel(), QLabel()
        self.title.setFont(scaled(1.07, QFont.Weight.DemiBold))
        self.title.setWordWrap(True)
        self.note.setProperty("role", "muted")
        self.note.setFont(scaled(0.93))
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.note)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(figure)

    def set_words(self, title: str, note: str, spoken: str) -> None:
        self.title.setText(title)
        self.note.setText(note)
        self.setAccessibleName(title)
        self.setAccessibleDescription(spoken)
