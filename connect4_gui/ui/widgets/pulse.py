"""Pulse: a light that goes up at once and fades away; without motion it stays until it is put out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QVariantAnimation, Slot

REST = 0.35


class Pulse(QVariantAnimation):
    """``strength`` runs from 1 to a rest; ``changed`` is called whenever it is another one."""

    def __init__(self, changed: Callable[[], None], duration_ms: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._changed = changed
        self.strength = 0.0
        self.setStartValue(1.0)
        self.setEndValue(REST)
        self.setDuration(duration_ms)
        self.valueChanged.connect(self._follow)

    def beat(self) -> None:
        """Light up; with 0 ms just be lit."""
        self.stop()
        self._set(1.0)
        if self.duration() > 0:
            self.start()

    def put_out(self) -> None:
        self.stop()
        self._set(0.0)

    @Slot(object)
    def _follow(self, strength: Any) -> None:
        self._set(float(strength))

    def _set(self, strength: float) -> None:
        self.strength = strength
        self._changed()
