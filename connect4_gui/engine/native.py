"""Native: the compiled engine behind the same interface as MinMax.

The search runs outside the interpreter's lock, in a thread of the compiled core; this file asks it questions, passes
the stop flag on and turns its bounds into scores. Where the core was not built, :func:`is_available` says so.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Iterator
from functools import cache
from typing import Protocol, cast

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.search_types import Score, SearchInfo, SearchLimits, StopFlag, Verdict, exact_score_with

DEFAULT_MEMORY_BYTES = 64 << 20
MOST_MEMORY_BYTES = 4 << 30
MOST_THREADS = 64

NEWS_SECONDS = 0.1
"""The longest time between two reports of an analysis."""

POLL_SECONDS = 0.01
"""How often the stop flag is looked at."""

_LIMB = (1 << 64) - 1
_NO_NODE_LIMIT = _LIMB
_MOST_CELLS = 72

_Value = tuple[int, int, int]
"""A score for the player to move: lower bound, upper bound, estimate."""

_News = tuple[bool, bool, int, "_Value | None", "tuple[_Value | None, ...]", "tuple[int, ...]", int]


class _Core(Protocol):
    """A search session of the compiled module; see core/module.cpp."""

    def start(
        self,
        rows: int,
        columns: int,
        own_low: int,
        own_high: int,
        occupied_low: int,
        occupied_high: int,
        depth: int,
        every_column: bool,
        nodes: int,
        seconds: float,
        /,
    ) -> int: ...

    def wait(self, number: int, seconds: float, /) -> _News: ...

    def stop(self, number: int, /) -> None: ...

    def forget(self) -> None: ...

    def solve(
        self, rows: int, columns: int, own_low: int, own_high: int, occupied_low: int, occupied_high: int, /
    ) -> tuple[int, int]: ...

    def can_force(
        self,
        rows: int,
        columns: int,
        own_low: int,
        own_high: int,
        occupied_low: int,
        occupied_high: int,
        is_for_mover: bool,
        without_low: int,
        without_high: int,
        nodes: int,
        stop: bytearray | None,
        /,
    ) -> bool | None: ...


class _CoreModule(Protocol):
    def Core(self, memory_bytes: int, threads: int) -> _Core: ...  # noqa: N802

    def faster_variants(self) -> tuple[str, ...]: ...


def _import_core(name: str) -> _CoreModule | None:
    try:
        return cast(_CoreModule, importlib.import_module(f"connect4_gui.engine.{name}"))
    except ImportError:
        return None


@cache
def core_variants() -> dict[str, _CoreModule]:
    """The compiled modules that run on this machine, the fastest last; maybe none.

    They are ``baseline``, and for newer processors ``fast`` (AVX2) and ``fastest`` (AVX-512).
    """
    baseline = _import_core("_core")
    if baseline is None:
        return {}
    names = baseline.faster_variants() if hasattr(baseline, "faster_variants") else ()  # an older one does not know
    faster = {name: _import_core(f"_core_{name}") for name in names}
    return {"baseline": baseline} | {name: module for name, module in faster.items() if module is not None}


def is_available() -> bool:
    """Whether the compiled core was built for this Python."""
    return bool(core_variants())


class Native:
    """An engine with tables of ``memory_bytes`` and up to ``threads`` threads, both taken only when first needed.

    One analysis at a time: starting another ends the one before. Tables are kept between analyses of related positions
    of the same board size. Raises RuntimeError if the core is not available, ValueError for senseless settings.
    """

    def __init__(self, memory_bytes: int = DEFAULT_MEMORY_BYTES, threads: int = 1, variant: str | None = None) -> None:
        variants = core_variants()
        if not variants:
            raise RuntimeError("the compiled engine is not part of this installation")
        if not 1 <= memory_bytes <= MOST_MEMORY_BYTES:
            raise ValueError(f"memory must be 1 to {MOST_MEMORY_BYTES} bytes, not {memory_bytes}")
        if not 1 <= threads <= MOST_THREADS:
            raise ValueError(f"threads must be 1 to {MOST_THREADS}, not {threads}")
        self.variant = list(variants)[-1] if variant is None else variant
        if self.variant not in variants:
            raise ValueError(f"there is no variant {variant!r} here; there are {', '.join(variants)}")
        self._core = variants[self.variant].Core(memory_bytes, threads)

    @property
    def name(self) -> str:
        return "native"

    def forget(self) -> None:
        self._core.forget()

    def solve(self, board: Board) -> tuple[Score, int]:
        """The exact score of ``board`` and the nodes it took, however long it takes. Raises ValueError like analyse."""
        limbs = _limbs(board)
        try:
            points, nodes = self._core.solve(board.size.rows, board.size.columns, *limbs)
        except ValueError:
            raise ValueError(_refusal(board)) from None
        return exact_score_with(points, board.empty_count), nodes

    @property
    def has_can_force(self) -> bool:
        """Whether the core that was built knows :meth:`can_force`; an older one does not."""
        return hasattr(self._core, "can_force")

    def can_force(
        self, board: Board, side: Side, without: int, nodes: int, stop: StopFlag | None = None
    ) -> bool | None:
        """Whether ``side`` can force four if none of its lines through the cells of the mask ``without`` counts.

        The other side's fours all count; they and a full board are no four. None if that was not decided within
        ``nodes`` or before ``stop`` was set. The same question always takes the same nodes. Raises ValueError like
        analyse.
        """
        limbs = _limbs(board)
        without &= board.geometry.full
        try:
            return self._core.can_force(
                board.size.rows,
                board.size.columns,
                *limbs,
                board.side is side,
                without & _LIMB,
                without >> 64,
                min(nodes, _NO_NODE_LIMIT),
                None if stop is None else stop.raw,
            )
        except ValueError:
            raise ValueError(_refusal(board)) from None

    def analyse(self, board: Board, limits: SearchLimits, stop: StopFlag | None = None) -> Iterator[SearchInfo]:
        """See :class:`Engine`. Yields at least every tenth of a second and ends within a hundredth after ``stop``."""
        started = time.perf_counter()
        number = self._start(board, limits)
        try:
            reported, is_over = started, False
            while not is_over:
                news = self._core.wait(number, POLL_SECONDS)
                if stop is not None and stop.is_set() and not news[1]:
                    self._core.stop(number)
                    news = self._core.wait(number, 0.0)
                is_new, is_over, _, position, *_ = news
                now = time.perf_counter()
                if position is not None and (is_new or is_over or now - reported >= NEWS_SECONDS):
                    reported = now
                    yield _info(board, limits, news, now - started)
        finally:
            self._core.stop(number)

    def _start(self, board: Board, limits: SearchLimits) -> int:
        limbs = _limbs(board)
        try:
            return self._core.start(
                board.size.rows,
                board.size.columns,
                *limbs,
                min(limits.depth or 0, _MOST_CELLS),
                limits.every_column,
                min(limits.nodes or _NO_NODE_LIMIT, _NO_NODE_LIMIT),
                float("inf") if limits.seconds is None else limits.seconds,
            )
        except ValueError:
            raise ValueError(_refusal(board)) from None


def _info(board: Board, limits: SearchLimits, news: _News, seconds: float) -> SearchInfo:
    _, _, depth, position, values, line, nodes = news
    assert position is not None
    columns, empties = values[: board.size.columns], board.empty_count
    lower, upper, _ = position
    best = tuple(c for c, value in enumerate(columns) if value is not None and value[0] == value[1] == lower)
    if lower == upper and best:
        score = exact_score_with(lower, empties)
    else:
        score, best = _open_score_and_best(position, columns, empties)
    wanted = tuple(_score(value, empties) for value in columns) if limits.every_column else (None,) * len(columns)
    return SearchInfo(depth, score, line, wanted, best, nodes, seconds)


def _score(value: _Value | None, empties: int) -> Score | None:
    if value is None:
        return None
    lower, upper, estimate = value
    if lower == upper:
        return exact_score_with(lower, empties)
    if lower > 0:
        return Score(Verdict.WIN, lower)
    return Score(Verdict.LOSS, upper) if upper < 0 else Score(Verdict.UNKNOWN, estimate)


def _open_score_and_best(
    position: _Value, columns: tuple[_Value | None, ...], empties: int
) -> tuple[Score, tuple[int, ...]]:
    """The score and the best columns while no column is proven to reach the score, which is not called exact before."""
    scores = [_score(value, empties) for value in columns]
    top = max((found for found in scores if found is not None), key=lambda found: found.rank)
    best = tuple(c for c, found in enumerate(scores) if found is not None and found.rank == top.rank)
    score = _score(position, empties)
    return (top if score is None or score.exact else score), best


def _limbs(board: Board) -> tuple[int, int, int, int]:
    """The two bitboards, each as low and high 64 bits. Raises ValueError if they are no sets of cells."""
    own, occupied = board.own, board.occupied
    if (own | occupied) >> 2 * 64:
        raise ValueError(f"this is not a position: {own} of {occupied}")
    return (own & _LIMB, own >> 64, occupied & _LIMB, occupied >> 64)


def _refusal(board: Board) -> str:
    """Why the core refuses ``board``."""
    return "this is not a position" if board.outcome() is None else "the game is already over"
