"""Action icons: line drawings from ``resources/icons/actions``, drawn in the colours of the theme."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from connect4_gui.resource_file import resource_text
from connect4_gui.settings.theme import Theme

log = logging.getLogger(__name__)

SIZES_PX = (16, 20, 32, 40, 60)
RATIOS = (1, 2, 3)
"""Of pixels to the units that sizes are told in; in between a larger picture is made smaller."""

DISABLED_OPACITY = 0.45


def action_icon(name: str, theme: Theme, px: int | None = None) -> QIcon:
    """The icon called ``name``: plain in the text's colour, faint when disabled, in the accent's when switched on.

    With ``px`` it is for that size only, and nothing is drawn that nobody looks at.
    """
    sizes = SIZES_PX if px is None else tuple(px * ratio for ratio in RATIOS)
    icon = QIcon()
    for state, colour in ((QIcon.State.Off, theme.text), (QIcon.State.On, theme.accent_text)):
        _add(icon, _pictures(name, colour, 1.0, sizes), QIcon.Mode.Normal, state)
        _add(icon, _pictures(name, theme.muted, DISABLED_OPACITY, sizes), QIcon.Mode.Disabled, state)
    return icon


def tinted_icon(name: str, colour: str) -> QIcon:
    """The icon called ``name`` in one colour, for a ground or a meaning of its own."""
    icon = QIcon()
    _add(icon, _pictures(name, colour), QIcon.Mode.Normal)
    _add(icon, _pictures(name, colour, DISABLED_OPACITY), QIcon.Mode.Disabled)
    return icon


def _add(icon: QIcon, pictures: Iterable[QImage], mode: QIcon.Mode, state: QIcon.State = QIcon.State.Off) -> None:
    for picture in pictures:
        icon.addPixmap(QPixmap.fromImage(picture), mode, state)


@lru_cache(maxsize=512)
def _pictures(name: str, colour: str, opacity: float = 1.0, sizes: tuple[int, ...] = SIZES_PX) -> tuple[QImage, ...]:
    """One for each size; images and not pixmaps, because they may outlive the application."""
    ink = QColor(colour)
    ink.setAlphaF(opacity)
    return tuple(_inked(shape, ink) for shape in _shapes(name, sizes))


def _inked(shape: QImage, ink: QColor) -> QImage:
    picture = QImage(shape)
    painter = QPainter(picture)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(picture.rect(), ink)
    painter.end()
    return picture


@lru_cache(maxsize=256)
def _shapes(name: str, sizes: tuple[int, ...]) -> tuple[QImage, ...]:
    """The drawing in each size. It has one ink, so that a drawing is drawn once however many colours it comes in."""
    drawing = _drawing(name)
    renderer = QSvgRenderer(QByteArray(drawing.encode())) if drawing else None
    return tuple(_shape(renderer, pixels) for pixels in sizes)


def _shape(renderer: QSvgRenderer | None, pixels: int) -> QImage:
    picture = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    if renderer is not None:
        painter = QPainter(picture)
        renderer.render(painter, QRectF(0, 0, pixels, pixels))
        painter.end()
    return picture


@lru_cache
def _drawing(name: str) -> str:
    """The text of the file; empty if it cannot be read, which costs a picture but no window."""
    try:
        return resource_text(f"icons/actions/{name}.svg")
    except OSError as error:
        log.warning("The icon %s cannot be read: %s", name, error)
        return ""
