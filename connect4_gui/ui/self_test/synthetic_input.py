"""Synthetic input: mouse and key events that enter through a window's front door, as the system's own do.

They go to the native window, so Qt itself finds the widget under the mouse or with the focus. Something that lies over
a button or takes its focus away is noticed.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import QWidget


def click(widget: QWidget, spot: QPoint | None = None) -> None:
    """Move to ``spot`` of a visible ``widget``, its middle by default, and press and release the left button there."""
    window = widget.window()
    point = QPointF(widget.mapTo(window, widget.rect().center() if spot is None else spot))
    handle = _handle(window)
    none, left = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
    _post_mouse(handle, QEvent.Type.MouseMove, point, none, none)
    _post_mouse(handle, QEvent.Type.MouseButtonPress, point, left, left)
    _post_mouse(handle, QEvent.Type.MouseButtonRelease, point, left, none)


def press(window: QWidget, key: Qt.Key) -> None:
    """Press and release ``key`` in a visible ``window``."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.postEvent(_handle(window), event)


def _post_mouse(
    handle: QWindow, kind: QEvent.Type, point: QPointF, button: Qt.MouseButton, buttons: Qt.MouseButton
) -> None:
    on_screen = QPointF(handle.mapToGlobal(point.toPoint()))
    event = QMouseEvent(kind, point, point, on_screen, button, buttons, Qt.KeyboardModifier.NoModifier)
    QCoreApplication.postEvent(handle, event)


def _handle(window: QWidget) -> QWindow:
    handle = window.windowHandle()
    assert handle is not None, "only a window that has been shown takes input"
    return handle
