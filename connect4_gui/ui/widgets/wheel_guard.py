"""WheelGuard: the wheel scrolls the page under the mouse and changes nothing on its way."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget


class WheelGuard(QObject):
    """``widget``, for example a slider, hears the wheel only while it has the keyboard."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and not self._widget.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)
