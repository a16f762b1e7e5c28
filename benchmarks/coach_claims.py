"""What the coach says about the mistakes of bots, and whether all of it is true.

    python benchmarks/coach_claims.py [--mistakes 1000] [--seed 1] [--processes 2] [--write FILE] [--json FILE]

Beginner, Easy and Medium play each other on five sizes. Every mistake, from 8 discs on where the board is 6×7, is
explained, and every explanation is replayed with another solver and the slow second search up to 16 empty cells. 40 %
of the mistakes are from 6×7, the others in equal parts from the other sizes. ``--write`` keeps the mistakes as lines of
size and moves; the last move is the mistake.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from reporting import Row, print_table, write_json

from connect4_gui.coach.check import check
from connect4_gui.coach.explain import Coach
from connect4_gui.coach.judge import Judge
from connect4_gui.coach.moment import moment_of
from connect4_gui.coach.questions import Solver
from connect4_gui.coach.reason import Grade, Reason
from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import BEGINNER, EASY, MEDIUM, repeatable
from connect4_gui.engine.lineup import Lineup, shipped_books

OTHER_SIZES = (BoardSize(5, 6), BoardSize(4, 5), BoardSize(7, 6), BoardSize(8, 5))
SHARES = {STANDARD_SIZE: (0.4, 4)} | dict.fromkeys(OTHER_SIZES, (0.15, 1))
"""Which part of the mistakes comes from a size, and how many processes may share the work on it."""

FIRST_DISCS = 8
"""How many discs lie on 6×7 before the first mistake that counts."""

REPLAY_CELLS = 16
"""Up to so many empty cells the second search replays what the coach says."""

SOLVING_NODES = 40_000_000
MEMORY_BYTES = 256 << 20


@dataclass(frozen=True)
class Mistake:
    moves: tuple[int, ...]
    board: Board
    column: int


@dataclass(frozen=True)
class Explained:
    mistake: Mistake
    reason: Reason | None
    seconds: float
    faults: tuple[str, ...]


def main() -> int:
    options = _options()
    tasks = [
        (size, round(options.mistakes * share / parts), f"{options.seed} {size} {part}")
        for size, (share, parts) in SHARES.items()
        for part in range(parts)
    ]
    with ProcessPoolExecutor(options.processes) as pool:
        found = [explained for part in pool.map(_explain_some, tasks) for explained in part]
    _report(found, options.json)
    if options.write is not None:
        options.write.write_text("".join(_line(explained.mistake) for explained in found))
    return 1 if any(explained.faults for explained in found) else 0


def _explain_some(task: tuple[BoardSize, int, str]) -> list[Explained]:
    size, count, seed = task
    lineup = Lineup(shipped_books(), memory_bytes=MEMORY_BYTES)
    solver = Solver(lineup.engine(), nodes=SOLVING_NODES)
    judge = Judge(Solver(lineup.engine(), nodes=SOLVING_NODES), small=REPLAY_CELLS)
    found = [_explained(mistake, Coach(solver), judge) for mistake in _mistakes(size, count, solver, seed)]
    print(f"{size}: {count} mistakes", file=sys.stderr)
    return found


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mistakes", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--write", type=Path)
    parser.add_argument("--json", type=Path)
    return parser.parse_args()


def _mistakes(size: BoardSize, count: int, solver: Solver, seed: str) -> Iterator[Mistake]:
    """The first ``count`` mistakes of games between the levels, no position twice."""
    rng = random.Random(seed)
    lineup = Lineup()
    bots = [lineup.bot(repeatable(level), rng) for level in (BEGINNER, EASY, MEDIUM)]
    seen: set[tuple[int, int, int]] = set()
    while True:
        pair, board = [rng.choice(bots), rng.choice(bots)], Board.empty(size)
        moves: list[int] = []
        while board.outcome() is None:
            column = pair[len(moves) % 2].move(board)
            if len(moves) >= (FIRST_DISCS if size == STANDARD_SIZE else 0):
                moment = moment_of(board, column, solver, None)
                if moment.is_mistake and (board.own, board.occupied, column) not in seen:
                    seen.add((board.own, board.occupied, column))
                    yield Mistake((*moves, column), board, column)
                    if len(seen) == count:
                        return
            moves.append(column)
            board = board.play(column)


def _explained(mistake: Mistake, coach: Coach, judge: Judge) -> Explained:
    started = time.process_time()
    reason = coach.explain(mistake.board, mistake.column)
    seconds = time.process_time() - started
    faults = [] if reason is None else check(mistake.board, mistake.column, reason, judge)
    for fault in faults:
        print(f"{_line(mistake).strip()}: {reason}: {fault}", file=sys.stderr)
    return Explained(mistake, reason, seconds, tuple(faults))


def _line(mistake: Mistake) -> str:
    size = mistake.board.size
    return f"{size.rows}x{size.columns} {''.join(str(column + 1) for column in mistake.moves)}\n"


def _report(found: Sequence[Explained], path: Path | None) -> None:
    rows = [_row(size, [e for e in found if e.mistake.board.size == size]) for size in SHARES]
    rows.append(_row("all", found))
    print_table("Mistakes by size; per cent of grades, seconds of one core for an explanation", rows)
    codes = Counter("none" if e.reason is None else f"{e.reason.code.value}, {e.reason.way.value}" for e in found)
    reasons: list[Row] = [{"reason": c, "mistakes": n, "%": 100 * n / len(found)} for c, n in codes.most_common()]
    print_table("Reasons", reasons)
    write_json(path, "coach_claims", [*rows, *reasons])


def _row(size: object, found: Sequence[Explained]) -> Row:
    grades = Counter(None if explained.reason is None else explained.reason.grade for explained in found)
    seconds = sorted(explained.seconds for explained in found)
    specific = sum(grades[grade] for grade in (Grade.PROVEN, Grade.FAINT, Grade.BEST_PLAY))
    named = (Grade.PROVEN, Grade.FAINT, Grade.BEST_PLAY, Grade.GENERIC)
    share = {grade.name.lower(): round(100 * grades[grade] / len(found), 1) for grade in named}
    return {
        "size": str(size),
        "mistakes": len(found),
        **share,
        "none": grades[None],
        "specific": round(100 * specific / len(found), 1),
        "false": sum(bool(explained.faults) for explained in found),
        "p50": statistics.median(seconds),
        "p90": seconds[int(0.9 * len(seconds))],
        "most": seconds[-1],
    }


if __name__ == "__main__":
    sys.exit(main())
