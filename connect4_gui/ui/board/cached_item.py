"""CachedItem: a part of the scene that is painted once and then only moved about."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from connect4_gui.settings.theme import Theme


class CachedItem(QGraphicsRectItem):
    """Paints inside its rectangle, in the colours of ``theme``.

    While a bot thinks, every call from Qt into Python waits for the bot's thread to let go. So the bounds are Qt's own,
    and the picture is kept until ``update`` is called or the window is resized.
    """

    def __init__(self, bounds: QRectF, theme: Theme) -> None:
        super().__init__(bounds)
        self.theme = theme
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()
