"""Adviser: asks the strongest engine for a hint, in a thread of its own, and keeps it as long as it holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, Signal, Slot

from connect4_gui.engine.board import Board
from connect4_gui.engine.search_types import Engine, SearchInfo, SearchLimits, StopFlag
from connect4_gui.game.hint import Hint, hint_for
from connect4_gui.ui.play.engine_thread import EngineThread, Request

EngineFactory = Callable[[], Engine]

HINT_LIMITS = SearchLimits(seconds=1.2)


class _HintThinker:
    """Turns what an engine finds into a Hint."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def think(self, board: Board, stop: StopFlag) -> Iterator[SearchInfo]:
        return self._engine.analyse(board, HINT_LIMITS, stop)

    def choose(self, board: Board, info: SearchInfo, stop: StopFlag) -> Hint:  # noqa: ARG002
        return hint_for(board, info)


class Adviser(QObject):
    """``advised`` carries a Hint. The engine and its thread are made when the first hint is asked for.

    Whoever creates it must call :meth:`close`.
    """

    advised = Signal(object)
    failed = Signal()
    dropped = Signal()

    def __init__(self, make_engine: EngineFactory, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make_engine = make_engine
        self._thinker: _HintThinker | None = None
        self._thread: EngineThread | None = None
        self._pending: Request | None = None
        self._hint: Hint | None = None

    @property
    def hint(self) -> Hint | None:
        """The hint that was given last, until it is dropped."""
        return self._hint

    @property
    def is_thinking(self) -> bool:
        return self._pending is not None

    def ask(self, board: Board) -> None:
        """Look for a hint on ``board``, on which somebody must be able to move."""
        if self._thinker is None:
            self._thinker = _HintThinker(self._make_engine())
        if self._thread is None:
            self._thread = EngineThread(self)
            self._thread.answered.connect(self._hear_answer)
            self._thread.failed.connect(self._hear_failure)
        self._pending = self._thread.ask(board, self._thinker)

    def renew_engine(self) -> None:
        """Look for the next hint with an engine that is made anew."""
        self._thinker = None

    def drop(self) -> None:
        """Forget the hint, or the question for one."""
        self._pending = self._hint = None
        if self._thread is not None:
            self._thread.cancel()
        self.dropped.emit()

    def close(self) -> None:
        self._pending = None
        if self._thread is not None:
            self._thread.close()

    @Slot(object, object)
    def _hear_answer(self, request: Request, hint: Hint) -> None:
        if request is self._pending:
            self._pending, self._hint = None, hint
            self.advised.emit(hint)

    @Slot(object)
    def _hear_failure(self, request: Request) -> None:
        if request is self._pending:
            self._pending = None
            self.failed.emit()
