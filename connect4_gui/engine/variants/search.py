"""The search that plays variants: iterative deepening with alpha-beta, a table, and means where chance decides.

Values are ints for the player to move. A win is worth ``WIN`` less the plies to it, so that faster wins are better; a
value means the same wherever in the tree it is found. A result at or below ``alpha`` is an upper bound, at or above
``beta`` a lower bound.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

from connect4_gui.engine.moves import Move
from connect4_gui.engine.search_types import SearchLimits, StopFlag
from connect4_gui.engine.variants.lines import has_run
from connect4_gui.engine.variants.variant import Successor, Variant, VariantPosition, move_of
from connect4_gui.engine.variants.worth import worth_of

WIN = 10_000
DECIDED = WIN - 1_000
"""Values beyond this are wins or losses that were seen."""

INFINITY = WIN + 1
POLL_INTERVAL = 64
MARGIN = 12
TABLE_CAPACITY = 400_000
DEEPEST = 60
SLIP_PLIES = 2
"""How far ahead slips are taken into account; beyond, discs fall where they are meant."""

EXACT, LOWER, UPPER = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Thoughts:
    """What a search knew after its last completed iteration: the worth of every move, the best one first."""

    depth: int
    values: dict[Move, int]
    nodes: int

    @property
    def best(self) -> Move:
        return next(iter(self.values))

    @property
    def value(self) -> int:
        return self.values[self.best]


class _Interrupted(Exception):
    """A limit was reached or the stop flag set in the middle of an iteration."""


class VariantSearch:
    """One search of one position, in which somebody must be able to move."""

    def __init__(
        self, rules: Variant, board: VariantPosition, limits: SearchLimits, stop: StopFlag | None = None
    ) -> None:
        self._rules = rules
        self._board = board
        self._limits = limits
        self._stop = stop
        self._geometry = board.geometry
        self._length = rules.length
        self._worth = worth_of(board.size, rules.length)
        self._table: dict[tuple[int, int, int], tuple[int, int, int, int]] = {}
        self._path: set[tuple[int, int, int]] = set()
        self._spread = rules.spread
        self._iteration = 0
        self._nodes = 0
        self._next_poll = POLL_INTERVAL
        self._started = time.perf_counter()
        self._may_interrupt = False
        self._seen_twice = _seen_twice(board) if rules.repeats else frozenset()

    def run(self) -> Iterator[Thoughts]:
        """Deepen until the result is seen or a limit is reached. The first iteration always completes."""
        board = self._board
        root = self._rules.successors(self._geometry, board.own, board.other, self._rules.extra(board))
        for depth in range(1, (self._limits.depth or DEEPEST) + 1):
            try:
                found = self._search_root(root, depth)
            except _Interrupted:
                return
            ranked = sorted(found, key=lambda pair: -pair[0])
            root = [successor for _, successor in ranked]
            thoughts = Thoughts(depth, {move_of(successor[0]): value for value, successor in ranked}, self._nodes)
            yield thoughts
            self._may_interrupt = True
            if abs(thoughts.value) > DECIDED or self._is_over():
                return

    def _search_root(self, root: list[Successor], depth: int) -> list[tuple[int, Successor]]:
        """The worth of every move, exact for those within ``MARGIN`` of the best one, so that a level can choose."""
        board = self._board
        self._iteration = depth
        self._path = {(board.own, board.other, self._rules.extra(board))}
        values: list[int] = []
        for successor in root:
            floor = -INFINITY if self._spread else max(values, default=-INFINITY) - MARGIN
            values.append(self._after(successor, depth, -INFINITY, -floor))
        if self._spread and len(root) > 1:
            values = self._mixed(values)
        return list(zip(values, root, strict=True))

    def _value(self, own: int, other: int, extra: int, depth: int, alpha: int, beta: int) -> int:
        self._nodes += 1
        if self._nodes >= self._next_poll:
            self._poll()
        key = (own, other, extra)
        if key in self._path:
            return 0
        entry = self._table.get(key)
        first = -1
        if entry is not None:
            known_depth, kind, value, first = entry
            if known_depth >= depth and (
                kind == EXACT or (kind == LOWER and value >= beta) or (kind == UPPER and value <= alpha)
            ):
                return value
        children = self._rules.successors(self._geometry, own, other, extra)
        if not children:
            return 0
        if depth <= 0:
            return self._worth.estimate(own, other)
        if self._spread and self._iteration - depth < SLIP_PLIES:
            value, code, kind = self._expected(children, depth), -1, EXACT
        else:
            if first >= 0:
                children.sort(key=lambda child: child[0] != first)
            value, code, kind = self._best(key, children, depth, alpha, beta)
        if len(self._table) < TABLE_CAPACITY:
            self._table[key] = (depth, kind, value, code)
        return value

    def _best(
        self, key: tuple[int, int, int], children: list[Successor], depth: int, alpha: int, beta: int
    ) -> tuple[int, int, int]:
        """The value of the best child, its code and what kind of bound that is."""
        best, code, floor = -INFINITY, -1, alpha
        if self._rules.repeats:
            self._path.add(key)
        try:
            for child in children:
                value = self._after(child, depth, -beta, -max(alpha, best))
                if value > best:
                    best, code = value, child[0]
                    if best >= beta:
                        return best, code, LOWER
        finally:
            if self._rules.repeats:
                self._path.discard(key)
        return best, code, UPPER if best <= floor else EXACT

    def _expected(self, children: list[Successor], depth: int) -> int:
        values = [self._after(child, depth, -INFINITY, INFINITY) for child in children]
        return max(self._mixed(values)) if len(values) > 1 else values[0]

    def _mixed(self, values: list[int]) -> list[int]:
        """The worth of meaning each column, when the disc may slip into any other."""
        total, others = sum(values), len(values) - 1
        return [round((1 - self._spread) * value + self._spread * (total - value) / others) for value in values]

    def _after(self, child: Successor, depth: int, alpha: int, beta: int) -> int:
        """The worth of a move for whoever makes it; ``alpha`` and ``beta`` are the other player's."""
        _, own, other, extra, has_moved = child
        if has_run(self._geometry, own, self._length):
            is_draw = has_moved and not self._rules.mover_wins and has_run(self._geometry, other, self._length)
            return 0 if is_draw else WIN - 1
        if has_moved and has_run(self._geometry, other, self._length):
            return 2 - WIN
        if self._rules.is_due(extra):
            return self._mean(own, other, depth)
        extra = self._rules.handed_over(extra)
        if self._seen_twice and (other, own, extra) in self._seen_twice:
            return 0
        return _one_ply_later(-self._value(other, own, extra, depth - 1, alpha, beta))

    def _mean(self, own: int, other: int, depth: int) -> int:
        """The worth of a move after which chance changes the board: lines that may arise, else as if nothing did."""
        wins, losses, extra = self._rules.odds(self._geometry, own, other)
        value = _one_ply_later(-self._value(other, own, extra, depth - 1, -INFINITY, INFINITY))
        return round((wins - losses) * (WIN - 1) + (1 - wins - losses) * value)

    def _poll(self) -> None:
        self._next_poll = self._nodes + POLL_INTERVAL
        if self._may_interrupt and self._is_over():
            raise _Interrupted

    def _is_over(self) -> bool:
        limits = self._limits
        is_stopped = self._stop is not None and self._stop.is_set()
        is_counted = limits.nodes is not None and self._nodes >= limits.nodes
        is_late = limits.seconds is not None and time.perf_counter() - self._started >= limits.seconds
        return is_stopped or is_counted or is_late


def _one_ply_later(value: int) -> int:
    """A win or a loss that was seen is one ply further away."""
    if value > DECIDED:
        return value - 1
    return value + 1 if value < -DECIDED else value


def _seen_twice(board: VariantPosition) -> frozenset[tuple[int, int, int]]:
    """What would be a draw by repetition if it came once more, as the search counts: mover's and other discs."""
    identities = (*board.past, board.identity)
    repeated = {identity for identity in identities if identities.count(identity) >= 2}
    mask = (1 << 158) - 1
    pairs = ((identity >> 160, (identity >> 2) & mask) for identity in repeated)
    return frozenset((own, own ^ occupied, 0) for own, occupied in pairs)
