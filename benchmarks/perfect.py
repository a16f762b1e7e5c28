"""How long Perfect takes for a move, and whether every move is one of the best.

    python benchmarks/perfect.py [--size 6x7] [--games 10] [--positions 20] [--seed 1] [--json FILE]

Perfect plays whole games against every level, and one move in each of some random positions with 0 to 20 discs. Every
game and every position has a new engine and an empty cache, so only the opening book helps. Each move is checked by
solving the position before it and the one after it; one that is not best is shown.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from reporting import Row, print_table, write_json

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.bookshelf import Bookshelf
from connect4_gui.engine.bot import Bot
from connect4_gui.engine.levels import LADDER, PERFECT
from connect4_gui.engine.lineup import Lineup, shipped_books
from connect4_gui.engine.move_cache import MoveCache
from connect4_gui.engine.native import Native
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.game.bot_game import play_out
from connect4_gui.game.match_setup import MatchSetup, StartRule
from connect4_gui.game.player_spec import bot

DISC_RANGES = ((0, 7), (8, 11), (12, 15), (16, 20))


@dataclass(frozen=True)
class Move:
    seconds: float
    is_best: bool


class Judge:
    """Knows the score of every position, from the book or by solving it."""

    def __init__(self, books: Bookshelf) -> None:
        self._books = books
        self._engine = Native(memory_bytes=256 << 20)

    def is_best(self, board: Board, column: int) -> bool:
        after = board.play(column)
        outcome = after.outcome()
        if outcome is None:
            return self._points(board) == -self._points(after)
        return outcome.winner is not None or self._points(board) == 0

    def _points(self, board: Board) -> int:
        book = self._books.book(board.size)
        known = None if book is None else book.score(board)
        return self._engine.solve(board)[0].points if known is None else known


class Watched:
    """A bot whose moves are timed and judged."""

    def __init__(self, bot: Bot, judge: Judge, moves: list[Move]) -> None:
        self._bot = bot
        self._judge = judge
        self._moves = moves

    @property
    def is_certain(self) -> bool:
        return self._bot.is_certain

    def move(self, board: Board, stop: StopFlag | None = None, seconds_left: float | None = None) -> int:
        started = time.perf_counter()
        column = self._bot.move(board, stop, seconds_left)
        self._moves.append(Move(time.perf_counter() - started, self._judge.is_best(board, column)))
        if not self._moves[-1].is_best:
            print(f"Column {column + 1} is not best here:\n{board}", flush=True)
        return column

    def game_ended(self, points: float) -> None:
        self._bot.game_ended(points)


class Benchmark:
    def __init__(self, size: BoardSize, seed: int, folder: Path) -> None:
        self._size = size
        self._seed = seed
        self._folder = folder
        self._books = shipped_books()
        self._judge = Judge(self._books)
        self._others = Lineup(self._books)
        self._books.book(size)
        self._all: list[Move] = []

    def games(self, count: int) -> list[Row]:
        rows = []
        for level in LADDER:
            moves: list[Move] = []
            for number in range(count):
                rng = random.Random(f"{self._seed}/{self._size}/{level.key}/{number}")
                rule = StartRule.FIRST if number % 2 == 0 else StartRule.SECOND
                setup = MatchSetup((bot(PERFECT), bot(level)), self._size, start_rule=rule)
                play_out(setup, (self._perfect(rng, moves), self._others.bot(level, rng)))
            rows.append(self._finish(f"games against {level.title}", moves))
        return rows

    def positions(self, count: int) -> list[Row]:
        """One move in each of ``count`` positions for every number of discs."""
        rng = random.Random(f"{self._seed}/{self._size}")
        rows = []
        for fewest, most in DISC_RANGES:
            moves: list[Move] = []
            for discs in range(fewest, most + 1):
                for _ in range(count):
                    self._perfect(rng, moves).move(_random_position(self._size, discs, rng))
            rows.append(self._finish(f"positions with {fewest} to {most} discs", moves))
        return rows

    def everything(self) -> Row:
        return _row("all of these", self._all)

    def _finish(self, name: str, moves: list[Move]) -> Row:
        self._all += moves
        row = _row(name, moves)
        print(row, flush=True)
        return row

    def _perfect(self, rng: random.Random, moves: list[Move]) -> Watched:
        path = Path(tempfile.mkdtemp(dir=self._folder)) / "moves.sqlite3"
        perfect = Lineup(self._books, MoveCache(path)).bot(PERFECT, rng)
        return Watched(perfect, self._judge, moves)


def _random_position(size: BoardSize, discs: int, rng: random.Random) -> Board:
    """A position after ``discs`` random moves in which nobody has won."""
    board = Board.empty(size)
    while board.disc_count < discs:
        board = board.play(rng.choice(list(board.open_columns())))
        if board.outcome() is not None:
            board = Board.empty(size)
    return board


def _row(name: str, moves: list[Move]) -> Row:
    times = sorted(move.seconds for move in moves)

    def percentile(share: int) -> float:
        return 1000 * times[min(len(times) * share // 100, len(times) - 1)]

    return {
        "Perfect in": name,
        "moves": len(moves),
        "best moves": sum(move.is_best for move in moves),
        "p50 ms": percentile(50),
        "p90 ms": percentile(90),
        "p99 ms": percentile(99),
        "max ms": 1000 * times[-1],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", type=BoardSize.parse, default=STANDARD_SIZE)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        benchmark = Benchmark(options.size, options.seed, Path(folder))
        rows = [*benchmark.games(options.games), *benchmark.positions(options.positions), benchmark.everything()]
    print_table(f"Time for a move of Perfect on {options.size}", rows)
    write_json(options.json, "perfect", rows)


if __name__ == "__main__":
    main()
