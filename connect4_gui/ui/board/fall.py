"""Fall: one disc on its way down. It moves a picture; the rules never wait for it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QPointF, QVariantAnimation, Signal, Slot

from connect4_gui.settings.motion import fallen, has_touched
from connect4_gui.ui.board.circle import Circle


class Fall(QVariantAnimation):
    """Moves ``circle`` from ``start`` to ``end`` in ``duration_ms`` as gravity and a small bounce have it.

    ``touched`` comes once, at the first contact; ``landed`` when the bounce is over. ``is_by_hand`` says whether a
    person at this window dropped the disc.
    """

    touched = Signal(object)
    landed = Signal(object)

    def __init__(
        self, circle: Circle, start: QPointF, end: QPointF, duration_ms: int, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.circle = circle
        self.is_by_hand = False
        self._start = start
        self._end = end
        self._has_touched = False
        circle.setPos(start if duration_ms else end)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(duration_ms)
        self.valueChanged.connect(self._move)
        self.finished.connect(self._land)

    def finish(self) -> None:
        """Be at the end of the way now."""
        self.stop()
        self._land()

    @Slot(object)
    def _move(self, progress: Any) -> None:
        self.circle.setPos(self._start + (self._end - self._start) * fallen(float(progress)))
        if has_touched(float(progress)):
            self._touch()

    @Slot()
    def _land(self) -> None:
        self.circle.setPos(self._end)
        self._touch()
        self.landed.emit(self)

    def _touch(self) -> None:
        if not self._has_touched:
            self._has_touched = True
            self.touched.emit(self)
