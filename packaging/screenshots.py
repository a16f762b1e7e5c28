"""Render every window and state to PNG: the same pictures every time, without a display.

    python packaging/screenshots.py OUT [--only 'menu-*']

Time stands still, nothing moves and the computer never answers, so a picture changes only if the program does.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from fnmatch import fnmatch
from pathlib import Path
from typing import TypeAlias

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from functools import cache

import sample_games
import sample_training
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtWidgets import QApplication, QWidget
from silent_game import FixedClock, SilentLineup

from connect4_gui import __version__
from connect4_gui.coach.explain import Coach
from connect4_gui.coach.reviewer import Reviewer
from connect4_gui.coach.solver import Solver
from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.levels import BEGINNER, EASY, HARD, MEDIUM
from connect4_gui.engine.notation import board_after, parse_moves
from connect4_gui.engine.search_types import (
    Score,
    SearchInfo,
    Verdict,
    exact_score,
)
from connect4_gui.engine.variants.flip import FlipRules
from connect4_gui.engine.variants.gravity import Gravity
from connect4_gui.engine.variants.pop_out import PopOut
from connect4_gui.game.course import course_of
from connect4_gui.game.game import Game
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.hint import Hint, HintReason
from connect4_gui.game.match_setup import MatchSetup, StartRule, TimeoutRule
from connect4_gui.game.player_spec import bot, person
from connect4_gui.game.record import GameRecord
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.outside.protection import Protection
from connect4_gui.settings.analysis_choices import AnalysisChoices
from connect4_gui.settings.disc_colours import DiscColours
from connect4_gui.settings.language import SPOKEN, Language
from connect4_gui.settings.menu_choices import MenuChoices, Opponent
from connect4_gui.settings.motion import STILL
from connect4_gui.settings.preferences import Preferences
from connect4_gui.settings.theme_choice import ThemeChoice
from connect4_gui.sound.player import SoundPlayer
from connect4_gui.store.archive import Archive
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.store.training_shelf import TrainingShelf
from connect4_gui.tournament.plan import Tournament
from connect4_gui.tournament.play import play_fixture
from connect4_gui.tournament.played_game import PlayedGame
from connect4_gui.tournament.session import LeftOff
from connect4_gui.training.attempt import Attempt
from connect4_gui.training.lessons import Topic
from connect4_gui.ui.beyond_menu import FEATURES
from connect4_gui.ui.front import GAMES, games_words
from connect4_gui.ui.game.features.analysis.analysis_feature import AnalysisFeature
from connect4_gui.ui.game.features.feature_memory import FeatureMemory
from connect4_gui.ui.game.features.hint.hint_feature import HintFeature
from connect4_gui.ui.game.features.replay.replay_feature import ReplayFeature
from connect4_gui.ui.game.features.review.review_feature import ReviewFeature
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.game.shortcuts_dialog import ShortcutsDialog
from connect4_gui.ui.games.games_head import STATISTICS
from connect4_gui.ui.games.games_page import GamesPage
from connect4_gui.ui.help.about_dialog import AboutDialog
from connect4_gui.ui.help.about_info import AboutInfo
from connect4_gui.ui.help.error_dialog import ErrorDialog
from connect4_gui.ui.help.help_dialog import HelpDialog
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.reduced_motion import ReducedMotion
from connect4_gui.ui.menu.main_menu import MainMenu
from connect4_gui.ui.options.live_preferences import LivePreferences
from connect4_gui.ui.options.settings_dialog import SettingsDialog
from connect4_gui.ui.play.archive_thread import ArchiveThread
from connect4_gui.ui.play.game_controller import GameController
from connect4_gui.ui.setup.set_up_dialog import SetUpDialog
from connect4_gui.ui.tournament.tournament_page import TournamentPage
from connect4_gui.ui.train.lesson_page import LessonPage
from connect4_gui.ui.train.puzzle_page import Phase, PuzzlePage
from connect4_gui.ui.train.train_page import TrainPage
from connect4_gui.ui.words.translation import Translation

THEMES = tuple(choice for choice in ThemeChoice if choice is not ThemeChoice.SYSTEM)
ABOUT = AboutInfo(__version__, lambda: ("MinMax",))
FRIENDS = (person("Ada"), person("Grace"))
TIMED = MatchSetup(FRIENDS, turn_seconds=20)
TOURNAMENT = Tournament(tuple(bot(level) for level in (BEGINNER, EASY, MEDIUM, HARD)), games=8, seed=1)
SHORT, SMALL, BIG = "4453357", BoardSize(4, 5), BoardSize(8, 9)
WON, DRAWN_4X5 = "1122334", "23144211154234323555"

LEFT_OFF = "44455541443311"
MENU = MenuChoices(Opponent.COMPUTER, HARD, is_timed=True, start_rule=StartRule.ALTERNATE, first_name="Ada")
NOON = 1_700_000_000.0
"""When the last game was played."""

PROBLEM = "the file is not valid: Expecting value: line 1 column 1 (char 0)"

WORDY = (
    "menu",
    "menu-bots",
    "menu-own-bot",
    "game",
    "games",
    "games-statistics",
    "tournament",
    "train",
    "puzzle-wrong",
    "lesson",
    "analysis",
    "replay",
    "review",
    "settings",
    "set-up",
    "help",
    "shortcuts",
)
"""The states that are rendered in every language."""

CROWDED, LONG_WORDED = ("menu-more", "menu-narrow"), (Language.GERMAN, Language.MACEDONIAN)
"""The states where room is short, and the languages that need the most of it."""

SECONDS_A_MOVE = 8.0
CORES = 4

Picture: TypeAlias = Callable[[], QWidget]


class Album:
    """Makes windows in the states worth a picture. ``pictures()`` names them all."""

    def __init__(self, app: QApplication, folder: Path) -> None:
        """``folder`` is for what the windows read."""
        self._folder = folder
        self.appearance = Appearance(app)
        self.translation = Translation(app, ["en"])
        self.choice = ThemeChoice.LIGHT

    def pictures(self) -> Iterator[tuple[str, Picture]]:
        states = self._states()
        for choice in THEMES:
            for name, picture in states.items():
                yield f"{name}-{choice.value.replace('_', '-')}", self._dressed(picture, choice, Language.ENGLISH)
        for language in SPOKEN:
            for name in (*WORDY, *CROWDED) if language in LONG_WORDED else WORDY:
                yield f"{name}-{language.value}", self._dressed(states[name], ThemeChoice.LIGHT, language)

    def _states(self) -> dict[str, Picture]:
        return {
            "menu": self._menu,
            "menu-alone": lambda: self._menu(has_left_off=False),
            "menu-more": lambda: self._sized(self._menu(replace(MENU, is_more_open=True)), 1280, 720),
            "menu-rules": lambda: self._menu(replace(MENU, rules=Gravity())),
            "menu-narrow": lambda: self._sized(self._menu(), 760, 720),
            "menu-damaged": self._menu_damaged,
            "game": self._middle_game,
            "game-4x5": lambda: self._game(MatchSetup(size=SMALL), "3324"),
            "game-8x9": lambda: self._game(MatchSetup(size=BIG), "555564738"),
            "narrow": lambda: self._sized(self._middle_game(), 480, 760),
            "popout": lambda: self._game(MatchSetup(FRIENDS, rules=PopOut()), "443526p4453"),
            "flip": lambda: self._game(MatchSetup(FRIENDS, rules=FlipRules()), "443526f35"),
            "gravity": lambda: self._game(MatchSetup(FRIENDS, rules=Gravity(every=8)), "4435266732"),
            "hover": lambda: self._hover("44", 2),
            "hover-full": lambda: self._hover("444444", 3),
            "thinking": lambda: self._game(MatchSetup((person(), bot(HARD))), "4"),
            "menu-bots": lambda: self._menu(MenuChoices(Opponent.BOTS, HARD)),
            "menu-own-bot": self._menu_own_bot,
            "game-clock": lambda: self._game(MatchSetup(FRIENDS, game_time=GameTime(3, 2)), SHORT),
            "hint": self._hint,
            "analysis": self._analysis,
            "analysis-8x9": self._analysis_of_estimates,
            "analysis-narrow": lambda: self._sized(self._analysis(), 480, 760),
            "replay": self._replay,
            "replay-narrow": lambda: self._sized(self._replay(), 480, 760),
            "review": lambda: self._sized(self._review(), 1280, 840),
            "review-narrow": lambda: self._sized(self._review(), 480, 760),
            "resigned": self._resigned,
            "folded": self._folded,
            "shortcuts": lambda: ShortcutsDialog(self._game(MatchSetup(), "").actions_),
            "paused": self._paused,
            "won": lambda: self._game(MatchSetup(FRIENDS), WON),
            "won-narrow": lambda: self._sized(self._game(MatchSetup(FRIENDS), WON), 480, 760),
            "drawn": lambda: self._game(MatchSetup(size=SMALL), DRAWN_4X5),
            "games": self._games,
            "games-filtered": lambda: self._games(opponent="hard"),
            "games-deleted": self._games_deleted,
            "games-narrow": lambda: self._games(480, 760),
            "games-statistics": self._games_statistics,
            "games-nothing": lambda: self._games(opponent="hard", text="Zoë"),
            "games-empty": lambda: self._games_of(Archive(self._folder / "empty.sqlite3")),
            "games-damaged": self._games_damaged,
            "watching": lambda: self._game(MatchSetup((bot(EASY), bot(HARD))), ""),
            "tournament": self._tournament,
            "tournament-narrow": lambda: self._sized(self._tournament(), 620, 760),
            "train": self._train,
            "train-new": lambda: self._train(is_new=True),
            "train-narrow": lambda: self._sized(self._train(), 480, 1400),
            "puzzle": self._puzzle,
            "puzzle-wrong": lambda: self._puzzle(tried=0),
            "puzzle-narrow": lambda: self._sized(self._puzzle(tried=0), 480, 800),
            "lesson": self._lesson,
            "lesson-narrow": lambda: self._sized(self._lesson(), 480, 800),
            "set-up": self._set_up,
            "set-up-eraser": self._set_up_eraser,
            "set-up-four": lambda: self._set_up_on(SMALL, WON),
            "set-up-small": lambda: self._sized(self._set_up(), 683, 384),
            "help": self._help,
            "settings": self._settings,
            "about": lambda: AboutDialog(ABOUT, self.appearance),
            "error": lambda: ErrorDialog(ABOUT),
        }

    def _dressed(self, picture: Picture, choice: ThemeChoice, language: Language) -> Picture:
        def make() -> QWidget:
            self.choice = choice
            self.appearance.wear(choice, DiscColours())
            self.translation.use(language)
            return picture()

        return make

    def _menu(self, choices: MenuChoices = MENU, *, has_left_off: bool = True) -> MainMenu:
        menu = MainMenu(self.appearance, ABOUT)
        menu.add_page(GAMES, "games", games_words, QWidget())
        menu.form.set_choices(choices)
        if has_left_off:
            menu.show_left_off(left_off(), last_game(), None)
        return menu

    def _menu_own_bot(self) -> QWidget:
        menu = self._menu(MenuChoices(Opponent.OWN_BOT, own_bot=OwnBot(Path("my_bot.py"))))
        menu.form.show_protection(Protection.SANDBOX)
        return menu

    def _menu_damaged(self) -> QWidget:
        menu = self._menu()
        menu.show_left_off(None, last_game(), PROBLEM)
        menu.show_message("notes.txt cannot be opened: it is not a game.")
        return menu

    def _help(self) -> QWidget:
        return HelpDialog(ABOUT, self.appearance)

    def _set_up(self) -> QWidget:
        dialog = self._set_up_on(STANDARD_SIZE, SHORT)
        dialog.board.scene.point_at(4)
        return dialog

    def _set_up_on(self, size: BoardSize, moves: str) -> SetUpDialog:
        return SetUpDialog(self.appearance, size, board_after(size, moves))

    def _set_up_eraser(self) -> QWidget:
        dialog = self._set_up_on(BIG, "55556473")
        dialog.controls.tool.set_value(None)
        dialog.board.scene.point_at(4)
        return dialog

    def _settings(self) -> QWidget:
        value = Preferences(self.choice, language=self.translation.spoken)
        player, reduced = SoundPlayer(), ReducedMotion("silent")
        live = LivePreferences(value, self.appearance, self.translation, reduced, STILL, self.appearance)
        return SettingsDialog(live, self.appearance, player.play, cores=CORES)

    def _game(self, setup: MatchSetup, moves: str, memory: FeatureMemory | None = None) -> GameWindow:
        clock = FixedClock()
        controller = GameController(setup, SilentLineup(), motion=STILL, now=clock, rng=random.Random(0))
        window = GameWindow(controller, self.appearance, STILL, ABOUT, FEATURES, memory)
        for move in parse_moves(moves):
            clock.seconds += SECONDS_A_MOVE
            controller.referee.wish(move)
        clock.seconds += SECONDS_A_MOVE
        controller.referee.tick()
        return window

    def _middle_game(self) -> QWidget:
        window = self._game(TIMED, SHORT)
        window.scene.point_at(4)
        return window

    def _hover(self, moves: str, column: int) -> QWidget:
        window = self._game(MatchSetup(timeout_rule=TimeoutRule.PASS), moves)
        window.scene.point_at(column)
        return window

    def _paused(self) -> QWidget:
        window = self._game(TIMED, SHORT)
        window.controller.referee.set_paused(True)
        return window

    def _hint(self) -> QWidget:
        window = self._game(MatchSetup(), "112233")
        (feature,) = (feature for feature in window.features if isinstance(feature, HintFeature))
        feature.show(Hint((0, 3), HintReason.WINS, 1))
        return window

    def _analysis(self) -> QWidget:
        """Scores of every kind, threats of both sides, and a graph that is partly an estimate."""
        window = self._game(MatchSetup(FRIENDS), "44455523334", FeatureMemory(AnalysisChoices(is_on=True)))
        (feature,) = (feature for feature in window.features if isinstance(feature, AnalysisFeature))
        boards = window.controller.state.classic_boards
        for board, points in zip(boards[:6], (4, -6, 9, -3, 12, -9), strict=True):
            window.referee.learn(board, Score(Verdict.UNKNOWN, points))
        for board, plies in zip(boards[6:-1], (28, 27, 26, 25, 24), strict=True):
            window.referee.learn(board, exact_score(board, Verdict.WIN if plies % 2 else Verdict.LOSS, plies))
        board = boards[-1]
        scores = {
            0: exact_score(board, Verdict.LOSS, 12),
            1: exact_score(board, Verdict.DRAW, board.empty_count),
            2: exact_score(board, Verdict.WIN, 13),
            3: exact_score(board, Verdict.WIN, 9),
            4: Score(Verdict.LOSS, -1),
            5: Score(Verdict.UNKNOWN, 14),
        }
        feature.learn(board, _info(board, scores, (3, 3, 1)))
        window.scene.point_at(3)
        return self._sized(window, 1280, 840)

    def _analysis_of_estimates(self) -> QWidget:
        window = self._game(
            MatchSetup(FRIENDS, BIG), "55554647", FeatureMemory(AnalysisChoices(is_on=True, has_line=True))
        )
        (feature,) = (feature for feature in window.features if isinstance(feature, AnalysisFeature))
        board = window.controller.state.classic_boards[-1]
        scores = {column: Score(Verdict.UNKNOWN, 18 - 5 * abs(column - 4)) for column in range(9)}
        feature.learn(board, _info(board, scores, (4, 4, 3, 5, 5, 3)))
        return window

    def _replay(self) -> QWidget:
        window = self._game(TIMED, SHORT)
        (feature,) = (feature for feature in window.features if isinstance(feature, ReplayFeature))
        feature.go_to(4)
        return window

    def _review(self) -> GameWindow:
        """A short game on a small board, at its first mistake."""
        memory = FeatureMemory()
        window = self._game(MatchSetup(FRIENDS, SMALL), "1122335", memory)
        state = window.controller.state
        course = course_of(state.classic_boards, state.turns)
        *_, review = Reviewer.with_engine(best_engine()).review(course)
        memory.keep_review(course, review)
        (feature,) = (feature for feature in window.features if isinstance(feature, ReviewFeature))
        feature.open()
        return window

    def _resigned(self) -> QWidget:
        window = self._game(TIMED, SHORT)
        window.controller.referee.resign()
        return window

    def _folded(self) -> QWidget:
        window = self._game(TIMED, SHORT)
        window.body.want_panel(False)
        return window

    def _games(self, width: int = 1280, height: int = 784, opponent: str | None = None, text: str = "") -> GamesPage:
        """The page on half a year of games."""
        archive = Archive(self._folder / "games.sqlite3")
        if archive.count() == 0:
            sample_games.fill(archive)
        return self._games_of(archive, width, height, opponent, text)

    def _games_of(
        self, archive: Archive, width: int = 1280, height: int = 784, opponent: str | None = None, text: str = ""
    ) -> GamesPage:
        page = GamesPage(archive, self.appearance, now=lambda: sample_games.NOW)
        page.resize(width, height)
        page.bar.set_values(opponent, text)
        page.refresh()
        return self._read(page)

    def _games_deleted(self) -> QWidget:
        archive = Archive(Path(tempfile.mkdtemp(dir=self._folder)) / "games.sqlite3")
        sample_games.fill(archive)
        page = self._games_of(archive)
        page.delete()
        return self._read(page)

    def _games_statistics(self) -> QWidget:
        page = self._games(900, 900)
        page.head.tabs.set_value(STATISTICS)
        return page

    def _games_damaged(self) -> QWidget:
        path = Path(tempfile.mkdtemp(dir=self._folder)) / "games.sqlite3"
        path.write_bytes(b"This was an archive once.")
        archive = Archive(path, now=lambda: datetime.fromtimestamp(sample_games.NOW))
        archive.open()
        sample_games.fill(archive)
        return self._games_of(archive)

    def _tournament(self) -> TournamentPage:
        """The page with a tournament that was stopped after the first round and a half."""
        folder = self._folder
        page = TournamentPage(Archive(folder / "bots.sqlite3"), self.appearance, folder / "bots.jsonl", cores=4)
        page.show_left_off(LeftOff(TOURNAMENT, tournament_games()))
        return page

    def _train(self, *, is_new: bool = False) -> TrainPage:
        """The home of the training: somebody's who has answered some puzzles, or somebody's who is new."""
        folder = Path(tempfile.mkdtemp(dir=self._folder))
        shelf = TrainingShelf(Archive(folder / "training.sqlite3"))
        today = sample_training.TODAY
        if not is_new:
            sample_training.fill(shelf)
        page = TrainPage(shelf, ArchiveThread(), self.appearance, today=lambda: today)
        page.show_lessons(() if is_new else (Topic.THREE, Topic.OPEN_THREE))
        page.show_home(shelf.home(today))
        return page

    def _puzzle(self, tried: int | None = None) -> PuzzlePage:
        """The third of ten puzzles, perhaps after a wrong try."""
        solver = Solver(best_engine())
        coach = Coach(solver)
        page = PuzzlePage(lambda puzzle: Attempt(puzzle, solver, coach.explain), self.appearance, STILL)
        page.open_session(sample_training.session())
        if tried is not None:
            page.try_column(sample_training.wrong_column(page.session))
            while page.phase is Phase.THINKING or not page.board.ghosts.discs:
                QApplication.processEvents()
        page.close_threads()
        return page

    def _lesson(self) -> LessonPage:
        page = LessonPage(self.appearance, STILL)
        page.open_lesson(Topic.FORK)
        return page

    def _read(self, page: GamesPage) -> GamesPage:
        """The page as it is once it has read everything, which is all that it needs its thread for."""
        while page.is_reading:
            QApplication.processEvents()
        return page

    def _sized(self, window: QWidget, width: int, height: int) -> QWidget:
        window.resize(width, height)
        return window


@cache
def tournament_games() -> tuple[PlayedGame, ...]:
    """Some of the games of ``TOURNAMENT``; its seed makes them the same every time."""
    return tuple(play_fixture(TOURNAMENT, TOURNAMENT.fixture(number)) for number in range(9))


def left_off() -> SavedMatch:
    """A game in the middle, against Hard."""
    return SavedMatch.at_end(recorded(MatchSetup((person("Ada"), bot(HARD))), LEFT_OFF), "left-off")


def last_game() -> ArchivedGame:
    return ArchivedGame("last", NOON, recorded(MatchSetup(FRIENDS), WON))


def recorded(setup: MatchSetup, moves: str) -> GameRecord:
    game = Game.new(setup.size)
    for move in parse_moves(moves):
        game.play(move)
    return GameRecord.of(game, setup)


def _info(board: Board, scores: dict[int, Score], line: tuple[int, ...]) -> SearchInfo:
    """What a search would know that found these ``scores``."""
    columns = tuple(scores.get(column) for column in range(board.size.columns))
    top = max(scores.values(), key=lambda score: score.rank)
    best = tuple(column for column, score in enumerate(columns) if score is not None and score.rank == top.rank)
    return SearchInfo(9, top, line, columns, best, 1, 0.0)


def render(window: QWidget, file: Path) -> None:
    if not window.testAttribute(Qt.WidgetAttribute.WA_Resized):
        window.resize(window.sizeHint())
    picture = window.grab()
    if not picture.save(str(file)):
        raise OSError(f"the picture {file} cannot be written")
    if isinstance(window, (GamesPage, TournamentPage)):
        window.close_threads()
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Render every window and state to PNG.")
    parser.add_argument("out", type=Path, help="folder for the pictures")
    parser.add_argument("--only", default="*", help="names to render, with * and ?; all of them by default")
    options = parser.parse_args(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    # Python clears up in whatever thread is running, but Qt's windows may only go in the one they were made in.
    gc.disable()
    app = QApplication([])
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    with tempfile.TemporaryDirectory() as folder:
        album = Album(app, Path(folder))
        names = [(name, picture) for name, picture in album.pictures() if fnmatch(name, options.only)]
        for name, picture in names:
            render(picture(), options.out / f"{name}.png")
    print(f"{len(names)} pictures in {options.out}")
    return 0 if names else 1


if __name__ == "__main__":
    sys.exit(main())
