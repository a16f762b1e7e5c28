"""Attempt: somebody at a puzzle.

Every try is judged, and answered, by the exact solver and not by the stored line. That line serves only where the
solver does not know in time, for example where the compiled engine is missing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from connect4_gui.coach.reason import Code, Reason, Way
from connect4_gui.coach.solver import Solver
from connect4_gui.engine.board import Board
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.search_types import Score, SearchInfo, StopFlag, Verdict
from connect4_gui.training.puzzle import Kind, Puzzle
from connect4_gui.training.schedule import Mark, mark_of

TRIES = 3
"""So many wrong tries, then the solution is shown."""

SHOWN_PLIES = 8
"""A refutation that takes longer is cut here."""

TELLING_CODES = {
    Code.NO_BLOCK,
    Code.KEY_POINT,
    Code.LETS_CLOSE,
    Code.SLOWER_WIN,
    Code.FASTER_LOSS,
    Code.HOLD,
    Code.ONLY_MOVE,
    Code.WORSE,
}
"""Reasons whose sentences name the move that was right, and those that say nothing."""


Explain = Callable[[Board, int, StopFlag | None], Reason | None]
"""Why a column of a position was a mistake, for example Coach.explain."""


class Unsolved(Exception):
    """The solver was stopped, or gave up, before it knew."""


@dataclass(frozen=True, slots=True)
class Right:
    """``column`` is as good as any. ``reply`` is what the opponent answers, None when the puzzle is solved."""

    column: int
    reply: int | None
    is_solved: bool


@dataclass(frozen=True, slots=True)
class AlsoWins:
    """``column`` wins too, with so many ``moves``; there is a quicker way with ``quickest``. It costs no try."""

    column: int
    moves: int
    quickest: int


@dataclass(frozen=True, slots=True)
class Wrong:
    """``refutation`` are the columns that follow on ``column``, the opponent's first; none where that is not known.

    ``reason`` says what is wrong with it, None where that is not known. With ``is_telling`` it names the right move, so
    that it must be said without columns and cells.
    """

    column: int
    refutation: tuple[int, ...]
    reason: Reason | None
    tries_left: int
    is_telling: bool = False


Verdicts = Right | AlsoWins | Wrong


@dataclass(frozen=True, slots=True)
class Hint:
    """The first hint is ``cells`` to look at, the second adds the ``column``."""

    cells: tuple[Cell, ...]
    column: int | None = None


class Attempt:
    """Somebody at ``puzzle``. One thread at a time; ``try_column``, ``hint`` and ``solution`` may think for a moment.

    ``board`` is where the solver of the puzzle is to move now, ``played`` are the columns of both sides since the
    beginning. They raise Unsolved if the answer is not known in time, and nothing has happened then.
    """

    def __init__(self, puzzle: Puzzle, solver: Solver, explain: Explain | None = None) -> None:
        self.puzzle = puzzle
        self.board = puzzle.board
        self.played: tuple[int, ...] = ()
        self.wrong_columns: tuple[int, ...] = ()
        self.hints = 0
        self.is_solved = False
        self.is_given_up = False
        self._solver = solver
        self._explain = explain

    @property
    def tries_left(self) -> int:
        return max(TRIES - len(self.wrong_columns), 0)

    @property
    def is_over(self) -> bool:
        """Whether it is solved, given up, or out of tries."""
        return self.is_solved or self.is_given_up or self.tries_left == 0

    @property
    def moves_left(self) -> int | None:
        """How many discs the solver has yet to drop; None where only one move is asked for."""
        return None if self.puzzle.length is None else self.puzzle.length - len(self.played) // 2

    def mark(self, seconds: float) -> Mark:
        """How it went, after so much time."""
        is_missed = not self.is_solved or bool(self.wrong_columns) or self.is_given_up
        return mark_of(is_missed=is_missed, is_hinted=self.hints > 0, seconds=seconds)

    def try_column(self, column: int, stop: StopFlag | None = None) -> Verdicts:
        """Judge ``column``. What is right is played, with the opponent's reply; anything else leaves the board alone.

        Raises IllegalMove for a full column, ValueError once the puzzle is over.
        """
        if self.is_over:
            raise ValueError("the puzzle is over")
        after = self.board.play(column)
        try:
            best, tried = self._scores(column, stop)
        except Unsolved:
            return self._judge_by_line(column, after, stop)
        if (tried.verdict, tried.plies) == (best.verdict, best.plies) or self._keeps_result(best, tried):
            return self._play(column, after, stop)
        if tried.verdict is Verdict.WIN:
            return AlsoWins(column, _moves(tried), _moves(best))
        return self._refute(column, after, stop)

    def hint(self, stop: StopFlag | None = None) -> Hint:
        """The next hint, from cells to look at to the column; the last one again after that."""
        column = self._right_columns(stop)[0]
        cells = self._evidence(column, stop) or self._neighbours(column)
        self.hints = min(self.hints + 1, 2)
        return Hint(cells, column if self.hints == 2 else None)

    def solution(self, stop: StopFlag | None = None) -> tuple[int, ...]:
        """Give up, unless it is over: the columns that solve it from ``board`` on, none if it is solved."""
        line = () if self.is_solved else self._solving_line(stop)
        self.is_given_up = self.is_given_up or not self.is_over
        return line

    def _solving_line(self, stop: StopFlag | None) -> tuple[int, ...]:
        if self.puzzle.length is None:
            return self._right_columns(stop)[:1]
        try:
            return self._line(self.board, stop)
        except Unsolved:
            return self._stored_line(stop)

    def _right_columns(self, stop: StopFlag | None) -> tuple[int, ...]:
        try:
            return self._known(self.board, stop).best
        except Unsolved:
            stored = self._stored_line(stop)
            return stored[:1] if self.played else self.puzzle.solutions

    def _stored_line(self, stop: StopFlag | None) -> tuple[int, ...]:
        """What is left of the puzzle's own line, for those whose solver does not know.

        Raises Unsolved if another line is being played, or if nobody waits any more.
        """
        place = len(self.played)
        if (stop is not None and stop.is_set()) or self.puzzle.line[:place] != self.played:
            raise Unsolved
        return self.puzzle.line[place:]

    def _judge_by_line(self, column: int, after: Board, stop: StopFlag | None) -> Right | Wrong:
        if column in self._right_columns(stop):
            return self._play(column, after, stop)
        return self._refute(column, after, stop)

    def _scores(self, column: int, stop: StopFlag | None) -> tuple[Score, Score]:
        """The exact scores of the position and of ``column``."""
        info = self._known(self.board, stop)
        tried = info.columns[column]
        if tried is None or not tried.exact:
            raise Unsolved
        return info.score, tried

    def _known(self, board: Board, stop: StopFlag | None) -> SearchInfo:
        info = self._solver.values(board, stop)
        if not info.score.exact or not info.best:
            raise Unsolved
        return info

    def _keeps_result(self, best: Score, tried: Score) -> bool:
        """Whether the move does all that is asked for where the length of the game does not matter."""
        return self.puzzle.kind is Kind.ONLY_MOVE and tried.verdict is best.verdict

    def _play(self, column: int, after: Board, stop: StopFlag | None) -> Right:
        is_solved = self.puzzle.length is None or after.outcome() is not None
        reply = None if is_solved else self._reply(column, after, stop)
        self.is_solved = is_solved
        if reply is None:
            self.board, self.played = after, (*self.played, column)
        else:
            self.board, self.played = after.play(reply), (*self.played, column, reply)
        return Right(column, reply, is_solved)

    def _reply(self, column: int, after: Board, stop: StopFlag | None) -> int:
        """The longest resistance to ``column``: that of the puzzle's own line while it is played."""
        played, line = (*self.played, column), self.puzzle.line
        if line[: len(played)] == played and len(line) > len(played):
            return line[len(played)]
        self._known(after, stop)
        return self._solver.best_columns(after, column, stop)[0]

    def _refute(self, column: int, after: Board, stop: StopFlag | None) -> Wrong:
        line = self._known_line(after, stop)
        reason = None if self._explain is None else self._explain(self.board, column, stop)
        if reason is not None and reason.way is Way.ALLOWS and reason.line:
            line = reason.line
        shown = line[:SHOWN_PLIES]
        is_telling = reason is not None and self._tells(reason, _landings(after, shown), stop)
        self.wrong_columns = (*self.wrong_columns, column)
        return Wrong(column, shown, reason, self.tries_left, is_telling)

    def _known_line(self, board: Board, stop: StopFlag | None) -> tuple[int, ...]:
        """As ``_line``, but empty if that is not known; what is wrong with a move can wait, the verdict cannot."""
        try:
            return self._line(board, stop)
        except Unsolved:
            if stop is not None and stop.is_set():
                raise
            return ()

    def _tells(self, reason: Reason, shown: set[Cell], stop: StopFlag | None) -> bool:
        """Whether ``reason`` names a right move that is not among the ``shown`` cells, which are seen anyway."""
        if reason.way is not Way.ALLOWS or reason.code in TELLING_CODES:
            return True
        right = {(self.board.landing_row(column), column) for column in self._right_columns(stop)} - shown
        return bool(right & set(reason.cells)) or reason.column in {column for _, column in right}

    def _line(self, board: Board, stop: StopFlag | None) -> tuple[int, ...]:
        """Best play of both sides, as far as it is proven but never empty before the end of the game."""
        if board.outcome() is not None:
            return ()
        self._known(board, stop)
        return self._solver.line(board, stop)

    def _evidence(self, column: int, stop: StopFlag | None) -> tuple[Cell, ...]:
        """Discs that lie already in the four that ``column`` leads to, or prevents; none if that is not known."""
        if self.puzzle.length is not None:
            line = self._solving_line(stop)
        else:
            other = self._longest_holding(column, stop)
            line = (other, *self._known_line(self.board.play(other), stop))
        end = self.board
        for played in line:
            end = end.play(played)
        outcome = end.outcome()
        return tuple(sorted(cell for cell in (outcome.cells if outcome else ()) if self.board.disc_at(*cell)))

    def _longest_holding(self, right: int, stop: StopFlag | None) -> int:
        """The best column beside ``right``: what follows on it shows what has to be prevented."""
        columns = self._solver.values(self.board, stop).columns
        others = {column: score.rank for column, score in enumerate(columns) if score and column != right}
        return max(others, key=lambda column: others[column], default=right)

    def _neighbours(self, column: int) -> tuple[Cell, ...]:
        row = self.board.landing_row(column)
        size = self.board.size
        around = [
            (near_row, near)
            for near_row in range(max(row - 1, 0), min(row + 2, size.rows))
            for near in range(max(column - 1, 0), min(column + 2, size.columns))
        ]
        return tuple(cell for cell in around if self.board.disc_at(*cell) is not None)


def _landings(board: Board, line: tuple[int, ...]) -> set[Cell]:
    """The cells that the discs of ``line`` come to lie in."""
    cells = set()
    for column in line:
        cells.add((board.landing_row(column), column))
        board = board.play(column)
    return cells


def _moves(score: Score) -> int:
    assert score.winners_moves is not None
    return score.winners_moves
