"""Solver: what every column of a position is worth, and how the game goes on with best play of both sides."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.minmax import MinMax
from connect4_gui.engine.reach import SOLVED_SIZES
from connect4_gui.engine.search_types import Engine, SearchInfo, SearchLimits, StopFlag, Verdict

PROOF_NODES = 40_000_000
"""What the values of a position may cost on a size that can be solved: more than nearly all of them take."""

PARTIAL_NODES = 1_000_000
"""The same on larger boards, where many positions stay open: a fraction of a second."""

PLAIN_NODES = 20_000
"""The same for the engine in plain Python, on every size."""

MOST_POSITIONS = 400
"""How many positions are looked at to find a line that ends where it is wanted."""

_Key = tuple[object, int, int]


class Solver:
    """Asks ``engine``, which looks into its books first, within ``nodes`` for each position; None for limits that suit
    the engine and the board size.

    The limit is in nodes, so that the same questions in the same order always get the same answers from an engine with
    one thread. What was found is kept, and the engine's tables serve all positions of a game.
    """

    def __init__(self, engine: Engine, *, nodes: int | None = None) -> None:
        self._engine = engine
        self._nodes = nodes
        self._known: dict[_Key, SearchInfo] = {}

    def values(self, board: Board, stop: StopFlag | None = None) -> SearchInfo:
        """The worth of every column, exact as far as it was proven. Raises ValueError if the game is over.

        An answer that was cut short by ``stop`` is not kept.
        """
        key = (board.size, board.own, board.occupied)
        known = self._known.get(key)
        if known is not None:
            return known
        info = self._ask(board, SearchLimits(nodes=self._nodes or self._usual_nodes(board.size)), stop)
        if not info.score.exact:
            info = self._with_best_moves(board, info, stop)
        if stop is None or not stop.is_set():
            self._known[key] = info
        return info

    def line(self, board: Board, stop: StopFlag | None = None, *, through: Collection[Cell] = ()) -> tuple[int, ...]:
        """The columns of best play of both sides, to the end of the game or as far as it is proven.

        The winner is as quick as possible, the loser as slow. Of equally good moves the loser prefers to block, then
        cells that give nothing away; the winner prefers to answer on top. If there is a line whose four lies
        ``through`` one of these cells, and it is soon found, that one is taken.
        """
        line = self._preferred_line(board, stop)
        if not through or _ends_through(board, line, through):
            return line
        return _LineThrough(self, through, stop).find(board, None) or line

    def best_columns(self, board: Board, last: int | None, stop: StopFlag | None = None) -> list[int]:
        """The best moves, those that explain themselves first; none where the score is not proven.

        ``last`` is the column that was just played, None if that does not matter.
        """
        info = self.values(board, stop)
        if not info.score.exact:
            return []
        return _plainest_first(board, info.best, last, is_winner=info.score.verdict is Verdict.WIN)

    def _preferred_line(self, board: Board, stop: StopFlag | None) -> tuple[int, ...]:
        line: list[int] = []
        while board.outcome() is None:
            columns = self.best_columns(board, line[-1] if line else None, stop)
            if not columns:
                break
            line.append(columns[0])
            board = board.play(columns[0])
        return tuple(line)

    def _usual_nodes(self, size: BoardSize) -> int:
        if self._engine.name == MinMax.name:
            return PLAIN_NODES
        return PROOF_NODES if size in SOLVED_SIZES else PARTIAL_NODES

    def _ask(self, board: Board, limits: SearchLimits, stop: StopFlag | None) -> SearchInfo:
        *_, info = self._engine.analyse(board, limits, stop)
        return info

    def _with_best_moves(self, board: Board, info: SearchInfo, stop: StopFlag | None) -> SearchInfo:
        """``info`` with the proven score and best moves that a repertoire may know where it knows no other columns."""
        known = self._ask(board, SearchLimits(nodes=1, every_column=False), stop)
        if not known.score.exact:
            return info
        columns = tuple(known.score if column in known.best else score for column, score in enumerate(info.columns))
        return replace(info, score=known.score, best=known.best, columns=columns)


class _LineThrough:
    """Looks among equally good moves for a line that ends with a four through one of the cells."""

    def __init__(self, solver: Solver, cells: Iterable[Cell], stop: StopFlag | None) -> None:
        self._solver = solver
        self._cells = frozenset(cells)
        self._stop = stop
        self._seen: set[tuple[int, int]] = set()

    def find(self, board: Board, last: int | None) -> tuple[int, ...] | None:
        outcome = board.outcome()
        if outcome is not None:
            return () if outcome.cells & self._cells else None
        key = (board.own, board.occupied)
        if key in self._seen or len(self._seen) >= MOST_POSITIONS:
            return None
        self._seen.add(key)
        for column in self._solver.best_columns(board, last, self._stop):
            rest = self.find(board.play(column), column)
            if rest is not None:
                return (column, *rest)
        return None


def _ends_through(board: Board, line: Iterable[int], cells: Collection[Cell]) -> bool:
    for column in line:
        board = board.play(column)
    outcome = board.outcome()
    return outcome is not None and not outcome.cells.isdisjoint(cells)


def _plainest_first(board: Board, columns: Iterable[int], last: int | None, *, is_winner: bool) -> list[int]:
    """``columns`` in the order in which a reader expects them: what gives nothing away, then what is central."""
    geometry = board.geometry
    others_wins = geometry.completing_cells(board.own ^ board.occupied, board.occupied)
    own_wins = geometry.completing_cells(board.own, board.occupied)
    middle = (board.size.columns - 1) / 2

    def rank(column: int) -> tuple[bool, bool, bool, bool, float]:
        cell = geometry.bit(board.landing_row(column), column)
        is_answer = is_winner and column == last
        return (
            not cell & others_wins,
            bool(cell << 1 & others_wins),
            bool(cell << 1 & own_wins),
            not is_answer,
            abs(column - middle),
        )

    return sorted(columns, key=rank)
