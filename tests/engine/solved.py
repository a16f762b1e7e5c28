"""Solved positions: a sample of our own in ``tests/data``, and larger sets beside the project where they exist.

``RxC MOVES SCORE`` or ``RxC MOVES S1 S2 …`` with ``x`` for a full column; ``.`` stands for the empty board.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.notation import board_after
from tests.project import ROOT

SAMPLES = ROOT / "tests" / "data"
SHARED = ROOT.parent / "shared" / "data"

needs_shared = pytest.mark.skipif(
    not SHARED.is_dir(), reason="the large sets of solved positions (../shared/data) are not on this machine"
)


class Solved(NamedTuple):
    size: BoardSize
    moves: str
    scores: tuple[int | None, ...]

    @property
    def board(self) -> Board:
        return board_after(self.size, self.moves)


def read_sized(path: Path) -> list[Solved]:
    return [_solved(BoardSize.parse(size), moves, scores) for size, moves, *scores in _words(path)]


def read_standard(path: Path) -> list[Solved]:
    """A file of 6×7 positions, whose lines do not name the size."""
    return [_solved(STANDARD_SIZE, moves, scores) for moves, *scores in _words(path)]


def _words(path: Path) -> list[list[str]]:
    lines = path.read_text().splitlines()
    assert lines, f"{path} is empty"
    return [line.split() for line in lines]


def _solved(size: BoardSize, moves: str, scores: list[str]) -> Solved:
    return Solved(size, "" if moves == "." else moves, tuple(None if score == "x" else int(score) for score in scores))
