"""FirstPicture: a window that is on the screen before anything else is done."""

from __future__ import annotations

import time
from typing import NamedTuple

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QWidget

PATIENCE_MS = 1000
"""A window that is minimized or covered from the beginning may never be painted."""


class FirstPicture(NamedTuple):
    """When a window was on the screen, by the monotonic clock, and what that has cost since the process began."""

    at: float
    processor_seconds: float


def paint_first(window: QWidget) -> FirstPicture | None:
    """Show ``window`` and come back as soon as its picture is on the screen; None if it has not come.

    What the user does meanwhile waits for the event loop of the application, so that nothing is clicked that nobody
    listens to yet.
    """
    loop = QEventLoop()
    watch = _PaintWatch(loop)
    window.installEventFilter(watch)
    patience = QTimer(singleShot=True)
    patience.setInterval(PATIENCE_MS)
    patience.timeout.connect(loop.quit)
    patience.start()
    window.show()
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    window.removeEventFilter(watch)
    return FirstPicture(time.monotonic(), time.process_time()) if watch.has_seen else None


class _PaintWatch(QObject):
    def __init__(self, loop: QEventLoop) -> None:
        super().__init__(loop)
        self._loop = loop
        self.has_seen = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End the loop when it comes round again, so that the whole picture is there."""
        if event.type() == QEvent.Type.Paint and not self.has_seen:
            self.has_seen = True
            QTimer.singleShot(0, self._loop.quit)
        return super().eventFilter(watched, event)
