"""Checks what the coach says for a move."""

from __future__ import annotations

from connect4_gui.coach.check_follow import always
from connect4_gui.coach.fours import makes_four, playable_fours
from connect4_gui.coach.replay import WORTH, Replay, claim
from connect4_gui.engine.board import Board
from connect4_gui.engine.search_types import Verdict

MOST_DISCS = 10
"""How many discs a win by threats may take."""


def check_own_move(replay: Replay) -> None:
    """What holds for every praise of this kind: the move is the named one, and it does not spoil the result."""
    before, after = replay.judge.score(replay.board), replay.played()
    if before is not None and after is not None:
        claim(-WORTH[after.verdict] == WORTH[before.verdict], "the move keeps the result")


def check_wins(replay: Replay) -> None:
    cell = replay.only_cell()
    claim(cell == (replay.board.landing_row(replay.column), replay.column), "the disc falls there")
    outcome = replay.after.outcome()
    claim(outcome is not None and outcome.winner is replay.mover and cell in outcome.cells, "that makes four")


def check_blocks(replay: Replay) -> None:
    cell = replay.only_cell()
    claim(cell == (replay.board.landing_row(replay.column), replay.column), "the disc falls there")
    claim(makes_four(replay.board, replay.mover.other, cell), "the opponent would have made four there")


def check_prevents(replay: Replay) -> None:
    """Had the turn been the opponent's, the line would have forced four; now no row of threats does."""
    reason, winner = replay.reason, replay.winner
    _claim_quiet(replay)
    claim(reason.line[:1] == (reason.column,) and reason.moves == (len(reason.line) + 1) // 2, "the discs are counted")
    for number, board in enumerate(replay.boards[1:-1:2]):
        answer = reason.line[2 * number + 1]
        claim(not playable_fours(board, winner.other), "there is no four in between")
        others = [column for column in board.open_columns() if column != answer]
        claim(all(playable_fours(board.play(column), winner) for column in others), "there is only one answer")
    outcome = replay.end.outcome()
    claim(outcome is not None and outcome.winner is winner, "the line makes four")
    claim(not threatens_through(replay.after, MOST_DISCS), "the move stops it")


def check_takes_key(replay: Replay) -> None:
    cell = replay.only_cell()
    _claim_quiet(replay)
    claim(cell == (replay.board.landing_row(replay.column), replay.column), "the disc falls there")
    claim(replay.score(replay.after).verdict is not Verdict.WIN, "the opponent does not win")
    replay.claim_needed(replay.board.pass_turn(), replay.mover.other, cell)


def check_holds(replay: Replay) -> None:
    claim(always(replay.after, replay.mover, is_draw_enough=True), "answering on top never loses")


def check_only_move(replay: Replay) -> None:
    claim(replay.reason.after is replay.verdict_of(replay.column), "the result is given")
    claim(
        len(replay.board.open_columns()) > 1 and _worse(replay) == len(replay.board.open_columns()) - 1, "it is alone"
    )


def check_keeps(replay: Replay) -> None:
    claim(replay.reason.after is replay.verdict_of(replay.column), "the result is given")
    claim(_worse(replay) == replay.reason.moves, "so many columns do not keep the result")


def check_all_equal(replay: Replay) -> None:
    results = {replay.verdict_of(column) for column in replay.board.open_columns()}
    claim(len(results) == 1, "every column has the same result")


def check_holds_out(replay: Replay) -> None:
    claim(replay.score(replay.board).verdict is Verdict.LOSS, "the position is lost")
    claim(replay.plies(replay.board) == replay.plies(replay.after) + 1, "no column holds out longer")
    claim(replay.reason.moves == (replay.plies(replay.after) + 2) // 2, "the discs are counted right")


def check_only_column(replay: Replay) -> None:
    claim(replay.board.open_columns() == (replay.column,), "no other column has room")


def threatens_through(board: Board, discs: int) -> bool:
    """Whether the mover wins with at most so many discs, all of which threaten four."""
    side = board.side
    if playable_fours(board, side):
        return True
    if discs == 1:
        return False
    for column in board.open_columns():
        after = board.play(column)
        fours = [] if after.outcome() is not None or playable_fours(after, side.other) else playable_fours(after, side)
        if len(fours) > 1:
            return True
        for _, answer in fours:
            answered = after.play(answer)
            if answered.outcome() is None and threatens_through(answered, discs - 1):
                return True
    return False


def _claim_quiet(replay: Replay) -> None:
    board = replay.board
    is_quiet = not playable_fours(board, replay.mover) and not playable_fours(board, replay.mover.other)
    claim(is_quiet, "no four was open")


def _worse(replay: Replay) -> int:
    """How many columns lead to a worse result than the move."""
    results = [replay.verdict_of(column) for column in replay.board.open_columns()]
    own = replay.verdict_of(replay.column)
    return sum(WORTH[result] < WORTH[own] for result in results)
