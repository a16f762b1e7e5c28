"""BookBuilder: computes an opening book with our own engine, on any ``concurrent.futures`` executor.

Only the positions with the most discs are searched; those with fewer follow from them. Every solved position is
written to a journal beside the book before it counts as done, so a build that is killed at any moment goes on where it
was.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass
from pathlib import Path

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.book import position_key, write_book
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.journal import Journal
from connect4_gui.engine.search_types import Engine, SearchLimits, win_points

BATCH = 16

Progress = Callable[[int, int], None]
"""Called with the number of positions solved so far and of all positions to solve."""


@dataclass(frozen=True, slots=True)
class BookPlan:
    """What to build: all positions of ``size`` with up to ``discs`` discs."""

    size: BoardSize
    discs: int

    def __post_init__(self) -> None:
        if not 1 <= self.discs < self.size.cells:
            raise ValueError(f"a book needs 1 to {self.size.cells - 1} plies, not {self.discs}")


def build_book(plan: BookPlan, path: Path, executor: Executor, workers: int, progress: Progress) -> int:
    """Build the book at ``path`` and return the number of its positions. Goes on with the journal of an earlier run."""
    layers = position_layers(plan)
    frontier = layers[-1]
    journal = Journal(path, _journal_title(plan))
    scores = {key: score for key, score in map(_parse, journal.lines()) if key in frontier}
    missing = [board for key, board in sorted(frontier.items()) if key not in scores]
    progress(len(scores), len(frontier))
    for batch in _solve_all(missing, executor, workers):
        journal.add(f"{key:x} {score}" for key, score in batch)
        scores.update(batch)
        progress(len(scores), len(frontier))
    for layer in reversed(layers[:-1]):
        scores.update({key: _score_from_children(board, scores) for key, board in layer.items()})
    write_book(path, plan.size, plan.discs, scores)
    journal.remove()
    return len(scores)


def position_layers(plan: BookPlan) -> list[dict[int, Board]]:
    """For every number of discs, one unfinished position of each mirrored pair by its key."""
    layers = [{position_key(board): board for board in [Board.empty(plan.size)]}]
    for _ in range(plan.discs):
        following: dict[int, Board] = {}
        for board in layers[-1].values():
            for column in board.open_columns():
                after = board.play(column)
                key = position_key(after)
                if key not in following and after.outcome() is None:
                    following[key] = after
        layers.append(following)
    return layers


def solve_batch(size: BoardSize, positions: list[tuple[int, int]]) -> list[int]:
    """The exact scores of positions given as (own, occupied). Runs in a worker, possibly on another machine."""
    engine = _worker_engine()
    return [exact_points(engine, Board(size, own, occupied, Board.empty(size).side)) for own, occupied in positions]


def exact_points(engine: Engine, board: Board) -> int:
    *_, info = engine.analyse(board, SearchLimits(every_column=False))
    if not info.score.exact:
        raise RuntimeError(f"the engine {engine.name} gave up on a position")
    return info.score.points


def points_after(engine: Engine, board: Board, column: int) -> int:
    """What ``column`` is worth for the player to move, found by solving the position after it."""
    return _points_after(board, column, lambda after: exact_points(engine, after))


_own = threading.local()


def _worker_engine() -> Engine:
    """The engine of this thread: one engine does one analysis at a time."""
    if not hasattr(_own, "engine"):
        _own.engine = best_engine()
    engine: Engine = _own.engine
    return engine


def _journal_title(plan: BookPlan) -> str:
    return f"book {plan.size.rows}x{plan.size.columns} {plan.discs}"


def _parse(line: str) -> tuple[int, int]:
    key, score = line.split()
    return int(key, 16), int(score)


def _solve_all(boards: list[Board], executor: Executor, workers: int) -> Iterator[list[tuple[int, int]]]:
    """Yield solved batches as they come in, a few per worker under way at a time."""
    waiting = iter(_batches(boards))
    pending: dict[Future[list[int]], list[Board]] = {}
    while True:
        for batch in waiting:
            positions = [(board.own, board.occupied) for board in batch]
            pending[executor.submit(solve_batch, batch[0].size, positions)] = batch
            if len(pending) >= 2 * workers:
                break
        if not pending:
            return
        for future in wait(pending, return_when=FIRST_COMPLETED).done:
            batch = pending.pop(future)
            yield [(position_key(board), score) for board, score in zip(batch, future.result(), strict=True)]


def _batches(boards: list[Board]) -> Iterable[list[Board]]:
    for start in range(0, len(boards), BATCH):
        yield boards[start : start + BATCH]


def _score_from_children(board: Board, scores: dict[int, int]) -> int:
    """The score of a position whose followers are all finished or known."""
    return max(
        _points_after(board, column, lambda after: scores[position_key(after)]) for column in board.open_columns()
    )


def _points_after(board: Board, column: int, points: Callable[[Board], int]) -> int:
    """What ``column`` is worth for the player to move, where ``points`` tells the score of an unfinished position."""
    after = board.play(column)
    outcome = after.outcome()
    if outcome is None:
        return -points(after)
    return 0 if outcome.winner is None else win_points(board.size, after.disc_count)
