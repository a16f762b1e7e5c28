"""Checks what the coach says about plans: cells that decide, keys, and discs that run out."""

from __future__ import annotations

from connect4_gui.coach.check_follow import always
from connect4_gui.coach.fours import playable_fours, waiting_fours
from connect4_gui.coach.reason import Grade, Way
from connect4_gui.coach.replay import WORTH, Replay, claim, claim_no_safe_move
from connect4_gui.engine.search_types import Verdict


def check_no_safe_move(replay: Replay) -> None:
    column = replay.named_column()
    opened = claim_no_safe_move(replay.start.play(column), replay.winner)
    claim(set(replay.reason.cells) == opened, "these are the cells that open")
    claim(replay.reason.line[:1] == (column,) and replay.reason.moves == 2, "the line starts with the column")
    outcome = replay.end.outcome()
    claim(outcome is not None and outcome.winner is replay.winner, "the line ends with four")
    claim(len(replay.boards) == 4, "the line has three discs")


def check_zugzwang(replay: Replay) -> None:
    cell = replay.only_cell()
    claim(cell in waiting_fours(replay.start, replay.winner), "the cell is a winning cell")
    claim(cell not in playable_fours(replay.start, replay.winner), "it cannot be filled yet")
    claim(replay.reason.grade is Grade.PROVEN, "the grade is right")
    _claim_decides(replay)
    if replay.reason.is_squeezed:
        replay.claim_squeezed(cell)


def check_makes_threat(replay: Replay) -> None:
    cell, made = replay.only_cell(), replay.start.play(replay.named_column())
    claim(cell not in waiting_fours(replay.start, replay.winner), "the cell was no winning cell")
    claim(cell in waiting_fours(made, replay.winner), "the column makes it one")
    claim(cell not in playable_fours(made, replay.winner), "it waits")
    claim(replay.reason.grade is Grade.PROVEN, "the grade is right")
    _claim_decides(replay)


def check_builds_threat(replay: Replay) -> None:
    cell = replay.only_cell()
    claim(cell not in waiting_fours(replay.start, replay.winner), "the cell is no winning cell yet")
    replay.claim_grade(replay.start, replay.winner, cell)
    _claim_decides(replay)


def check_two_keys(replay: Replay) -> None:
    pair = replay.two_cells()
    for cell in pair:
        claim(replay.judge.forces_four(replay.start, replay.winner, (cell,)), "closing one of them is not enough")
    replay.claim_grade(replay.start, replay.winner, *pair)
    _claim_decides(replay)


def check_zugzwang_line(replay: Replay) -> None:
    claim(replay.reason.grade is Grade.BEST_PLAY, "the grade is right")
    replay.claim_winning_line()
    replay.claim_squeezed(replay.only_cell())


def check_best_line(replay: Replay) -> None:
    """The line of best play ends with one of two fours, of which only one can be blocked."""
    lower, upper = replay.two_cells()
    claim(replay.reason.grade is Grade.BEST_PLAY, "the grade is right")
    replay.claim_winning_line()
    claim(len(replay.boards) > 3 and replay.reason.line[-2:] == (lower[1], upper[1]), "the line ends with the cells")
    fours = playable_fours(replay.boards[-3], replay.winner)
    claim(lower in fours and (upper in fours or upper == (lower[0] + 1, lower[1])), "both cells make four")
    outcome = replay.end.outcome()
    claim(outcome is not None and outcome.winner is replay.winner and upper in outcome.cells, "the line ends with four")


def check_key_point(replay: Replay) -> None:
    cell, column = replay.only_cell(), replay.named_column()
    replay.claim_mistake()
    claim(replay.score(replay.after).verdict is Verdict.WIN, "the opponent wins")
    claim(cell == (replay.board.landing_row(column), column), "the cell could be taken")
    kept = replay.verdict_of(column)
    claim(kept is replay.score(replay.board).verdict, "taking it keeps the result")
    replay.claim_grade(replay.after, replay.winner, cell)
    replay.claim_needed(replay.after, replay.winner, cell)
    replay.claim_best_play()


