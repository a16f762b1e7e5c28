"""PacedThread: a thread whose answers come no sooner than people can follow them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from connect4_gui.engine.search_types import StopFlag
from connect4_gui.ui.play.engine_thread import EngineThread


class PacedThread(QObject):
    """A Worker. ``least_ms`` is asked at the start of each job how long its answer shall take at least.

    ``rested`` comes when a job has ended by itself, before its answer is delivered.
    """

    rested = Signal()

    def __init__(self, least_ms: Callable[[], int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._least_ms = least_ms
        self._thread = EngineThread(self)
        self._is_busy = False
        self._waiting: Callable[[], None] | None = None
        self._least_wait = QTimer(self, singleShot=True)
        self._least_wait.timeout.connect(self._deliver)

    def start(self, job: Callable[[StopFlag], Any], done: Callable[[Any], None], failed: Callable[[], None]) -> None:
        self.cancel()
        self._least_wait.start(self._least_ms())
        self._is_busy = True
        self._thread.start(job, lambda answer: self._keep(lambda: done(answer)), lambda: self._keep(failed))

    def cancel(self) -> None:
        self._least_wait.stop()
        self._waiting = None
        self._is_busy = False
        self._thread.cancel()

    @property
    def is_busy(self) -> bool:
        """Whether a job is being done; an answer that only waits is no work."""
        return self._is_busy

    def close(self) -> None:
        self.cancel()
        self._thread.close()

    def _keep(self, deliver: Callable[[], None]) -> None:
        self._waiting = deliver
        self._is_busy = False
        self.rested.emit()
        if not self._least_wait.isActive():
            self._deliver()

    @Slot()
    def _deliver(self) -> None:
        if self._waiting is not None:
            deliver, self._waiting = self._waiting, None
            deliver()
