"""Action icons: line drawings from ``resources/icons/actions``, drawn in the colours of the theme."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from connect4_gui.paths import resource
from connect4_gui.ui.theme import Theme

INK_IN_FILE = "#000000"
SIZES_PX = (16, 20, 24, 32, 40, 48, 60)
DISABLED_OPACITY = 0.45


def action_icon(name: str, theme: Theme) -> QIcon:
    """The icon called ``name``: plain in the text's colour, faint when disabled, in the accent's when switched on."""
    icon = QIcon()
    for pixels in SIZES_PX:
        icon.addPixmap(_picture(name, theme.text, pixels), QIcon.Mode.Normal, QIcon.State.Off)
        icon.addPixmap(_picture(name, theme.accent_text, pixels), QIcon.Mode.Normal, QIcon.State.On)
        faint = _picture(name, theme.muted, pixels, DISABLED_OPACITY)
        for state in (QIcon.State.Off, QIcon.State.On):
            icon.addPixmap(faint, QIcon.Mode.Disabled, state)
    return icon


@lru_cache(maxsize=64)
def _drawing(name: str) -> str:
    return resource(f"icons/actions/{name}.svg").read_text(encoding="utf-8")


def _picture(name: str, colour: str, pixels: int, opacity: float = 1.0) -> QPixmap:
    renderer = QSvgRenderer(QByteArray(_drawing(name).replace(INK_IN_FILE, colour).encode()))
    picture = QPixmap(pixels, pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setOpacity(opacity)
    renderer.render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    return picture
