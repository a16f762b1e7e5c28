"""keep_wheel_calm: a control that leaves the mouse wheel to the page unless it has the focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget


class _CalmWheel(QObject):
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def keep_wheel_calm(control: QWidget) -> None:
    """Whoever scrolls a page changes nothing on the way; the wheel does not bring the focus either."""
    control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    control.installEventFilter(_CalmWheel(control))
