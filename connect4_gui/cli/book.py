"""``connect4 book``: builds and verifies opening books and repertoires."""

from __future__ import annotations

import argparse
import errno
import math
import os
import random
import time
from collections.abc import Sequence
from concurrent.futures import Executor
from contextlib import ExitStack
from pathlib import Path
from typing import TypeVar

from connect4_gui.cli.cluster import dask_executor
from connect4_gui.cli.options import add_dask_option, add_size_options, positive_int, size_of
from connect4_gui.cli.progress_bar import ProgressBar
from connect4_gui.engine.book import Book, board_to_verify
from connect4_gui.engine.book_builder import BookPlan, build_book, exact_points, points_after
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.repertoire import Repertoire
from connect4_gui.engine.repertoire_builder import build_repertoire
from connect4_gui.parent_watch import worker_processes
from connect4_gui.quote import brief_path
from connect4_gui.regular_file import require_regular

T = TypeVar("T")

MISMATCH = 1
REPERTOIRE_SUFFIX = ".repertoire"


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("book", help="build or verify an opening book")
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)

    build = actions.add_parser("build", help="compute a book; goes on where an earlier run stopped")
    add_size_options(build)
    build.add_argument("--plies", type=positive_int, default=8, metavar="N", help="positions of up to N discs (8)")
    build.add_argument(
        "--repertoire", action="store_true", help="only what can arise when one side plays its best moves"
    )
    build.add_argument(
        "--minutes", type=positive_int, metavar="M", help="of a repertoire: end after about M minutes, finished or not"
    )
    build.add_argument("--workers", type=positive_int, default=1, metavar="W", help="local processes (1)")
    add_dask_option(build)
    build.add_argument("--out", type=Path, metavar="FILE", help="where to write the book (RxC.book)")
    build.set_defaults(run=run_build)

    verify = actions.add_parser("verify", help="solve a random sample of a book or repertoire again")
    verify.add_argument("file", type=Path, metavar="FILE")
    verify.add_argument("--sample", type=positive_int, default=50, metavar="N", help="how many positions (50)")
    verify.add_argument("--seed", type=int, metavar="K", help="the same seed takes the same sample")
    verify.set_defaults(run=run_verify)


def run_build(options: argparse.Namespace) -> int:
    return _build_repertoire(options) if options.repertoire else _build_book(options)


def _build_repertoire(options: argparse.Namespace) -> int:
    size = size_of(options)
    path = _target(options.out or Path(f"{size.rows}x{size.columns}{REPERTOIRE_SUFFIX}"))
    with ExitStack() as stack:
        executor, workers = _executor(options, stack)
        end = math.inf if options.minutes is None else time.monotonic() + 60 * options.minutes
        count = build_repertoire(
            size, path, executor, workers, ProgressBar(), is_time_up=lambda: time.monotonic() >= end
        )
    print(f"\n{path}: {count:,} positions of a repertoire, {path.stat().st_size:,} bytes")
    _tell_missing(Repertoire(path))
    return 0


def _tell_missing(repertoire: Repertoire) -> None:
    if missing := repertoire.missing():
        print(f"It is unfinished: {len(missing):,} positions and what follows them are missing. Build again to go on.")


def _build_book(options: argparse.Namespace) -> int:
    plan = BookPlan(size_of(options), options.plies)
    path = _target(options.out or Path(f"{plan.size.rows}x{plan.size.columns}.book"))
    with ExitStack() as stack:
        executor, workers = _executor(options, stack)
        count = build_book(plan, path, executor, workers, ProgressBar())
    print(f"\n{path}: {count:,} positions of up to {plan.discs} discs, {path.stat().st_size:,} bytes")
    return 0


def _target(path: Path) -> Path:
    """Where to write, tried before days of work. Raises ValueError with a sentence if that cannot be."""
    try:
        if not path.parent.is_dir():
            raise ValueError(f"there is no folder {brief_path(path.parent)}")
        for ending in ("", ".journal", ".part"):
            require_regular(path.with_name(path.name + ending))
        if not os.access(path.parent, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise ValueError(f"{brief_path(path)} cannot be written: {error.strerror or error}") from None
    return path


def run_verify(options: argparse.Namespace) -> int:
    is_repertoire = options.file.suffix == REPERTOIRE_SUFFIX
    return _verify_repertoire(options) if is_repertoire else _verify_book(options)


def _verify_book(options: argparse.Namespace) -> int:
    book = Book(options.file)
    items = book.items()
    boards = {key: board_to_verify(options.file, book.size, key, book.discs) for key, _ in items}
    engine = best_engine()
    wrong = 0
    for key, score in _sample(options, items):
        board = boards[key]
        found = exact_points(engine, board)
        if found != score:
            wrong += 1
            print(f"wrong: the book says {score}, the engine {found} about\n{board}")
    return _verdict(options, len(items), wrong)


def _verify_repertoire(options: argparse.Namespace) -> int:
    """Each best column is a claim of its own: the position after it must have the same score."""
    repertoire = Repertoire(options.file)
    items = repertoire.items()
    boards = {key: board_to_verify(options.file, repertoire.size, key, repertoire.size.cells) for key, _ in items}
    engine = best_engine()
    wrong = 0
    for key, best in _sample(options, items):
        board = boards[key]
        found = exact_points(engine, board)
        reached = {column: points_after(engine, board, column) for column in best.columns}
        if found != best.points or set(reached.values()) != {found}:
            wrong += 1
            print(f"wrong: the repertoire says {best}, the engine {found} and {reached} about\n{board}")
    _tell_missing(repertoire)
    return _verdict(options, len(items), wrong)


def _sample(options: argparse.Namespace, items: Sequence[T]) -> list[T]:
    return random.Random(options.seed).sample(items, min(options.sample, len(items)))


def _verdict(options: argparse.Namespace, count: int, wrong: int) -> int:
    print(f"{options.file}: {min(options.sample, count)} of {count:,} positions solved again, {wrong} wrong")
    return MISMATCH if wrong else 0


def _executor(options: argparse.Namespace, stack: ExitStack) -> tuple[Executor, int]:
    """The executor to build with and how many tasks it works on at a time."""
    if options.dask is None:
        return stack.enter_context(worker_processes(options.workers)), options.workers
    return dask_executor(options.dask, stack)
