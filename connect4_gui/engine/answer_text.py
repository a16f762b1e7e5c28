"""Answers as text: a SearchInfo written as JSON and read back with distrust."""

from __future__ import annotations

import json
from dataclasses import replace

from connect4_gui.engine.search_types import Score, SearchInfo, Verdict


def mirror_answer(info: SearchInfo) -> SearchInfo:
    """The same answer for the mirrored position."""
    last = len(info.columns) - 1
    return replace(
        info,
        columns=info.columns[::-1],
        line=tuple(last - column for column in info.line),
        best=tuple(sorted(last - column for column in info.best)),
    )


def encode_answer(info: SearchInfo) -> str:
    return json.dumps(
        {
            "depth": info.depth,
            "score": _encode_score(info.score),
            "columns": [None if score is None else _encode_score(score) for score in info.columns],
            "line": info.line,
            "best": info.best,
            "nodes": info.nodes,
            "seconds": info.seconds,
        }
    )


def decode_answer(text: str, column_count: int) -> SearchInfo:
    """Raises ValueError, KeyError, TypeError or AttributeError if ``text`` is not an answer for so many columns."""
    data = json.loads(text)
    columns = tuple(None if score is None else _decode_score(score) for score in data["columns"])
    line, best = tuple(data["line"]), tuple(data["best"])
    if len(columns) != column_count or not best:
        raise ValueError("the columns do not fit the board")
    if any(type(column) is not int or not 0 <= column < column_count for column in (*line, *best)):
        raise ValueError("a move is off the board")
    return SearchInfo(
        depth=int(data["depth"]),
        score=_decode_score(data["score"]),
        line=line,
        columns=columns,
        best=best,
        nodes=int(data["nodes"]),
        seconds=float(data["seconds"]),
    )


def _encode_score(score: Score) -> list[object]:
    return [score.verdict.value, score.points, score.plies, score.exact]


def _decode_score(data: list[object]) -> Score:
    verdict, points, plies, exact = data
    if not isinstance(points, int) or not isinstance(plies, (int, type(None))) or not isinstance(exact, bool):
        raise ValueError(f"not a score: {data}")
    return Score(Verdict(verdict), points, plies, exact)
