"""Our solver and a public one, side by side on the six public test sets of 6×7 positions.

    python benchmarks/solvers.py [--positions DIR] [--sets A,B] [--limit N] [--repeat N] [--json FILE] [--empty]

Every solver runs on one thread, without an opening book, and forgets everything before each position. Positions are
solved by turns, so that a busy machine slows both alike; times are processor time, and of several repeats the fastest
counts. Before that each solver solves a position that is not counted, so that its memory is in place. Every score is
checked. The peer is the package ``bitbully`` (``pip install bitbully``); without it our figures
stand alone.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from reporting import Row, print_table, write_json

from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.native import Native
from connect4_gui.engine.notation import board_after

WARM_UP = "13712"
"""Hard enough to touch the whole table: its pages are made when first used, and that is not what is measured here."""
SETS = ("end-easy", "middle-easy", "middle-medium", "begin-easy", "begin-medium", "begin-hard")


class Solution(NamedTuple):
    score: int
    nodes: int
    seconds: float


Solver = Callable[[str], Solution]


def our_solver(variant: str | None) -> Solver:
    engine = Native(variant=variant)

    def solve(moves: str) -> Solution:
        board = board_after(STANDARD_SIZE, moves)
        engine.forget()
        started = time.process_time()
        score, nodes = engine.solve(board)
        return Solution(score.points, nodes, time.process_time() - started)

    return solve


def bitbully_solver() -> Solver:
    """Raises ImportError if the package is not installed."""
    core: Any = importlib.import_module("bitbully.bitbully_core")
    engine = core.BitBullyCore()

    def solve(moves: str) -> Solution:
        board = core.BoardCore()
        for move in moves:
            board.play(int(move) - 1)
        engine.resetTranspositionTable()
        engine.resetNodeCounter()
        started = time.process_time()
        score = engine.mtdf(board, 0)
        return Solution(score, engine.getNodeCounter(), time.process_time() - started)

    return solve


def measure(name: str, positions: list[tuple[str, int]], solvers: dict[str, Solver], repeat: int) -> list[Row]:
    """One row a solver, its ratio being how many times longer the solver takes than ours."""
    seconds = dict.fromkeys(solvers, 0.0)
    nodes = dict.fromkeys(solvers, 0)
    wrong = dict.fromkeys(solvers, 0)
    for moves, expected in positions:
        for label, solve in solvers.items():
            runs = [solve(moves) for _ in range(repeat)]
            seconds[label] += min(run.seconds for run in runs)
            nodes[label] += runs[0].nodes
            wrong[label] += any(run.score != expected for run in runs)
    ours = seconds[next(iter(solvers))]
    return [
        {
            "set": name,
            "solver": label,
            "positions": len(positions),
            "mean ms": seconds[label] / len(positions) * 1000,
            "mean nodes": nodes[label] / len(positions),
            "million nodes/s": nodes[label] / max(seconds[label], 1e-9) / 1e6,
            "times ours": seconds[label] / max(ours, 1e-9),
            "wrong": wrong[label],
        }
        for label in solvers
    ]


def read_positions(path: Path, limit: int | None) -> list[tuple[str, int]]:
    lines = [line.split() for line in path.read_text().splitlines()][:limit]
    return [(moves, int(score)) for moves, score in lines]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=Path, default=Path(__file__).parent / "positions")
    parser.add_argument("--sets", default=",".join(SETS))
    parser.add_argument("--limit", type=int, help="positions of each set")
    parser.add_argument("--hard-limit", type=int, default=12, help="positions of begin-hard, which takes longest")
    parser.add_argument("--repeat", type=int, default=1, help="times to solve each; the fastest counts")
    parser.add_argument("--variant", help="code path of our solver: baseline or fast")
    parser.add_argument("--empty", action="store_true", help="solve the empty board too; takes minutes with a peer")
    parser.add_argument("--json", type=Path, help="write the rows to this file")
    arguments = parser.parse_args()

    solvers = {"ours": our_solver(arguments.variant)}
    with contextlib.suppress(ImportError):
        solvers["bitbully"] = bitbully_solver()
    for solve in solvers.values():
        solve(WARM_UP)
    rows: list[Row] = []
    for name in arguments.sets.split(","):
        limit = arguments.hard_limit if name == "begin-hard" else arguments.limit
        positions = read_positions(arguments.positions / f"{name}.txt", limit)
        rows += measure(name, positions, solvers, arguments.repeat)
        print(f"{name} done", file=sys.stderr)
    if arguments.empty:
        rows += measure("empty board", [("", 1)], solvers, 1)
    print_table("Exact scores on 6×7, one thread, processor time", rows)
    write_json(arguments.json, "solvers", rows)
    return 1 if any(row["wrong"] for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
