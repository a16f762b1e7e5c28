"""Action icons: line drawings from ``resources/icons/actions``, drawn in the colours of the theme."""

from __future__ import annotations

import logging
from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from connect4_gui.paths import resource
from connect4_gui.settings.theme import Theme

log = logging.getLogger(__name__)

INK_IN_FILE = "#000000"
SIZES_PX = (16, 20, 32, 40, 60)
DISABLED_OPACITY = 0.45


def action_icon(name: str, theme: Theme) -> QIcon:
    """The icon called ``name``: plain in the text's colour, faint when disabled, in the accent's when switched on."""
    icon = QIcon()
    for pixels in SIZES_PX:
        faint = _picture(name, theme.muted, pixels, DISABLED_OPACITY)
        for state, colour in ((QIcon.State.Off, theme.text), (QIcon.State.On, theme.accent_text)):
            icon.addPixmap(QPixmap.fromImage(_picture(name, colour, pixels)), QIcon.Mode.Normal, state)
            icon.addPixmap(QPixmap.fromImage(faint), QIcon.Mode.Disabled, state)
    return icon


def tinted_icon(name: str, colour: str) -> QIcon:
    """The icon called ``name`` in one colour, for a ground or a meaning of its own."""
    icon = QIcon()
    for pixels in SIZES_PX:
        icon.addPixmap(QPixmap.fromImage(_picture(name, colour, pixels)), QIcon.Mode.Normal)
        icon.addPixmap(QPixmap.fromImage(_picture(name, colour, pixels, DISABLED_OPACITY)), QIcon.Mode.Disabled)
    return icon


@lru_cache(maxsize=1024)
def _picture(name: str, colour: str, pixels: int, opacity: float = 1.0) -> QImage:
    """An image and not a pixmap, because it may outlive the application."""
    picture = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    drawing = _drawing(name).replace(INK_IN_FILE, colour)
    if drawing:
        painter = QPainter(picture)
        painter.setOpacity(opacity)
        QSvgRenderer(QByteArray(drawing.encode())).render(painter, QRectF(0, 0, pixels, pixels))
        painter.end()
    return picture


@lru_cache
def _drawing(name: str) -> str:
    """The text of the file; empty if it is missing, which costs a picture but no window."""
    try:
        return resource(f"icons/actions/{name}.svg").read_text(encoding="utf-8")
    except OSError as error:
        log.warning("The icon %s cannot be read: %s", name, error)
        return ""
