"""How fast tournaments are played, and how that grows with the number of processes.

    python benchmarks/tournament.py [--games 1000] [--bots easy medium] [--workers 1 2] [--seed 1] [--json FILE]

Plays the same tournament with every number of processes in turn, from their start to the last game, and checks that the
games are the same. Processor seconds are those of the processes that play, and beside them those of the one that hands
the games out; "cores in use" below the number of processes means that other programs had the rest.
"""

from __future__ import annotations

import argparse
import os
import time
from contextlib import closing
from pathlib import Path

from reporting import Row, print_table, write_json

from connect4_gui.engine.levels import level_named
from connect4_gui.game.player_spec import bot
from connect4_gui.tournament.crew import LocalCrew
from connect4_gui.tournament.plan import Tournament
from connect4_gui.tournament.reports import Report
from connect4_gui.tournament.runner import Runner


def main() -> int:
    options = parse_options()
    plan = Tournament(tuple(bot(level_named(name)) for name in options.bots), options.games, seed=options.seed)
    rows: list[Row] = []
    games: set[tuple[str, ...]] = set()
    for workers in options.workers:
        row, played = measure(plan, workers)
        rows.append(row)
        games.add(played)
        print_table(f"{plan.total:,} games {' – '.join(options.bots)}", rows)
    print(f"\nThe games are {'the same' if len(games) == 1 else 'NOT the same'} with every number of processes.")
    write_json(options.json, "tournament", rows)
    return 0 if len(games) == 1 else 1


def measure(plan: Tournament, workers: int) -> tuple[Row, tuple[str, ...]]:
    """Play it once. The moves of every game come second."""
    before, began = os.times(), time.perf_counter()
    with closing(LocalCrew(workers)) as crew:
        runner = Runner(plan, crew, _ignore)
        runner.run()
        seconds = time.perf_counter() - began
    after = os.times()
    busy = after.children_user + after.children_system - before.children_user - before.children_system
    own = after.user + after.system - before.user - before.system
    row: Row = {
        "processes": workers,
        "seconds": seconds,
        "games a second": plan.total / seconds,
        "processor seconds": busy,
        "of the runner": own,
        "cores in use": busy / seconds,
    }
    return row, tuple(game.record.notation for game in runner.games)


def _ignore(_report: Report) -> None:
    """Nobody watches."""


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bots", nargs=2, default=["easy", "medium"])
    parser.add_argument("--workers", nargs="+", type=int, default=[1, 2])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    return parser.parse_args()


if __name__ == "__main__":
    raise SystemExit(main())
