"""How long a person waits for what is known about their training.

    python benchmarks/training.py [--answers 100000] [--runs 15] [--json FILE]

Makes an archive with many answers to the shipped puzzles in a temporary folder and asks it what a window asks. Every
run opens the archive anew. Each answer should take at most 100 milliseconds.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

from archive import Times, row
from reporting import Row, print_table, write_json

from connect4_gui.store.archive import Archive
from connect4_gui.store.training_shelf import TrainingShelf
from connect4_gui.training.progress import Answer
from connect4_gui.training.schedule import Mark
from connect4_gui.training.sets import SetKey
from connect4_gui.training.shipped import shipped_puzzles

TODAY = date(2026, 3, 27)
DAYS = 2000


def fill(path: Path, count: int) -> Row:
    """Answers of some years, as an import brings them."""
    rng = random.Random(1)
    identities = [puzzle.identity for puzzle in shipped_puzzles()]
    days = sorted(rng.randrange(DAYS) for _ in range(count))
    answers = [
        Answer(rng.choice(identities), number * 100.0, TODAY - timedelta(days=DAYS - day), rng.choice(list(Mark)), 9.5)
        for number, day in enumerate(days)
    ]
    started = time.perf_counter()
    with closing(Archive(path)) as archive:
        TrainingShelf(archive).merge([], answers)
    seconds = time.perf_counter() - started
    return {"answers": count, "seconds": seconds, "MB": path.stat().st_size / 1e6}


def questions() -> dict[str, Callable[[TrainingShelf, int], object]]:
    identity = shipped_puzzles()[0].identity
    return {
        "home": lambda shelf, _: shelf.home(TODAY),
        "sitting": lambda shelf, _: shelf.sitting(TODAY),
        "sitting of a set": lambda shelf, _: shelf.sitting(TODAY, SetKey.WIN_3),
        "keep an answer": lambda shelf, run: shelf.keep(Answer(identity, 1e9 + run, TODAY, Mark.GOOD, 9.5)),
    }


def measure(path: Path, runs: int) -> list[Row]:
    asked = questions()
    taken: dict[str, list[Times]] = {name: [] for name in asked}
    for run in range(runs):
        with closing(Archive(path)) as archive:
            archive.open()
            shelf = TrainingShelf(archive)
            for name, question in asked.items():
                wall, processor = time.perf_counter(), time.process_time()
                question(shelf, run)
                took = 1000 * (time.perf_counter() - wall), 1000 * (time.process_time() - processor)
                taken[name].append(took)
    return [row(name, times) for name, times in taken.items()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=100_000)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite3"
        print_table("Importing the answers", [fill(path, options.answers)])
        rows = measure(path, options.runs)
    print_table(f"Asking an archive of {options.answers:,} answers", rows)
    write_json(options.json, "training", rows)


if __name__ == "__main__":
    main()
