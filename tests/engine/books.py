"""Small opening books and repertoires, built for a test."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.book_builder import BookPlan, build_book
from connect4_gui.engine.repertoire_builder import build_repertoire

HARD_NODES = 2_000
"""What counts as hard on the small boards of tests."""


def build(path: Path, plan: BookPlan) -> Path:
    with ThreadPoolExecutor(1) as executor:
        build_book(plan, path, executor, 1, lambda _done, _total: None)
    return path


def build_small_repertoire(path: Path, size: BoardSize) -> Path:
    with ThreadPoolExecutor(1) as executor:
        build_repertoire(size, path, executor, 1, lambda _done, _known: None, HARD_NODES)
    return path
