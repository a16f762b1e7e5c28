"""How large a window may be, so that the screen shows all of it, also where everything is magnified."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QScreen

FRAME = QSize(16, 44)
"""What a desktop puts around a window at most; it tells only once the window is shown."""


SMALLEST_SCREEN_PX = 660
"""The width that a screen of 1366 × 768, magnified to 200 %, leaves a window."""


def room_on(screen: QScreen) -> QSize:
    """The size of the largest window that ``screen`` shows whole, frame and all."""
    return screen.availableGeometry().size() - FRAME
