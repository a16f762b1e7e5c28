"""Every window and page of the program, in the states that have the most to press and to read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.coach.solver import Solver
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.levels import HARD, LEVELS
from connect4_gui.engine.variants.gravity import Gravity
from connect4_gui.engine.variants.pop_out import PopOut
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.settings.menu_choices import MenuChoices, Opponent
from connect4_gui.settings.motion import STILL
from connect4_gui.store.archive import Archive
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.store.training_shelf import TrainingShelf
from connect4_gui.training.attempt import Attempt
from connect4_gui.training.lessons import Topic
from connect4_gui.training.session import Session
from connect4_gui.ui.game.features.review.review_feature import ReviewFeature
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.game.shortcuts_dialog import ShortcutsDialog
from connect4_gui.ui.games.games_page import GamesPage
from connect4_gui.ui.help.about_dialog import AboutDialog
from connect4_gui.ui.help.error_dialog import ErrorDialog
from connect4_gui.ui.help.help_dialog import HelpDialog
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.menu.main_menu import MainMenu
from connect4_gui.ui.options.live_preferences import LivePreferences
from connect4_gui.ui.options.settings_dialog import SettingsDialog
from connect4_gui.ui.play.archive_thread import ArchiveThread
from connect4_gui.ui.setup.set_up_dialog import SetUpDialog
from connect4_gui.ui.tournament.tournament_page import TournamentPage
from connect4_gui.ui.train.lesson_page import LessonPage
from connect4_gui.ui.train.puzzle_page import PuzzlePage
from connect4_gui.ui.train.train_page import TrainPage
from tests.matches import DRAWN_SIZE, WON, against_computer, friends, two_bots
from tests.store.games import START, game, recorded
from tests.ui.conftest import ABOUT, OpenGame, show_active
from tests.ui.fakes import SlowEngine
from tests.ui.hands import play, press
from tests.ui.train.conftest import FORK, ONLY, TODAY
from tests.ui.train.hands import settle as wait_for_answer
from tests.ui.train.homes import home

SCREEN = (1350, 724)
"""What a screen of 1366 × 768 leaves a window."""

NAMES = (
    "play",
    "play with options",
    "bots",
    "own bot",
    "games",
    "no games",
    "train",
    "puzzle",
    "lesson",
    "tournament",
    "settings",
    "guide",
    "about",
    "error",
    "shortcuts",
    "set up",
    "game",
    "popout",
    "analysis",
    "review",
    "replay",
    "result",
    "watching",
)


class EveryWindow:
    """Opens a window by its name in ``NAMES``; ``close`` ends the threads of all of them."""

    def __init__(
        self, qtbot: QtBot, appearance: Appearance, live: LivePreferences, open_game: OpenGame, folder: Path
    ) -> None:
        self._qtbot, self._appearance, self._live, self._open_game = qtbot, appearance, live, open_game
        self._archives = [Archive(folder / "games.sqlite3"), Archive(folder / "empty.sqlite3")]
        self._folder = folder
        self._ends: list[Callable[[], None]] = []

    def open(self, name: str) -> QWidget:
        makers: dict[str, Callable[[], QWidget]] = {
            "play": lambda: self._menu(MenuChoices(Opponent.COMPUTER, HARD)),
            "play with options": self._whole_menu,
            "bots": lambda: self._menu(MenuChoices(Opponent.BOTS, HARD)),
            "own bot": lambda: self._menu(MenuChoices(Opponent.OWN_BOT)),
            "games": self._games,
            "no games": lambda: self._games_of(self._archives[1]),
            "train": self._train,
            "puzzle": self._puzzle,
            "lesson": self._lesson,
            "tournament": self._tournament,
            "settings": lambda: SettingsDialog(self._live, self._appearance, lambda _sound: None, cores=16),
            "guide": lambda: HelpDialog(ABOUT, self._appearance),
            "about": lambda: AboutDialog(ABOUT, self._appearance),
            "error": lambda: ErrorDialog(ABOUT),
            "shortcuts": lambda: ShortcutsDialog(self._open_game().actions_),
            "set up": lambda: SetUpDialog(self._appearance, DRAWN_SIZE),
            "game": lambda: self._open_game(MatchSetup(turn_seconds=20)),
            "popout": lambda: self._open_game(friends("Ada", "Grace", rules=PopOut())),
            "analysis": self._analysis,
            "review": self._review,
            "replay": self._replay,
            "result": self._result,
            "watching": lambda: self._open_game(two_bots(), SlowEngine()),
        }
        window = makers[name]()
        if not isinstance(window, QDialog):
            window.resize(*SCREEN)
        if not isinstance(window, GameWindow):
            self._qtbot.addWidget(window)
        show_active(self._qtbot, window)
        settle()
        return window

    def close(self) -> None:
        for end in self._ends:
            end()
        for archive in self._archives:
            archive.close()

    def _menu(self, choices: MenuChoices) -> MainMenu:
        menu = MainMenu(self._appearance, ABOUT)
        menu.add_page("games", "games", lambda: (menu.tr("Play"), ""), QWidget())
        menu.form.set_choices(choices)
        record = recorded("44", friends("Ada", "Grace"))
        menu.show_left_off(SavedMatch.at_end(record, "saved"), ArchivedGame("last", START, record), None)
        return menu

    def _whole_menu(self) -> MainMenu:
        choices = MenuChoices(is_timed=True, has_game_clock=True, is_more_open=True, rules=Gravity())
        menu = self._menu(choices)
        menu.show_left_off(None, None, "it ends too early")
        menu.show_message("notes.txt cannot be opened: it is not a game.")
        return menu

    def _games(self) -> GamesPage:
        setups = [against_computer(level) for level in LEVELS]
        self._archives[0].put_all([game(number, WON, setup) for number, setup in enumerate(setups)])
        page = self._games_of(self._archives[0])
        page.list_side.undo_strip.tell("Deleted", "Undo")
        return page

    def _games_of(self, archive: Archive) -> GamesPage:
        page = GamesPage(archive, self._appearance, now=lambda: START)
        self._ends.append(page.close_threads)
        page.refresh()
        self._qtbot.waitUntil(lambda: not page.is_reading)
        return page

    def _train(self) -> TrainPage:
        thread = ArchiveThread()
        self._ends.append(thread.close)
        shelf = TrainingShelf(self._archives[0], lambda: (FORK, ONLY))
        page = TrainPage(shelf, thread, self._appearance, today=lambda: TODAY)
        page.show_home(home())
        return page

    def _puzzle(self) -> PuzzlePage:
        solver = Solver(best_engine())
        page = PuzzlePage(lambda puzzle: Attempt(puzzle, solver), self._appearance, STILL)
        self._ends.append(page.close_threads)
        page.show_home(home())
        page.open_session(Session((FORK, ONLY)))
        page.try_column(0)
        wait_for_answer(self._qtbot, page)
        return page

    def _lesson(self) -> LessonPage:
        page = LessonPage(self._appearance, STILL)
        page.open_lesson(Topic.FORK)
        return page

    def _tournament(self) -> TournamentPage:
        path = self._folder / "tournament.jsonl"
        page = TournamentPage(self._archives[1], self._appearance, path, cores=4)
        self._ends.append(page.close_threads)
        page.fold.setChecked(True)
        return page

    def _analysis(self) -> GameWindow:
        window = self._open_game(MatchSetup(size=DRAWN_SIZE), adviser=best_engine())
        press(window, Qt.Key.Key_A)
        play(window, "33242")
        return window

    def _review(self) -> GameWindow:
        window = self._open_game(friends("Ada", "Grace", size=DRAWN_SIZE), adviser=best_engine())
        play(window, "1122335")
        feature = next(feature for feature in window.features if isinstance(feature, ReviewFeature))
        feature.open()
        self._qtbot.waitUntil(lambda: feature.review is not None and feature.review.is_whole, timeout=20_000)
        window.display.place_wanted.emit(5)
        return window

    def _replay(self) -> GameWindow:
        window = self._open_game()
        play(window, "4453357")
        press(window, Qt.Key.Key_Home)
        return window

    def _result(self) -> GameWindow:
        window = self._open_game()
        play(window, WON)
        return window


def settle() -> None:
    """Let everything find its place."""
    for _ in range(3):
        QTest.qWait(0)


@pytest.fixture
def every_window(
    qtbot: QtBot, appearance: Appearance, live: LivePreferences, open_game: OpenGame, tmp_path: Path
) -> Iterator[EveryWindow]:
    windows = EveryWindow(qtbot, appearance, live, open_game, tmp_path)
    yield windows
    windows.close()
