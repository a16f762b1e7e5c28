"""EngineThread: thinking beside the window. Only frozen values cross between the two threads."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal, Slot

from connect4_gui.engine.search_types import StopFlag

log = logging.getLogger(__name__)

CLOSE_MS = 5000

_unstoppable: list[QThread] = []
"""Threads whose job ignored its stop flag: kept alive, because Qt aborts when a running thread is collected."""


@dataclass(frozen=True, slots=True, eq=False)
class _Task:
    """One job and who wants to hear of its end. It is its own identity."""

    job: Callable[[StopFlag], Any]
    done: Callable[[Any], None]
    failed: Callable[[], None]
    stop: StopFlag = field(default_factory=StopFlag)


class _Hand(QObject):
    """Lives in the engine's thread."""

    done = Signal(object, object)
    failed = Signal(object)

    @Slot(object)
    def work(self, task: _Task) -> None:
        if task.stop.is_set():
            return
        try:
            answer = task.job(task.stop)
        except Exception:
            log.exception("Thinking failed")
            self.failed.emit(task)
        else:
            self.done.emit(task, answer)


class EngineThread(QObject):
    """A Worker with a thread of its own, which begins with the first job. ``done`` and ``failed`` are called in the
    thread that started the job.

    Whoever creates it must call :meth:`close`.
    """

    _started = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task: _Task | None = None
        self._thread = QThread()
        self._thread.setObjectName("engine")
        self._hand = _Hand()
        self._hand.moveToThread(self._thread)
        self._started.connect(self._hand.work)
        self._hand.done.connect(self._hear_end)
        self._hand.failed.connect(self._hear_failure)

    def start(self, job: Callable[[StopFlag], Any], done: Callable[[Any], None], failed: Callable[[], None]) -> None:
        self.cancel()
        if not self._thread.isRunning():
            self._thread.start()
        self._task = _Task(job, done, failed)
        self._started.emit(self._task)

    def cancel(self) -> None:
        """Drop the job that is being done, if any. Its end will never be heard."""
        if self._task is not None:
            self._task.stop.set()
            self._task = None

    def close(self) -> None:
        """Cancel, and wait for the thread to end. Harmless the second time."""
        self.cancel()
        self._thread.quit()
        if not self._thread.wait(CLOSE_MS):
            log.error("A search did not stop within %d ms", CLOSE_MS)
            _unstoppable.append(self._thread)

    def is_running(self) -> bool:
        return self._thread.isRunning()

    @Slot(object, object)
    def _hear_end(self, task: _Task, answer: object) -> None:
        if task is self._task:
            self._task = None
            task.done(answer)

    @Slot(object)
    def _hear_failure(self, task: _Task) -> None:
        if task is self._task:
            self._task = None
            task.failed()
