"""OpeningWait: lets the clocks of a game stand until somebody who hears it knows how it began."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent

from connect4_gui.game.referee import Referee

KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
"""The first comes before every key, also before one that is a shortcut."""

TOUCHES = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)
READERS_KEYS = frozenset(
    {
        Qt.Key.Key_Control,
        Qt.Key.Key_Shift,
        Qt.Key.Key_Alt,
        Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock,
        Qt.Key.Key_NumLock,
        Qt.Key.Key_Insert,
    }
)
"""Alone they silence or command a screen reader, and say nothing about the game."""


class OpeningWait(QObject):
    """Waits as long as it is told, or until the first key, click or touch. Call :meth:`end` before the referee goes."""

    def __init__(self, referee: Referee, parent: QObject) -> None:
        super().__init__(parent)
        self._referee = referee
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.end)

    @property
    def is_waiting(self) -> bool:
        return self._timer.isActive()

    def begin(self, wait_ms: int) -> None:
        """Let the clocks stand for ``wait_ms``; for no time at all where that is 0."""
        self.end()
        if wait_ms:
            self._referee.set_clock_waiting(True)
            self._timer.start(wait_ms)
            _app().installEventFilter(self)

    @Slot()
    def end(self) -> None:
        """Let the clocks run. Harmless if they do."""
        self._timer.stop()
        _app().removeEventFilter(self)
        self._referee.set_clock_waiting(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whoever does something has heard enough; what they do goes its way."""
        if event.type() in TOUCHES or (event.type() in KEYS and not _is_readers(event)):
            self.end()
        return super().eventFilter(watched, event)


def _is_readers(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() in READERS_KEYS


def _app() -> QCoreApplication:
    app = QCoreApplication.instance()
    assert app is not None
    return app
