"""Checks what the coach says about fours at once and rows of threats."""

from __future__ import annotations

from connect4_gui.coach.fours import playable_fours
from connect4_gui.coach.reason import Grade, Way
from connect4_gui.coach.replay import Replay, claim
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.search_types import Verdict


def check_missed_win(replay: Replay) -> None:
    _claim_four(replay)
    claim(replay.column != replay.reason.column, "another column was played")
    claim(not _has_won(replay.after, replay.mover), "the move made no four")


def check_no_block(replay: Replay) -> None:
    cell = _claim_four(replay)
    claim(cell[0] == replay.board.landing_row(cell[1]), "the cell could be blocked")
    claim(replay.column != cell[1], "it was not blocked")
    blocked = replay.board.play(cell[1])
    claim(not playable_fours(blocked, replay.mover.other), "blocking it was of use")


def check_hands_over(replay: Replay) -> None:
    cell = _claim_four(replay)
    claim(cell == (replay.board.landing_row(replay.column) + 1, replay.column), "the cell lies on top of the disc")
    safe = [column for column in replay.board.open_columns() if not _loses_at_once(replay.board, column)]
    claim(bool(safe), "another column does not lose at once")


def check_forcing(replay: Replay, *, discs: int | None, is_stack: bool | None) -> None:
    """The line wins by threats alone, with ``discs`` discs, and ends with one of two cells, above each other or not."""
    reason, winner = replay.reason, replay.winner
    lower, upper = replay.two_cells()
    claim(
        reason.grade is Grade.PROVEN and reason.line[:1] == (replay.named_column(),), "the line starts with the column"
    )
    claim(len(reason.line) % 2 == 1 and reason.moves == (len(reason.line) + 1) // 2, "the discs are counted right")
    claim(reason.moves == discs if discs else (reason.moves or 0) > 2, "the number of discs fits")
    for threat in replay.boards[1:-1:2]:
        _claim_threat(threat, winner, reason.line[replay.boards.index(threat)])
    last = replay.boards[-3]
    claim(_has_won(replay.end, winner), "the line ends with four")
    claim(not _is_saved(last, winner), "every last answer loses")
    fours = playable_fours(last, winner)
    stacked = upper == (lower[0] + 1, lower[1])
    claim(lower in fours and (upper in fours or stacked), "both cells make four")
    claim(reason.line[-2:] == (lower[1], upper[1]), "the line ends with them")
    claim(is_stack is None or is_stack is stacked, "the cells lie as the reason says")
    _claim_way(replay)


def _claim_threat(board: Board, winner: Side, answer: int) -> None:
    """The winner threatens four, and ``answer`` is the only move that can parry it."""
    claim(bool(playable_fours(board, winner)), "every disc threatens four")
    claim(not playable_fours(board, winner.other), "the loser has no four in between")
    for column in board.open_columns():
        claim(column == answer or bool(playable_fours(board.play(column), winner)), "there is only one answer")


def _is_saved(board: Board, winner: Side) -> bool:
    return any(not playable_fours(board.play(column), winner) for column in board.open_columns())


def _claim_way(replay: Replay) -> None:
    """The win is one that the move gives, misses or starts."""
    discs, way = replay.reason.moves or 0, replay.reason.way
    if way is Way.DOES:
        claim(replay.reason.column == replay.column, "the column is the one that was played")
    elif way is Way.MISSES:
        if replay.score(replay.after).verdict is Verdict.LOSS:
            claim(replay.plies(replay.after) + 1 > 2 * discs - 1, "the move does not win as soon")
    else:
        before = replay.judge.score(replay.board)
        if before is not None and before.verdict is Verdict.LOSS:
            claim(replay.plies(replay.board) > 2 * discs, "the loss could have been put off")


def _claim_four(replay: Replay) -> tuple[int, int]:
    """The line is one disc, which makes four in the named cell."""
    cell, column = replay.only_cell(), replay.named_column()
    claim(replay.reason.line == (column,) and cell == (replay.start.landing_row(column), column), "the cell is played")
    claim(_has_won(replay.end, replay.winner), "that makes four")
    claim(replay.reason.moves == 1 and replay.reason.grade is Grade.PROVEN, "it takes one disc")
    return cell


def _loses_at_once(board: Board, column: int) -> bool:
    return bool(playable_fours(board.play(column), board.side.other))


def _has_won(board: Board, side: Side) -> bool:
    outcome = board.outcome()
    return outcome is not None and outcome.winner is side
