"""Reading values out of JSON that nobody vouches for. Each reader returns a checked value or raises ValueError.

The message of an error names the value, so that a person can find it in the file.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from enum import Enum
from typing import Any, TypeVar

E = TypeVar("E", bound=Enum)
T = TypeVar("T")

SHOWN_CHARACTERS = 60


class Understood(ValueError):
    """A sentence that says it all; no field's name is put in front of it."""


def parse_object(text: str) -> dict[str, Any]:
    """The JSON object in ``text``. NaN and infinities are left to the readers below, which refuse them."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise ValueError(f"it is not JSON: {error}") from None
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    if not isinstance(data, dict):
        raise ValueError("it is not a JSON object")
    return data


def whole(least: int, most: int) -> Callable[[Any], int]:
    """Reads a whole number from ``least`` to ``most``."""

    def read(value: Any) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise ValueError(f"{shown(value)} is not a whole number from {least} to {most}")
        return value

    return read


def number(least: float, most: float) -> Callable[[Any], float]:
    """Reads a finite number from ``least`` to ``most``."""

    def read(value: Any) -> float:
        if not isinstance(value, (int, float)) or isinstance(value, bool) or not least <= value <= most:
            raise ValueError(f"{shown(value)} is not a number from {least:g} to {most:g}")
        return float(value)

    return read


def one_of(kind: type[E]) -> Callable[[Any], E]:
    """Reads the value of a member of ``kind``."""

    def read(value: Any) -> E:
        for member in kind:
            if member.value == value and not isinstance(value, bool):
                return member
        raise ValueError(f"{shown(value)} is none of {', '.join(str(member.value) for member in kind)}")

    return read


def truth(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{shown(value)} is neither true nor false")
    return value


def ascii_text(value: Any) -> str:
    if not isinstance(value, str) or not value.isascii():
        raise ValueError(f"{shown(value)} is not plain text")
    return value


def list_of(most: int, least: int | None = None) -> Callable[[Any], list[Any]]:
    """Reads a list of ``least`` to ``most`` entries; of just ``most`` unless told."""
    fewest = most if least is None else least

    def read(value: Any) -> list[Any]:
        if not isinstance(value, list) or not fewest <= len(value) <= most:
            raise ValueError(f"{shown(value)} is not a list of {most}")
        return value

    return read


class Fields:
    """An object of a file, read field by field. ``where`` names it in messages. Raises ValueError unless it is one."""

    def __init__(self, data: Any, where: str = "") -> None:
        if not isinstance(data, dict):
            raise ValueError(f"{where}: {shown(data)} is not an object")
        self._data = data
        self._where = f"{where}: " if where else ""

    def take(self, key: str, read: Callable[[Any], T]) -> T:
        """The checked value of ``key``. Raises ValueError that names the field."""
        if key not in self._data:
            raise ValueError(f"{self._where}{key} is missing")
        return self._read(key, read)

    def maybe(self, key: str, read: Callable[[Any], T]) -> T | None:
        """Like ``take``, but None where the field is missing or null."""
        return None if self._data.get(key) is None else self._read(key, read)

    def _read(self, key: str, read: Callable[[Any], T]) -> T:
        try:
            return read(self._data[key])
        except Understood:
            raise
        except ValueError as error:
            raise ValueError(f"{self._where}{key}: {error}") from None


def shown(value: Any) -> str:
    """``value`` as it may stand in a message: short and in plain characters."""
    text = ascii(value)
    return text if len(text) <= SHOWN_CHARACTERS else text[:SHOWN_CHARACTERS] + "…"