def check_lets_close(replay: Replay) -> None:
    reason = replay.reason
    claim(replay.score(replay.board).verdict is Verdict.WIN, "the position was won")
    claim(replay.score(replay.after).verdict is Verdict.DRAW, "the move lets the win slip")
    saving = [c for c in replay.after.open_columns() if replay.reply_verdict(replay.after, c) is not Verdict.LOSS]
    cells = [(replay.after.landing_row(column), column) for column in saving]
    claim(sorted(reason.cells) == sorted(cells) and len(cells) <= 2, "these answers save the opponent")
    for cell in reason.cells:
        replay.claim_needed(replay.board, replay.mover, cell)
    column = reason.column
    claim(column is not None and replay.board.has_room(column), "a column is named")
    claim(column is not None and replay.verdict_of(column) is Verdict.WIN, "that column kept the win")
    claim(reason.line[:1] == (reason.cells[0][1],), "the line starts with the answer")
    replay.claim_grade(replay.board, replay.mover, *reason.cells)
    replay.claim_best_play()


def check_undercuts_own(replay: Replay) -> None:
    cell = replay.only_cell()
    replay.claim_mistake()
    claim(cell == (replay.board.landing_row(replay.column) + 1, replay.column), "the cell lies on top of the disc")
    claim(cell in waiting_fours(replay.board, replay.mover), "the cell is a winning cell of the mover")
    claim(replay.reason.line[:1] == (replay.column,), "the line starts with the answer")
    replay.claim_best_play()
    if replay.reason.grade is Grade.PROVEN:
        replay.claim_needed(replay.board, replay.mover, cell)
    else:
        claim(replay.reason.grade is Grade.BEST_PLAY, "the grade is right")


def check_one_answer(replay: Replay) -> None:
    cell, column = replay.only_cell(), replay.named_column()
    replay.claim_mistake()
    best = replay.score(replay.after).verdict
    answers = [c for c in replay.after.open_columns() if replay.reply_verdict(replay.after, c) is best]
    claim(answers == [column], "there is only one such answer")
    claim(cell == (replay.after.landing_row(column), column), "the cell is the answer")
    claim(replay.reason.line[:1] == (column,), "the line starts with the answer")
    replay.claim_best_play()


def check_hold(replay: Replay) -> None:
    column = replay.named_column()
    replay.claim_mistake()
    claim(replay.score(replay.board).verdict is Verdict.DRAW, "it was a draw")
    claim(always(replay.board.play(column), replay.mover, is_draw_enough=True), "answering on top never loses")


def check_better_column(replay: Replay, *, is_only: bool) -> None:
    """The named column keeps a result that the move spoils; nothing else does, if it is the only one."""
    column = replay.named_column()
    replay.claim_mistake()
    result = replay.score(replay.board).verdict
    keeping = [c for c in replay.board.open_columns() if replay.verdict_of(c) is result]
    claim(column in keeping, "the column keeps the result")
    claim(not is_only or keeping == [column], "no other column does")
    claim(replay.reason.before is result, "the result before the move is given")
    claim(replay.reason.after is not None, "the result after the move is given")


def check_slower(replay: Replay, *, is_win: bool) -> None:
    reason, column = replay.reason, replay.named_column()
    before, after, best = replay.board, replay.after, replay.board.play(column)
    result = Verdict.WIN if is_win else Verdict.LOSS
    claim(replay.score(before).verdict is result, "the result before the move is right")
    claim(WORTH[replay.score(after).verdict] == -WORTH[result], "the result stays the same")
    claim(replay.plies(before) == replay.plies(best) + 1, "the column is best")
    moves, others = (replay.plies(after) + 2) // 2, (replay.plies(best) + 2) // 2
    claim((reason.moves, reason.other_moves) == (moves, others), "the discs are counted right")
    claim(moves > others if is_win else moves < others, "the move is worse")
    claim(reason.grade is Grade.NUMBERS and reason.line[:1] == (column,), "the line starts with the column")
    replay.claim_best_play()


def _claim_decides(replay: Replay) -> None:
    """The side that the reason speaks of wins by best play, but only with the cells; and the move gave or missed it."""
    replay.claim_winning_line()
    replay.claim_needed(replay.start, replay.winner, *replay.reason.cells)
    if replay.reason.way is not Way.DOES:
        replay.claim_mistake()
