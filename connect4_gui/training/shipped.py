"""The puzzles that come with the program. They are read when they are first asked for."""

from __future__ import annotations

import json
from functools import cache

from connect4_gui import paths
from connect4_gui.training.puzzle import Puzzle, from_object

SHIPPED_FILE = paths.resource("puzzles/puzzles.jsonl")


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """All of them, the easiest first. Raises OSError or ValueError if the installation is not whole."""
    with SHIPPED_FILE.open(encoding="utf-8") as lines:
        return tuple(from_object(json.loads(line)) for line in lines)
