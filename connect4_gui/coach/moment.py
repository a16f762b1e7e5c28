"""Moment: a move, the positions before and after it, and what the solver knows about both."""

from __future__ import annotations

from dataclasses import dataclass

from connect4_gui.coach.quality import CLASSES
from connect4_gui.coach.questions import Solver
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.search_types import Score, SearchInfo, StopFlag, Verdict, exact_score

OPPOSITE = {Verdict.WIN: Verdict.LOSS, Verdict.LOSS: Verdict.WIN}


@dataclass(frozen=True, slots=True)
class Moment:
    """``column`` was played on ``board``, and ``after`` is what came of it. ``played`` is what that is worth for the
    mover; ``replies`` is what is known of ``after``, None if the game is over there.
    """

    board: Board
    column: int
    after: Board
    info: SearchInfo
    replies: SearchInfo | None
    played: Score | None

    @property
    def mover(self) -> Side:
        return self.board.side

    @property
    def before(self) -> Verdict | None:
        """The result that the mover had with best play; None if it is not proven."""
        return _proven(self.info.score)

    @property
    def left(self) -> Verdict | None:
        """The result that the mover has left; None if it is not proven."""
        return None if self.played is None else _proven(self.played)

    @property
    def is_best(self) -> bool:
        """Whether no move is proven to be better, and this one is proven to be as good as the best."""
        best, played = self.info.score, self.played
        if played is None or not (best.exact and played.exact):
            return False
        return played.verdict is best.verdict and (played.verdict is Verdict.DRAW or played.plies == best.plies)

    @property
    def is_mistake(self) -> bool:
        """Whether the result is proven to have become worse."""
        before, left = self.before, self.left
        return before is not None and left is not None and CLASSES[left] < CLASSES[before]

    @property
    def is_slip(self) -> bool:
        """Whether a win is proven to come later than it could, or a loss sooner."""
        played = self.played
        return (
            played is not None
            and played.exact
            and self.info.score.exact
            and played.verdict is self.info.score.verdict
            and not self.is_best
        )


def moment_of(board: Board, column: int, solver: Solver, stop: StopFlag | None) -> Moment:
    """The moment of playing ``column``. Raises IllegalMove if that cannot be played."""
    after = board.play(column)
    info = solver.values(board, stop)
    replies = None if after.outcome() is not None else solver.values(after, stop)
    return Moment(board, column, after, info, replies, _played(board, column, info, replies))


def is_proven_win(info: SearchInfo | None) -> bool:
    return info is not None and info.score.verdict is Verdict.WIN


def best_columns(info: SearchInfo) -> tuple[int, ...]:
    """The columns that are proven to be best, none if that is not known."""
    return info.best if info.score.exact else ()


def _proven(score: Score) -> Verdict | None:
    return None if score.verdict is Verdict.UNKNOWN else score.verdict


def _played(board: Board, column: int, info: SearchInfo, replies: SearchInfo | None) -> Score | None:
    score = info.columns[column]
    if (score is not None and score.exact) or replies is None or not replies.score.exact:
        return score
    verdict, plies = replies.score.verdict, replies.score.plies
    assert plies is not None
    return exact_score(board, OPPOSITE.get(verdict, verdict), plies + 1)
