"""Reasons beside tactics and plans: the own cell undercut, the closed key, the one answer, and plain numbers."""

from __future__ import annotations

from collections.abc import Iterator

from connect4_gui.coach.asker import Asker
from connect4_gui.coach.moment import Moment, best_columns
from connect4_gui.coach.questions import Goal, Solver, follow
from connect4_gui.coach.reason import Code, Grade, Reason, Way
from connect4_gui.coach.visibility import grade_of, is_visible_cell
from connect4_gui.coach.winning_cells import above, landing_cell, winning_cells
from connect4_gui.engine.board import Board
from connect4_gui.engine.search_types import SearchInfo, StopFlag, Verdict

MOST_SAVING_ANSWERS = 2


def slower(moment: Moment, solver: Solver, stop: StopFlag | None) -> Iterator[Reason]:
    """The same result, but a win comes later or a loss sooner."""
    best, played = moment.info.score, moment.played
    if played is None or best.verdict is Verdict.DRAW or not moment.info.best:
        return
    code = Code.SLOWER_WIN if best.verdict is Verdict.WIN else Code.FASTER_LOSS
    column = moment.info.best[0]
    line = _line(moment.board, column, solver, stop)
    moves, others = played.winners_moves, best.winners_moves
    yield Reason(code, Way.MISSES, Grade.NUMBERS, (), line, column, moves, others)


def undercuts_own(moment: Moment, solver: Solver, asker: Asker, stop: StopFlag | None) -> Iterator[Reason]:
    """The disc lies right below a winning cell of its own side, and closing that is one of the best answers."""
    board, column = moment.board, moment.column
    cell = above(landing_cell(board, column))
    if cell not in winning_cells(board, moment.mover) or moment.replies is None:
        return
    if column not in best_columns(moment.replies):
        return
    is_needed = moment.before is Verdict.WIN and asker.needs(board, moment.mover, cell)
    grade = Grade.PROVEN if is_needed else Grade.BEST_PLAY
    line = _line(moment.after, column, solver, stop)
    yield Reason(Code.UNDERCUTS_OWN, Way.ALLOWS, grade, (cell,), line, column)


def lets_close(moment: Moment, solver: Solver, asker: Asker, stop: StopFlag | None) -> Iterator[Reason]:
    """The win needed a cell, and the few answers that save the opponent take it."""
    if moment.before is not Verdict.WIN or moment.left is not Verdict.DRAW or moment.replies is None:
        return
    saving = _columns_worth(moment.replies, Verdict.DRAW)
    if not saving or len(saving) > MOST_SAVING_ANSWERS or not _is_settled(moment.replies):
        return
    cells = tuple(landing_cell(moment.after, column) for column in saving)
    if all(asker.needs(moment.board, moment.mover, cell) for cell in cells):
        line = _line(moment.after, saving[0], solver, stop)
        is_visible = all(is_visible_cell(moment.board, moment.mover, cell) for cell in cells)
        yield Reason(Code.LETS_CLOSE, Way.ALLOWS, grade_of(is_visible=is_visible), cells, line, moment.info.best[0])


def one_answer(moment: Moment, solver: Solver, stop: StopFlag | None) -> Iterator[Reason]:
    """Exactly one answer punishes the move."""
    if moment.replies is None or moment.left is None or not _is_settled(moment.replies):
        return
    wanted = Verdict.WIN if moment.left is Verdict.LOSS else Verdict.DRAW
    answers = _columns_worth(moment.replies, wanted)
    if len(answers) == 1:
        cell = landing_cell(moment.after, answers[0])
        line = _line(moment.after, answers[0], solver, stop)
        yield Reason(Code.ONE_ANSWER, Way.ALLOWS, Grade.PROVEN, (cell,), line, answers[0])


def hold(moment: Moment) -> Iterator[Reason]:
    """The draw could have been held by answering every disc on top of it."""
    if moment.before is not Verdict.DRAW:
        return
    for column in moment.info.best:
        after = moment.board.play(column)
        if follow(after, moment.mover, Goal.NO_LOSS):
            yield Reason(Code.HOLD, Way.MISSES, Grade.PROVEN, (), (column,), column)
            return


def only_move(moment: Moment) -> Iterator[Reason]:
    """What is left to say: another column kept the result, maybe only one."""
    before = moment.before
    if before is None or not moment.info.best:
        return
    keeping = _columns_worth(moment.info, before)
    is_only = len(keeping) == 1 and _is_settled(moment.info)
    code = Code.ONLY_MOVE if is_only else Code.WORSE
    yield Reason(code, Way.MISSES, Grade.GENERIC, (), (moment.info.best[0],), moment.info.best[0])


def _columns_worth(info: SearchInfo, verdict: Verdict) -> list[int]:
    return [column for column, score in enumerate(info.columns) if score is not None and score.verdict is verdict]


def _is_settled(info: SearchInfo) -> bool:
    """Whether the result of every column is proven."""
    return all(score is None or score.verdict is not Verdict.UNKNOWN for score in info.columns)


def _line(board: Board, column: int, solver: Solver, stop: StopFlag | None) -> tuple[int, ...]:
    after = board.play(column)
    return (column,) if after.outcome() is not None else (column, *solver.line(after, stop))
