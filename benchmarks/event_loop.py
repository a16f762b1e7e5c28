"""How long the window keeps a person waiting: a whole game against a level, with the gaps of the event loop.

    python benchmarks/event_loop.py [--level hard] [--rows 8] [--columns 9] [--still] [--features] [--threads 2]
                                    [--analysis] [--rules popout]

A timer beats every few milliseconds; the longest time between two beats is the longest time the window did not
answer. Beats while the bot thinks are reported apart from the rest. It thinks about every move: there are no books and
no cache. The person's moves follow a fixed script; with ``--features`` the person uses every action on the way, by
mouse and by keys. With ``--analysis`` the analysis shows all it can from the first move on, and it is told how long
its searches went on after the turn had changed. With ``--rules`` both play by other rules, and the person uses
whatever they allow.

On a busy machine the gaps are those of the other programs, too. What the window itself did between two beats is told as
processor time of its thread.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from connect4_gui.app import SWITCH_SECONDS
from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import level_named
from connect4_gui.engine.lineup import Lineup
from connect4_gui.engine.rule_names import rules_from_text, rules_text
from connect4_gui.engine.rules import is_classic
from connect4_gui.engine.search_types import Engine, SearchInfo, SearchLimits, StopFlag
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.player_spec import bot, person
from connect4_gui.settings.analysis_choices import AnalysisChoices
from connect4_gui.settings.motion import STILL, Motion
from connect4_gui.ui.beyond_menu import FEATURES
from connect4_gui.ui.game.features.feature_memory import FeatureMemory
from connect4_gui.ui.game.features.hint.hint_feature import HintFeature
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.help.about_info import AboutInfo
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.play.game_controller import GameController

BEAT_MS = 5
MOST_TURNS = 100
WARM_UP_MS = 500
"""Opening the window is not counted."""


def hint_of(window: GameWindow) -> HintFeature:
    return next(feature for feature in window.features if isinstance(feature, HintFeature))


class Heart(QObject):
    """Beats, and keeps the gaps between the beats."""

    def __init__(self, window: GameWindow) -> None:
        super().__init__()
        self._window = window
        self._last = time.perf_counter()
        self._worked = time.thread_time()
        self.work: list[float] = []
        self.thinking: list[float] = []
        self.other: list[float] = []
        self._timer = QTimer(self, interval=BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)

    def start(self) -> None:
        self._last, self._worked = time.perf_counter(), time.thread_time()
        self._timer.start()

    def _beat(self) -> None:
        now = time.perf_counter()
        is_thinking = self._window.controller.state.is_thinking or hint_of(self._window).is_looking
        gaps = self.thinking if is_thinking else self.other
        gaps.append((now - self._last) * 1000)
        self._last = now
        worked = time.thread_time()
        self.work.append((worked - self._worked) * 1000)
        self._worked = worked


class WatchedLineup(Lineup):
    """A line-up whose engines keep, in milliseconds, how long they went on after they were told to stop."""

    def __init__(self, threads: int) -> None:
        super().__init__(threads=threads)
        self.endings: list[float] = []

    def engine(self) -> Engine:
        return WatchedEngine(super().engine(), self.endings)


class WatchedEngine:
    def __init__(self, engine: Engine, endings: list[float]) -> None:
        self._engine = engine
        self._endings = endings

    @property
    def name(self) -> str:
        return self._engine.name

    def analyse(self, board: Board, limits: SearchLimits, stop: StopFlag | None = None) -> Iterator[SearchInfo]:
        yield from self._engine.analyse(board, limits, stop)
        stopped_at = None if stop is None else stops.pop(id(stop), None)
        if stopped_at is not None:
            self._endings.append((time.perf_counter() - stopped_at) * 1000)


stops: dict[int, float] = {}
"""When each stop flag was set."""


def note_stops() -> None:
    """Let every stop flag note when it is set."""
    plain = StopFlag.set

    def noted(flag: StopFlag) -> None:
        stops[id(flag)] = time.perf_counter()
        plain(flag)

    setattr(StopFlag, "set", noted)  # noqa: B010


class Hand(QObject):
    """Plays the middlemost column that has room, by other rules any move, as soon as it may; ends the program with the
    game, or after so many turns as make a long one.
    """

    def __init__(self, window: GameWindow) -> None:
        super().__init__()
        self._window = window
        self.notation = ""
        self._rng = random.Random(1)
        self._timer = QTimer(self, interval=20)
        self._timer.timeout.connect(self._play)

    def start(self) -> None:
        self._timer.start()

    def _play(self) -> None:
        controller, scene = self._window.controller, self._window.scene
        is_over = controller.state.is_over or len(controller.state.turns) >= MOST_TURNS
        if is_over and not scene.is_falling:
            self.notation = controller.state.notation
            QApplication.quit()
        elif controller.state.person_to_move is not None and not scene.is_falling:
            if not controller.state.is_classic:
                controller.referee.wish(self._rng.choice(controller.state.moves))
                return
            columns = controller.state.classic_boards[-1].open_columns()
            middle = controller.state.board.size.columns // 2
            scene.wish(min(columns, key=lambda column: abs(column - middle)))


class FeatureTour(QObject):
    """Uses every action once, by mouse and by keys, and plays the game to its end in between."""

    def __init__(self, window: GameWindow) -> None:
        super().__init__()
        self._window = window
        self.notation = ""
        self._until: Callable[[], bool] = self._is_my_turn
        self._steps = self._walk()
        self._timer = QTimer(self, interval=20)
        self._timer.timeout.connect(self._go_on)

    def start(self) -> None:
        self._timer.start()

    def _go_on(self) -> None:
        if self._until():
            self._until = next(self._steps, self._never)

    def _walk(self) -> Iterator[Callable[[], bool]]:
        """Act, and yield what to wait for before the next act."""
        bar, controller = self._window.toolbar, self._window.controller
        for _ in range(2):
            yield self._drop()
        yield self._click(bar.undo)
        yield self._click(bar.redo)
        yield self._press(Qt.Key.Key_P, until=lambda: controller.state.is_paused)
        yield self._click(bar.pause)
        yield self._press(Qt.Key.Key_H, until=lambda: hint_of(self._window).hint is not None)
        for key in (Qt.Key.Key_F9, Qt.Key.Key_F9, Qt.Key.Key_F11, Qt.Key.Key_Escape):
            yield self._press(key)
        yield self._press(Qt.Key.Key_F1, until=lambda: self._window.help_dialog is not None)
        yield self._close_dialogs()
        self._window.open_shortcuts()
        yield self._close_dialogs()
        yield self._click(bar.swap_sides)
        yield self._press(Qt.Key.Key_S)
        yield self._click(bar.resign, until=self._window.panel.result.isVisible)
        yield self._click(bar.undo)
        while not controller.state.is_over:
            yield self._drop()
        yield self._window.panel.result.isVisible
        self.notation = controller.state.notation
        yield self._press(Qt.Key.Key_R, until=lambda: not controller.state.turns)
        QApplication.quit()

    def _drop(self) -> Callable[[], bool]:
        board = self._window.controller.state.classic_boards[-1]
        columns, middle = board.open_columns(), board.size.columns // 2
        column = min(columns, key=lambda one: abs(one - middle))
        view = self._window.board_view
        cell = (board.landing_row(column), column)
        spot = view.mapFromScene(self._window.scene.layout_.centre(cell))
        QTest.mouseMove(view.viewport(), spot)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        return self._is_my_turn

    def _click(self, button: QPushButton, until: Callable[[], bool] | None = None) -> Callable[[], bool]:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return until or self._is_my_turn

    def _press(self, key: Qt.Key, until: Callable[[], bool] | None = None) -> Callable[[], bool]:
        QTest.keyClick(self._window.board_view, key)
        return until or self._is_my_turn

    def _close_dialogs(self) -> Callable[[], bool]:
        for dialog in (self._window.help_dialog, self._window.shortcuts_dialog):
            if dialog is not None:
                QTest.keyClick(dialog, Qt.Key.Key_Escape)
        self._window.activateWindow()
        return lambda: QApplication.activeWindow() is self._window

    def _is_my_turn(self) -> bool:
        controller = self._window.controller
        is_free = controller.state.person_to_move is not None or controller.state.is_over
        return is_free and not self._window.scene.is_falling

    @staticmethod
    def _never() -> bool:
        return False


def describe(name: str, gaps: list[float]) -> str:
    if len(gaps) < 2:
        return f"{name:<14} never"
    p95 = statistics.quantiles(gaps, n=20)[-1]
    middle = statistics.median(gaps)
    return f"{name:<14} {len(gaps):>6} times, median {middle:.1f} ms, p95 {p95:.1f} ms, longest {max(gaps):.1f} ms"


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the longest gap of the event loop during a game.")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--rows", type=int, default=8)
    parser.add_argument("--columns", type=int, default=9)
    parser.add_argument("--still", action="store_true", help="no animation")
    parser.add_argument("--features", action="store_true", help="use every action, not only drops")
    parser.add_argument("--analysis", action="store_true", help="analyse, and show all of it")
    parser.add_argument("--rules", default="classic", help="for example popout, or 'gravity every=4'")
    parser.add_argument("--threads", type=int, default=1, help="threads that Perfect and the hints think with")
    options = parser.parse_args()
    sys.setswitchinterval(SWITCH_SECONDS)
    app = QApplication([])
    level = level_named(options.level)
    size, rules = BoardSize(options.rows, options.columns), rules_from_text(options.rules)
    setup = MatchSetup((person(), bot(level)), size, turn_seconds=120, rules=rules)
    motion = STILL if options.still else Motion()
    note_stops()
    lineup = WatchedLineup(options.threads)
    controller = GameController(setup, lineup, motion=motion, rng=random.Random(1))
    shown = AnalysisChoices(options.analysis, has_scores=True, has_threats=True, has_line=True)
    window = GameWindow(controller, Appearance(app), motion, AboutInfo("", tuple), FEATURES, FeatureMemory(shown))
    window.resize(window.sizeHint())
    window.show()
    heart = Heart(window)
    hand = FeatureTour(window) if options.features else Hand(window)
    QTimer.singleShot(WARM_UP_MS, heart.start)
    QTimer.singleShot(WARM_UP_MS, hand.start)
    started = time.perf_counter()
    app.exec()
    seconds = time.perf_counter() - started
    window.close()
    name = lineup.engine().name
    kind = name if is_classic(rules) else rules_text(rules)
    print(f"{setup.size} against {level.title} ({kind}), {seconds:.0f} s: {hand.notation}")
    print(describe("while thinking", heart.thinking))
    print(describe("otherwise", heart.other))
    print(describe("window's work", heart.work))
    if options.analysis:
        print(describe("search stopped", lineup.endings))
    return 0


if __name__ == "__main__":
    sys.exit(main())
