"""Answers as text: a SearchInfo written as JSON and read back with distrust."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from typing import Any

from connect4_gui.engine.search_types import Score, SearchInfo, Verdict


class DoubtfulAnswer(ValueError):
    """An answer that cannot be believed; the message says why."""


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
    """Raises DoubtfulAnswer if ``text`` is not an answer for so many columns."""
    try:
        return _decode(json.loads(text), column_count)
    except DoubtfulAnswer:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError) as error:
        raise DoubtfulAnswer(f"it is no answer: {error}") from None


def _decode(data: dict[str, Any], column_count: int) -> SearchInfo:
    columns = tuple(None if score is None else _decode_score(score) for score in data["columns"])
    line, best = tuple(data["line"]), tuple(data["best"])
    if len(columns) != column_count or not best:
        raise DoubtfulAnswer("the columns do not fit the board")
    if any(type(column) is not int or not 0 <= column < column_count for column in (*line, *best)):
        raise DoubtfulAnswer("a move is off the board")
    depth, nodes, seconds = data["depth"], data["nodes"], data["seconds"]
    if type(depth) is not int or type(nodes) is not int or nodes < 0 or not 0 <= float(seconds) < math.inf:
        raise DoubtfulAnswer("depth, nodes and seconds are no numbers")
    return SearchInfo(
        depth=depth,
        score=_decode_score(data["score"]),
        line=line,
        columns=columns,
        best=best,
        nodes=nodes,
        seconds=float(seconds),
    )


def _encode_score(score: Score) -> list[object]:
    return [score.verdict.value, score.points, score.plies, score.exact]


def _decode_score(data: list[object]) -> Score:
    verdict, points, plies, exact = data
    if type(points) is not int or (plies is not None and type(plies) is not int) or not isinstance(exact, bool):
        raise DoubtfulAnswer("a score is no score")
    return Score(Verdict(verdict), points, plies, exact)
