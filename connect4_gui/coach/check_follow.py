"""Checks by brute force that it is enough to answer every disc on top of it."""

from __future__ import annotations

from connect4_gui.coach.fours import playable_fours
from connect4_gui.coach.replay import Replay, claim
from connect4_gui.engine.board import Board, Side


def check_follow_up(replay: Replay) -> None:
    column, cell = replay.named_column(), replay.only_cell()
    first = replay.start.play(column)
    claim(replay.reason.line[:1] == (column,), "the line starts with the column")
    claim(always(first, replay.winner, is_draw_enough=False), "answering on top always makes four")
    outcome = replay.end.outcome()
    claim(outcome is not None and outcome.winner is replay.winner and cell in outcome.cells, "the line ends there")
    claim(cell == (replay.boards[-2].landing_row(cell[1]), replay.reason.line[-1]), "the last disc makes the four")
    line = replay.reason.line
    for before, disc, answer in zip(replay.boards[1:-1:2], line[1::2], line[2::2], strict=True):
        claim(answer == _answer(before.play(disc), replay.winner, disc), "the line goes by the rule")


def always(board: Board, side: Side, *, is_draw_enough: bool) -> bool:
    """Whether ``side``, not to move, wins, or does not lose, against every play by the rule alone."""
    return _always(board, side, is_draw_enough, {})


def _always(board: Board, side: Side, is_draw_enough: bool, known: dict[tuple[int, int], bool]) -> bool:
    key = (board.own, board.occupied)
    if key not in known:
        known[key] = all(
            _survives(board.play(column), side, column, is_draw_enough, known) for column in board.open_columns()
        )
    return known[key]


def _survives(board: Board, side: Side, disc: int, is_draw_enough: bool, known: dict[tuple[int, int], bool]) -> bool:
    """Whether that holds after ``disc`` of the other side."""
    outcome = board.outcome()
    if outcome is not None:
        return outcome.winner is None and is_draw_enough
    answer = _answer(board, side, disc)
    if answer is None:
        return False
    answered = board.play(answer)
    ended = answered.outcome()
    if ended is not None:
        return ended.winner is side or (ended.winner is None and is_draw_enough)
    return _always(answered, side, is_draw_enough, known)


def _answer(board: Board, side: Side, disc: int) -> int | None:
    """What the rule says: make four, else block, else answer on top; None if it says nothing."""
    for fours in (playable_fours(board, side), playable_fours(board, side.other)):
        if fours:
            return min(column for _, column in fours)
    return disc if board.has_room(disc) else None
