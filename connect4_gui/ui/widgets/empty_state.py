"""EmptyState: what stands where nothing is yet: a picture, a sentence, and one button to change that."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from connect4_gui.ui.look.action_icon import tinted_icon
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled, text_px

ICON_PX = 40
TEXT_PX = 360


class EmptyState(QWidget):
    """``button`` is the one thing to do; it is the page's main one if ``is_primary``."""

    def __init__(
        self, icon: str, appearance: Appearance, *, is_primary: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._name = icon
        self._appearance = appearance
        self._icon = QLabel()
        self._title = QLabel()
        self._text = QLabel()
        self.button = QPushButton()
        self._inner = QWidget()
        if is_primary:
            self.button.setProperty("role", "primary")
        self._lay_out()
        appearance.theme_changed.connect(self._paint_icon)
        self._paint_icon()

    @property
    def title(self) -> str:
        return self._title.text()

    def set_words(self, title: str, text: str, button: str) -> None:
        self._title.setText(title)
        self._text.setText(text)
        self.button.setText(button)
        for label in (self._title, self._text):
            label.setMinimumHeight(label.fontMetrics().height() + 4)
        self._inner.setMaximumWidth(text_px(TEXT_PX))
        self.button.setAccessibleName(button)
        self.setAccessibleName(f"{title}. {text}")

    @Slot()
    def _paint_icon(self) -> None:
        icon = tinted_icon(self._name, self._appearance.theme.accent_text)
        self._icon.setPixmap(icon.pixmap(QSize(ICON_PX, ICON_PX), self.devicePixelRatioF()))

    def _lay_out(self) -> None:
        self._title.setFont(scaled(1.3, QFont.Weight.Bold))
        self._text.setProperty("role", "muted")
        for label in (self._icon, self._title, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        for label in (self._title, self._text):
            label.setWordWrap(True)
        self.button.setAutoDefault(True)
        self.button.setMinimumHeight(44)
        column = QVBoxLayout()
        column.setSpacing(10)
        column.addStretch(2)
        for label in (self._icon, self._title, self._text):
            column.addWidget(label)
        column.addSpacing(8)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self._inner.setLayout(column)
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addWidget(self._inner, 1000)
        row.addStretch(1)
