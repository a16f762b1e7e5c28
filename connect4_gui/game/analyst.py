"""Analyst: what is known about the positions of a game, and which of them to think about next.

It thinks first about the position that is shown, then goes through the game from its newest position to the oldest,
and at last comes back to the one that is shown for as long as it stands. It knows neither threads nor windows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from connect4_gui.coach.evaluation import (
    GraphPoint,
    final_score,
    graph_point,
    is_better_known,
    is_complete,
    is_proven,
    steadied,
)
from connect4_gui.engine.board import Board, Position
from connect4_gui.engine.search_types import Engine, Score, SearchInfo, SearchLimits, StopFlag

FIRST_THOUGHT = SearchLimits(seconds=3.0)
GLANCE = SearchLimits(seconds=0.2)
"""All there is while a bot thinks, which has precedence."""

FILLING = SearchLimits(seconds=2.0, every_column=False)
ENDLESS = SearchLimits()

LINE_LENGTH = 12
LINE_LIMITS = SearchLimits(seconds=0.5, every_column=False)


@dataclass(frozen=True, slots=True, eq=False)
class Task:
    """A position to think about. It is its own identity."""

    board: Board
    limits: SearchLimits


class Analyst:
    """``follow`` says where things stand, ``next_task`` what to do, ``learn`` and ``finish`` what came of it."""

    def __init__(self) -> None:
        self._boards: Sequence[Board] = ()
        self._shown: Board | None = None
        self._infos: dict[Board, SearchInfo] = {}
        self._scores: dict[Position, Score] = {}
        self._done: set[tuple[Board, SearchLimits]] = set()

    def follow(self, boards: Sequence[Board], shown: Board, evaluations: Mapping[Position, Score]) -> None:
        """``boards`` are the positions of the game, oldest first, and ``shown`` the one that people look at.

        ``evaluations`` are what is known of them already.
        """
        self._boards = boards
        self._shown = shown
        for board, score in evaluations.items():
            self._note(board, score)

    def next_task(self, *, is_bot_busy: bool) -> Task | None:
        """What to think about next; None if there is nothing to do. While a bot thinks, only a glance is allowed."""
        shown = self._shown
        limits = GLANCE if is_bot_busy else FIRST_THOUGHT
        if shown is not None and self._is_worth(shown, limits):
            return Task(shown, limits)
        if is_bot_busy:
            return None
        for board in reversed(self._boards):
            if self._needs_filling(board):
                return Task(board, FILLING)
        if shown is not None and self._is_worth(shown, ENDLESS):
            return Task(shown, ENDLESS)
        return None

    def learn(self, task: Task, info: SearchInfo) -> None:
        """Take in what the thinking about ``task`` has found so far. What is known better already stays."""
        self._note(task.board, info.score)
        if task.limits.every_column:
            old = self._infos.get(task.board)
            self._infos[task.board] = info if old is None else improved(old, info)

    def finish(self, task: Task) -> None:
        """The thinking about ``task`` has ended by itself."""
        self._done.add((task.board, task.limits))

    def give_up(self, task: Task) -> None:
        """Think no more about the position of ``task``: something went wrong there."""
        self._done.update((task.board, limits) for limits in (GLANCE, FIRST_THOUGHT, FILLING, ENDLESS))

    def info(self, board: Board) -> SearchInfo | None:
        """What is known of the columns of ``board``."""
        return self._infos.get(board)

    def score(self, board: Board) -> Score | None:
        """What is known of the worth of ``board`` for its mover."""
        return self._scores.get(board) or final_score(board)

    def points(self) -> tuple[GraphPoint | None, ...]:
        """The graph of the game, a point for each position; None where nothing is known."""
        scores = ((board, self.score(board)) for board in self._boards)
        return tuple(None if score is None else graph_point(board, score) for board, score in scores)

    def _note(self, board: Position, score: Score) -> None:
        if is_better_known(score, self._scores.get(board)):
            self._scores[board] = score

    def _is_worth(self, board: Board, limits: SearchLimits) -> bool:
        """Whether thinking within ``limits`` could still find something out about the columns of ``board``."""
        info = self._infos.get(board)
        is_known = info is not None and is_complete(info)
        return not is_known and (board, limits) not in self._done and board.outcome() is None

    def _needs_filling(self, board: Board) -> bool:
        score = self.score(board)
        is_known = score is not None and score.exact
        return not is_known and not any((board, limits) in self._done for limits in (FIRST_THOUGHT, FILLING))


def improved(old: SearchInfo, new: SearchInfo) -> SearchInfo:
    """What both know together about a position. A search that begins again takes nothing back."""
    is_deeper = new.depth >= old.depth
    columns = tuple(_better(was, now, is_deeper=is_deeper) for was, now in zip(old.columns, new.columns, strict=True))
    score = _better(old.score, new.score, is_deeper=is_deeper) or new.score
    latest = new if is_deeper else old
    return replace(
        latest, score=score, columns=columns, best=_best(score, columns) or latest.best, line=_line(old, new)
    )


def analysis(engine: Engine, task: Task, stop: StopFlag) -> Iterator[SearchInfo]:
    """Yield ever better knowledge of the position of ``task``, at last with its best line if all of it is proven."""
    info: SearchInfo | None = None
    for info in steadied(engine.analyse(task.board, task.limits, stop)):
        yield info
    if info is not None and task.limits.every_column and is_complete(info) and not stop.is_set():
        yield replace(info, line=best_line(engine, task.board, info, stop))


def best_line(engine: Engine, board: Board, info: SearchInfo, stop: StopFlag) -> tuple[int, ...]:
    """The best play of both sides from ``board``, of which ``info`` is proven, as far as it is soon proven too."""
    line: tuple[int, ...] = ()
    while info.score.exact and info.best and not stop.is_set():
        column = _middlemost(board, info.best)
        line, board = (*line, column), board.play(column)
        if len(line) == LINE_LENGTH or board.outcome() is not None:
            break
        for found in engine.analyse(board, LINE_LIMITS, stop):
            info = found
    return line


def _better(old: Score | None, new: Score | None, *, is_deeper: bool) -> Score | None:
    """``new``, unless ``old`` is known better, or as well and from a deeper search."""
    if old is None or new is None:
        return new or old
    if is_better_known(new, old) and (is_deeper or is_proven(new)):
        return new
    return old


def _best(score: Score, columns: Sequence[Score | None]) -> tuple[int, ...]:
    proven = tuple(number for number, found in enumerate(columns) if found == score)
    if score.exact and proven:
        return proven
    top = max((found.rank for found in columns if found is not None), default=None)
    return tuple(number for number, found in enumerate(columns) if found is not None and found.rank == top)


def _line(old: SearchInfo, new: SearchInfo) -> tuple[int, ...]:
    """The newer line, unless that is only the beginning of the older one."""
    return old.line if old.line[: len(new.line)] == new.line else new.line


def _middlemost(board: Board, columns: Sequence[int]) -> int:
    middle = (board.size.columns - 1) / 2
    return min(columns, key=lambda column: (abs(column - middle), column))
