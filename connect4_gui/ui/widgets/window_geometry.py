"""Where a window is on the screen, and how to put it there again."""

from __future__ import annotations

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from connect4_gui.ui.widgets.screen_room import FRAME, room_on

SCREEN_SHARE = 0.94


def geometry(window: QWidget) -> str:
    """Where the window is and how large, as plain text."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")


def restore(window: QWidget, saved: str, *, over: QWidget | None = None) -> None:
    """Put ``window`` where it was; otherwise give it its own size, as far as the screen has room, in the middle of
    ``over``.
    """
    if saved and window.restoreGeometry(QByteArray.fromBase64(saved.encode("ascii"))):
        return
    screen = (over or window).screen()
    area = screen.availableGeometry()
    window.resize(window.sizeHint().boundedTo(area.size() * SCREEN_SHARE).boundedTo(room_on(screen)))
    if over is not None:
        place = window.rect()
        place.moveCenter(over.frameGeometry().center())
        place.moveRight(min(place.right(), area.right() - FRAME.width()))
        place.moveBottom(min(place.bottom(), area.bottom() - FRAME.height()))
        window.move(max(place.left(), area.left()), max(place.top(), area.top()))


def bring_into_sight(window: QWidget) -> None:
    """Put ``window`` into the middle of its screen if no screen shows any of it, as when its own was taken away."""
    screens = QGuiApplication.screens()
    if any(screen.availableGeometry().intersects(window.frameGeometry()) for screen in screens):
        return
    window.resize(window.size().boundedTo(room_on(window.screen())))
    place = window.frameGeometry()
    place.moveCenter(window.screen().availableGeometry().center())
    window.move(place.topLeft())
