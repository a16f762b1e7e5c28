"""The killer: the real program, killed without a warning at random moments.

    python -m tests.faults.killer --seed 1 --count 100

Every time a program of its own is started in an empty folder, plays against Hard through its windows, and is killed
(SIGKILL) after a random time: while it starts, while a disc falls, while the bot thinks, while the match is written. A
journal beside it says which turns were made. Then the match that was left behind is taken over as the next start would:
nothing but the turn in the making may be missing, and no file may be damaged.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from connect4_gui.game.events import Event, GameOver, MoveMade
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.store.archive import FILE_NAME, Archive
from connect4_gui.store.autosave import Autosave
from tests.faults.campaign import Case, MakeCase, main
from tests.faults.reader import require
from tests.project import ROOT

EARLIEST_SECONDS, LATEST_SECONDS = 0.5, 9.0
JOURNAL = "journal.txt"
OVER = "over"
PLAY = "--play"


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


def kill_once(folder: Path, seconds: float) -> None:
    """Play in ``folder`` and die."""
    command = [sys.executable, "-m", "tests.faults.killer", PLAY, str(folder)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.DEVNULL, start_new_session=True)
    time.sleep(seconds)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def look_at(folder: Path) -> Loss:
    """What the next start would find in ``folder``, compared with the journal."""
    journal = folder / JOURNAL
    lines = journal.read_text(encoding="ascii").split() if journal.exists() else []
    made = next((line for line in reversed(lines) if line != OVER), "")
    data = folder / "home" / "data"
    older: list[SavedMatch] = []
    with closing(Autosave(data / "running")) as autosave:
        left = autosave.take_over(older.append)
    with closing(Archive(data / FILE_NAME)) as archive:
        archived = [game.record.notation for game in archive.all()]
        problem = left.problem or archive.problem
    saved = [match.line.notation for match in (*older, left.match) if match is not None]
    found = max((*saved, *archived), key=len, default="")
    missing = len(made) - len(found) if made.startswith(found) else len(made)
    return Loss(len(made), max(0, missing), OVER in lines, problem)


def killer(kill: Callable[[Path, float], None] = kill_once) -> MakeCase:
    """Makes kills; ``kill`` plays in a folder for some seconds and leaves what is left."""

    def make(rng: random.Random, _number: int) -> Case:
        seconds = rng.uniform(EARLIEST_SECONDS, LATEST_SECONDS)
        return Case(f"after {int(seconds)} to {int(seconds) + 1} seconds", lambda: _kill(kill, seconds))

    return make


def _kill(kill: Callable[[Path, float], None], seconds: float) -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        kill(folder, seconds)
        loss = look_at(folder)
    require(loss.missing <= 1, f"{loss.missing} of {loss.made} turns are lost")
    require(loss.problem is None, f"damaged: {loss.problem}")
    return 1


if __name__ == "__main__":
    if sys.argv[1:2] == [PLAY]:
        sys.exit(play(Path(sys.argv[2])))
    sys.exit(main("killer", killer(), 100))
