"""RepertoireBuilder: computes a repertoire with our own engine, on any ``concurrent.futures`` executor.

It begins with the empty board for the player who starts and with every first move for the other one, and plays on with
a best column of a position and every reply to it, as long as positions are hard: what an engine with empty tables
proves in fewer than HARD_NODES nodes needs no repertoire. Nodes and not seconds, so that the machine does not matter.
Where it is not hard any more all best columns are kept that are found soon, so that games differ.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, replace
from pathlib import Path

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.book import board_of_key, position_key
from connect4_gui.engine.book_builder import Progress
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.journal import Journal
from connect4_gui.engine.repertoire import (
    BestMoves,
    Repertoire,
    first_positions,
    followed_column,
    positions_after,
    write_repertoire,
)
from connect4_gui.engine.search_types import Engine, SearchInfo, SearchLimits

HARD_NODES = 20_000_000
"""About two seconds for the compiled engine on one core. What is not in the repertoire comes two moves after such a
position and takes a part of that: all these positions together are what the proof was about."""

MORE_NODES = 3_000_000
"""What it is worth to find more columns that are as good."""

BUILD_MEMORY_BYTES = 512 << 20
"""For proofs of hard positions, which fill a table for each other."""


@dataclass(frozen=True, slots=True)
class Solved:
    """The best columns of a position, and the nodes that the proof took."""

    best: BestMoves
    nodes: int


def build_repertoire(
    size: BoardSize,
    path: Path,
    executor: Executor,
    workers: int,
    progress: Progress,
    hard_nodes: int = HARD_NODES,
    is_time_up: Callable[[], bool] = lambda: False,
) -> int:
    """Build the repertoire of both players at ``path`` and return the number of its positions.

    Goes on with the journal of an earlier run, or with what a file at ``path`` knows, which may be unfinished. What is
    left to do is known only in part: every hard position brings more of them. When the time is up no other position is
    begun, and what is known by then is written. Raises ValueError where the earlier work does not fit to this one.
    """
    journal = Journal(path, f"repertoire {size.rows}x{size.columns} {hard_nodes}")
    earlier = _known_at(path, size, hard_nodes) | dict(map(_parse, journal.lines()))
    tree = _Tree(size, hard_nodes, earlier)
    progress(tree.done, tree.known)
    for key, solved in _solve_all(tree, executor, workers, is_time_up):
        journal.add([_line(key, solved)])
        progress(tree.done, tree.known)
    moves = tree.moves()
    write_repertoire(path, size, moves, hard_nodes)
    journal.remove()
    return len(moves)


def _known_at(path: Path, size: BoardSize, hard_nodes: int) -> dict[int, Solved]:
    """What an earlier build has written at ``path``."""
    if not path.exists():
        return {}
    repertoire = Repertoire(path)
    if (repertoire.size, repertoire.hard_nodes) != (size, hard_nodes):
        raise ValueError(f"{path} is another repertoire; move it away or choose another name")
    return {key: Solved(best, hard_nodes if best.is_hard else 0) for key, best in repertoire.items()}


def solve_position(size: BoardSize, key: int, hard_nodes: int) -> Solved:
    """The best columns of the position with this key. Runs in a worker, possibly on another machine."""
    board = board_of_key(size, key)
    engine = best_engine()
    found = _last_info(engine, board, SearchLimits(nodes=hard_nodes, every_column=False))
    if found.score.exact:
        more = _last_info(engine, board, SearchLimits(nodes=min(hard_nodes, MORE_NODES)))
        best = more.best if more.score.exact else found.best
        return Solved(BestMoves(found.score.points, best), found.nodes)
    found = _last_info(_worker_engine(), board, SearchLimits(every_column=False))
    if not found.score.exact:
        raise RuntimeError(f"the engine {engine.name} gave up on a position")
    return Solved(BestMoves(found.score.points, found.best), max(found.nodes, hard_nodes))


class _Tree:
    """The positions that have been met, and those of them that still wait for an answer."""

    def __init__(self, size: BoardSize, hard_nodes: int, earlier: Mapping[int, Solved]) -> None:
        self.size = size
        self.hard_nodes = hard_nodes
        self.waiting: list[int] = []
        self._earlier = earlier
        self._answers: dict[int, Solved] = {}
        self._met: set[int] = set()
        self._meet(first_positions(size))

    @property
    def done(self) -> int:
        return len(self._answers)

    @property
    def known(self) -> int:
        return len(self._met)

    def take(self, key: int, solved: Solved) -> None:
        """Remember the answer for ``key`` and go on from there."""
        self._answers[key] = solved
        if solved.nodes >= self.hard_nodes:
            self._meet(positions_after(board_of_key(self.size, key), solved.best))

    def moves(self) -> dict[int, BestMoves]:
        """The answers, in hard positions only with the column that was followed and its mirror image."""
        return {key: self._kept(key, solved) for key, solved in self._answers.items()}

    def _meet(self, boards: list[Board]) -> None:
        for board in boards:
            key = position_key(board)
            if key in self._met:
                continue
            self._met.add(key)
            known = self._earlier.get(key)
            if known is None:
                self.waiting.append(key)
            else:
                self.take(key, known)

    def _kept(self, key: int, solved: Solved) -> BestMoves:
        if solved.nodes < self.hard_nodes:
            return solved.best
        board = board_of_key(self.size, key)
        followed = position_key(board.play(followed_column(board, solved.best)))
        kept = [column for column in solved.best.columns if position_key(board.play(column)) == followed]
        return replace(solved.best, columns=tuple(kept), is_hard=True)


def _solve_all(
    tree: _Tree, executor: Executor, workers: int, is_time_up: Callable[[], bool]
) -> Iterator[tuple[int, Solved]]:
    """Yield solved positions as they come in, one per worker under way at a time.

    What was met last is solved first: the tables are still full of it.
    """
    pending: dict[Future[Solved], int] = {}
    while pending or (tree.waiting and not is_time_up()):
        while tree.waiting and len(pending) < workers and not is_time_up():
            key = tree.waiting.pop()
            pending[executor.submit(solve_position, tree.size, key, tree.hard_nodes)] = key
        for future in wait(pending, return_when=FIRST_COMPLETED).done:
            key, solved = pending.pop(future), future.result()
            tree.take(key, solved)
            yield key, solved


def _last_info(engine: Engine, board: Board, limits: SearchLimits) -> SearchInfo:
    *_, info = engine.analyse(board, limits)
    return info


_own = threading.local()


def _worker_engine() -> Engine:
    """The engine of this thread, whose tables one position fills for the next; it does one analysis at a time."""
    if not hasattr(_own, "engine"):
        _own.engine = best_engine(memory_bytes=BUILD_MEMORY_BYTES)
    engine: Engine = _own.engine
    return engine


def _line(key: int, solved: Solved) -> str:
    columns = ",".join(str(column) for column in solved.best.columns)
    return f"{key:x} {solved.best.points} {columns} {solved.nodes}"


def _parse(line: str) -> tuple[int, Solved]:
    key, points, columns, nodes = line.split()
    best = BestMoves(int(points), tuple(int(column) for column in columns.split(",")))
    return int(key, 16), Solved(best, int(nodes))
