"""How long the coach's questions take, on the positions of games between Beginner, Easy and Medium.

    python benchmarks/coach.py [--games 20] [--sizes 6x7 7x6 8x9] [--from-discs 8] [--seed 1] [--json FILE]

One row a size and question, with the median, the 90th and the 99th percentile and the longest, in milliseconds of
processor time on one thread. ``values`` are those of whole games move by move, opening book first. ``can_force`` is
asked as the coach does: where a side wins, but not with its next disc, without one of the empty cells, eight of them a
position. ``open`` is the share of questions that stayed undecided within the nodes they may cost.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TypeVar

from reporting import Row, print_table, write_json

from connect4_gui.coach.questions import Goal, Solver, can_force, follow, forced
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import BEGINNER, EASY, MEDIUM, repeatable
from connect4_gui.engine.lineup import Lineup, shipped_books
from connect4_gui.engine.search_types import Verdict

LEVELS = (BEGINNER, EASY, MEDIUM)

CELLS = 8
"""So many cells of a position are asked about."""

T = TypeVar("T")


@dataclass
class Question:
    """The times of one question, and how many of its answers were open."""

    seconds: list[float] = field(default_factory=list)
    undecided: int = 0

    def ask(self, question: Callable[[], T]) -> T:
        started = time.process_time()
        answer = question()
        self.seconds.append(time.process_time() - started)
        return answer

    def row(self, size: BoardSize, name: str) -> Row:
        times = sorted(self.seconds)
        percentiles = {f"p{n} ms": 1000 * times[min(len(times) * n // 100, len(times) - 1)] for n in (50, 90, 99)}
        most = 1000 * times[-1]
        share = self.undecided / len(times)
        return {"size": str(size), "question": name, "asked": len(times), **percentiles, "most ms": most, "open": share}


def game(size: BoardSize, rng: random.Random) -> Iterator[Board]:
    """The positions of one game before each move."""
    lineup = Lineup()
    bots = {side: lineup.bot(repeatable(rng.choice(LEVELS)), rng) for side in Side}
    board = Board.empty(size)
    while board.outcome() is None:
        yield board
        board = board.play(bots[board.side].move(board))


def measure(size: BoardSize, games: int, from_discs: int, seed: int) -> list[Row]:
    questions = {name: Question() for name in ("values", "line", "can_force", "forced", "follow")}
    rng = random.Random(seed)
    for _ in range(games):
        solver = Solver(Lineup(shipped_books()).engine())
        for board in game(size, rng):
            if board.disc_count >= from_discs:
                _ask_about(board, solver, questions, rng)
    return [question.row(size, name) for name, question in questions.items()]


def _ask_about(board: Board, solver: Solver, questions: dict[str, Question], rng: random.Random) -> None:
    questions["forced"].ask(lambda: forced(board))
    questions["follow"].ask(lambda: follow(board, board.side.other, Goal.NO_LOSS))
    info = questions["values"].ask(lambda: solver.values(board))
    questions["values"].undecided += not all(score.exact for score in info.columns if score is not None)
    if info.score.exact:
        questions["line"].ask(lambda: solver.line(board))
    if info.score.verdict in (Verdict.WIN, Verdict.LOSS) and (info.score.plies or 0) > 2:
        winner = board.side if info.score.verdict is Verdict.WIN else board.side.other
        empty = list(board.geometry.cells(board.geometry.full & ~board.occupied))
        for cell in rng.sample(empty, min(CELLS, len(empty))):
            answer = questions["can_force"].ask(partial(can_force, board, winner, [cell]))
            questions["can_force"].undecided += answer is None


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--sizes", nargs="+", default=["6x7", "7x6", "8x9"])
    parser.add_argument("--from-discs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args(arguments)
    rows: list[Row] = []
    for text in chosen.sizes:
        size = BoardSize(*(int(number) for number in text.split("x")))
        rows += measure(size, chosen.games, chosen.from_discs, chosen.seed)
        print_table(f"{size}, {chosen.games} games from {chosen.from_discs} discs on", rows[-5:])
    write_json(chosen.json, "coach", rows)


if __name__ == "__main__":
    main()
