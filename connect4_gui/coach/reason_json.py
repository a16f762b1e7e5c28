"""Reasons as JSON: reviews and puzzles keep them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, TypeVar

from connect4_gui.coach.reason import Code, Grade, Reason, Way
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.search_types import Verdict

Kind = TypeVar("Kind", bound=Enum)


def to_json(reason: Reason) -> dict[str, Any]:
    """``reason`` as plain JSON; what is not said is left out. Columns and rows count from 0."""
    data: dict[str, Any] = {"code": reason.code.value, "way": reason.way.value, "grade": reason.grade.value}
    if reason.cells:
        data["cells"] = [list(cell) for cell in reason.cells]
    if reason.line:
        data["line"] = list(reason.line)
    for name in ("column", "moves", "other_moves"):
        value = getattr(reason, name)
        if value is not None:
            data[name] = value
    for name in ("before", "after"):
        verdict = getattr(reason, name)
        if verdict is not None:
            data[name] = verdict.value
    if reason.is_squeezed:
        data["is_squeezed"] = True
    return data


def from_json(data: object) -> Reason:
    """The reason that ``data`` describes. Raises ValueError with one sentence if it describes none."""
    if not isinstance(data, Mapping):
        raise ValueError("a reason must be a JSON object")
    return Reason(
        _member(Code, data.get("code")),
        _member(Way, data.get("way")),
        _member(Grade, data.get("grade")),
        cells=tuple(_cell(cell) for cell in _list(data, "cells")),
        line=tuple(_number(column) for column in _list(data, "line")),
        column=_optional_number(data, "column"),
        moves=_optional_number(data, "moves"),
        other_moves=_optional_number(data, "other_moves"),
        before=_optional_verdict(data, "before"),
        after=_optional_verdict(data, "after"),
        is_squeezed=data.get("is_squeezed") is True,
    )


def _member(kind: type[Kind], value: object) -> Kind:
    try:
        return kind(value)
    except ValueError:
        raise ValueError(f"a reason has no {kind.__name__.lower()} {value!r}") from None


def _number(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise ValueError(f"a reason counts in whole numbers from 0, not {value!r}")
    return value


def _cell(value: object) -> Cell:
    if not isinstance(value, list) or len(value) != 2:
        raise ValueError(f"a cell is a row and a column, not {value!r}")
    return _number(value[0]), _number(value[1])


def _list(data: Mapping[str, object], name: str) -> list[object]:
    value = data.get(name, [])
    if not isinstance(value, list):
        raise ValueError(f"{name} of a reason must be a list, not {value!r}")
    return value


def _optional_number(data: Mapping[str, object], name: str) -> int | None:
    return None if data.get(name) is None else _number(data[name])


def _optional_verdict(data: Mapping[str, object], name: str) -> Verdict | None:
    return None if data.get(name) is None else _member(Verdict, data[name])
