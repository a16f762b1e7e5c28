"""Cost as the board grows: every size from its empty board, solved or as deep as time allows.

python benchmarks/sizes.py [--seconds 10] [--sizes 4x5,6x7] [--threads 1] [--json FILE]
python benchmarks/sizes.py --solve --sizes 7x7 --memory-mb 4096     however long it takes
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from reporting import Row, print_table, write_json

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.native import DEFAULT_MEMORY_BYTES, Native
from connect4_gui.engine.search_types import Score, SearchLimits

ALL = ",".join(f"{rows}x{columns}" for rows in range(4, 9) for columns in range(5, 10))


def measure(size: BoardSize, seconds: float, threads: int, memory_bytes: int) -> Row:
    engine = Native(threads=threads, memory_bytes=memory_bytes)
    *_, info = engine.analyse(Board.empty(size), SearchLimits(seconds=seconds, every_column=False))
    return row(size, info.score, None if info.score.exact else info.depth, info.seconds, info.nodes)


def solve(size: BoardSize, memory_bytes: int) -> Row:
    engine, started = Native(memory_bytes=memory_bytes), time.perf_counter()
    score, nodes = engine.solve(Board.empty(size))
    return row(size, score, None, time.perf_counter() - started, nodes)


def row(size: BoardSize, score: Score, depth: int | None, seconds: float, nodes: int) -> Row:
    return {
        "size": str(size),
        "bits": (size.rows + 1) * size.columns,
        "score": score.points if score.exact else None,
        "plies": score.plies,
        "depth": depth,
        "seconds": seconds,
        "nodes": nodes,
        "million nodes/s": nodes / seconds / 1e6,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--sizes", default=ALL)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--memory-mb", type=int, default=DEFAULT_MEMORY_BYTES >> 20)
    parser.add_argument("--solve", action="store_true", help="one thread, without a limit of time")
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    rows = []
    for text in arguments.sizes.split(","):
        size, memory_bytes = BoardSize.parse(text), arguments.memory_mb << 20
        if arguments.solve:
            rows.append(solve(size, memory_bytes))
        else:
            rows.append(measure(size, arguments.seconds, arguments.threads, memory_bytes))
        print(rows[-1], flush=True)
    print_table("From the empty board: the exact score, or the depth reached", rows)
    write_json(arguments.json, "sizes", rows)


if __name__ == "__main__":
    main()
