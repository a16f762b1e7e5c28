"""How strong the levels are: every level against the one below, and against a plain one-ply player.

    python benchmarks/levels.py [--games 200] [--sizes 6x7 5x6 7x8] [--seed 1] [--json FILE]

Players take turns to start, every game has its own seed. Prints the score of the stronger level with its 95 % interval,
and an Elo scale on which Medium is 1000.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.bots import make_bot, repeatable
from connect4_gui.engine.levels import LADDER, Level
from connect4_gui.game.bot_game import Player, ThinkingPlayer, play_out

MakePlayer = Callable[[random.Random], Player]


class OnePlyPlayer:
    """Takes a win, else blocks one, else plays anywhere."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def move(self, board: Board) -> int:
        wins = _completing_columns(board, board.own)
        blocks = _completing_columns(board, board.own ^ board.occupied)
        return self._rng.choice(wins or blocks or list(board.open_columns()))


def _completing_columns(board: Board, discs: int) -> list[int]:
    geometry = board.geometry
    cells = geometry.completing_cells(discs, board.occupied)
    return [column for column in board.open_columns() if cells & geometry.bit(board.landing_row(column), column)]


@dataclass(frozen=True)
class Result:
    """A pairing seen by the first of the two."""

    size: str
    first: str
    second: str
    wins: int
    draws: int
    losses: int

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        return (self.wins + self.draws / 2) / self.games

    @property
    def margin(self) -> float:
        """Half of the 95 % interval of the score."""
        mean = self.score
        squares = self.wins * (1 - mean) ** 2 + self.draws * (0.5 - mean) ** 2 + self.losses * mean**2
        return 1.96 * math.sqrt(squares / self.games / self.games)

    @property
    def elo_gain(self) -> float:
        """By how many Elo points the first is stronger, a whitewash counted as half a game less."""
        score = min(max(self.score, 0.5 / self.games), 1 - 0.5 / self.games)
        return 400 * math.log10(score / (1 - score))


def level_player(level: Level) -> MakePlayer:
    return lambda rng: ThinkingPlayer(make_bot(repeatable(level), rng))


def pair(
    size: BoardSize, names: tuple[str, str], makers: tuple[MakePlayer, MakePlayer], games: int, seed: int
) -> Result:
    counts = {Side.FIRST: 0, None: 0, Side.SECOND: 0}
    for number in range(games):
        rng = random.Random(f"{seed}/{size}/{names}/{number}")
        players = {side: make(rng) for side, make in zip(Side, makers, strict=True)}
        game = play_out(size, players, Side.FIRST if number % 2 == 0 else Side.SECOND)
        counts[game.result.winner if game.result else None] += 1
    return Result(str(size), *names, counts[Side.FIRST], counts[None], counts[Side.SECOND])


def measure(size: BoardSize, games: int, seed: int) -> list[Result]:
    results = []
    for weaker, stronger in pairwise(LADDER):
        makers = (level_player(stronger), level_player(weaker))
        results.append(pair(size, (stronger.key, weaker.key), makers, games, seed))
        print(_line(results[-1]), flush=True)
    for level in LADDER:
        results.append(pair(size, (level.key, "one-ply"), (level_player(level), OnePlyPlayer), games, seed))
        print(_line(results[-1]), flush=True)
    return results


def _line(result: Result) -> str:
    return (
        f"{result.size:>5}  {result.first:>9} – {result.second:<9} {result.wins:>4} {result.draws:>4}"
        f" {result.losses:>4}  {result.score:6.1%} ± {result.margin:5.1%}"
    )


def elo_scale(results: Sequence[Result]) -> dict[str, int]:
    """Adds up the gains from level to level; Medium is 1000."""
    gains = {result.first: result.elo_gain for result in results if result.second != "one-ply"}
    total, scale = 0.0, {}
    for level in LADDER:
        total += gains.get(level.key, 0.0)
        scale[level.key] = total
    return {key: round(value - scale["medium"] + 1000) for key, value in scale.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument(
        "--sizes", nargs="+", type=BoardSize.parse, default=[BoardSize(6, 7), BoardSize(5, 6), BoardSize(7, 8)]
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    print(" size  stronger  – weaker     won drawn lost   score")
    report = {}
    for size in options.sizes:
        results = measure(size, options.games, options.seed)
        scale = elo_scale(results)
        print(f"{size!s:>5}  Elo: " + ", ".join(f"{key} {value}" for key, value in scale.items()), flush=True)
        rows = [{**asdict(result), "score": result.score, "margin": result.margin} for result in results]
        report[str(size)] = {"results": rows, "elo": scale}
    if options.json:
        options.json.write_text(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
