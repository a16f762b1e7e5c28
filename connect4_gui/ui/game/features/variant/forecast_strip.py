"""ForecastStrip: the name of the rules and what comes next, in sight as long as the game goes on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from connect4_gui.ui.look.fonts import scaled, text_px
from connect4_gui.ui.look.stylesheet import set_role

MARGINS = (18, 10, 18, 10)
ARROW_PX, LEADING_PX = 30, 4
WIDE_PX = 430
"""From here on the words stand in one line beside the title."""


class ForecastStrip(QFrame):
    """Keeps its height whatever it says: two lines beside the board, one below it. An arrow shows where discs fall."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._arrow = QLabel()
        self._arrow.setFont(scaled(1.7, QFont.Weight.Bold))
        self._arrow.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._arrow.hide()
        self._title = QLabel()
        self._title.setFont(scaled(1, QFont.Weight.DemiBold))
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(3)
        words.addWidget(self._title)
        words.addWidget(self._text)
        row = QHBoxLayout(self)
        row.setContentsMargins(*MARGINS)
        row.setSpacing(12)
        row.addWidget(self._arrow)
        row.addLayout(words, 1)

    @property
    def text(self) -> str:
        return self._text.text()

    @property
    def title(self) -> str:
        return self._title.text()

    @property
    def arrow(self) -> str:
        """The sign of the direction in which discs fall; empty where that never changes."""
        return self._arrow.text()

    def show_forecast(self, title: str, text: str, arrow: str, *, is_urgent: bool) -> None:
        """What ``is_urgent`` stands out."""
        self._title.setText(title)
        self._text.setText(text)
        self._arrow.setText(arrow)
        self._arrow.setVisible(bool(arrow))
        set_role(self, "strip" if is_urgent else "card")
        self.setAccessibleName(f"{title}. {text}")
        self._reserve()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._reserve()

    def _reserve(self) -> None:
        """Have room for as many lines as the longest of the usual sentences takes."""
        self._arrow.setFixedWidth(text_px(ARROW_PX))
        lines = 1 if self.width() >= text_px(WIDE_PX) else 2
        self._text.setMinimumHeight(lines * self._text.fontMetrics().lineSpacing() + LEADING_PX)
