"""Hint: the column a strong player would choose, and why in a word."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from connect4_gui.engine.board import Board
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.search_types import SearchInfo, Verdict


class HintReason(Enum):
    WINS = "wins"
    BLOCKS = "blocks"
    ONLY_MOVE = "only move"
    KEEPS_THE_DRAW = "keeps the draw"
    HOLDS_OUT = "holds out"
    BEST_CHANCE = "best chance"


@dataclass(frozen=True, slots=True)
class Hint:
    """``moves`` counts the mover's own discs up to the win; None where that is not known or nobody wins.

    ``is_proven`` says that the result with best play is known.
    """

    cell: Cell
    reason: HintReason
    moves: int | None = None
    is_proven: bool = field(default=False, compare=False)

    @property
    def column(self) -> int:
        return self.cell[1]


def hint_for(board: Board, info: SearchInfo) -> Hint:
    """What ``info`` advises the player to move on ``board``. Among equal columns the middlemost one."""
    middle = (board.size.columns - 1) / 2
    column = min(info.best, key=lambda candidate: (abs(candidate - middle), candidate))
    reason = _reason(board, info, column)
    moves = info.score.winners_moves if reason is HintReason.WINS else None
    return Hint((board.landing_row(column), column), reason, moves, info.score.exact)


def _reason(board: Board, info: SearchInfo, column: int) -> HintReason:
    verdict = info.score.verdict
    if verdict is Verdict.WIN and info.score.plies == 1:
        return HintReason.WINS
    if _opponent_wins_in(board, column):
        return HintReason.BLOCKS
    if verdict is Verdict.WIN:
        return HintReason.WINS
    if verdict is Verdict.LOSS:
        return HintReason.HOLDS_OUT
    if _all_others_lose(info, column):
        return HintReason.ONLY_MOVE
    return HintReason.KEEPS_THE_DRAW if verdict is Verdict.DRAW else HintReason.BEST_CHANCE


def _opponent_wins_in(board: Board, column: int) -> bool:
    outcome = board.pass_turn().play(column).outcome()
    return outcome is not None and outcome.winner is board.side.other


def _all_others_lose(info: SearchInfo, column: int) -> bool:
    others = [score for other, score in enumerate(info.columns) if other != column and score is not None]
    return bool(others) and all(score.verdict is Verdict.LOSS for score in others)
