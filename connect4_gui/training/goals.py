"""Goals: what a step of a lesson asks for, and whether a move reaches it. The rules decide, never a stored answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from connect4_gui.coach.threats import Threat, threats_on
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.geometry import Cell


class Goal(Enum):
    FOUR = "make four"
    STOP = "stop the opponent's four"
    TWO_WAYS = "threaten four in two places"
    NO_TWO_WAYS = "keep the opponent from threatening two fours"
    SAFE = "open no winning cell of the opponent"
    KEEP_OWN = "keep a winning cell of one's own closed"
    STACK = "threaten four where the cell above wins as well"
    GOOD_ROW = "make a winning cell that the counting gives to its owner"
    NO_SAFE_REPLY = "leave the opponent no safe column"
    OUTLAST = "still force four when everything else is full"


class Fault(Enum):
    """Why a move does not reach its goal."""

    FULL = "the column is full"
    NO_FOUR = "no four"
    GIVES_FOUR = "the opponent makes four"
    NO_THREAT = "threatens nothing"
    ONE_WAY = "only one threat, which is blocked"
    ALLOWS_TWO_WAYS = "the opponent threatens two fours"
    OPENS_OWN = "the opponent closes the winning cell"
    NO_WINNING_CELL = "makes no winning cell"
    WRONG_ROW = "the winning cell suits the opponent"
    SAFE_REPLY = "the opponent still has a safe column"
    LETS_GO = "the opponent gets away"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A move that does not reach the goal. ``cell`` is where the opponent answers, or the winning cell it is about."""

    fault: Fault
    cell: Cell | None = None


def refusal(board: Board, goal: Goal, column: int) -> Refusal | None:
    """What is wrong with dropping into ``column``; None if that reaches the goal."""
    if not board.has_room(column):
        return Refusal(Fault.FULL)
    after = board.play(column)
    outcome = after.outcome()
    if goal is Goal.FOUR:
        return None if outcome is not None and outcome.winner is board.side else Refusal(Fault.NO_FOUR)
    if outcome is not None:
        return None if outcome.winner is board.side else Refusal(Fault.NO_FOUR)
    lost = next(open_fours(after, after.side), None)
    if lost is not None:
        return Refusal(Fault.GIVES_FOUR, lost)
    return _CHECKS[goal](board, after)


def reached_by(board: Board, goal: Goal) -> tuple[int, ...]:
    """Every column that reaches the goal."""
    return tuple(column for column in range(board.size.columns) if refusal(board, goal, column) is None)


def open_fours(board: Board, side: Side) -> Iterator[Cell]:
    """The cells where ``side`` could make four with the next disc, left to right."""
    return (threat.cell for threat in _threats(board, side) if threat.is_open)


def _threats(board: Board, side: Side) -> list[Threat]:
    return [threat for threat in threats_on(board) if threat.side is side]


def _nothing_more(_board: Board, _after: Board) -> None:
    return None


def _two_ways(board: Board, after: Board) -> Refusal | None:
    fours = list(open_fours(after, board.side))
    if len(fours) > 1:
        return None
    return Refusal(Fault.ONE_WAY, fours[0]) if fours else Refusal(Fault.NO_THREAT)


def _no_two_ways(board: Board, after: Board) -> Refusal | None:
    for reply in after.open_columns():
        then = after.play(reply)
        is_fork = len(list(open_fours(then, after.side))) > 1
        if is_fork and next(open_fours(then, board.side), None) is None:
            return Refusal(Fault.ALLOWS_TWO_WAYS, (after.landing_row(reply), reply))
    return None


def _stack(board: Board, after: Board) -> Refusal | None:
    fault = _two_ways(board, after)
    if fault is None or fault.cell is None:
        return fault
    row, column = fault.cell
    cells = {threat.cell for threat in _threats(after, board.side)}
    return None if (row + 1, column) in cells else fault


def _keep_own(board: Board, after: Board) -> Refusal | None:
    waiting = (threat.cell for threat in _threats(board, board.side) if not threat.is_open)
    opened = next((cell for cell in waiting if after.landing_row(cell[1]) == cell[0]), None)
    return None if opened is None else Refusal(Fault.OPENS_OWN, opened)


def _good_row(board: Board, after: Board) -> Refusal | None:
    known = {threat.cell for threat in _threats(board, board.side)}
    made = [threat for threat in _threats(after, board.side) if threat.cell not in known]
    if any(threat.is_strong for threat in made):
        return None
    return Refusal(Fault.WRONG_ROW, made[0].cell) if made else Refusal(Fault.NO_WINNING_CELL)


def _no_safe_reply(board: Board, after: Board) -> Refusal | None:
    for reply in after.open_columns():
        if next(open_fours(after.play(reply), board.side), None) is None:
            return Refusal(Fault.SAFE_REPLY, (after.landing_row(reply), reply))
    return None


def _outlast(_board: Board, after: Board) -> Refusal | None:
    for reply in after.open_columns():
        if not can_force(after.play(reply)):
            return Refusal(Fault.LETS_GO, (after.landing_row(reply), reply))
    return None


@lru_cache(maxsize=20_000)
def can_force(board: Board) -> bool:
    """Whether the side to move can force four. A plain search: for boards with few empty cells only."""
    if board.outcome() is not None:
        return False
    return any(_wins_with(board.play(column), board.side) for column in board.open_columns())


def _wins_with(after: Board, side: Side) -> bool:
    outcome = after.outcome()
    if outcome is not None:
        return outcome.winner is side
    return all(can_force(after.play(reply)) for reply in after.open_columns())


_CHECKS = {
    Goal.STOP: _nothing_more,
    Goal.SAFE: _nothing_more,
    Goal.TWO_WAYS: _two_ways,
    Goal.NO_TWO_WAYS: _no_two_ways,
    Goal.STACK: _stack,
    Goal.KEEP_OWN: _keep_own,
    Goal.GOOD_ROW: _good_row,
    Goal.NO_SAFE_REPLY: _no_safe_reply,
    Goal.OUTLAST: _outlast,
}
