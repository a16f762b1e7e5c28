"""What the opening book and the MoveCache save over a series of games of the Perfect level.

    python benchmarks/move_cache.py [--games 10] [--size 6x7] [--json FILE]

Perfect plays the same games, with the same seeds, against Medium: without any memory, with the book, with the book and
a new cache, and once more with the cache that this has filled, as after a restart of the program. Then it plays other
games, with the book and with the filled cache. Every game has a new engine.
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
from connect4_gui.engine.levels import MEDIUM, PERFECT
from connect4_gui.engine.lineup import Lineup, shipped_books
from connect4_gui.engine.move_cache import MoveCache
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.game.bot_game import play_out
from connect4_gui.game.match_setup import MatchSetup, StartRule
from connect4_gui.game.player_spec import bot


class Timed:
    """Keeps how long every move of a bot took."""

    def __init__(self, bot: Bot, seconds: list[float]) -> None:
        self._bot = bot
        self._seconds = seconds

    @property
    def is_certain(self) -> bool:
        return self._bot.is_certain

    def move(self, board: Board, stop: StopFlag, seconds_left: float | None) -> int:
        started = time.perf_counter()
        column = self._bot.move(board, stop, seconds_left)
        self._seconds.append(time.perf_counter() - started)
        return column

    def game_ended(self, points: float) -> None:
        self._bot.game_ended(points)


def play_series(size: BoardSize, seeds: range, lineup: Lineup) -> list[float]:
    others = Lineup()
    seconds: list[float] = []
    for seed in seeds:
        perfect = Timed(lineup.bot(PERFECT, random.Random(seed)), seconds)
        rule = StartRule.FIRST if seed % 2 == 0 else StartRule.SECOND
        setup = MatchSetup((bot(PERFECT), bot(MEDIUM)), size, start_rule=rule)
        play_out(setup, (perfect, others.bot(MEDIUM, random.Random(seed))))
    return seconds


@dataclass(frozen=True)
class Benchmark:
    size: BoardSize
    games: int
    folder: Path
    books: Bookshelf

    def rows(self) -> list[Row]:
        first, others = range(self.games), range(self.games, 2 * self.games)
        self.books.book(self.size)
        return [
            self._row("no memory", first, None),
            self._row("book", first, self.books),
            self._row("book and new cache", first, self.books, self._cache()),
            self._row("the same games after a restart", first, self.books, self._cache()),
            self._row("other games, book", others, self.books),
            self._row("other games after a restart", others, self.books, self._cache()),
        ]

    def _cache(self) -> MoveCache:
        return MoveCache(self.folder / "moves.sqlite3")

    def _row(self, name: str, seeds: range, books: Bookshelf | None, cache: MoveCache | None = None) -> Row:
        kept_before = 0 if cache is None else len(cache)
        lineup = Lineup(books, cache)
        seconds = sorted(play_series(self.size, seeds, lineup))
        row: Row = {
            "Perfect with": name,
            "moves": len(seconds),
            "seconds in all": sum(seconds),
            "median ms": 1000 * seconds[len(seconds) // 2],
            "p90 ms": 1000 * seconds[len(seconds) * 9 // 10],
            "slowest ms": 1000 * seconds[-1],
            "new answers": 0 if cache is None else len(cache) - kept_before,
        }
        lineup.close()
        print(row, flush=True)
        return row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--size", type=BoardSize.parse, default=STANDARD_SIZE)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        rows = Benchmark(options.size, options.games, Path(folder), shipped_books()).rows()
    print_table(f"{options.games} games of Perfect against Medium on {options.size}", rows)
    write_json(options.json, "move_cache", rows)


if __name__ == "__main__":
    main()
