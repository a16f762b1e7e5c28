"""ResultCard: how the game ended, beside the board, and what to do next."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.words.retranslation import keep_translated

BUTTON_PX = 40


class ResultCard(QFrame):
    play_again_requested = Signal()
    menu_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._title = QLabel()
        self._title.setFont(scaled(1.45, QFont.Weight.Bold))
        self._reason = QLabel()
        self._reason.setProperty("role", "muted")
        for label in (self._title, self._reason):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.play_again = QPushButton()
        self.play_again.setProperty("role", "primary")
        self.back_to_menu = QPushButton()
        for button in (self.play_again, self.back_to_menu):
            button.setAutoDefault(True)
            button.setMinimumHeight(BUTTON_PX)
        self._lay_out()
        self.play_again.clicked.connect(self.play_again_requested)
        self.back_to_menu.clicked.connect(self.menu_requested)
        keep_translated(self, self._write_texts)

    @property
    def title(self) -> str:
        return self._title.text()

    @property
    def reason(self) -> str:
        return self._reason.text()

    def set_text(self, title: str, reason: str) -> None:
        self._title.setText(title)
        self._reason.setText(reason)
        self.setAccessibleName(title)
        self.setAccessibleDescription(reason)

    def set_form(self, *, is_compact: bool, is_low: bool = False) -> None:
        """The buttons stand beside the words if ``is_compact``, else below them."""
        direction = QBoxLayout.Direction.LeftToRight if is_compact else QBoxLayout.Direction.TopToBottom
        self._box.setDirection(direction)
        beside = (12, 8, 12, 12) if is_low else (18, 16, 18, 18)
        self._box.setContentsMargins(*((16, 8, 16, 8) if is_compact else beside))

    def _write_texts(self) -> None:
        self.play_again.setText(self.tr("Play again"))
        self.back_to_menu.setText(self.tr("Back to menu"))

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch()
        words.addWidget(self._title)
        words.addWidget(self._reason)
        words.addStretch()
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self.play_again, 1)
        buttons.addWidget(self.back_to_menu, 1)
        self._box = QVBoxLayout(self)
        self._box.setSpacing(14)
        self._box.addLayout(words, 1)
        self._box.addLayout(buttons)
        self.set_form(is_compact=False)
