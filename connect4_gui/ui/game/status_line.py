"""StatusLine: the bottom of the game window. Elapsed time left, a passing message, the mover right.

While the side panel is folded away, a line below says what its cards would, and has the room for messages.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStatusBar, QVBoxLayout, QWidget

from connect4_gui.game.clock import format_elapsed
from connect4_gui.game.state import GameState
from connect4_gui.ui.game import game_texts
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import text_px
from connect4_gui.ui.widgets.chip import LEAST_WIDTH, Chip
from connect4_gui.ui.widgets.elided_label import ElidedLabel
from connect4_gui.ui.words.retranslation import keep_translated

MESSAGE_MS = 4000


class StatusLine(QStatusBar):
    """Messages have a label of their own: Qt's would hide the elapsed time, which stays in sight."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self._elapsed = QLabel()
        self._elapsed.setProperty("role", "muted")
        self._message = ElidedLabel()
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.chip = Chip(appearance)
        self._message_timer = QTimer(self, singleShot=True)
        self._message_timer.setInterval(MESSAGE_MS)
        self._message_timer.timeout.connect(self.clear_message)
        self._tip = ""
        self._said = ""
        self._details_text = ""
        self._details = ElidedLabel()
        self._details.setProperty("role", "muted")
        self._details.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._details.hide()
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self._elapsed)
        row.addWidget(self._message, 1)
        row.addWidget(self.chip)
        lines = QWidget()
        column = QVBoxLayout(lines)
        column.setContentsMargins(18, 5, 18, 5)
        column.setSpacing(5)
        column.addLayout(row)
        column.addWidget(self._details)
        self.addWidget(lines, 1)
        self._seconds = 0.0
        keep_translated(self, self._write_texts)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the message some room in a narrow window."""
        super().resizeEvent(event)
        self.chip.setMaximumWidth(max(text_px(LEAST_WIDTH), round(0.45 * event.size().width())))

    @property
    def elapsed(self) -> str:
        return self._elapsed.text()

    @property
    def message(self) -> str:
        """What is being said, wherever it is shown."""
        return self._said or self._tip

    def show_elapsed(self, seconds: float) -> None:
        self._seconds = seconds
        text = self.tr("Elapsed {time}").format(time=format_elapsed(seconds))
        if text != self._elapsed.text():
            self._elapsed.setText(text)

    def _write_texts(self) -> None:
        self.show_elapsed(self._seconds)
        self.clear_message()

    def show_state(self, state: GameState) -> None:
        """Show how long the game has been going on, and who is to move or how it ended."""
        self.show_elapsed(state.times.elapsed)
        self.chip.show_text(game_texts.chip_text(state), game_texts.chip_side(state))

    @property
    def details(self) -> str:
        """What is shown in place of the side panel; empty while that is open."""
        return self._details_text

    def show_message(self, text: str) -> None:
        """Say something for a few seconds."""
        self._said = text
        self._message_timer.start()
        self._write_message()

    def keep_message(self, text: str) -> None:
        """Say something until something else is said or it is dropped."""
        self._said = text
        self._message_timer.stop()
        self._write_message()

    def drop_message(self) -> None:
        """Take away what was said to stay; what passes by itself may do so."""
        if not self._message_timer.isActive():
            self.clear_message()

    def clear_message(self) -> None:
        self._said = ""
        self._message_timer.stop()
        self._write_message()

    def show_tip(self, tip: str) -> None:
        """Explain what the mouse points at, as long as there is nothing to say about the game."""
        self._tip = tip
        self._write_message()

    def show_details(self, text: str) -> None:
        """Show a second line; an empty text takes it away."""
        self._details_text = text
        self._details.setVisible(bool(text))
        self._write_message()

    def _write_message(self) -> None:
        has_line = bool(self._details_text)
        self._message.setText("" if has_line else self.message)
        self._details.setText(self.message or self._details_text)
