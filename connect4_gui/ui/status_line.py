"""StatusLine: the bottom of the game window. Elapsed time left, a passing message, the mover right."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.game.clock import format_elapsed
from connect4_gui.ui.appearance import Appearance
from connect4_gui.ui.chip import LEAST_WIDTH, Chip
from connect4_gui.ui.elided_label import ElidedLabel
from connect4_gui.ui.retranslation import keep_translated

MESSAGE_MS = 4000


class StatusLine(QFrame):
    def __init__(self, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "bar")
        self._elapsed = QLabel()
        self._elapsed.setProperty("look", "muted")
        self._message = ElidedLabel()
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.chip = Chip(look)
        self._message_timer = QTimer(self, singleShot=True, interval=MESSAGE_MS)
        self._message_timer.timeout.connect(self.clear_message)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 7, 20, 7)
        row.setSpacing(16)
        row.addWidget(self._elapsed)
        row.addWidget(self._message, 1)
        row.addWidget(self.chip)
        self._seconds = 0.0
        keep_translated(self, self._write_texts)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the message some room in a narrow window."""
        super().resizeEvent(event)
        self.chip.setMaximumWidth(max(LEAST_WIDTH, round(0.45 * event.size().width())))

    @property
    def elapsed(self) -> str:
        return self._elapsed.text()

    @property
    def message(self) -> str:
        return self._message.text()

    def show_elapsed(self, seconds: float) -> None:
        self._seconds = seconds
        text = self.tr("Elapsed {time}").format(time=format_elapsed(seconds))
        if text != self._elapsed.text():
            self._elapsed.setText(text)

    def _write_texts(self) -> None:
        self.show_elapsed(self._seconds)
        self.clear_message()

    def show_mover(self, text: str, side: Side | None) -> None:
        self.chip.show_text(text, side)

    def show_message(self, text: str) -> None:
        """Say something for a few seconds."""
        self._message.setText(text)
        self._message_timer.start()

    def clear_message(self) -> None:
        self._message.setText("")
