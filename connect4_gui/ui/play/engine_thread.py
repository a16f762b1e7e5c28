"""EngineThread: thinking beside the window. Only frozen values cross between the two threads."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol

from PySide6.QtCore import QObject, QThread, Signal, Slot

from connect4_gui.engine.board import Board
from connect4_gui.engine.search_types import SearchInfo, StopFlag

log = logging.getLogger(__name__)

CLOSE_MS = 5000

_unstoppable: list[QThread] = []
"""Threads whose thinker ignored its stop flag: kept alive, because Qt aborts when a running thread is collected."""


class Thinker(Protocol):
    """What the thread lets think, for example a Bot. Used in the engine's thread only."""

    def think(self, board: Board, stop: StopFlag) -> Iterator[SearchInfo]:
        """Yield ever better knowledge of ``board``, at least once, and end soon after ``stop`` is set."""

    def choose(self, board: Board, info: SearchInfo, stop: StopFlag) -> object:
        """The answer, given the last thing that thinking found; any answer will do once ``stop`` is set."""


@dataclass(frozen=True, slots=True, eq=False)
class Request:
    """One question. It is its own identity: an answer counts only for the very request it carries."""

    board: Board
    thinker: Thinker
    stop: StopFlag = field(default_factory=StopFlag)


class _Worker(QObject):
    """Lives in the engine's thread."""

    progressed = Signal(object, object)
    answered = Signal(object, object)
    failed = Signal(object)

    @Slot(object)
    def think(self, request: Request) -> None:
        try:
            self._think(request)
        except Exception:
            log.exception("The engine failed on a %s board:\n%s", request.board.size, request.board)
            self.failed.emit(request)

    def _think(self, request: Request) -> None:
        thinker, info = request.thinker, None
        if not request.stop.is_set():
            for info in thinker.think(request.board, request.stop):
                if request.stop.is_set():
                    return
                self.progressed.emit(request, info)
        if request.stop.is_set():
            return
        if info is None:
            raise RuntimeError("the engine ended its thinking without an answer")
        self.answered.emit(request, thinker.choose(request.board, info, request.stop))


class EngineThread(QObject):
    """One question at a time: a new one cancels the old one.

    Whoever creates it must call :meth:`close`. ``failed`` means that the thinker raised; the log has the trace.
    """

    progressed = Signal(object, object)
    answered = Signal(object, object)
    failed = Signal(object)
    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pending: Request | None = None
        self._thread = QThread()
        self._thread.setObjectName("engine")
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._connect_signals()
        self._thread.start()

    def ask(self, board: Board, thinker: Thinker) -> Request:
        """Let ``thinker`` think about ``board``; the answer comes as ``answered(request, answer)``."""
        self.cancel()
        self._pending = Request(board, thinker)
        self._asked.emit(self._pending)
        return self._pending

    def cancel(self) -> None:
        """Drop the question that is open, if any. Its answer will never be heard."""
        if self._pending is not None:
            self._pending.stop.set()
            self._pending = None

    def close(self) -> None:
        """Cancel, and wait for the thread to end. Harmless the second time."""
        self.cancel()
        self._thread.quit()
        if not self._thread.wait(CLOSE_MS):
            log.error("A search did not stop within %d ms", CLOSE_MS)
            _unstoppable.append(self._thread)

    def is_running(self) -> bool:
        return self._thread.isRunning()

    def _connect_signals(self) -> None:
        self._asked.connect(self._worker.think)
        self._worker.progressed.connect(self._hear_progress)
        self._worker.answered.connect(self._hear_answer)
        self._worker.failed.connect(self._hear_failure)

    @Slot(object, object)
    def _hear_progress(self, request: Request, info: object) -> None:
        if request is self._pending:
            self.progressed.emit(request, info)

    @Slot(object, object)
    def _hear_answer(self, request: Request, answer: object) -> None:
        if request is self._pending:
            self._pending = None
            self.answered.emit(request, answer)

    @Slot(object)
    def _hear_failure(self, request: Request) -> None:
        if request is self._pending:
            self._pending = None
            self.failed.emit(request)
