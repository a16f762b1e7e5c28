"""How large something must be so that a finger or a shaking hand meets it."""

from __future__ import annotations

from PySide6.QtGui import QInputDevice
from PySide6.QtWidgets import QApplication

from connect4_gui.ui.look.fonts import LEAST_BASE_PX, pixels_of

TARGET_PX = 40
"""The least height of whatever can be pressed, and the least width where it has no words."""

LINE_SHARE = 1.2
"""What a pixel more of a font adds to the height of a line."""


def target_px() -> int:
    """The height of a control: ``TARGET_PX``, and more where texts are larger, so that they keep the space around."""
    larger = pixels_of(QApplication.font()) - LEAST_BASE_PX
    return TARGET_PX + round(LINE_SHARE * max(0, larger))


def has_touch_screen() -> bool:
    """Whether somebody may put a finger on this screen. Rows of lists that may be smaller for a mouse are not then."""
    return any(device.type() == QInputDevice.DeviceType.TouchScreen for device in QInputDevice.devices())
