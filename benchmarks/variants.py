"""How strong the levels are by the rules beside Classic: every level against the one below.

    python benchmarks/variants.py [--games 100] [--rules popout flip …] [--levels expert …] [--size 6x7] [--seed 1]
                                  [--json FILE]

Players take turns to start, every game has its own seed. Prints the score of the stronger level with its 95 % interval,
and whether every level keeps its promise.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path

from levels import Result
from reporting import Row, print_table, write_json

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import level_named, repeatable
from connect4_gui.engine.lineup import Lineup
from connect4_gui.engine.rule_names import rules_from_text
from connect4_gui.engine.rulebook import RULES
from connect4_gui.engine.rules import is_classic
from connect4_gui.engine.variants.ladder import VARIANT_LEVELS
from connect4_gui.game.bot_game import play_variant_out
from connect4_gui.game.match_setup import MatchSetup, StartRule
from connect4_gui.game.player_spec import bot

LEAST_SCORE = 0.6
"""What every level scores at least against the one below."""

Game = tuple[str, str, str, str, int, int]
"""The rules, the size, the keys of both levels, the seed and the number of the game."""


def played(game: Game) -> float:
    """The points of the first level: 1, ½ or 0."""
    text, size, first, second, seed, number = game
    rules = rules_from_text(text)
    levels = level_named(first), level_named(second)
    rng = random.Random(f"{seed}/{text}/{first}/{number}")
    minds = tuple(Lineup().variant_bot(rules, repeatable(level), rng) for level in levels)
    starts = StartRule.FIRST if number % 2 == 0 else StartRule.SECOND
    setup = MatchSetup((bot(levels[0]), bot(levels[1])), BoardSize.parse(size), start_rule=starts, rules=rules)
    result = play_variant_out(setup, (minds[0], minds[1]), rng).result
    assert result is not None
    return 0.5 if result.winner is None else float(result.winner is Side.FIRST)


def pairing(
    workers: ProcessPoolExecutor, size: str, rules: str, names: tuple[str, str], games: int, seed: int
) -> Result:
    points = list(workers.map(played, [(rules, size, *names, seed, number) for number in range(games)]))
    return Result(size, *names, points.count(1.0), points.count(0.5), points.count(0.0))


def row(rules: str, result: Result) -> Row:
    low, high = result.interval
    return {
        "rules": rules,
        "level": result.first,
        "against": result.second,
        "games": result.games,
        "won": result.wins,
        "drawn": result.draws,
        "lost": result.losses,
        "score": f"{result.score:.0%}",
        "95 %": f"{low:.0%}–{high:.0%}",
        "kept": "yes" if result.score >= LEAST_SCORE else "NO",
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code is 0 only if every level keeps its promise."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = [rules.key for rules in RULES if not is_classic(rules)]
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--rules", nargs="+", default=names)
    parser.add_argument("--levels", nargs="+", default=[level.key for level in VARIANT_LEVELS[1:]])
    parser.add_argument("--size", default="6x7")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args(arguments)
    rows: list[Row] = []
    with ProcessPoolExecutor(options.workers) as workers:
        for rules in options.rules:
            for weaker, stronger in pairwise(level.key for level in VARIANT_LEVELS):
                if stronger not in options.levels:
                    continue
                result = pairing(workers, options.size, rules, (stronger, weaker), options.games, options.seed)
                rows.append(row(rules, result))
                print(*rows[-1].values(), flush=True)
    print_table(f"Each level against the one below on {options.size}", rows)
    write_json(options.json, "variants", rows)
    return 0 if all(found["kept"] == "yes" for found in rows) else 1


if __name__ == "__main__":
    raise SystemExit(main())
