"""An analysis as one line of JSON.

A batch writes thousands of these lines, often in less time than ``json`` takes for one of them; so the text of an exact
score is made once and kept.
"""

from __future__ import annotations

import json
from functools import cache

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.search_types import Score, SearchInfo, Verdict


def analysis_json(board: Board, moves: str, info: SearchInfo, engine: str, *, every_column: bool) -> str:
    """What ``engine`` found out about ``board``, the position after ``moves``; the columns only if wanted."""
    best = ", ".join([str(column + 1) for column in info.best])
    return (
        f'{{"size": {_size_text(board.size)}, "moves": {json.dumps(moves)}, "side_to_move": {board.side:d}, '
        f'{_score_text(info.score)}, "best": [{best}], {_columns_member(info) if every_column else ""}'
        f'"engine": {json.dumps(engine)}, "nodes": {info.nodes}, "seconds": {round(info.seconds, 6)}}}'
    )


@cache
def _size_text(size: BoardSize) -> str:
    return json.dumps({"rows": size.rows, "columns": size.columns})


def _columns_member(info: SearchInfo) -> str:
    columns = [_column_text(number, score) for number, score in enumerate(info.columns, start=1)]
    return f'"columns": [{", ".join(columns)}], '


def _column_text(number: int, score: Score | None) -> str:
    if score is None:
        return _full_column_text(number)
    return f'{{"column": {number}, "legal": true, {_score_text(score)}}}'


@cache
def _full_column_text(number: int) -> str:
    return json.dumps({"column": number, "legal": False, "outcome": None, "score": None, "plies": None, "exact": False})


def _score_text(score: Score) -> str:
    """The members of an object that say what ``score`` is."""
    if score.exact:
        return _exact_score_text(score.points, score.plies)
    return _members(score.verdict, score.points, score.plies, is_exact=False)


@cache
def _exact_score_text(points: int, plies: int | None) -> str:
    verdict = Verdict.WIN if points > 0 else Verdict.LOSS if points < 0 else Verdict.DRAW
    return _members(verdict, points, plies, is_exact=True)


def _members(verdict: Verdict, points: int, plies: int | None, *, is_exact: bool) -> str:
    return json.dumps({"outcome": verdict.value, "score": points, "plies": plies, "exact": is_exact})[1:-1]
