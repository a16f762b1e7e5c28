"""Coach: says why a move was a mistake or good, and says nothing that does not hold on replay."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace

from connect4_gui.coach.asker import Asker
from connect4_gui.coach.check import NOT_KNOWN, check
from connect4_gui.coach.judge import Judge
from connect4_gui.coach.leftovers import hold, lets_close, one_answer, only_move, slower, undercuts_own
from connect4_gui.coach.moment import Moment, best_columns, is_proven_win, moment_of
from connect4_gui.coach.plans import Plans, follow_up, key_point, no_safe_move
from connect4_gui.coach.praise import praises
from connect4_gui.coach.questions import Solver
from connect4_gui.coach.reason import Reason, Way
from connect4_gui.coach.tactics import tactics
from connect4_gui.engine.board import Board
from connect4_gui.engine.search_types import StopFlag, Verdict

log = logging.getLogger(__name__)

Kind = Callable[[Plans], Reason | None]

PLAIN_TO_SEE: tuple[Kind, ...] = (Plans.no_safe_move, Plans.follow_up, Plans.zugzwang, Plans.makes_threat)
TRUE_BUT_LESS_PLAIN: tuple[Kind, ...] = (
    lambda plans: plans.builds_threat(visible=True),
    lambda plans: plans.two_keys(visible=True),
    Plans.zugzwang_line,
)
HARDLY_VISIBLE: tuple[Kind, ...] = (
    lambda plans: plans.builds_threat(visible=False),
    lambda plans: plans.two_keys(visible=False),
)


class Coach:
    """Explains moves with what ``solver`` knows. Not for two threads at once."""

    def __init__(self, solver: Solver) -> None:
        self._solver = solver

    def explain(self, board: Board, column: int, stop: StopFlag | None = None) -> Reason | None:
        """Why playing ``column`` was a mistake, or slower than it could be; None if it was best or nothing is proven.

        Where the position is not solved, a reason proves that the move loses, and nothing else. Raises IllegalMove if
        ``column`` cannot be played.
        """
        moment = moment_of(board, column, self._solver, stop)
        return self._first_that_holds(moment, self._reasons(moment, stop), stop)

    def praise(self, board: Board, column: int, stop: StopFlag | None = None) -> Reason | None:
        """What speaks for playing ``column``; None if it spoils the result or nothing is proven.

        Raises IllegalMove if ``column`` cannot be played.
        """
        moment = moment_of(board, column, self._solver, stop)
        return self._first_that_holds(moment, praises(moment, self._solver, Asker(stop), stop), stop)

    def _first_that_holds(self, moment: Moment, reasons: Iterator[Reason], stop: StopFlag | None) -> Reason | None:
        judge = Judge(self._solver, stop)
        for found in reasons:
            reason = replace(found, before=moment.before, after=moment.left)
            faults = check(moment.board, moment.column, reason, judge)
            if stop is not None and stop.is_set():
                return None
            if not faults:
                return reason
            _report(moment, reason, faults)
        return None

    def _reasons(self, moment: Moment, stop: StopFlag | None) -> Iterator[Reason]:
        if moment.is_best or moment.after.outcome() is not None:
            return
        yield from tactics(moment)
        if moment.is_slip:
            yield from slower(moment, self._solver, stop)
        elif moment.is_mistake:
            asker = Asker(stop)
            yield from undercuts_own(moment, self._solver, asker, stop)
            yield from self._plans(moment, asker, stop)
            yield from one_answer(moment, self._solver, stop)
            yield from hold(moment)
            yield from _all_found(Plans.best_line, self._plans_of_both(moment, asker, stop))
            yield from only_move(moment)
        elif moment.before is None:
            columns = moment.after.open_columns()
            yield from _found(no_safe_move(moment.after, columns, Way.ALLOWS))
            yield from _found(follow_up(moment.after, columns, Way.ALLOWS))

    def _plans(self, moment: Moment, asker: Asker, stop: StopFlag | None) -> Iterator[Reason]:
        """The plans of both sides, as far as they have one, in the order of how much they tell."""
        plans = self._plans_of_both(moment, asker, stop)
        best = best_columns(moment.info) if moment.left is Verdict.LOSS else ()
        for kind in PLAIN_TO_SEE:
            yield from _all_found(kind, plans)
        yield from lets_close(moment, self._solver, asker, stop)
        yield from self._with_line(moment, key_point(moment.board, moment.after, best, asker, visible=True), stop)
        for kind in TRUE_BUT_LESS_PLAIN:
            yield from _all_found(kind, plans)
        yield from self._with_line(moment, key_point(moment.board, moment.after, best, asker, visible=False), stop)
        for kind in HARDLY_VISIBLE:
            yield from _all_found(kind, plans)

    def _plans_of_both(self, moment: Moment, asker: Asker, stop: StopFlag | None) -> list[Plans]:
        """What the move allows first, then what it misses."""
        plans = []
        if moment.replies is not None and is_proven_win(moment.replies) and best_columns(moment.replies):
            columns = best_columns(moment.replies)
            plans.append(Plans(moment.after, columns, Way.ALLOWS, self._solver, asker, stop))
        if is_proven_win(moment.info) and best_columns(moment.info):
            columns = best_columns(moment.info)
            plans.append(Plans(moment.board, columns, Way.MISSES, self._solver, asker, stop))
        return plans

    def _with_line(self, moment: Moment, reason: Reason | None, stop: StopFlag | None) -> Iterator[Reason]:
        if reason is not None:
            yield replace(reason, line=self._solver.line(moment.after, stop, through=reason.cells))


def _report(moment: Moment, reason: Reason, faults: list[str]) -> None:
    """Tell the log that a reason was not said. That it is not true is a mistake of ours."""
    level = logging.INFO if faults[0].startswith(NOT_KNOWN) else logging.ERROR
    log.log(level, "%s: %s, column %d of\n%s", faults[0], reason, moment.column + 1, moment.board)


def _found(reason: Reason | None) -> Iterator[Reason]:
    if reason is not None:
        yield reason


def _all_found(kind: Kind, plans: list[Plans]) -> Iterator[Reason]:
    for plan in plans:
        yield from _found(kind(plan))
