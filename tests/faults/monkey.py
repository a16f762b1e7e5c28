"""The monkey: random mouse, fingers, keys, timers, dialogs, themes, languages and sizes, in games of every kind.

    python -m tests.faults.monkey --seed 1 --count 100000

After each event the scene must show the game, the game must be its own record, the record must come back from text,
the actions must be enabled as the state says, and nobody may have said a word. Now and then what is on disk must be it,
too. A page or a dialog that is new is one more line in ``PAGES`` or comes by itself with its action; what must hold is
in ``window_checks``.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, Qt, QUrl, Slot
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QFileDialog, QGraphicsView, QWidget

from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.saved_match_json import match_from_json
from connect4_gui.game.state import Hold
from connect4_gui.settings.disc_colours import DiscColours
from connect4_gui.settings.language import Language
from connect4_gui.settings.text_size import TextSize
from connect4_gui.settings.theme_choice import ThemeChoice
from connect4_gui.ui.front import GAMES, TRAIN
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.menu.main_menu import PLAY
from connect4_gui.ui.menu_pages import LESSON, PUZZLES, TOURNAMENT
from tests.faults.campaign import Case, MakeCase, main
from tests.faults.fingers import random_spot, short_holds, touch
from tests.faults.reader import require
from tests.faults.setups import random_setup, with_own_bot
from tests.faults.silence import Silence, silence
from tests.faults.stage import Stage, looks, on_stage
from tests.faults.window_checks import CHECKS, Check, check_record

EVENTS = 400
"""In one session; every session has a program and a match of its own."""

LOOKS_AT_DISK = 20
OWN_BOTS = 0.05
"""How often somebody else's bot plays; its processes take their time."""

PAGES = (PLAY, TOURNAMENT, TRAIN, PUZZLES, LESSON, GAMES)
"""What the menu leads to."""

