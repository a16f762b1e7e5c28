"""Whether Perfect keeps the result that theory promises, game after game, and how long its moves take.

    python benchmarks/results.py [--size 6x7] [--games 200] [--opponents expert,random] [--seed 1] [--json FILE]

Perfect plays first and second in turns. The value of the empty board is asked of book and repertoire, or solved. Every
game has a new engine and no cache, so only books and repertoires help. Ends with 1 if a game went worse than it should.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from pathlib import Path

from reporting import Row, print_table, write_json

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.bot import Bot
from connect4_gui.engine.levels import PERFECT, level_named
from connect4_gui.engine.lineup import Lineup, shipped_books
from connect4_gui.engine.search_types import SearchLimits, StopFlag
from connect4_gui.game.bot_game import play_out
from connect4_gui.game.match_setup import MatchSetup, StartRule
from connect4_gui.game.player_spec import bot
from connect4_gui.game.players import Mind

RANDOM = "random"


class RandomMind:
    """Plays anywhere."""

    is_certain = True

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def move(self, board: Board, _stop: StopFlag, _seconds_left: float | None) -> int:
        return self._rng.choice(board.open_columns())

    def game_ended(self, points: float) -> None:
        """It learns nothing."""


class TimedPerfect:
    """Perfect, with how long every move took and how many came without a proof."""

    def __init__(self, bot: Bot, seconds: list[float], doubts: list[Board]) -> None:
        self._bot = bot
        self._seconds = seconds
        self._doubts = doubts

    @property
    def is_certain(self) -> bool:
        return self._bot.is_certain

    def move(self, board: Board, stop: StopFlag, seconds_left: float | None) -> int:
        started = time.perf_counter()
        column = self._bot.move(board, stop, seconds_left)
        self._seconds.append(time.perf_counter() - started)
        if not self._bot.is_certain:
            self._doubts.append(board)
        return column

    def game_ended(self, points: float) -> None:
        self._bot.game_ended(points)


def theory(size: BoardSize) -> int:
    """1 if the player who starts wins, 0 for a draw, -1 if the other one wins."""
    *_, info = Lineup(shipped_books()).engine().analyse(Board.empty(size), SearchLimits(every_column=False))
    return (info.score.points > 0) - (info.score.points < 0)


def play_series(size: BoardSize, opponent: str, games: int, seed: int) -> Row:
    promised, results = theory(size), {1: 0, 0: 0, -1: 0}
    seconds: list[float] = []
    doubts: list[Board] = []
    worse = 0
    for number in range(games):
        rng = random.Random(f"{seed}/{size}/{opponent}/{number}")
        starts = number % 2 == 0
        rule = StartRule.FIRST if starts else StartRule.SECOND
        setup = MatchSetup((bot(PERFECT), bot(PERFECT)), size, start_rule=rule)
        perfect = TimedPerfect(Lineup(shipped_books()).bot(PERFECT, rng), seconds, doubts)
        record = play_out(setup, (perfect, _mind(opponent, rng)))
        assert record.result is not None
        winner = record.result.winner
        result = 0 if winner is None else 1 if winner is Side.FIRST else -1
        results[result] += 1
        if result < (promised if starts else -promised):
            worse += 1
            print(f"Perfect {'starts' if starts else 'is second'} and does worse than it should: {record.notation}")
    return _row(opponent, results, worse, seconds, len(doubts))


def _mind(opponent: str, rng: random.Random) -> Mind:
    return RandomMind(rng) if opponent == RANDOM else Lineup(shipped_books()).bot(level_named(opponent), rng)


def _row(opponent: str, results: dict[int, int], worse: int, seconds: list[float], doubts: int) -> Row:
    times = sorted(seconds)
    return {
        "against": opponent,
        "won": results[1],
        "drawn": results[0],
        "lost": results[-1],
        "worse than theory": worse,
        "moves": len(times),
        "without proof": doubts,
        "p50 ms": 1000 * times[len(times) // 2],
        "p99 ms": 1000 * times[len(times) * 99 // 100],
        "max ms": 1000 * times[-1],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", type=BoardSize.parse, default=STANDARD_SIZE)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--opponents", default=f"expert,{RANDOM}")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    rows = []
    for opponent in options.opponents.split(","):
        rows.append(play_series(options.size, opponent, options.games, options.seed))
        print(rows[-1], flush=True)
    print_table(f"Results of Perfect on {options.size}", rows)
    write_json(options.json, "results", rows)
    return int(any(row["worse than theory"] for row in rows))


if __name__ == "__main__":
    sys.exit(main())
