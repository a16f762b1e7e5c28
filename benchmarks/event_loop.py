"""How long the window keeps a person waiting: a whole game against a level, with the gaps of the event loop.

    python benchmarks/event_loop.py [--level hard] [--rows 8] [--columns 9] [--still]

A timer beats every few milliseconds; the longest time between two beats is the longest time the window did not
answer. Beats while the bot thinks are reported apart from the rest. The person's moves follow a fixed script.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from connect4_gui.app import SWITCH_SECONDS, bot_factory
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.levels import level_named
from connect4_gui.game.match_setup import MatchSetup, Opponent
from connect4_gui.ui.about import AboutInfo
from connect4_gui.ui.appearance import Appearance
from connect4_gui.ui.game_controller import GameController
from connect4_gui.ui.game_window import GameWindow
from connect4_gui.ui.motion import STILL, Motion

BEAT_MS = 5
WARM_UP_MS = 500
"""Opening the window is not counted."""


class Heart(QObject):
    """Beats, and keeps the gaps between the beats."""

    def __init__(self, controller: GameController) -> None:
        super().__init__()
        self._controller = controller
        self._last = time.perf_counter()
        self.thinking: list[float] = []
        self.other: list[float] = []
        self._timer = QTimer(self, interval=BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)

    def start(self) -> None:
        self._last = time.perf_counter()
        self._timer.start()

    def _beat(self) -> None:
        now = time.perf_counter()
        gaps = self.thinking if self._controller.is_thinking else self.other
        gaps.append((now - self._last) * 1000)
        self._last = now


class Person(QObject):
    """Plays the middlemost column that has room, as soon as it may; ends the program with the game."""

    def __init__(self, window: GameWindow) -> None:
        super().__init__()
        self._window = window
        self._timer = QTimer(self, interval=20)
        self._timer.timeout.connect(self._play)

    def start(self) -> None:
        self._timer.start()

    def _play(self) -> None:
        controller, scene = self._window.controller, self._window.scene
        if controller.game.is_over and not scene.is_falling:
            QApplication.quit()
        elif controller.human_to_move is not None and not scene.is_falling:
            columns = controller.board.open_columns()
            middle = controller.board.size.columns // 2
            scene.wish(min(columns, key=lambda column: abs(column - middle)))


def describe(name: str, gaps: list[float]) -> str:
    if len(gaps) < 2:
        return f"{name:<14} no beats"
    p95 = statistics.quantiles(gaps, n=20)[-1]
    middle = statistics.median(gaps)
    return f"{name:<14} {len(gaps):>6} beats, median {middle:.1f} ms, p95 {p95:.1f} ms, longest {max(gaps):.1f} ms"


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the longest gap of the event loop during a game.")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--rows", type=int, default=8)
    parser.add_argument("--columns", type=int, default=9)
    parser.add_argument("--still", action="store_true", help="no animation")
    options = parser.parse_args()
    sys.setswitchinterval(SWITCH_SECONDS)
    app = QApplication([])
    setup = MatchSetup(
        opponent=Opponent.COMPUTER,
        level=level_named(options.level),
        size=BoardSize(options.rows, options.columns),
        turn_seconds=120,
    )
    motion = STILL if options.still else Motion()
    controller = GameController(setup, bot_factory(None), best_engine, motion=motion, rng=random.Random(1))
    window = GameWindow(controller, Appearance(app), motion, AboutInfo("", ()))
    window.resize(window.sizeHint())
    window.show()
    heart, person = Heart(controller), Person(window)
    QTimer.singleShot(WARM_UP_MS, heart.start)
    QTimer.singleShot(WARM_UP_MS, person.start)
    started = time.perf_counter()
    app.exec()
    del person
    seconds = time.perf_counter() - started
    window.close()
    name = best_engine().name
    print(f"{setup.size} against {setup.level.title} ({name}), {seconds:.0f} s: {controller.game.notation}")
    print(describe("while thinking", heart.thinking))
    print(describe("otherwise", heart.other))
    return 0


if __name__ == "__main__":
    sys.exit(main())
