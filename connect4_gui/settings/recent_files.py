"""The files of games that were opened last, newest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from connect4_gui.json_values import shown

MOST = 5
LONGEST_PATH = 4096


def with_newest(recent: Sequence[str], path: str) -> tuple[str, ...]:
    """``recent`` after ``path`` was opened."""
    return (path, *(earlier for earlier in recent if earlier != path))[:MOST]


def checked_files(value: Any) -> tuple[str, ...]:
    """What was remembered. Raises ValueError for anything that is no list of paths."""
    if not isinstance(value, list) or not all(isinstance(path, str) and len(path) <= LONGEST_PATH for path in value):
        raise ValueError(f"{shown(value)} is not a list of files")
    return tuple(value[:MOST])
