"""CopyButton: puts a text on the clipboard and says that it did."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget


class CopyButton(QPushButton):
    """``make_text`` is asked at the moment of the click."""

    def __init__(self, make_text: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make_text = make_text
        self._before, self._after = "", ""
        self._is_done = False
        self.setAutoDefault(False)
        self.clicked.connect(self._copy)

    def set_words(self, before: str, after: str) -> None:
        """What it says before and after the click; its width has room for both."""
        self._before, self._after = before, after
        self.setMinimumWidth(0)
        widths = []
        for words in (after, before):
            self.setText(words)
            widths.append(self.sizeHint().width())
        self.setMinimumWidth(max(widths))
        self._write()

    def _write(self) -> None:
        self.setText(self._after if self._is_done else self._before)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._make_text())
        self._is_done = True
        self._write()