KEYS = (
    *(Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_6, Qt.Key.Key_7, Qt.Key.Key_9),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Return),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Tab, Qt.Key.Key_Escape),
    *(Qt.Key.Key_U, Qt.Key.Key_R, Qt.Key.Key_P, Qt.Key.Key_S, Qt.Key.Key_H, Qt.Key.Key_A, Qt.Key.Key_F, Qt.Key.Key_T),
    *(Qt.Key.Key_F1, Qt.Key.Key_F9, Qt.Key.Key_F10, Qt.Key.Key_F11, Qt.Key.Key_Question, Qt.Key.Key_Delete),
)
CHORDS = (Qt.KeyboardModifier.NoModifier,) * 6 + (
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
BUTTONS = (Qt.MouseButton.LeftButton,) * 6 + (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)


@dataclass
class Monkey:
    """One session on a stage."""

    stage: Stage
    rng: random.Random
    heard: Silence
    checks: tuple[Check, ...] = CHECKS
    _seen: tuple[object, ...] = ()
    _has_quit: bool = False

    def play(self, setup: MatchSetup) -> int:
        self.stage.program.finished.connect(self._note_end)
        self.stage.program.start_game(setup)
        for number in range(EVENTS):
            act = self.rng.choices(list(ACTS), list(ACTS.values()))[0]
            act(self)
            QTest.qWait(self.rng.choice((0, 0, 0, 0, 2)))
            if self._has_quit:
                return number + 1
            self._check(act.__name__)
            if number % LOOKS_AT_DISK == 0:
                self._check_disk()
        self._close_dialogs()
        self._check_disk()
        return EVENTS

    def _note_end(self) -> None:
        """Somebody has found the way out."""
        self._has_quit = True

    @property
    def window(self) -> GameWindow | None:
        return self.stage.program.game_window

    @property
    def top(self) -> QWidget:
        """Whatever lies on top: a popup, a dialog, the game or the menu."""
        return (
            QApplication.activePopupWidget()
            or QApplication.activeModalWidget()
            or self.window
            or self.stage.program.menu
        )

    def _check(self, act: str) -> None:
        require(not self.heard.words, f"after {act}: {self.heard.words[:1]}")
        require((self.window is None) is self.stage.program.menu.isVisible(), "neither the menu nor the game is shown")
        if self.window is not None:
            for check in self.checks:
                check(self.window)
            self._check_text(self.window)

    def _check_text(self, window: GameWindow) -> None:
        """As writing takes its time, only after something has changed."""
        state = window.controller.state
        seen = (state.game_id, state.turns, state.result, state.can_redo)
        if seen != self._seen:
            self._seen = seen
            check_record(window)

    def _check_disk(self) -> None:
        window = self.window
        if window is None or Hold.REPLAY in window.controller.state.holds:
            return
        self.stage.write_out()
        state = window.controller.state
        if state.is_over:
            game = self.stage.archive.get(state.game_id)
            require(game is not None and game.record.notation == state.notation, "the archive has another game")
        elif state.turns:
            texts = [file.read_text(encoding="ascii") for file in self.stage.saved_files]
            found = {match_from_json(text).record.notation for text in texts}
            require(state.notation in found, f"{found} was saved, not {state.notation!r} of {state.game_id}")

    def click_board(self) -> None:
        if self.window is None:
            self.use_menu()
        elif self.top is self.window:
            self._click(self.window.board_view.viewport())

    def _click(self, target: QWidget) -> None:
        """Somewhere on ``target``."""
        spot = random_spot(target, self.rng)
        click = QTest.mouseDClick if self.rng.random() < 0.1 else QTest.mouseClick
        QTest.mouseMove(target, spot)
        click(target, self.rng.choice(BUTTONS), Qt.KeyboardModifier.NoModifier, spot)

    def touch_board(self) -> None:
        if self.window is None:
            self.use_menu()
        elif self.top is self.window:
            touch(self.window.board_view.viewport(), self.rng)

    def press_key(self) -> None:
        if isinstance(self.top, QFileDialog):
            self._close_dialogs()
            return
        target = self.top.focusWidget() or self.top
        with suppress(RuntimeError):  # of a popup that is gone when its key is let go
            QTest.keyClick(target, self.rng.choice(KEYS), self.rng.choice(CHORDS))

    def drop(self) -> None:
        """A move that can be made, so that games come to an end."""
        if self.window is not None and self.window.controller.state.moves:
            self.window.referee.wish(self.rng.choice(self.window.controller.state.moves))

    def trigger(self) -> None:
        """Any action that is enabled, except those that leave."""
        if self.window is None:
            return
        actions: list[QAction] = [action for group in self.window.actions_.groups for action in group]
        leaving = (self.window.actions_.quit,)
        usable = [action for action in actions if action.isEnabled() and action not in leaving]
        if self.top is self.window and usable:
            self.rng.choice(usable).trigger()

    def click_anything(self) -> None:
        """Any button of what lies on top, except in dialogs for files, which belong to Qt, and those that leave."""
        top = self.top
        if isinstance(top, QFileDialog):
            self._close_dialogs()
            return
        buttons = [button for button in top.findChildren(QAbstractButton) if self._is_usable(button)]
        if buttons:
            QTest.mouseClick(self.rng.choice(buttons), Qt.MouseButton.LeftButton)

    def _is_usable(self, button: QAbstractButton) -> bool:
        """Whether it can be pressed; a tournament, which takes minutes and processes of its own, is never begun."""
        page = vars(self.stage.program.pages).get("tournament")  # where it has been made
        begins = page is not None and button in (page.progress.start, page.progress.go_on)
        return button.isVisible() and button.isEnabled() and not begins

    def turn_wheel(self) -> None:
        top = self.top
        handle = top.windowHandle()
        if handle is not None:
            room = top.size().boundedTo(handle.size()).boundedTo(looks().app.primaryScreen().size())
            spot = QPointF(self.rng.randrange(max(room.width(), 1)), self.rng.randrange(max(room.height(), 1)))
            QTest.wheelEvent(handle, spot, QPoint(0, self.rng.choice((-240, -120, 120, 240))))

    def pass_time(self) -> None:
        self.stage.clock.advance(self.rng.choice((0.05, 0.5, 1.0, 4.0, 30.0, 3600.0)))
        if self.window is not None:
            self.window.referee.tick()

    def resize(self) -> None:
        if self.window is not None:
            self.window.resize(self.rng.randint(200, 2000), self.rng.randint(150, 1400))

    def change_theme(self) -> None:
        looks().appearance.wear(self.rng.choice(list(ThemeChoice)), DiscColours())

    def change_language(self) -> None:
        looks().translation.use(self.rng.choice(list(Language)))

    def change_text_size(self) -> None:
        looks().appearance.set_text_size(self.rng.choice(list(TextSize)))

    def use_menu(self) -> None:
        """Go on with what was left, begin something else, look at a page, or do something there."""
        program = self.stage.program
        if self.window is not None or self.top is not program.menu:
            self._close_dialogs()
            return
        match self.rng.randrange(8):
            case 0:
                program.menu.show_page(self.rng.choice(PAGES))
            case 1 | 2:
                self.click_anything()
            case 3:
                self._use_board_of_page()
            case 4:
                program.continue_match()
            case 5 if program.kept.last_game is not None:
                program.open_record(program.kept.last_game.record)
            case _:
                program.start_game(any_setup(self.rng))

    def _use_board_of_page(self) -> None:
        """Puzzles and lessons have a board of their own."""
        views = [view for view in self.stage.program.menu.findChildren(QGraphicsView) if view.isVisible()]
        for view in views:
            if self.rng.random() < 0.5:
                touch(view.viewport(), self.rng)
            else:
                self._click(view.viewport())

    def _close_dialogs(self) -> None:
        for _ in range(10):
            top = self.top
            if top is self.window or top is self.stage.program.menu:
                return
            top.reject() if isinstance(top, QDialog) else top.close()
            QTest.qWait(0)


ACTS: dict[Callable[[Monkey], None], float] = {
    Monkey.click_board: 20,
    Monkey.touch_board: 4,
    Monkey.press_key: 24,
    Monkey.drop: 20,
    Monkey.trigger: 10,
    Monkey.click_anything: 8,
    Monkey.turn_wheel: 3,
    Monkey.pass_time: 8,
    Monkey.resize: 3,
    Monkey.change_theme: 0.3,
    Monkey.change_language: 0.5,
    Monkey.change_text_size: 0.2,
    Monkey.use_menu: 5,
}
"""What it does, each with how often."""


class _NoBrowser(QWidget):
    """Links lead nowhere."""

    @Slot(QUrl)
    def open(self, _url: QUrl) -> None:
        return


def any_setup(rng: random.Random) -> MatchSetup:
    """A match of any kind, now and then against a program that somebody else wrote."""
    setup = random_setup(rng)
    return with_own_bot(setup) if rng.random() < OWN_BOTS else setup


def monkey(checks: tuple[Check, ...] = CHECKS) -> MakeCase:
    """Makes sessions of ``EVENTS`` events, after each of which ``checks`` must hold."""

    def make(rng: random.Random, _number: int) -> Case:
        setup = any_setup(rng)
        mode = ("two people", "against a bot", "two bots")[sum(not spec.is_person for spec in setup.players)]
        return Case(f"{setup.rules.key}, {mode}", lambda: _session(setup, rng, checks), f"{setup.size}: ", 600)

    return make


def _session(setup: MatchSetup, rng: random.Random, checks: tuple[Check, ...]) -> int:
    looks()
    browser = _NoBrowser()
    for scheme in ("http", "https", "mailto", "file"):
        QDesktopServices.setUrlHandler(scheme, browser, "open")  # type: ignore[arg-type]  # it wants a name after all
    try:
        with silence() as heard, short_holds(), on_stage(rng) as stage:
            return Monkey(stage, rng, heard, checks).play(setup)
    finally:
        for scheme in ("http", "https", "mailto", "file"):
            QDesktopServices.unsetUrlHandler(scheme)


if __name__ == "__main__":
    sys.exit(main("monkey", monkey(), 100_000))
