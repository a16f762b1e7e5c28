"""Evaluation: what a score means to people. A proven result, an estimate, and its height in a graph."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.search_types import Score, SearchInfo, Verdict, exact_score

ESTIMATE_UNIT = 10
"""So many points of an estimate are one step for people: smaller differences say nothing."""

MOST_ESTIMATE, ESTIMATE_POINTS = 0.45, 30
"""How far from the middle an estimate can get, and the points that bring it three quarters of the way."""


@dataclass(frozen=True, slots=True)
class GraphPoint:
    """The worth of a position for the first player, from -1 to 1, and whether the result is proven."""

    value: float
    is_proven: bool


def is_proven(score: Score) -> bool:
    """Whether it is known who wins, or that nobody does; how long that takes may still be unknown."""
    return score.verdict is not Verdict.UNKNOWN


def is_complete(info: SearchInfo) -> bool:
    """Whether nothing more can be found out: the score and every column that was asked for are exact."""
    return info.score.exact and all(score.exact for score in info.columns if score is not None)


def best_columns(info: SearchInfo) -> tuple[int, ...]:
    """The columns of which it can be said that they are best, or best so far.

    Where the result is proven but not how long it takes, a loss has none, and a win only if not every column is one.
    """
    score = info.score
    if score.exact or not is_proven(score):
        return info.best
    is_told_apart = len(info.best) < sum(found is not None for found in info.columns)
    return info.best if score.verdict is Verdict.WIN and is_told_apart else ()


def estimate_steps(score: Score) -> int:
    """An estimate as the small number that people read."""
    return round(score.points / ESTIMATE_UNIT)


def value_of(score: Score, size: BoardSize) -> float:
    """From -1 to 1 for the player to move: 1 is four at once, ½ the latest win, and an estimate lies between."""
    if score.verdict is Verdict.DRAW:
        return 0.0
    if score.verdict is Verdict.UNKNOWN:
        return MOST_ESTIMATE * math.tanh(score.points / ESTIMATE_POINTS)
    sign = 1 if score.verdict is Verdict.WIN else -1
    if score.plies is None:
        return sign * 0.5
    return sign * (1 - 0.5 * max(score.plies - 1, 0) / (size.cells - 1))


def graph_point(board: Board, score: Score) -> GraphPoint:
    """Where ``score``, which is the mover's on ``board``, lies in the graph."""
    value = value_of(score, board.size)
    return GraphPoint(value if board.side is Side.FIRST else -value, is_proven(score))


def result_value(winner: Side | None) -> float:
    """Where the end of a game lies in the graph."""
    return 0.0 if winner is None else 1.0 if winner is Side.FIRST else -1.0


def final_score(board: Board) -> Score | None:
    """The score of a board on which the game is over, for whoever would be to move; None while it goes on."""
    outcome = board.outcome()
    if outcome is None:
        return None
    if outcome.winner is None:
        return exact_score(board, Verdict.DRAW, 0)
    return exact_score(board, Verdict.WIN if outcome.winner is board.side else Verdict.LOSS, 0)


def is_better_known(new: Score, old: Score | None) -> bool:
    """Whether ``new`` says as much as ``old`` or more: proofs go before estimates, a known length before any."""
    return old is None or (new.exact, is_proven(new)) >= (old.exact, is_proven(old))


def steadied(infos: Iterable[SearchInfo]) -> Iterator[SearchInfo]:
    """The same knowledge, with each estimate the mean of the last two depths.

    Whoever has the last move of a search looks better for it, so that plain estimates swing from depth to depth.
    """
    before: SearchInfo | None = None
    latest: SearchInfo | None = None
    for info in infos:
        if latest is not None and info.depth > latest.depth:
            before = latest
        latest = info
        yield info if before is None else _mean(info, before)


def _mean(info: SearchInfo, before: SearchInfo) -> SearchInfo:
    pairs = zip(info.columns, before.columns, strict=True)
    columns = tuple(_mean_score(new, old) for new, old in pairs)
    score = _mean_score(info.score, before.score)
    if score is None or is_proven(score) or not any(columns):
        return replace(info, columns=columns)
    top = max(column.rank for column in columns if column is not None)
    best = tuple(number for number, column in enumerate(columns) if column is not None and column.rank == top)
    return replace(info, score=score, columns=columns, best=best)


def _mean_score(new: Score | None, old: Score | None) -> Score | None:
    if new is None or old is None or is_proven(new) or is_proven(old):
        return new
    return replace(new, points=round((new.points + old.points) / 2))
