"""Reveal: the winning discs light up one after another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QVariantAnimation, Slot

from connect4_gui.ui.board.circle import Circle


class Reveal(QVariantAnimation):
    """Marks ``circles`` in their order, one every ``step_ms``; with 0 ms all of them at once."""

    def __init__(self, circles: Sequence[Circle], step_ms: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._circles = tuple(circles)
        self._shown = 0
        self.setStartValue(0.0)
        self.setEndValue(float(len(circles)))
        self.setDuration(step_ms * len(circles))
        self.valueChanged.connect(self._mark_up_to)
        self.finished.connect(self._mark_all)

    @Slot(object)
    def _mark_up_to(self, count: Any) -> None:
        while self._shown < int(float(count)):
            self._circles[self._shown].set_winning(True)
            self._shown += 1

    @Slot()
    def _mark_all(self) -> None:
        self._mark_up_to(len(self._circles))
