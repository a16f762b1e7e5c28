"""Check: replays what a reason claims, with code that shares nothing with its finder but the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from connect4_gui.coach.check_follow import check_follow_up
from connect4_gui.coach.check_plans import (
    check_best_line,
    check_better_column,
    check_builds_threat,
    check_hold,
    check_key_point,
    check_lets_close,
    check_makes_threat,
    check_no_safe_move,
    check_one_answer,
    check_slower,
    check_two_keys,
    check_undercuts_own,
    check_zugzwang,
    check_zugzwang_line,
)
from connect4_gui.coach.check_praise import (
    check_all_equal,
    check_blocks,
    check_holds,
    check_holds_out,
    check_keeps,
    check_only_column,
    check_only_move,
    check_own_move,
    check_prevents,
    check_takes_key,
    check_wins,
)
from connect4_gui.coach.check_tactics import check_forcing, check_hands_over, check_missed_win, check_no_block
from connect4_gui.coach.judge import Judge
from connect4_gui.coach.reason import Code, Reason, Way
from connect4_gui.coach.replay import ClaimError, NotKnownError, Replay, claim
from connect4_gui.engine.board import Board

Check = Callable[[Replay], None]

NOT_TRUE, NOT_KNOWN = "not true: ", "not known: "

BOTH: dict[Code, Check] = {
    Code.FORK: partial(check_forcing, discs=2, is_stack=False),
    Code.STACK: partial(check_forcing, discs=2, is_stack=True),
    Code.SEQUENCE: partial(check_forcing, discs=None, is_stack=None),
    Code.NO_SAFE_MOVE: check_no_safe_move,
    Code.FOLLOW_UP: check_follow_up,
    Code.ZUGZWANG: check_zugzwang,
    Code.MAKES_THREAT: check_makes_threat,
    Code.BUILDS_THREAT: check_builds_threat,
    Code.TWO_KEYS: check_two_keys,
    Code.ZUGZWANG_LINE: check_zugzwang_line,
    Code.BEST_LINE: check_best_line,
}
"""What can be allowed, missed and done."""

ALLOWED: dict[Code, Check] = BOTH | {
    Code.NO_BLOCK: check_no_block,
    Code.HANDS_OVER: check_hands_over,
    Code.UNDERCUTS_OWN: check_undercuts_own,
    Code.KEY_POINT: check_key_point,
    Code.LETS_CLOSE: check_lets_close,
    Code.ONE_ANSWER: check_one_answer,
}
MISSED: dict[Code, Check] = BOTH | {
    Code.MISSED_WIN: check_missed_win,
    Code.SLOWER_WIN: partial(check_slower, is_win=True),
    Code.FASTER_LOSS: partial(check_slower, is_win=False),
    Code.HOLD: check_hold,
    Code.ONLY_MOVE: partial(check_better_column, is_only=True),
    Code.WORSE: partial(check_better_column, is_only=False),
}
DONE: dict[Code, Check] = BOTH | {
    Code.WINS: check_wins,
    Code.BLOCKS: check_blocks,
    Code.PREVENTS: check_prevents,
    Code.TAKES_KEY: check_takes_key,
    Code.HOLDS: check_holds,
    Code.ONLY_MOVE: check_only_move,
    Code.HOLDS_OUT: check_holds_out,
    Code.ALL_EQUAL: check_all_equal,
    Code.KEEPS: check_keeps,
    Code.ONLY_COLUMN: check_only_column,
}
CHECKS = {Way.ALLOWS: ALLOWED, Way.MISSES: MISSED, Way.DOES: DONE}


def check(board: Board, column: int, reason: Reason, judge: Judge) -> list[str]:
    """What does not hold of ``reason``, which is about playing ``column`` on ``board``; empty if all of it holds.

    What cannot be decided again does not hold either, but its sentence starts with NOT_KNOWN.
    """
    verify = CHECKS[reason.way].get(reason.code)
    if verify is None:
        return [f"nothing can be {reason.code.value} where a move {reason.way.value}"]
    try:
        _check_move(Replay(board, column, reason, judge), verify)
    except ClaimError as error:
        return [f"{NOT_TRUE}{error}"]
    except NotKnownError as error:
        return [f"{NOT_KNOWN}{error}"]
    return []


def _check_move(replay: Replay, verify: Check) -> None:
    replay.claim_results()
    if replay.reason.way is Way.DOES:
        if replay.reason.code is not Code.PREVENTS:
            claim(replay.reason.column == replay.column, "the column is the one that was played")
        check_own_move(replay)
    else:
        replay.claim_worse()
    verify(replay)
