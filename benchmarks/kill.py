"""Kill the real program at random moments and report what the next start finds of the game.

    python benchmarks/kill.py --times 100

Every time a program of its own is started in an empty folder, plays against Hard through its windows, and is killed
without a warning (SIGKILL) after a random time: while a disc falls, while the bot thinks, while the match is written. A
journal beside it says which turns were made. Then the match that was left behind is taken over as the next start would:
nothing but the turn in the making may be missing, and no file may be damaged.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from reporting import print_table

from connect4_gui.game.events import Event, GameOver, MoveMade
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.store.archive import FILE_NAME, Archive
from connect4_gui.store.autosave import Autosave

EARLIEST_SECONDS, LATEST_SECONDS = 1.0, 9.0
JOURNAL = "journal.txt"
OVER = "over"


@dataclass(frozen=True)
class Loss:
    """What one kill has cost: turns that were made and are not there, and files that could not be read."""

    made: int
    missing: int
    is_over: bool
    problem: str | None


def play(folder: Path) -> int:
    """Be the program that gets killed: play a game, and write every turn into the journal as soon as it is made."""
    from connect4_gui import app  # noqa: PLC0415
    from connect4_gui.store import match_keeper  # noqa: PLC0415

    hear = match_keeper.MatchKeeper.hear
    journal = (folder / JOURNAL).open("a", encoding="ascii")

    def hear_and_tell(keeper: match_keeper.MatchKeeper, event: Event) -> None:
        hear(keeper, event)
        if isinstance(event, MoveMade | GameOver):
            line = OVER if isinstance(event, GameOver) else keeper._referee.state.notation
            journal.write(line + "\n")
            journal.flush()

    match_keeper.MatchKeeper.hear = hear_and_tell  # type: ignore[method-assign, assignment]
    return app.main(["--self-test", str(folder)])


def kill_once(folder: Path, seconds: float) -> Loss:
    command = [sys.executable, __file__, "--play", str(folder)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL, start_new_session=True)
    time.sleep(seconds)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    return look_at(folder)


def look_at(folder: Path) -> Loss:
    """What the next start would find in ``folder``, compared with the journal."""
    journal = folder / JOURNAL
    lines = journal.read_text(encoding="ascii").split() if journal.exists() else []
    is_over = OVER in lines
    made = next((line for line in reversed(lines) if line != OVER), "")
    data = folder / "home" / "data"
    autosave = Autosave(data / "running")
    older: list[SavedMatch] = []
    left = autosave.take_over(older.append)
    autosave.close()
    found = max((match.line.notation for match in (*older, left.match) if match is not None), key=len, default="")
    archive = Archive(data / FILE_NAME)
    archived = max((game.record.notation for game in archive.all()), key=len, default="")
    archive.close()
    found = max(found, archived, key=len)
    missing = len(made) - len(found) if made.startswith(found) else len(made)
    return Loss(len(made), max(0, missing), is_over, left.problem or archive.problem)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=100, metavar="N", help="how often to kill (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="K", help="the same seed gives the same moments")
    parser.add_argument("--play", type=Path, metavar="FOLDER", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.play is not None:
        return play(options.play)
    rng = random.Random(options.seed)
    losses = []
    with tempfile.TemporaryDirectory() as name:
        for number in range(options.times):
            folder = Path(name) / str(number)
            folder.mkdir()
            losses.append(kill_once(folder, rng.uniform(EARLIEST_SECONDS, LATEST_SECONDS)))
            print(f"{number + 1}: {losses[-1]}", flush=True)
    return report(losses)


def report(losses: Sequence[Loss]) -> int:
    missing = Counter(loss.missing for loss in losses)
    damaged = [loss.problem for loss in losses if loss.problem is not None]
    print_table(
        "What killing the program costs",
        [
            {
                "kills": len(losses),
                "with a game": sum(loss.made > 0 for loss in losses),
                "games over": sum(loss.is_over for loss in losses),
                "turns made": sum(loss.made for loss in losses),
                "nothing missing": missing[0],
                "the last turn missing": missing[1],
                "more missing": sum(count for turns, count in missing.items() if turns > 1),
                "damaged files": len(damaged),
            }
        ],
    )
    return 1 if damaged or any(loss.missing > 1 for loss in losses) else 0


if __name__ == "__main__":
    sys.exit(main())
