"""Small opening books, built for a test."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from connect4_gui.engine.book_builder import BookPlan, build_book


def build(path: Path, plan: BookPlan) -> Path:
    with ThreadPoolExecutor(1) as executor:
        build_book(plan, path, executor, 1, lambda _done, _total: None)
    return path
