"""ReviewThread: reviews one game at a time beside the window and tells of what is found."""

from __future__ import annotations

import time
from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal, Slot

from connect4_gui.coach.course import Course
from connect4_gui.coach.review import Review
from connect4_gui.coach.reviewer import Reviewer
from connect4_gui.engine.board import Position
from connect4_gui.engine.search_types import Score, StopFlag
from connect4_gui.ui.play.engine_thread import EngineThread

NEWS_SECONDS = 0.1
"""The least time between two reports, so that the window has time for other things."""


class ReviewThread(QObject):
    """``found`` carries what is known of the game, the last time when all is; ``failed`` says that it went wrong.

    Whoever creates it must call :meth:`close`.
    """

    found = Signal(object)
    failed = Signal()
    _reported = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = EngineThread(self)
        self._course: Course | None = None
        self._reported.connect(self._pass_on)

    @property
    def is_busy(self) -> bool:
        return self._course is not None

    def start(self, reviewer: Reviewer, course: Course, known: Mapping[Position, Score]) -> None:
        """Review the game, and no longer any other."""
        self._course = course
        self._thread.start(
            lambda stop: self._work(reviewer, course, dict(known), stop), lambda _: self._end(), self._fail
        )

    def cancel(self) -> None:
        self._course = None
        self._thread.cancel()

    def close(self) -> None:
        self._course = None
        self._thread.close()

    def _work(self, reviewer: Reviewer, course: Course, known: Mapping[Position, Score], stop: StopFlag) -> None:
        """In the engine's thread."""
        told_at = 0.0
        for review in reviewer.review(course, known, stop):
            now = time.monotonic()
            if review.is_whole or now - told_at >= NEWS_SECONDS:
                told_at = now
                self._reported.emit(course, review)

    @Slot(object, object)
    def _pass_on(self, course: Course, review: Review) -> None:
        if course is self._course:
            if review.is_whole:
                self._course = None
            self.found.emit(review)

    def _end(self) -> None:
        self._course = None

    def _fail(self) -> None:
        self._course = None
        self.failed.emit()
