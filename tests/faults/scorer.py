"""The scorer: the compiled engine against brute force, every column of a million positions of all sizes.

    python -m tests.faults.scorer --seed 1 --count 1000000

The positions, each with either player to move, and what their columns are worth come from a program of their own that
shares nothing with the engine (``tests/engine/core/brute_force_scores.cpp``). Every variant of the engine that runs
here is asked, by the way that the game asks; the tables are kept from position to position. A trial is a batch of one
size, and only positions that did not come before are counted.
"""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.native import Native, core_variants
from connect4_gui.engine.search_types import Engine, Score, SearchLimits, Verdict, exact_score
from tests.engine.positions import MENU_SIZES
from tests.engine.thinking import last_info
from tests.faults.campaign import Broken, Case, MakeCase, main
from tests.project import ROOT

BATCH = 1000
MOST_EMPTIES = 12
MEMORY_BYTES = 1 << 20
"""Small, so that entries of the tables are replaced often."""

SOURCE = ROOT / "tests" / "engine" / "core" / "brute_force_scores.cpp"
COMPILER = shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")

_OWN = str.maketrans("XO.", "100")
_OCCUPIED = str.maketrans("XO.", "110")


@dataclass(frozen=True)
class Truth:
    """A position and what each of its columns is worth, None for a full one."""

    board: Board
    columns: tuple[Score | None, ...]


def compile_brute_force(folder: Path) -> Path:
    """The program, built in ``folder``. Needs a C++ compiler."""
    program = folder / "brute_force_scores"
    subprocess.run([str(COMPILER), "-std=c++17", "-O2", str(SOURCE), "-o", str(program)], check=True)
    return program


def truths(program: Path, size: BoardSize, count: int, seed: int) -> Iterator[Truth]:
    """``count`` different positions by brute force."""
    numbers = (size.rows, size.columns, count, seed, MOST_EMPTIES)
    command = [str(program), *map(str, numbers)]
    for line in subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines():
        yield read_truth(line, size)


def read_truth(line: str, size: BoardSize) -> Truth:
    """A line of the program; it draws the cells in the order of our bits."""
    text, _, values = line.partition("|")
    bits = text[::-1]
    own, occupied = int(bits.translate(_OWN), 2), int(bits.translate(_OCCUPIED), 2)
    board = Board(size, own, occupied, Side.FIRST)
    return Truth(board, tuple(None if value == "-" else _score(board, int(value)) for value in values.split()))


def _score(board: Board, plies: int) -> Score:
    if plies == 0:
        return exact_score(board, Verdict.DRAW, board.empty_count)
    return exact_score(board, Verdict.WIN if plies > 0 else Verdict.LOSS, abs(plies))


def scorer(program: Path, engines: list[Engine]) -> MakeCase:
    """Makes batches of the sizes in turn for all ``engines``."""
    seen: set[int] = set()

    def make(rng: random.Random, number: int) -> Case:
        size = MENU_SIZES[number % len(MENU_SIZES)]
        return Case(str(size), lambda: _compare(truths(program, size, BATCH, rng.getrandbits(63)), engines, seen))

    return make


def _compare(batch: Iterator[Truth], engines: list[Engine], seen: set[int]) -> int:
    before = len(seen)
    for truth in batch:
        for engine in engines:
            check(truth, engine)
        seen.add(hash((truth.board.size, truth.board.own, truth.board.occupied)))
    return len(seen) - before


def check(truth: Truth, engine: Engine) -> None:
    """Raises Broken unless the engine says of the position and all its columns what brute force says."""
    info = last_info(engine, truth.board, SearchLimits())
    scores = {column: score for column, score in enumerate(truth.columns) if score is not None}
    top = max(scores.values(), key=lambda score: score.rank)
    best = tuple(column for column, score in scores.items() if score == top)
    if (info.columns, info.score, info.best) != (truth.columns, top, best):
        raise Broken(f"{engine.name} says {info.columns}, brute force {truth.columns}, on\n{truth.board}")


def _main() -> int:
    if COMPILER is None or not core_variants():
        print("The scorer needs a C++ compiler and the compiled engine.", file=sys.stderr)
        return 77
    engines: list[Engine] = [Native(MEMORY_BYTES, variant=variant) for variant in core_variants()]
    with tempfile.TemporaryDirectory() as folder:
        return main("scorer", scorer(compile_brute_force(Path(folder)), engines), 1_000_000)


if __name__ == "__main__":
    sys.exit(_main())
