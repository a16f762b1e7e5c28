"""KeptPicture: what an item of the scene looked like last, for when Qt has forgotten it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform


class KeptPicture:
    """Paints what ``draw`` draws, from the picture of the last time if that has the same size and place."""

    def __init__(self, draw: Callable[[QPainter], None]) -> None:
        self._draw = draw
        self._pixmap: QPixmap | None = None
        self._transform = QTransform()

    def forget(self) -> None:
        """It looks different from now on."""
        self._pixmap = None

    def paint(self, painter: QPainter, bounds: QRectF, *, is_any_size: bool) -> None:
        """Paint into the picture that Qt keeps; a picture of another size will do if ``is_any_size``.

        Whatever else is painted on, as an image to be stored, gets a drawing of its own.
        """
        device = painter.device()
        if not isinstance(device, QPixmap):
            self._draw(painter)
        elif is_any_size and self._pixmap is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(bounds, self._pixmap, self._on_pixmap(bounds))
        else:
            picture = self._picture_for(painter, device)
            painter.save()
            painter.resetTransform()
            painter.drawPixmap(QPoint(), picture)
            painter.restore()

    def _picture_for(self, painter: QPainter, device: QPixmap) -> QPixmap:
        """The picture of the size and the place that are wanted, drawn anew if it has others."""
        transform, kept = painter.worldTransform(), self._pixmap
        if (
            kept is not None
            and kept.size() == device.size()
            and kept.devicePixelRatio() == device.devicePixelRatio()
            and self._transform == transform
        ):
            return kept
        pixmap = QPixmap(device.size())
        pixmap.setDevicePixelRatio(device.devicePixelRatio())
        pixmap.fill(Qt.GlobalColor.transparent)
        own = QPainter(pixmap)
        own.setWorldTransform(transform)
        self._draw(own)
        own.end()
        self._pixmap, self._transform = pixmap, transform
        return pixmap

    def _on_pixmap(self, bounds: QRectF) -> QRectF:
        assert self._pixmap is not None
        ratio = self._pixmap.devicePixelRatio()
        place = self._transform.mapRect(bounds)
        return QRectF(place.x() * ratio, place.y() * ratio, place.width() * ratio, place.height() * ratio)
