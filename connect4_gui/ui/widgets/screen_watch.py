"""ScreenWatch: looks after the windows of a screen that is taken away."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication

from connect4_gui.ui.widgets.window_geometry import bring_into_sight

PATIENCE_MS = 700
"""Most systems move such windows by themselves, which takes a moment; others leave them where nobody sees them."""


class ScreenWatch(QObject):
    """Watches for as long as ``app`` runs."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._patience = QTimer(self, singleShot=True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._look)
        app.screenRemoved.connect(self._wait)

    @Slot()
    def _wait(self) -> None:
        self._patience.start()

    @Slot()
    def _look(self) -> None:
        for window in QApplication.topLevelWidgets():
            if window.isVisible() and window.windowType() in (Qt.WindowType.Window, Qt.WindowType.Dialog):
                bring_into_sight(window)
