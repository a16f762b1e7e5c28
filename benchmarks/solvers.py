"""What users call and a public solver, side by side on the six public test sets of 6×7 positions.

    python benchmarks/solvers.py [--positions DIR] [--sets A,B] [--limit N] [--repeat N] [--program FILE] [--json FILE]

Two questions, the score of a position and the scores of all its columns, are asked in two ways: by a call of the
library, and by a line of ``connect4 analyse -``, which also reads the moves and writes JSON. The peer is the package
``bitbully`` (``pip install bitbully``), called directly; without it our figures stand alone. ``--program`` names one
more peer, a program that reads lines of moves, such as the ``c4solver`` that github.com/PascalPons/connect4 builds.

Everybody runs on one thread and without an opening book, and forgets everything before each position, but for the
commands, which keep their table from line to line. A set is solved in blocks, one after the other in the same process:
a solver that clears a large table between two calls of another one would empty its caches. Times are processor time;
of several repeats the fastest block counts. Before that ours and the package solve a position that is not counted, so
that their memory is in place. Every score is checked, and every column against the peer's.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
from pathlib import Path

from reporting import Row, print_table, write_json
from ways import Block, Way, bitbully_way, command_way, library_way, program_way

SETS = ("end-easy", "middle-easy", "middle-medium", "begin-easy", "begin-medium", "begin-hard")
QUESTIONS = ("score", "columns")
PEER = "bitbully"


def measure(name: str, positions: list[tuple[str, int]], ways: dict[str, Way], repeat: int) -> list[Row]:
    """One row a way, with how many times faster than the peer it is."""
    games = [moves for moves, _ in positions]
    blocks: dict[str, list[Block]] = {label: [] for label in ways}
    for _ in range(repeat):
        for label, ask in ways.items():
            blocks[label].append(ask(games))
    seconds = {label: min(block.seconds for block in found) for label, found in blocks.items()}
    truth = blocks[PEER][0] if PEER in blocks else None
    rows: list[Row] = []
    for label, found in blocks.items():
        nodes = found[0].nodes
        rows.append(
            {
                "set": name,
                "way": label,
                "positions": len(positions),
                "mean ms": seconds[label] / len(positions) * 1000,
                "mean nodes": None if nodes is None else nodes / len(positions),
                "times the peer": seconds[PEER] / max(seconds[label], 1e-9) if PEER in seconds else None,
                "wrong": sum(count_wrong(block, positions, truth) for block in found),
            }
        )
    return rows


def count_wrong(block: Block, positions: list[tuple[str, int]], truth: Block | None) -> int:
    """The positions whose score is not the one in the set, or whose columns are not those of the peer."""
    scores = [max(point for point in points if point is not None) for points in block.points]
    wrong = sum(score != expected for score, (_, expected) in zip(scores, positions, strict=True))
    if truth is not None:
        wrong += sum(ours != theirs for ours, theirs in zip(block.points, truth.points, strict=True))
    return wrong


def make_ways(variant: str | None, program: Path | None, *, every_column: bool) -> dict[str, Way]:
    ways = {
        "a call": library_way(every_column=every_column, variant=variant),
        "a line": command_way(every_column=every_column),
    }
    with contextlib.suppress(ImportError):
        ways[PEER] = bitbully_way(every_column=every_column)
    if program is not None:
        ways[program.name] = program_way(str(program.resolve()), every_column=every_column)
    return ways


def read_positions(path: Path, limit: int | None) -> list[tuple[str, int]]:
    lines = [line.split() for line in path.read_text().splitlines()][:limit]
    return [(moves, int(score)) for moves, score in lines]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=Path, default=Path(__file__).parent / "positions")
    parser.add_argument("--sets", default=",".join(SETS))
    parser.add_argument("--limit", type=int, help="positions of each set")
    parser.add_argument("--hard-limit", type=int, default=6, help="positions of begin-hard, which takes longest")
    parser.add_argument("--repeat", type=int, default=1, help="times to solve each block; the fastest counts")
    parser.add_argument("--questions", nargs="+", choices=QUESTIONS, default=QUESTIONS, help="one of them, or both")
    parser.add_argument("--variant", help="code path of our calls: baseline, fast or fastest")
    parser.add_argument("--program", type=Path, help="one more peer, which reads lines of moves")
    parser.add_argument("--json", type=Path, help="write the rows to this file")
    arguments = parser.parse_args()

    rows: list[Row] = []
    for question in arguments.questions:
        ways = make_ways(arguments.variant, arguments.program, every_column=question == "columns")
        for name in arguments.sets.split(","):
            limit = arguments.hard_limit if name == "begin-hard" else arguments.limit
            positions = read_positions(arguments.positions / f"{name}.txt", limit)
            rows += [{"question": question, **row} for row in measure(name, positions, ways, arguments.repeat)]
            print(f"{question} of {name} done", file=sys.stderr)
    print_table("Exact scores on 6×7, one thread, processor time", rows)
    write_json(arguments.json, "solvers", rows)
    return 1 if any(row["wrong"] for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
