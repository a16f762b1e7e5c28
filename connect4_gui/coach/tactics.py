"""Tactics: what a few forced discs decide. These reasons prove themselves and need no solved position."""

from __future__ import annotations

from collections.abc import Iterator

from connect4_gui.coach.moment import Moment
from connect4_gui.coach.questions import forced
from connect4_gui.coach.reason import Code, Grade, Reason, Way
from connect4_gui.coach.winning_cells import above, landing_cell, open_wins
from connect4_gui.engine.board import Board
from connect4_gui.engine.search_types import Verdict


def tactics(moment: Moment) -> Iterator[Reason]:
    """What the move overlooks at once or within a row of threats, the shortest first.

    An open four hides everything else: with one of the own the question is only whether it was taken, with one of the
    opponent whether it was blocked.
    """
    wins = open_wins(moment.board, moment.mover)
    if wins:
        if landing_cell(moment.board, moment.column) not in wins:
            yield Reason(Code.MISSED_WIN, Way.MISSES, Grade.PROVEN, (wins[0],), (wins[0][1],), wins[0][1], 1)
    elif moment.after.outcome() is None and open_wins(moment.after, moment.mover.other):
        yield from _loses_at_once(moment)
    elif not open_wins(moment.board, moment.mover.other):
        yield from _forcing(moment)


def forcing_reason(board: Board, line: tuple[int, ...], way: Way) -> Reason:
    """The reason that ``line``, at least three columns found by :func:`forced` on ``board``, stands for."""
    end = board
    for column in line[:-2]:
        end = end.play(column)
    fours = open_wins(end, board.side)
    is_fork = len(fours) > 1
    pair = (fours[0], fours[1]) if is_fork else (fours[0], above(fours[0]))
    line = (*line[:-2], pair[0][1], pair[1][1])
    discs = (len(line) + 1) // 2
    code = Code.SEQUENCE if discs > 2 else Code.FORK if is_fork else Code.STACK
    return Reason(code, way, Grade.PROVEN, pair, line, line[0], discs)


def _loses_at_once(moment: Moment) -> Iterator[Reason]:
    """The opponent makes four now. No reason if that follows every move."""
    board, other = moment.board, moment.mover.other
    if not any(not open_wins(board.play(column), other) for column in board.open_columns()):
        return
    waiting = open_wins(board, other)
    cell = waiting[0] if waiting else above(landing_cell(board, moment.column))
    code = Code.NO_BLOCK if waiting else Code.HANDS_OVER
    yield Reason(code, Way.ALLOWS, Grade.PROVEN, (cell,), (cell[1],), cell[1], 1)


def _forcing(moment: Moment) -> Iterator[Reason]:
    found = []
    if moment.after.outcome() is None:
        line = forced(moment.after)
        if line is not None and _comes_sooner(moment, len(line) + 1):
            found.append(forcing_reason(moment.after, line, Way.ALLOWS))
    line = forced(moment.board)
    if line is not None and _is_not_played(moment, len(line)):
        found.append(forcing_reason(moment.board, line, Way.MISSES))
    yield from sorted(found, key=lambda reason: len(reason.line))


def _comes_sooner(moment: Moment, plies: int) -> bool:
    """Whether a loss in ``plies`` is worse than what the mover had."""
    best = moment.info.score
    return best.verdict is not Verdict.LOSS or (best.plies is not None and plies < best.plies)


def _is_not_played(moment: Moment, plies: int) -> bool:
    """Whether the move is proven to be worse than a win in ``plies``."""
    played = moment.played
    if played is None or moment.left is None:
        return False
    return played.verdict is not Verdict.WIN or (played.plies is not None and played.plies > plies)
