"""Answers as text: what was written comes back, and nothing else is believed."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest

from connect4_gui.engine.answer_text import DoubtfulAnswer, decode_answer, encode_answer, mirror_answer
from connect4_gui.engine.search_types import Score, SearchInfo, Verdict

WIN, UNKNOWN = Score(Verdict.WIN, 18, 3, exact=True), Score(Verdict.UNKNOWN, 4)
ANSWER = SearchInfo(5, WIN, (1, 2, 0), (UNKNOWN, WIN, None, WIN), (1, 3), 77, 0.25)


def test_an_answer_comes_back_exactly() -> None:
    assert decode_answer(encode_answer(ANSWER), 4) == ANSWER


def test_a_mirrored_answer_has_its_columns_from_the_other_side() -> None:
    mirrored = mirror_answer(ANSWER)
    assert (mirrored.columns, mirrored.line, mirrored.best) == ((WIN, None, WIN, UNKNOWN), (2, 1, 3), (0, 2))
    assert mirror_answer(mirrored) == ANSWER


@pytest.mark.parametrize(
    "changes",
    [
        {"columns": []},
        {"columns": [None] * 5},
        {"columns": [5] * 4},
        {"best": []},
        {"best": [4]},
        {"best": [-1]},
        {"best": [True]},
        {"best": [1.0]},
        {"best": ["1"]},
        {"line": [1, 4]},
        {"depth": "deep"},
        {"depth": math.inf},
        {"depth": 2.5},
        {"nodes": -1},
        {"nodes": math.nan},
        {"seconds": 10**400},
        {"seconds": math.inf},
        {"seconds": -1},
        {"score": ["win", True, 3, True]},
        {"nodes": None},
        {"seconds": []},
        {"score": ["luck", 1, None, True]},
        {"score": ["win", 1.5, None, True]},
        {"score": ["win", 1, "3", True]},
        {"score": ["win", 1, 3, 1]},
        {"score": ["win", 1, 3]},
    ],
)
def test_what_cannot_be_an_answer_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(DoubtfulAnswer):
        decode_answer(json.dumps({**json.loads(encode_answer(ANSWER)), **changes}), 4)


@pytest.mark.parametrize("text", ["", "null", "[]", "5", "{}", "[" * 100_000, "\x00", "\ud800"])
def test_what_is_no_object_is_refused(text: str) -> None:
    with pytest.raises(DoubtfulAnswer):
        decode_answer(text, 4)
