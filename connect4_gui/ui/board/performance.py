"""Performance: shows what a turn did to the board, one stage after another. The rules never wait for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, QVariantAnimation, Signal, Slot

from connect4_gui.engine.geometry import Cell


class Stage(Protocol):
    """Something that happens to the pictures on the board, from 0 to 1.

    ``finish`` must leave them as they are to be, however far the stage has come, even if it never began.
    """

    duration_ms: int

    def start(self) -> None: ...

    def move(self, progress: float) -> Cell | None:
        """Be at ``progress``. Gives the cell of a disc that is down by now, again and again."""

    def finish(self) -> Cell | None:
        """Be at the end, as ``move`` does."""


class Performance(QVariantAnimation):
    """Plays ``stages`` in their order; those without duration take no time.

    ``touched`` carries the cell of a disc, once for each stage in which one comes down. ``ended`` comes once, at the
    end. ``is_by_hand`` says whether a person at this window made the turn, ``is_upheaval`` whether discs that lay on
    the board already come to lie elsewhere.
    """

    touched = Signal(object)
    ended = Signal(object)

    def __init__(
        self, stages: Sequence[Stage], parent: QObject | None = None, *, is_by_hand: bool, is_upheaval: bool
    ) -> None:
        super().__init__(parent)
        self.is_by_hand = is_by_hand
        self.is_upheaval = is_upheaval
        self._stages = list(stages)
        self._has_touched = False
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.valueChanged.connect(self._move)
        self.finished.connect(self._finish_stage)

    def begin(self) -> None:
        """Play the next stages, up to the first one that takes its time."""
        while self._stages and self._stages[0].duration_ms == 0:
            self._end_stage()
        if self._stages:
            stage = self._stages[0]
            stage.start()
            self.setDuration(stage.duration_ms)
            self.start()
        else:
            self.ended.emit(self)

    def finish(self) -> None:
        """Be at the end of all stages now."""
        self.stop()
        while self._stages:
            self._end_stage()
        self.ended.emit(self)

    def drop(self) -> None:
        """Be at the end of all stages now, and tell nobody."""
        self.blockSignals(True)
        self.finish()

    @Slot(object)
    def _move(self, progress: Any) -> None:
        if self._stages:
            self._touch(self._stages[0].move(float(progress)))

    @Slot()
    def _finish_stage(self) -> None:
        self._end_stage()
        self.begin()

    def _end_stage(self) -> None:
        self._touch(self._stages[0].finish())
        self._stages.pop(0)
        self._has_touched = False

    def _touch(self, cell: Cell | None) -> None:
        if cell is not None and not self._has_touched:
            self._has_touched = True
            self.touched.emit(cell)
