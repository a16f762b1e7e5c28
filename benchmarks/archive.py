"""How long a person waits for the archive of games.

    python benchmarks/archive.py [--games 100000] [--runs 15] [--json FILE]

Makes an archive of many games in a temporary folder and asks it what a window asks. Every run opens the archive anew.
Each answer should take at most 100 milliseconds.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from reporting import Row, print_table, write_json

from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import LEVELS
from connect4_gui.engine.moves import Drop
from connect4_gui.game.game import Game, TurnTime
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.player_spec import bot, person
from connect4_gui.game.record import GameRecord
from connect4_gui.store.archive import Archive
from connect4_gui.store.archived_game import ArchivedGame, Outcome
from connect4_gui.store.filters import EVERYTHING, Filters, SortKey

Times = tuple[float, float]
"""Milliseconds by the clock on the wall, and those of the processor, which other programs disturb less."""

GOAL_MS = 100
RECORDS = 2000
START = 1_600_000_000
RARE = "Љубица"
"""The name of a player of a single game."""


def random_record(rng: random.Random) -> GameRecord:
    """A game of random moves, usually on the standard board and against a bot, and now and then not finished."""
    size = rng.choice([STANDARD_SIZE, STANDARD_SIZE, STANDARD_SIZE, BoardSize(8, 9), BoardSize(4, 5)])
    other = person("Grace") if rng.random() < 0.2 else bot(rng.choice(LEVELS))
    game = Game.new(size)
    most = rng.choice([size.cells] * 9 + [10])
    while not game.is_over and game.place < most:
        column = rng.randrange(size.columns)
        if game.allows(Drop(column)):
            game.play(Drop(column), TurnTime(round(rng.uniform(0.5, 20), 3)))
    return GameRecord.of(game, MatchSetup((person("Ada"), other), size))


def fill(path: Path, count: int) -> Row:
    rng = random.Random(1)
    records = [random_record(rng) for _ in range(min(RECORDS, count))]
    games = [
        ArchivedGame(f"{rng.getrandbits(64):016x}", START + 1000.0 * number, rng.choice(records))
        for number in range(count)
    ]
    rare = ArchivedGame("rare", START, GameRecord(MatchSetup((person(RARE), person())), Game.new(STANDARD_SIZE).start))
    started = time.perf_counter()
    with closing(Archive(path)) as archive:
        archive.put_all([rare, *games])
    seconds = time.perf_counter() - started
    return {"games": count, "seconds": seconds, "ms a game": 1000 * seconds / count, "MB": os.path.getsize(path) / 1e6}


def questions(count: int) -> dict[str, Callable[[Archive], object]]:
    late = START + 900.0 * count
    common, rare = Filters(opponent="medium", size=STANDARD_SIZE), Filters(text=RARE)
    never = Filters(opponent="bots", outcome=Outcome.DRAWN)
    return {
        "first page": lambda archive: archive.page(),
        "last page": lambda archive: archive.page(offset=count - 100),
        "page by moves": lambda archive: archive.page(sort=SortKey.MOVES),
        "page in the middle by moves": lambda archive: archive.page(offset=count // 2, sort=SortKey.MOVES),
        "page by result": lambda archive: archive.page(sort=SortKey.RESULT, is_descending=False),
        "count": lambda archive: archive.count(),
        "newest": lambda archive: archive.newest(),
        "statistics": lambda archive: archive.statistics(EVERYTHING),
        "ratings": lambda archive: archive.ratings(),
        "level and size: page, count": lambda archive: (archive.page(common), archive.count(common)),
        "level and size: by moves": lambda archive: archive.page(common, sort=SortKey.MOVES),
        "common name: middle by moves": lambda archive: archive.page(
            Filters(text="ada"), offset=count // 2, sort=SortKey.MOVES
        ),
        "level and size: statistics": lambda archive: archive.statistics(common),
        "since: page, count": lambda archive: (archive.page(Filters(since=late)), archive.count(Filters(since=late))),
        "since: statistics": lambda archive: archive.statistics(Filters(since=late)),
        "name: page": lambda archive: archive.page(rare),
        "name: count": lambda archive: archive.count(rare),
        "name: statistics": lambda archive: archive.statistics(rare),
        "common name: last page": lambda archive: archive.page(Filters(text="ada"), offset=count - 100),
        "common name: statistics": lambda archive: archive.statistics(Filters(text="ada")),
        "nothing fits: page, count": lambda archive: (archive.page(never), archive.count(never)),
    }


def measure(path: Path, count: int, runs: int) -> list[Row]:
    asked = questions(count)
    taken: dict[str, list[Times]] = {name: [] for name in ("open", *asked)}
    for _ in range(runs):
        with closing(Archive(path)) as archive:
            taken["open"].append(times_of(Archive.open, archive))
            for name, question in asked.items():
                taken[name].append(times_of(question, archive))
    return [row(name, times) for name, times in taken.items()]


def times_of(question: Callable[[Archive], object], archive: Archive) -> Times:
    wall, processor = time.perf_counter(), time.process_time()
    question(archive)
    return 1000 * (time.perf_counter() - wall), 1000 * (time.process_time() - processor)


def row(name: str, times: list[Times]) -> Row:
    wall, processor = (sorted(kind) for kind in zip(*times, strict=True))
    half, most = len(times) // 2, len(times) * 9 // 10
    return {
        "what": name,
        "p50 ms": wall[half],
        "p90 ms": wall[most],
        "processor p50 ms": processor[half],
        "processor p90 ms": processor[most],
        "goal": "met" if wall[most] <= GOAL_MS else "missed",
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite3"
        print_table("Putting the games in one step", [fill(path, options.games)])
        rows = measure(path, options.games, options.runs)
    print_table(f"Asking an archive of {options.games:,} games", rows)
    write_json(options.json, "archive", rows)


if __name__ == "__main__":
    main()
