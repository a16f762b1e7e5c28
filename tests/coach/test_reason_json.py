"""Reasons as JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest

from connect4_gui.coach.reason import Code, Grade, Reason, Way
from connect4_gui.coach.reason_json import from_json, to_json
from connect4_gui.engine.search_types import Verdict

WHOLE = Reason(
    Code.ZUGZWANG,
    Way.MISSES,
    Grade.PROVEN,
    cells=((2, 3), (0, 6)),
    line=(3, 3, 0),
    column=0,
    moves=2,
    other_moves=5,
    before=Verdict.WIN,
    after=Verdict.DRAW,
    is_squeezed=True,
)


@pytest.mark.parametrize("reason", [WHOLE, Reason(Code.ALL_EQUAL, Way.DOES, Grade.NUMBERS)])
def test_a_reason_comes_back_as_it_was(reason: Reason) -> None:
    assert from_json(json.loads(json.dumps(to_json(reason)))) == reason


def test_what_is_not_said_is_left_out() -> None:
    assert to_json(Reason(Code.ALL_EQUAL, Way.DOES, Grade.NUMBERS)) == {
        "code": "all equal",
        "way": "does",
        "grade": "numbers only",
    }


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"code": "bad luck"}, "a reason has no code 'bad luck'"),
        ({"way": None}, "a reason has no way None"),
        ({"after": "tie"}, "a reason has no verdict 'tie'"),
        ({"cells": [[1]]}, "a cell is a row and a column, not \\[1\\]"),
        ({"cells": 4}, "cells of a reason must be a list, not 4"),
        ({"line": [1, "2"]}, "a reason counts in whole numbers from 0, not '2'"),
        ({"column": -1}, "a reason counts in whole numbers from 0, not -1"),
        ({"moves": True}, "a reason counts in whole numbers from 0, not True"),
    ],
)
def test_what_is_no_reason_gets_a_sentence(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        from_json(to_json(WHOLE) | change)


def test_a_list_is_no_reason() -> None:
    with pytest.raises(ValueError, match="a reason must be a JSON object"):
        from_json([])
