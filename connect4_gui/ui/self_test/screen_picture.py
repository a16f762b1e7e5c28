"""Screen picture: what a person sees of a window right now."""

from __future__ import annotations

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

LEAST_COLOURS = 4
GRID = 40


def screen_picture(window: QWidget) -> QPixmap:
    """The window's pixels on the screen; where a system does not hand them out, what the window paints."""
    picture = window.screen().grabWindow(window.winId())
    return window.grab() if picture.isNull() else picture


def is_blank(picture: QPixmap) -> bool:
    """Whether a coarse grid over ``picture`` meets next to no colours, as on a window that was never painted."""
    image = picture.toImage()
    step = max(1, min(image.width(), image.height()) // GRID)
    grid = {image.pixel(x, y) for x in range(0, image.width(), step) for y in range(0, image.height(), step)}
    return len(grid) < LEAST_COLOURS
