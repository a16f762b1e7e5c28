"""ArchiveThread: asks the archive beside the window, since a disk may take its time."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from connect4_gui.store.archive_file import ArchiveError
from connect4_gui.store.game_file import GameFileError

log = logging.getLogger(__name__)

CLOSE_SECONDS = 5.0


@dataclass(frozen=True, slots=True, eq=False)
class _Task:
    """Something to do and who wants to hear of its end. It is its own identity."""

    job: Callable[[], Any]
    done: Callable[[Any], None]
    failed: Callable[[str], None]
    topic: str | None = None


class ArchiveThread(QObject):
    """Does everything in one thread, in the order in which it is asked; the ends are heard in the thread that asked.

    ``failed`` is called with a sentence. Whoever creates it must call :meth:`close`.
    """

    _ended = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._newest: dict[str, _Task] = {}
        self._changes = 0
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="games")
        self._last: Future[None] | None = None
        self._is_closed = False
        self._ended.connect(self._hear)

    @property
    def is_busy(self) -> bool:
        """Whether there is something whose end was not heard yet."""
        return bool(self._newest) or self._changes > 0

    def ask(
        self, topic: str, job: Callable[[], Any], done: Callable[[Any], None], failed: Callable[[str], None]
    ) -> None:
        """Find something out. Older questions on the same ``topic`` are dropped, their answers never heard."""
        task = _Task(job, done, failed, topic)
        self._newest[topic] = task
        self._submit(task)

    def drop(self, topic: str) -> None:
        """Nobody wants to know any more."""
        self._newest.pop(topic, None)

    def do(self, job: Callable[[], Any], done: Callable[[Any], None], failed: Callable[[str], None]) -> None:
        """Change something. It is done whatever is asked later."""
        self._changes += 1
        self._submit(_Task(job, done, failed))

    def close(self) -> None:
        """Drop the questions, do what there is to do, and end the thread. Harmless the second time."""
        self._is_closed = True
        self._newest.clear()
        if self._last is not None:
            try:
                self._last.result(CLOSE_SECONDS)
            except TimeoutError:
                log.error("The archive of games does not answer")
        self._thread.shutdown(wait=False)

    def _submit(self, task: _Task) -> None:
        if not self._is_closed:
            self._last = self._thread.submit(self._work, task)

    def _is_wanted(self, task: _Task) -> bool:
        return not self._is_closed and (task.topic is None or self._newest.get(task.topic) is task)

    def _work(self, task: _Task) -> None:
        if task.topic is not None and not self._is_wanted(task):
            return
        try:
            answer = task.job()
        except (ArchiveError, GameFileError, OSError) as error:
            log.warning("The archive: %s", error)
            self._ended.emit(task, None, _sentence(error))
        except Exception:
            log.exception("Asking the archive failed")
            self._ended.emit(task, None, self.tr("something went wrong; details are in the log"))
        else:
            self._ended.emit(task, answer, None)

    @Slot(object, object, object)
    def _hear(self, task: _Task, answer: object, problem: str | None) -> None:
        if not self._is_wanted(task):
            return
        if task.topic is None:
            self._changes -= 1
        else:
            del self._newest[task.topic]
        if problem is None:
            task.done(answer)
        else:
            task.failed(problem)


def _sentence(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
