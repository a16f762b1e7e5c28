"""MinMax: the readable reference engine. Iterative deepening negamax with alpha-beta on bitboards.

Values inside the search are plain ints for the player to move. A win with the disc that makes ``n`` discs on the board
is worth ``WIN - n``, a loss the negative of that, so earlier wins and later losses are better and a value means the
same wherever in the tree it is found. Estimates of unfinished positions stay far below every win.

A result at or below ``alpha`` is an upper bound of the true value, at or above ``beta`` a lower bound, in between it
is the value itself.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from connect4_gui.engine.board import Board
from connect4_gui.engine.evaluation import ESTIMATE_LIMIT, Evaluation
from connect4_gui.engine.geometry import geometry_of
from connect4_gui.engine.ordering import order_moves
from connect4_gui.engine.search_types import (
    Score,
    SearchInfo,
    SearchLimits,
    StopFlag,
    Verdict,
    exact_score,
)
from connect4_gui.engine.transposition import Bound, Entry, TranspositionTable

WIN = 10_000
INFINITY = WIN + 1
POLL_INTERVAL = 256
"""Nodes between two looks at the clock and the stop flag: a few milliseconds."""


class MinMax:
    """The pure-Python engine. An answer depends on the position and the limits only, not on earlier searches."""

    name = "minmax"

    def __init__(self, table_capacity: int = 1_000_000) -> None:
        self._table_capacity = table_capacity

    def analyse(self, board: Board, limits: SearchLimits, stop: StopFlag | None = None) -> Iterator[SearchInfo]:
        """See :class:`~connect4_gui.engine.search_types.Engine`."""
        if board.outcome() is not None:
            raise ValueError("the game is already over in this position")
        return _Search(board, limits, stop, TranspositionTable(self._table_capacity)).run()


class _Interrupted(Exception):
    """A limit was reached or the stop flag set in the middle of an iteration."""


class _Search:
    """One search of one position."""

    def __init__(self, board: Board, limits: SearchLimits, stop: StopFlag | None, table: TranspositionTable) -> None:
        self._board = board
        self._limits = limits
        self._stop = stop
        self._table = table
        self._geometry = geometry_of(board.size)
        self._evaluation = Evaluation(board.size)
        self._cells = board.size.cells
        self._nodes = 0
        self._next_poll = POLL_INTERVAL
        self._started = time.perf_counter()
        self._may_interrupt = False

    def run(self) -> Iterator[SearchInfo]:
        """Deepen until everything asked for is exact or a limit is reached. The first iteration always completes."""
        deepest = min(self._board.empty_count, self._limits.depth or self._cells)
        order = self._centre_first()
        for depth in range(1, deepest + 1):
            try:
                values = self._search_root(order, depth)
            except _Interrupted:
                return
            info = self._report(depth, values)
            yield info
            if self._is_settled(info) or self._is_limit_reached():
                return
            order.sort(key=lambda column: values.get(column, -INFINITY), reverse=True)
            self._may_interrupt = True

    def _centre_first(self) -> list[int]:
        middle = (self._board.size.columns - 1) / 2
        return sorted(self._board.open_columns(), key=lambda column: abs(column - middle))

    def _search_root(self, order: list[int], depth: int) -> dict[int, int]:
        """The value of every column, or only of those that might be best if the columns were not asked for."""
        values: dict[int, int] = {}
        alpha = -INFINITY
        for column in order:
            value = self._search_column(column, depth, alpha)
            if self._limits.every_column:
                values[column] = value
            elif value > alpha:
                values = {column: value}
                alpha = value
        return values

    def _search_column(self, column: int, depth: int, alpha: int) -> int:
        geometry, board = self._geometry, self._board
        cell = geometry.bit(board.landing_row(column), column)
        own, occupied = board.own | cell, board.occupied | cell
        other = own ^ occupied
        if geometry.has_line(own):
            return WIN - occupied.bit_count()
        return -self._negamax(
            other,
            occupied,
            geometry.completing_cells(other, occupied),
            geometry.completing_cells(own, occupied),
            depth - 1,
            -INFINITY,
            -alpha,
        )

    def _negamax(
        self, own: int, occupied: int, own_threes: int, other_threes: int, depth: int, alpha: int, beta: int
    ) -> int:
        """The value of a position ``depth`` plies deep, in which the opponent has not won.

        ``own_threes`` and ``other_threes`` are the empty cells where one more disc of that side completes a line; they
        travel with the position because the ordering of moves has computed them already.
        """
        self._nodes += 1
        if self._nodes >= self._next_poll:
            self._poll()
        discs = occupied.bit_count()
        playable = (occupied + self._geometry.bottom) & self._geometry.full
        if not playable:
            return 0
        if own_threes & playable:
            return WIN - (discs + 1)
        moves = _moves_that_survive(playable, other_threes)
        if not moves:
            return (discs + 2) - WIN
        if depth == 0:
            even_left = (self._cells - discs) % 2 == 0
            return self._evaluation.estimate(own, own ^ occupied, own_threes, other_threes, even_left=even_left)

        # Neither side ends the game within two plies, so the best possible is to win with the third.
        beta = min(beta, WIN - (discs + 3))
        if alpha >= beta:
            return beta
        key = own + occupied
        entry = self._table.get(key)
        if entry is not None and entry.settles(depth, alpha, beta):
            return entry.value

        guess = entry.move if entry is not None else 0
        best, best_move, floor = -INFINITY, 0, alpha
        other = own ^ occupied
        for _, cell, own_after, threes_after in order_moves(
            self._geometry, self._evaluation.line_counts, own, occupied, moves, guess
        ):
            after = (other, own_after | other, other_threes & ~cell, threes_after, depth - 1)
            if best_move and beta - floor > 1:
                value = -self._negamax(*after, -floor - 1, -floor)
                if floor < value < beta:
                    value = -self._negamax(*after, -beta, -floor)
            else:
                value = -self._negamax(*after, -beta, -floor)
            if value > best:
                best, best_move = value, cell
                floor = max(floor, best)
                if floor >= beta:
                    break
        bound = Bound.LOWER if best >= beta else Bound.EXACT if best > alpha else Bound.UPPER
        self._table.put(key, Entry(depth, bound, best, best_move))
        return best

    def _poll(self) -> None:
        self._next_poll = min(self._nodes + POLL_INTERVAL, self._limits.nodes or self._nodes + POLL_INTERVAL)
        if self._may_interrupt and self._is_limit_reached():
            raise _Interrupted

    def _is_limit_reached(self) -> bool:
        limits = self._limits
        return (
            (self._stop is not None and self._stop.is_set())
            or (limits.nodes is not None and self._nodes >= limits.nodes)
            or (limits.seconds is not None and time.perf_counter() - self._started >= limits.seconds)
        )

    def _is_settled(self, info: SearchInfo) -> bool:
        if self._limits.every_column:
            return all(score.exact for score in info.columns if score is not None)
        return info.score.exact

    def _report(self, depth: int, values: dict[int, int]) -> SearchInfo:
        is_complete = depth >= self._board.empty_count
        scores = {column: self._score(value, is_complete=is_complete) for column, value in values.items()}
        top = max(score.rank for score in scores.values())
        best = tuple(sorted(column for column, score in scores.items() if score.rank == top))
        wanted = scores if self._limits.every_column else {}
        return SearchInfo(
            depth=depth,
            score=scores[best[0]],
            line=self._principal_line(max(scores, key=lambda column: values[column])),
            columns=tuple(wanted.get(column) for column in range(self._board.size.columns)),
            best=best,
            nodes=self._nodes,
            seconds=time.perf_counter() - self._started,
        )

    def _score(self, value: int, *, is_complete: bool) -> Score:
        """``value`` as people read it. Wins and losses are proven at any depth, all else by a complete search."""
        if abs(value) > ESTIMATE_LIMIT:
            verdict = Verdict.WIN if value > 0 else Verdict.LOSS
            return exact_score(self._board, verdict, WIN - abs(value) - self._board.disc_count)
        if is_complete:
            return exact_score(self._board, Verdict.DRAW, self._board.empty_count)
        return Score(Verdict.UNKNOWN, value)

    def _principal_line(self, first: int) -> tuple[int, ...]:
        """The expected moves as far as the table remembers them, wins and forced answers included."""
        geometry, board = self._geometry, self._board.play(first)
        line = [first]
        while board.outcome() is None:
            playable = (board.occupied + geometry.bottom) & geometry.full
            wins = geometry.completing_cells(board.own, board.occupied) & playable
            blocks = geometry.completing_cells(board.own ^ board.occupied, board.occupied) & playable
            entry = self._table.get(board.own + board.occupied)
            cell = wins or blocks or (entry.move if entry is not None else 0)
            if not cell:
                break
            _, column = next(geometry.cells(cell))
            line.append(column)
            board = board.play(column)
        return tuple(line)


def _moves_that_survive(playable: int, other_threes: int) -> int:
    """The moves after which the opponent cannot win at once; 0 if there is none.

    A playable cell that completes the opponent's line must be taken, two of them cannot be, and a disc right below
    such a cell hands it over.
    """
    forced = other_threes & playable
    if forced:
        if forced & (forced - 1):
            return 0
        playable = forced
    return playable & ~(other_threes >> 1)
