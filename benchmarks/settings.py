"""What our solver's settings cost and bring: threads, memory, code path, boards beyond 64 bits; and how soon it stops.

python benchmarks/settings.py [--count 6] [--json FILE]
"""

from __future__ import annotations

import argparse
import statistics
import threading
import time
from collections import deque
from pathlib import Path

from reporting import Row, print_table, write_json

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.native import Native, core_variants
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import SearchLimits, StopFlag

HARD = Path(__file__).parent / "positions" / "begin-hard.txt"


def hard_positions(count: int) -> list[tuple[Board, int]]:
    lines = [line.split() for line in HARD.read_text().splitlines()[:count]]
    return [(board_after(STANDARD_SIZE, moves), int(score)) for moves, score in lines]


def measure(
    setting: str, value: object, engine: Native, positions: list[tuple[Board, int]], *, every_column: bool = False
) -> Row:
    engine.solve(positions[0][0])  # touches the table's pages for the first time
    nodes, started = 0, time.perf_counter()
    for board, expected in positions:
        engine.forget()
        *_, info = engine.analyse(board, SearchLimits(every_column=every_column))
        if info.score.points != expected:
            raise SystemExit(f"wrong score {info.score.points} instead of {expected} on\n{board}")
        nodes += info.nodes
    seconds = time.perf_counter() - started
    return {
        "setting": setting,
        "value": value,
        "mean s": seconds / len(positions),
        "mean nodes": nodes / len(positions),
        "million nodes/s": nodes / seconds / 1e6,
    }


def node_speed(size: BoardSize, seconds: float) -> Row:
    engine = Native()
    *_, info = engine.analyse(Board.empty(size), SearchLimits(seconds=seconds, every_column=False))
    bits = (size.rows + 1) * size.columns
    return {
        "setting": "bits",
        "value": f"{bits} ({size})",
        "mean s": info.seconds,
        "mean nodes": float(info.nodes),
        "million nodes/s": info.nodes / info.seconds / 1e6,
    }


def cancelling(size: BoardSize, threads: int, times: int) -> Row:
    """Stops an analysis of the empty board at ``times`` different moments."""
    waited = []
    for number in range(times):
        stop = StopFlag()
        analysis = Native(threads=threads).analyse(Board.empty(size), SearchLimits(), stop)
        thinking = threading.Thread(target=deque, args=(analysis, 0))
        thinking.start()
        time.sleep(0.1 + 0.01 * number)
        stopped = time.perf_counter()
        stop.set()
        thinking.join()
        waited.append((time.perf_counter() - stopped) * 1000)
    return {
        "size": str(size),
        "threads": threads,
        "times": times,
        "median ms": statistics.median(waited),
        "longest ms": max(waited),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=6, help="hard positions for each setting")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each board width")
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    positions = hard_positions(arguments.count)
    rows = [measure("code path", variant, Native(variant=variant), positions) for variant in core_variants()]
    rows += [measure("threads", threads, Native(threads=threads), positions) for threads in (1, 2)]
    rows += [
        measure("threads, all columns", threads, Native(threads=threads), positions, every_column=True)
        for threads in (1, 2)
    ]
    rows += [measure("memory MB", mb, Native(memory_bytes=mb << 20), positions) for mb in (1, 8, 32, 64, 128, 256)]
    rows += [node_speed(BoardSize(7, columns), arguments.seconds) for columns in (8, 9)]
    print_table("Settings of our solver on hard 6×7 positions, wall time", rows)
    stops = [cancelling(size, threads, 20) for size in (STANDARD_SIZE, BoardSize(8, 9)) for threads in (1, 2)]
    print_table("From the wish to stop an analysis to its end", stops)
    write_json(arguments.json, "settings", [*rows, *stops])


if __name__ == "__main__":
    main()
