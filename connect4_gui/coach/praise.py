"""Praise: what speaks for a move."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from connect4_gui.coach.asker import Asker
from connect4_gui.coach.moment import Moment
from connect4_gui.coach.plans import Plans, follow_up, no_safe_move
from connect4_gui.coach.quality import CLASSES
from connect4_gui.coach.questions import Goal, Solver, follow, forced
from connect4_gui.coach.reason import Code, Grade, Reason, Way
from connect4_gui.coach.tactics import forcing_reason
from connect4_gui.coach.winning_cells import landing_cell, open_wins
from connect4_gui.engine.board import Board
from connect4_gui.engine.search_types import StopFlag, Verdict

ATTACKS: tuple[Callable[[Plans], Reason | None], ...] = (
    Plans.zugzwang,
    Plans.makes_threat,
    lambda plans: plans.builds_threat(visible=True),
    lambda plans: plans.two_keys(visible=True),
    Plans.zugzwang_line,
    lambda plans: plans.builds_threat(visible=False),
    Plans.best_line,
)
"""How a move wins beyond a row of threats, the most telling first."""


def praises(moment: Moment, solver: Solver, asker: Asker, stop: StopFlag | None) -> Iterator[Reason]:
    """What can be said for the move, the most telling first; nothing if it spoils the result."""
    if moment.is_mistake:
        return
    board, column = moment.board, moment.column
    cell = landing_cell(board, column)
    if cell in open_wins(board, moment.mover):
        yield Reason(Code.WINS, Way.DOES, Grade.PROVEN, (cell,), (column,), column, 1)
    elif cell in open_wins(board, moment.mover.other):
        yield Reason(Code.BLOCKS, Way.DOES, Grade.PROVEN, (cell,), (column,), column)
    if moment.after.outcome() is None:
        yield from _attack(moment, solver, asker, stop)
        yield from _defence(moment, asker)
    yield from _plain(moment)


def _attack(moment: Moment, solver: Solver, asker: Asker, stop: StopFlag | None) -> Iterator[Reason]:
    board, columns = moment.board, (moment.column,)
    line = _forced_with(board, moment.column)
    if line is not None:
        yield forcing_reason(board, line, Way.DOES)
    yield from filter(None, [no_safe_move(board, columns, Way.DOES)])
    yield from filter(None, [follow_up(board, columns, Way.DOES)])
    if moment.left is Verdict.WIN and moment.played is not None and moment.played.exact:
        plans = Plans(board, columns, Way.DOES, solver, asker, stop)
        yield from filter(None, (kind(plans) for kind in ATTACKS))


def _forced_with(board: Board, column: int) -> tuple[int, ...] | None:
    """The win by threats that starts with ``column``, if it is as short as any."""
    shortest = forced(board)
    if shortest is None or len(shortest) == 1 or shortest[0] == column:
        return shortest if shortest is not None and shortest[0] == column else None
    after = board.play(column)
    fours = open_wins(after, board.side)
    if not fours or open_wins(after, board.side.other):
        return None
    rest = forced(after.play(fours[0][1]))
    return (column, fours[0][1], *rest) if rest is not None and len(rest) + 2 == len(shortest) else None


def _defence(moment: Moment, asker: Asker) -> Iterator[Reason]:
    """What the move takes from the opponent, and whether it is safe."""
    board, column, other = moment.board, moment.column, moment.mover.other
    if moment.left is Verdict.LOSS or open_wins(board, moment.mover) or open_wins(board, other):
        return
    passed = board.pass_turn()
    line = forced(passed)
    if line is not None and forced(moment.after) is None:
        discs = (len(line) + 1) // 2
        yield Reason(Code.PREVENTS, Way.DOES, Grade.PROVEN, (), line, line[0], discs)
    if moment.left is Verdict.DRAW:
        cell = landing_cell(board, column)
        if asker.wins_without(passed, other, ()) and asker.needs(passed, other, cell):
            yield Reason(Code.TAKES_KEY, Way.DOES, Grade.PROVEN, (cell,), (column,), column)
    if moment.left is not Verdict.WIN and follow(moment.after, moment.mover, Goal.NO_LOSS):
        yield Reason(Code.HOLDS, Way.DOES, Grade.PROVEN, (), (column,), column)


def _plain(moment: Moment) -> Iterator[Reason]:
    """What the results of the columns say."""
    column, line = moment.column, (moment.column,)
    scores = [score for score in moment.info.columns if score is not None]
    if len(scores) == 1:
        yield Reason(Code.ONLY_COLUMN, Way.DOES, Grade.PROVEN, (), line, column)
        return
    left, played = moment.left, moment.played
    if left is None or played is None or any(score.verdict is Verdict.UNKNOWN for score in scores):
        return
    worse = [score for score in scores if CLASSES[score.verdict] < CLASSES[left]]
    if len(worse) == len(scores) - 1:
        yield Reason(Code.ONLY_MOVE, Way.DOES, Grade.PROVEN, (), line, column)
    elif worse:
        yield Reason(Code.KEEPS, Way.DOES, Grade.NUMBERS, (), line, column, len(worse))
    elif left is Verdict.LOSS and moment.is_best:
        yield Reason(Code.HOLDS_OUT, Way.DOES, Grade.PROVEN, (), line, column, played.winners_moves)
    else:
        yield Reason(Code.ALL_EQUAL, Way.DOES, Grade.NUMBERS, (), line, column)
