"""AnalysisThread: thinks about one task at a time beside the window and tells of every improvement."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, Signal, Slot

from connect4_gui.engine.search_types import Engine, SearchInfo, StopFlag
from connect4_gui.game.analyst import Task, analysis
from connect4_gui.ui.play.engine_thread import EngineThread

NEWS_SECONDS = 0.12
"""The least time between two improvements, so that figures can be read."""


class AnalysisThread(QObject):
    """``found`` carries a task and what is known of it now, ``ended`` and ``failed`` the task; never of an old task.

    Whoever creates it must call :meth:`close`.
    """

    found = Signal(object, object)
    ended = Signal(object)
    failed = Signal(object)
    _reported = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = EngineThread(self)
        self._task: Task | None = None
        self._reported.connect(self._pass_on)

    @property
    def task(self) -> Task | None:
        """What is being thought about."""
        return self._task

    def start(self, engine: Engine, task: Task) -> None:
        """Think about ``task``, and no longer about any other."""
        self._task = task
        self._thread.start(
            lambda stop: self._work(engine, task, stop),
            lambda _: self._hear_end(task),
            lambda: self._hear_failure(task),
        )

    def cancel(self) -> None:
        self._task = None
        self._thread.cancel()

    def close(self) -> None:
        self._task = None
        self._thread.close()

    def _work(self, engine: Engine, task: Task, stop: StopFlag) -> None:
        """In the engine's thread: report what is new, but not faster than people read, and what is last."""
        told_at, told, info = 0.0, None, None
        for info in analysis(engine, task, stop):
            now = time.monotonic()
            if _says_more(info, told) and now - told_at >= NEWS_SECONDS:
                told_at, told = now, info
                self._reported.emit(task, info)
        if info is not None and info is not told:
            self._reported.emit(task, info)

    @Slot(object, object)
    def _pass_on(self, task: Task, info: SearchInfo) -> None:
        if task is self._task:
            self.found.emit(task, info)

    def _hear_end(self, task: Task) -> None:
        self._task = None
        self.ended.emit(task)

    def _hear_failure(self, task: Task) -> None:
        self._task = None
        self.failed.emit(task)


def _says_more(info: SearchInfo, told: SearchInfo | None) -> bool:
    if told is None:
        return True
    return (info.score, info.columns, info.line) != (told.score, told.columns, told.line)
