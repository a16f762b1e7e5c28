"""The soak: games one after another in one program, which must not grow.

    python -m tests.faults.soak --seed 1 --count 1000

Two bots play through the real window, each time by other rules on another board. After the first games, when everything
that is kept on purpose has been made, threads, open files and windows may not become more, and memory hardly so.
"""

from __future__ import annotations

import gc
import os
import random
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.referee import Referee
from connect4_gui.ui.board.scene import Scene
from connect4_gui.ui.game.game_window import GameWindow
from tests.faults.campaign import Broken, Case, MakeCase, main
from tests.faults.reader import require
from tests.faults.setups import random_setup
from tests.faults.silence import silence
from tests.faults.stage import Stage, on_stage

GAMES = 50
WARM_UP_GAMES = 15
MOST_TURNS = 120
"""Some rules let a game go on for ever; it is left then."""

MOST_GROWTH_MB = 12.0
"""In a run; Qt and Python keep fonts, glyphs and pictures of sizes that were not there before."""

PATIENCE_SECONDS = 60.0


@dataclass(frozen=True)
class Size:
    """How large the program is."""

    threads: int
    files: int
    widgets: int
    objects: Counter[str]
    megabytes: float

    def growth(self, after: Size) -> str | None:
        """What has grown until ``after``; None if nothing has."""
        if after.threads > self.threads:
            return f"threads from {self.threads} to {after.threads}"
        if after.files > self.files:
            return f"open files from {self.files} to {after.files}"
        if after.widgets > self.widgets:
            return f"widgets from {self.widgets} to {after.widgets}"
        if more := after.objects - self.objects:
            return f"objects by {dict(more)}"
        if after.megabytes > self.megabytes + MOST_GROWTH_MB:
            return f"memory from {self.megabytes:.0f} to {after.megabytes:.0f} MB"
        return None


def size_now() -> Size:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QTest.qWait(1)
    gc.collect()
    alive = Counter(type(each).__name__ for each in gc.get_objects() if isinstance(each, GameWindow | Scene | Referee))
    return Size(threading.active_count(), _files(), len(QApplication.allWidgets()), alive, _megabytes())


def _files() -> int:
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.exists() else 0


def _megabytes() -> float:
    file = Path("/proc/self/statm")
    if not file.exists():
        return 0.0
    return int(file.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


Play = Callable[[Stage, MatchSetup], None]


def play_game(stage: Stage, setup: MatchSetup) -> None:
    """One game between two bots in a window, from the menu and back to it."""
    stage.program.start_game(setup)
    window = stage.program.game_window
    if window is None:
        raise Broken("no window was opened")
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not window.controller.state.is_over and len(window.controller.state.turns) < MOST_TURNS:
        QTest.qWait(1)
        require(time.monotonic() < deadline, "a game does not go on")
    window.close()
    QTest.qWait(0)
    require(stage.program.game_window is None, "the window is not closed")


def soak(play: Play = play_game, games: int = GAMES) -> MakeCase:
    """Makes runs of ``games`` games, each of which ``play`` plays."""

    def make(rng: random.Random, _number: int) -> Case:
        return Case("games in a row", lambda: _run(play, games, rng), patience_seconds=games * PATIENCE_SECONDS)

    return make


def _run(play: Play, games: int, rng: random.Random) -> int:
    with silence() as heard, on_stage(rng) as stage:
        before = None
        for number in range(games):
            if number == min(WARM_UP_GAMES, games // 2):
                before = size_now()
            play(stage, random_setup(rng, bots=2))
            require(not heard.words, f"{heard.words[:1]}")
        growth = None if before is None else before.growth(size_now())
        require(growth is None, f"grown in {games} games: {growth}")
    return games


if __name__ == "__main__":
    sys.exit(main("soak", soak(), 1000))
