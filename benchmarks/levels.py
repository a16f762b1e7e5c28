"""How strong the levels are: every level against the one below, and against a plain one-ply player.

    python benchmarks/levels.py [--games 200] [--sizes 6x7 5x6 8x5] [--seed 1] [--json FILE]
    python benchmarks/levels.py --adaptive [--games 200] [--sizes 6x7] [--seed 1] [--json FILE]

Players take turns to start, every game has its own seed. Prints the score of the stronger level with its 95 % interval,
an Elo scale on which Medium is 1000, and whether the levels keep their promises. Perfect has the opening books, as it
has in the game. With ``--adaptive`` the other levels play the person whom the adaptive level gets to know.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path

from reporting import Row, print_table, write_json

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import ADAPTIVE, BEGINNER, EXPERT, HARD, LADDER, PERFECT, Level, repeatable
from connect4_gui.engine.lineup import Lineup, shipped_books
from connect4_gui.engine.move_cache import MoveCache
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.engine.strength import Strength
from connect4_gui.game.bot_game import play_out
from connect4_gui.game.match_setup import MatchSetup, StartRule
from connect4_gui.game.player_spec import bot
from connect4_gui.game.players import Mind

MakeMind = Callable[[random.Random], Mind]

ONE_PLY = "one-ply"
LEAST_SCORE = 0.65
"""What every level scores at least against the one below."""

LEAST_BEGINNER_LOSSES = 0.6
"""How often Beginner loses at least to the one-ply player; Hard and stronger levels never lose to it."""

CERTAIN = 1.96
"""Standard deviations on either side that hold 95 %."""


class OnePly:
    """Takes a win, else blocks one, else plays anywhere."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    @property
    def is_certain(self) -> bool:
        return True

    def move(self, board: Board, _stop: StopFlag, _seconds_left: float | None) -> int:
        wins = _completing_columns(board, board.own)
        blocks = _completing_columns(board, board.own ^ board.occupied)
        return self._rng.choice(wins or blocks or list(board.open_columns()))

    def game_ended(self, points: float) -> None:
        """It learns nothing."""


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
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the score after Wilson, which holds for whitewashes too; draws make it rather wide."""
        mean, games, z = self.score, self.games, CERTAIN
        middle = (mean + z * z / (2 * games)) / (1 + z * z / games)
        half = z * math.sqrt(mean * (1 - mean) / games + (z / (2 * games)) ** 2) / (1 + z * z / games)
        return middle - half, middle + half

    @property
    def elo_gain(self) -> float:
        """By how many Elo points the first is stronger, a whitewash counted as half a game less."""
        score = min(max(self.score, 0.5 / self.games), 1 - 0.5 / self.games)
        return 400 * math.log10(score / (1 - score))


def level_mind(level: Level, lineup: Lineup) -> MakeMind:
    return lambda rng: lineup.bot(repeatable(level), rng)


def game_setup(size: BoardSize, number: int) -> MatchSetup:
    """Two players whose levels do not matter here; they start by turns."""
    rule = StartRule.FIRST if number % 2 == 0 else StartRule.SECOND
    return MatchSetup((bot(BEGINNER), bot(BEGINNER)), size, start_rule=rule)


def pair(size: BoardSize, names: tuple[str, str], makers: tuple[MakeMind, MakeMind], games: int, seed: int) -> Result:
    counts = {Side.FIRST: 0, None: 0, Side.SECOND: 0}
    for number in range(games):
        rng = random.Random(f"{seed}/{size}/{names}/{number}")
        game = play_out(game_setup(size, number), (makers[0](rng), makers[1](rng)))
        counts[game.result.winner if game.result else None] += 1
    return Result(str(size), *names, counts[Side.FIRST], counts[None], counts[Side.SECOND])


def measure(size: BoardSize, games: int, seed: int, lineup: Lineup) -> list[Result]:
    results = []
    for weaker, stronger in pairwise(LADDER):
        makers = (level_mind(stronger, lineup), level_mind(weaker, lineup))
        results.append(pair(size, (stronger.key, weaker.key), makers, games, seed))
        print(_line(results[-1]), flush=True)
    for level in LADDER:
        results.append(pair(size, (level.key, ONE_PLY), (level_mind(level, lineup), OnePly), games, seed))
        print(_line(results[-1]), flush=True)
    return results


def _line(result: Result) -> str:
    low, high = result.interval
    return (
        f"{result.size:>5}  {result.first:>9} – {result.second:<9} {result.wins:>4} {result.draws:>4}"
        f" {result.losses:>4}  {result.score:6.1%}  {low:6.1%} – {high:6.1%}"
    )


def broken_promises(results: Sequence[Result]) -> list[str]:
    """A sentence for every pairing that did not end as the levels promise."""
    broken = []
    for result in results:
        name = f"{result.first} – {result.second} on {result.size}"
        if result.second != ONE_PLY:
            if result.score < LEAST_SCORE:
                broken.append(f"{name}: less than {LEAST_SCORE:.0%}")
        elif result.first == BEGINNER.key:
            if result.losses < LEAST_BEGINNER_LOSSES * result.games:
                broken.append(f"{name}: less than {LEAST_BEGINNER_LOSSES:.0%} lost")
        elif result.first in (HARD.key, EXPERT.key, PERFECT.key) and result.losses:
            broken.append(f"{name}: {result.losses} lost")
    return broken


def elo_scale(results: Sequence[Result]) -> dict[str, int]:
    """Adds up the gains from level to level; Medium is 1000."""
    gains = {result.first: result.elo_gain for result in results if result.second != ONE_PLY}
    total, scale = 0.0, {}
    for level in LADDER:
        total += gains.get(level.key, 0.0)
        scale[level.key] = total
    return {key: round(value - scale["medium"] + 1000) for key, value in scale.items()}


def adaptive_row(size: BoardSize, person: Level, games: int, seed: int, lineup: Lineup) -> Row:
    """A series of ``games`` against one person; the score counts once the adaptive level had half of them to learn."""
    rng = random.Random(f"{seed}/{size}/adaptive/{person.key}")
    lineup.strength = Strength()
    adaptive = lineup.bot(ADAPTIVE, rng)
    minds = (adaptive, level_mind(person, lineup)(rng))
    points, strengths = [], []
    for number in range(games):
        game = play_out(game_setup(size, number), minds)
        winner = game.result.winner if game.result else None
        points.append(0.5 if winner is None else float(winner is Side.FIRST))
        strengths.append(lineup.strength.value)
    learning, settled = points[: games // 2], points[games // 2 :]
    late = strengths[games // 2 :]
    return {
        "size": str(size),
        "person plays like": person.title,
        "games": games,
        "adaptive's score, first half": f"{sum(learning) / len(learning):.1%}",
        "second half": f"{sum(settled) / len(settled):.1%}",
        "mean strength": sum(late) / len(late),
    }


def measure_ladder(sizes: Sequence[BoardSize], games: int, seed: int, lineup: Lineup, json_path: Path | None) -> None:
    print(" size  stronger  – weaker     won drawn lost   score  95 % interval")
    report, everything = {}, []
    for size in sizes:
        results = measure(size, games, seed, lineup)
        scale = elo_scale(results)
        print(f"{size!s:>5}  Elo: " + ", ".join(f"{key} {value}" for key, value in scale.items()), flush=True)
        rows = [{**asdict(result), "score": result.score, "interval": result.interval} for result in results]
        report[str(size)] = {"results": rows, "elo": scale}
        everything += results
    print("\n".join(broken_promises(everything)) or "Every promise of the levels is kept.")
    if json_path:
        json_path.write_text(json.dumps(report, indent=2))


def measure_adaptive(sizes: Sequence[BoardSize], games: int, seed: int, lineup: Lineup, json_path: Path | None) -> None:
    rows = [adaptive_row(size, person, games, seed, lineup) for size in sizes for person in LADDER[:-1]]
    print_table("The adaptive level; its strength is 0 for Beginner to 5 for Perfect", rows)
    write_json(json_path, "adaptive", rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--sizes", nargs="+", type=BoardSize.parse)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--adaptive", action="store_true")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    run, usual = (measure_adaptive, ["6x7"]) if options.adaptive else (measure_ladder, ["6x7", "5x6", "8x5"])
    sizes = options.sizes or [BoardSize.parse(text) for text in usual]
    with tempfile.TemporaryDirectory() as folder:
        lineup = Lineup(shipped_books(), MoveCache(Path(folder) / "moves.sqlite3"))
        run(sizes, options.games, options.seed, lineup, options.json)
        lineup.close()


if __name__ == "__main__":
    main()
