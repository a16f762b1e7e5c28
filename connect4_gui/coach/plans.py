"""Plans: how the side to move in a won position wins, beyond a row of threats.

A plan is proven against every reply, except the last kind, which is true of the shown line of best play only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from connect4_gui.coach.asker import Asker
from connect4_gui.coach.followed_line import followed_line
from connect4_gui.coach.questions import Goal, Solver, follow
from connect4_gui.coach.reason import Code, Grade, Reason, Way
from connect4_gui.coach.squeeze import opened_cells, squeezed_cell
from connect4_gui.coach.tactics import forcing_reason
from connect4_gui.coach.threats import threats_on
from connect4_gui.coach.visibility import VISIBLE_DISCS, grade_of, is_visible_cell
from connect4_gui.coach.winning_cells import discs_in_line, landing_cell, open_wins, winning_cells
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.search_types import StopFlag

MOST_CELLS = 10
"""How many cells are asked about before the search for a key gives up."""

MOST_PAIRED_CELLS = 5
"""Pairs are made of so many cells: ten pairs."""

MOST_EMPTY_TO_SEARCH = 28
"""With more empty cells it takes too long to look among the best lines for one that ends where it is wanted."""


def no_safe_move(board: Board, columns: Iterable[int], way: Way) -> Reason | None:
    """One of ``columns`` leaves the other side without a safe move, though it threatens nothing."""
    for column in columns:
        after = board.play(column)
        opened = None if after.outcome() is not None else opened_cells(after, board.side)
        if opened is not None:
            cells = tuple(dict.fromkeys(opened))
            line = (column, cells[0][1], cells[0][1])
            return Reason(Code.NO_SAFE_MOVE, way, Grade.PROVEN, cells, line, column, 2)
    return None


def follow_up(board: Board, columns: Iterable[int], way: Way) -> Reason | None:
    """After one of ``columns`` it is enough to answer every disc on top of it."""
    for column in columns:
        after = board.play(column)
        if after.outcome() is None and follow(after, board.side, Goal.FOUR):
            line, cell = followed_line(after, board.side)
            return Reason(Code.FOLLOW_UP, way, Grade.PROVEN, (cell,), (column, *line), column)
    return None


class Plans:
    """The plans of the mover on ``board``, who is proven to win; ``columns`` are the first moves to speak of."""

    def __init__(
        self, board: Board, columns: Sequence[int], way: Way, solver: Solver, asker: Asker, stop: StopFlag | None
    ) -> None:
        self._board = board
        self._columns = columns
        self._way = way
        self._solver = solver
        self._asker = asker
        self._stop = stop
        self._side: Side = board.side

    def no_safe_move(self) -> Reason | None:
        return no_safe_move(self._board, self._columns, self._way)

    def follow_up(self) -> Reason | None:
        return follow_up(self._board, self._columns, self._way)

    def zugzwang(self) -> Reason | None:
        """A winning cell that is there already decides the game."""
        strong = {threat.cell for threat in threats_on(self._board) if threat.side is self._side and threat.is_strong}
        cells = sorted(winning_cells(self._board, self._side), key=lambda cell: (cell not in strong, cell))
        for cell in cells:
            if self._asker.needs(self._board, self._side, cell):
                return self._keyed(Code.ZUGZWANG, self._columns[0], cell)
        return None

    def makes_threat(self) -> Reason | None:
        """A winning cell that the first move makes, and that waits, decides the game."""
        known = set(winning_cells(self._board, self._side))
        for column in self._columns:
            after = self._board.play(column)
            if after.outcome() is not None:
                continue
            new = set(winning_cells(after, self._side)) - known - set(open_wins(after, self._side))
            for cell in sorted(new):
                if self._asker.needs(self._board, self._side, cell):
                    return self._keyed(Code.MAKES_THREAT, column, cell)
        return None

    def builds_threat(self, *, visible: bool) -> Reason | None:
        """A cell that is no winning cell yet, but without which there is no forced win."""
        for cell in self._candidates(visible=visible)[:MOST_CELLS]:
            if self._asker.needs(self._board, self._side, cell):
                return self._keyed(Code.BUILDS_THREAT, self._columns[0], cell, grade=grade_of(is_visible=visible))
        return None

    def two_keys(self, *, visible: bool) -> Reason | None:
        """Two cells, of which either is enough."""
        cells = [*winning_cells(self._board, self._side), *self._candidates(visible=True)]
        if not visible:
            cells = [*cells[: MOST_PAIRED_CELLS - 2], *self._candidates(visible=False)]
        for pair in combinations(cells[:MOST_PAIRED_CELLS], 2):
            if visible is all(is_visible_cell(self._board, self._side, cell) for cell in pair):
                reason = self._pair(pair, grade_of(is_visible=visible))
                if reason is not None:
                    return reason
        return None

    def zugzwang_line(self) -> Reason | None:
        """With best play the other side has to play right below a winning cell in the end."""
        line = self._line(self._columns[0], ())
        cell = squeezed_cell(self._board, line)
        if cell is None:
            return None
        return self._reason(Code.ZUGZWANG_LINE, Grade.BEST_PLAY, (cell,), line)

    def best_line(self) -> Reason | None:
        """With best play two fours are threatened at once in the end, or one above the other."""
        line = self._line(self._columns[0], ())
        if len(line) < 3 or not self._ends_with_a_threat(line):
            return None
        reason = forcing_reason(self._board, line, self._way)
        return self._reason(Code.BEST_LINE, Grade.BEST_PLAY, reason.cells, reason.line)

    def _ends_with_a_threat(self, line: tuple[int, ...]) -> bool:
        """Whether four can be made at once before the last two columns of ``line``, which may not reach the end."""
        board = self._board
        for column in line[:-2]:
            board = board.play(column)
        return bool(open_wins(board, self._side))

    def _pair(self, pair: tuple[Cell, Cell], grade: Grade) -> Reason | None:
        asker, board, side = self._asker, self._board, self._side
        if not all(asker.wins_without(board, side, (cell,)) for cell in pair) or not asker.needs(board, side, *pair):
            return None
        return self._reason(Code.TWO_KEYS, grade, pair, self._line(self._columns[0], pair))

    def _candidates(self, *, visible: bool) -> list[Cell]:
        """The empty cells that are no winning cells, those with most discs in an open line through them first."""
        board = self._board
        ranks: dict[Cell, int] = {}
        for cell in board.geometry.cells(board.geometry.full & ~board.occupied):
            discs = discs_in_line(board, self._side, cell)
            if discs < 3 and (discs >= VISIBLE_DISCS) is visible:
                ranks[cell] = discs
        return sorted(ranks, key=lambda cell: (-ranks[cell], cell))

    def _keyed(self, code: Code, column: int, cell: Cell, *, grade: Grade = Grade.PROVEN) -> Reason:
        return self._reason(code, grade, (cell,), self._line(column, (cell,)))

    def _reason(self, code: Code, grade: Grade, cells: tuple[Cell, ...], line: tuple[int, ...]) -> Reason:
        is_squeezed = code is Code.ZUGZWANG and squeezed_cell(self._board, line) == cells[0]
        return Reason(code, self._way, grade, cells, line, line[0], is_squeezed=is_squeezed)

    def _line(self, column: int, through: Sequence[Cell]) -> tuple[int, ...]:
        after = self._board.play(column)
        if after.outcome() is not None:
            return (column,)
        wanted = through if after.empty_count <= MOST_EMPTY_TO_SEARCH else ()
        return (column, *self._solver.line(after, self._stop, through=wanted))


def key_point(board: Board, after: Board, columns: Iterable[int], asker: Asker, *, visible: bool) -> Reason | None:
    """The cell of one of the best ``columns`` on ``board``, without which the opponent could not win ``after``."""
    side = after.side
    for column in columns:
        cell = landing_cell(board, column)
        if is_visible_cell(after, side, cell) is visible and asker.needs(after, side, cell):
            return Reason(Code.KEY_POINT, Way.ALLOWS, grade_of(is_visible=visible), (cell,), (), column)
    return None
