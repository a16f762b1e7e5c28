"""What the MoveCache saves over a series of games of the Perfect level.

    python benchmarks/move_cache.py [--games 6] [--rows 6] [--columns 7]

The same games, with the same seeds, are played by Perfect against Medium three times: without a cache, with a new one,
and with the one that the second series has filled, as after a restart of the program. Prints the seconds that Perfect
thought and its slowest move.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path

from connect4_gui import paths
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.bookshelf import Bookshelf
from connect4_gui.engine.bots import make_bot
from connect4_gui.engine.levels import MEDIUM, PERFECT
from connect4_gui.engine.move_cache import MoveCache
from connect4_gui.game.bot_game import ThinkingPlayer, play_out


class TimedPlayer(ThinkingPlayer):
    """Keeps how long every move took."""

    seconds: list[float]

    def move(self, board: Board) -> int:
        started = time.perf_counter()
        column = super().move(board)
        self.seconds.append(time.perf_counter() - started)
        return column


def play_series(size: BoardSize, games: int, cache: MoveCache | None) -> list[float]:
    seconds: list[float] = []
    for number in range(games):
        rng = random.Random(number)
        perfect = TimedPlayer(make_bot(PERFECT, random.Random(number), cache))
        perfect.seconds = seconds
        players = {Side.FIRST: perfect, Side.SECOND: ThinkingPlayer(make_bot(MEDIUM, rng))}
        play_out(size, players, Side.FIRST if number % 2 == 0 else Side.SECOND)
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--rows", type=int, default=6)
    parser.add_argument("--columns", type=int, default=7)
    options = parser.parse_args()
    size = BoardSize(options.rows, options.columns)
    books = Bookshelf(paths.resource("books"))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "moves.sqlite3"
        for name in ("no cache", "new cache", "after a restart"):
            cache = None if name == "no cache" else MoveCache(path, books=books)
            seconds = play_series(size, options.games, cache)
            if cache is not None:
                cache.close()
            median = sorted(seconds)[len(seconds) // 2]
            print(
                f"{name:<16} {len(seconds):>4} moves  {sum(seconds):7.2f} s in all"
                f"  median {1000 * median:6.1f} ms  slowest {1000 * max(seconds):7.1f} ms"
            )


if __name__ == "__main__":
    main()
