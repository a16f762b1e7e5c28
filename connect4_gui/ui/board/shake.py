"""Shake: the waiting disc shakes its head when a column is full."""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import QObject, QPointF, QVariantAnimation, Slot
from PySide6.QtWidgets import QGraphicsItem

REACH = 9.0
SWINGS = 3


class Shake(QVariantAnimation):
    """Swings ``item`` to and fro around a point, less and less; with 0 ms it stays where it is."""

    def __init__(self, item: QGraphicsItem, duration_ms: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._item = item
        self._centre = QPointF()
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(duration_ms)
        self.valueChanged.connect(self._move)

    def start_at(self, centre: QPointF) -> None:
        self.stop()
        self._centre = centre
        self.start()

    @Slot(object)
    def _move(self, progress: Any) -> None:
        done = float(progress)
        swing = REACH * (1 - done) * math.sin(2 * math.pi * SWINGS * done)
        self._item.setPos(self._centre + QPointF(swing, 0))
