"""The puzzles that come with the program. They are read when they are first asked for."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from connect4_gui import paths
from connect4_gui.json_values import parse_object
from connect4_gui.regular_file import open_regular
from connect4_gui.training.puzzle import Puzzle, from_object

log = logging.getLogger(__name__)

SHIPPED_FILE = paths.resource("puzzles/puzzles.jsonl")


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """All of them, the easiest first."""
    return read_puzzles(SHIPPED_FILE)


def read_puzzles(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles in a file, one in each line.

    Without the file, or without some of its lines, there are fewer, and the log says so: one's own are still there.
    """
    try:
        with open(path, "rb", opener=open_regular) as file:
            lines = file.read().splitlines()
    except OSError as error:
        log.warning("Training without the shipped puzzles: %s", error)
        return ()
    puzzles = tuple(_read(lines))
    if len(puzzles) < len(lines):
        log.warning("%d of %d shipped puzzles cannot be read", len(lines) - len(puzzles), len(lines))
    return puzzles


def _read(lines: list[bytes]) -> Iterator[Puzzle]:
    for line in lines:
        try:
            yield from_object(parse_object(line.decode("utf-8")))
        except ValueError:
            continue
