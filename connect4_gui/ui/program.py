"""Program: which window is showing, and what is remembered when it goes."""

from __future__ import annotations

import random
import time
import uuid
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from connect4_gui.engine.adaptive import Strength
from connect4_gui.engine.rules import CLASSIC
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.player_spec import outside
from connect4_gui.game.record import GameRecord
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.outside.protection import protection_in_force
from connect4_gui.settings.menu_choices import Opponent
from connect4_gui.settings.motion import Motion
from connect4_gui.settings.recent_files import with_newest
from connect4_gui.settings.settings import Settings
from connect4_gui.settings.settings_file import SettingsFile
from connect4_gui.sound.player import SoundPlayer
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.ui.game.features.feature_memory import FeatureMemory
from connect4_gui.ui.help.about import AboutInfo
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.reduced_motion import ReducedMotion
from connect4_gui.ui.menu.main_menu import PLAY, MainMenu
from connect4_gui.ui.options.live_preferences import LivePreferences
from connect4_gui.ui.play.bot_asker import BotAsker
from connect4_gui.ui.play.engine_thread import EngineThread
from connect4_gui.ui.play.game_controller import GameController, Lineup
from connect4_gui.ui.play.kept_games import KeptGames
from connect4_gui.ui.warm_up import WarmUp
from connect4_gui.ui.widgets.file_drop import FileDrop
from connect4_gui.ui.widgets.late_page import LatePage
from connect4_gui.ui.widgets.open_dialog import OpenDialog
from connect4_gui.ui.widgets.window_geometry import geometry, restore
from connect4_gui.ui.words.translation import Translation

if TYPE_CHECKING:
    from connect4_gui.ui.beyond_menu import GamesPage, GameWindow, SettingsDialog, SetUpDialog, TournamentPage, Training

translate = QCoreApplication.translate

GAMES, TOURNAMENT = "games", "tournament"
TRAIN, PUZZLES, LESSON = "train", "puzzles", "lesson"
"""The keys of pages of the menu."""


class ThreadedLineup(Lineup, Protocol):
    """Bots and engines are made with as many ``threads`` as are set at that time."""

    threads: int

    @property
    def strength(self) -> Strength:
        """Where the adaptive level stands."""


class Program(QObject):
    """Shows the menu or a game, one at a time. ``finished`` comes when the menu is closed.

    ``cores`` are those that the computer could think with; it never uses more than are allowed in the settings.
    """

    finished = Signal()

    def __init__(
        self,
        appearance: Appearance,
        translation: Translation,
        settings_file: SettingsFile,
        lineup: ThreadedLineup,
        about: AboutInfo,
        kept: KeptGames,
        *,
        motion: Motion | None = None,
        player: SoundPlayer | None = None,
        reduced: ReducedMotion | None = None,
        cores: int = 1,
        now: Callable[[], float] = time.monotonic,
        rng: random.Random | None = None,
    ) -> None:
        super().__init__()
        self._appearance = appearance
        self._settings_file = settings_file
        self._settings = settings_file.load()
        self._lineup = lineup
        self._about = about
        self.kept = kept
        self._has_complained = False
        self._player = player or SoundPlayer()
        self._reduced = reduced or ReducedMotion()
        self._memory = FeatureMemory(self._settings.analysis)
        self._lineup.strength.value = self._settings.adaptive_strength
        self._live = LivePreferences(
            self._settings.preferences, appearance, translation, self._player, self._reduced, motion or Motion(), self
        )
        self._protection_thread = EngineThread(self)
        self._bot_asker = BotAsker(self)
        self._knows_protection = False
        self._cores = cores
        self._now = now
        self._rng = rng
        self._is_ending = False
        self.game_window: GameWindow | None = None
        self.settings_dialog: SettingsDialog | None = None
        self.open_dialog: OpenDialog | None = None
        self.set_up_dialog: SetUpDialog | None = None
        self.menu = MainMenu(appearance, about)
        self._games: GamesPage | None = None
        self._tournament: TournamentPage | None = None
        self._training: Training | None = None
        self.menu.add_page(TRAIN, "train", train_words, LatePage(lambda: self.training.home))
        self.menu.add_page(GAMES, "games", games_words, LatePage(lambda: self.games))
        self.menu.add_page_under(PLAY, TOURNAMENT, LatePage(lambda: self.tournament))
        self.menu.add_page_under(TRAIN, PUZZLES, LatePage(lambda: self.training.puzzles))
        self.menu.add_page_under(TRAIN, LESSON, LatePage(lambda: self.training.lesson))
        self.menu.let_be_narrow(TRAIN, PUZZLES, LESSON)
        self.menu.form.set_choices(self._settings.choices)
        self.menu.show_recent(self._settings.recent_files)
        self.file_drop = FileDrop(self)
        self.file_drop.watch(self.menu)
        self._connect_signals()
        if self.menu.form.wants_protection:
            self._ask_for_protection()
        restore(self.menu, self._settings.menu_geometry)

    @property
    def settings(self) -> Settings:
        """Everything that would be remembered now."""
        return replace(
            self._settings,
            choices=self.menu.form.choices(),
            menu_geometry=geometry(self.menu),
            preferences=self._live.value,
            adaptive_strength=self._lineup.strength.value,
            analysis=self._memory.analysis,
            training=self._settings.training if self._training is None else self._training.choices,
        )

    @property
    def games(self) -> GamesPage:
        """The page of games, made when it is first wanted."""
        if self._games is None:
            from connect4_gui.ui.beyond_menu import GamesPage  # noqa: PLC0415

            self._games = GamesPage(self.kept.archive, self._appearance)
            self._games.replay_requested.connect(self.open_kept)
            self._games.review_requested.connect(self.review_kept)
            self._games.play_requested.connect(self._show_play)
        return self._games

    @property
    def tournament(self) -> TournamentPage:
        """The page of tournaments, made when it is first wanted."""
        if self._tournament is None:
            from connect4_gui.ui.beyond_menu import TOURNAMENT_FILE, TournamentPage  # noqa: PLC0415

            path = self.kept.archive.path.with_name(TOURNAMENT_FILE)
            self._tournament = TournamentPage(self.kept.archive, self._appearance, path)
            self._tournament.back_requested.connect(self._show_play)
            self._tournament.set_motion(self._live.motion)
            self._live.motion_changed.connect(self._tournament.set_motion)
        return self._tournament

    @property
    def training(self) -> Training:
        """The pages of the training, made when they are first wanted."""
        if self._training is None:
            from connect4_gui.ui.beyond_menu import Training  # noqa: PLC0415

            choices, motion = self._settings.training, self._live.motion
            self._training = Training(self.kept.archive, self._lineup.engine, self._appearance, motion, choices, self)
            self._training.home_requested.connect(self._show_train)
            self._training.puzzles_opened.connect(lambda: self.menu.show_page(PUZZLES))
            self._training.lesson_opened.connect(lambda: self.menu.show_page(LESSON))
            self._training.choices_changed.connect(self._remember)
            self._training.due_known.connect(self.menu.play.show_due)
            self._live.motion_changed.connect(self._training.set_motion)
        return self._training

    def start(self) -> None:
        self._reduced.ask()
        self.menu.show()
        self.kept.find_left()
        WarmUp(self).finished.connect(self._ask_for_due)

    @Slot(object)
    def start_game(self, setup: MatchSetup) -> None:
        """Open a game in the menu's place, once bots of one's own have said that they know its rules.

        A game that was left before it goes into the archive.
        """
        if self.game_window is None:
            self._bot_asker.ask(setup)

    @Slot(object)
    def _begin_game(self, setup: MatchSetup) -> None:
        if self.game_window is None:
            self.kept.shelve()
            self._open_game(setup)

    @Slot()
    def continue_match(self) -> None:
        """Go on with the match that was left, exactly as it stood."""
        saved = self.kept.match
        if saved is not None and self.game_window is None:
            self.kept.go_on()
            self._open_game(saved.line.setup, saved)

    @Slot(object)
    def open_record(self, record: GameRecord) -> None:
        """Open a stored game, to look at it and perhaps to play on from one of its places.

        A game that is running is left as it stands.
        """
        if self.game_window is not None:
            self.game_window.close()
        self.kept.set_aside()
        record = self._with_own_bot(record)
        self._open_game(record.setup, SavedMatch.at_end(record, uuid.uuid4().hex), is_replayed=True)

    @Slot(object)
    def open_kept(self, game: ArchivedGame) -> None:
        """Open a game of the archive; what is found out about it is kept there."""
        self.open_record(game.record)
        self.kept.look_at(game)

    @Slot(object)
    def review_kept(self, game: ArchivedGame) -> None:
        """Open a game of the archive and review it."""
        self._memory.wants_review = True
        self.open_kept(game)

    @Slot(object)
    def play_record(self, record: GameRecord) -> None:
        """Go on with a game or from a position that was set up, in a match of its own.

        A game that is running is left as it stands, for the archive.
        """
        if self.game_window is not None:
            self.game_window.close()
        self.kept.shelve()
        self._open_game(record.setup, SavedMatch.at_end(record, uuid.uuid4().hex))

    @Slot()
    def set_up_position(self) -> None:
        """Let a position be set up over the menu, to be played by whoever is chosen there and by the classic rules."""
        from connect4_gui.ui.beyond_menu import SetUpDialog  # noqa: PLC0415

        problem = self.menu.form.problem
        if problem is not None:
            self.menu.show_message(problem)
        elif self.set_up_dialog is None and self.game_window is None:
            self.set_up_dialog = SetUpDialog(self._appearance, self.menu.form.choices().size, parent=self.menu)
            self.set_up_dialog.finished.connect(self._set_up_closed)
            self.set_up_dialog.open()

    @Slot(object)
    def open_file(self, path: Path) -> None:
        """Open the stored game in a file as soon as it is read."""
        self.kept.read_file(path)

    def _open_game(self, setup: MatchSetup, saved: SavedMatch | None = None, *, is_replayed: bool = False) -> None:
        from connect4_gui.ui.beyond_menu import FEATURES, GameWindow, SoundDirector  # noqa: PLC0415

        self._remember()
        self._has_complained = False
        self._memory.teaches = self._live.value.teaches
        motion = self._live.motion
        self._lineup.threads = self._threads
        controller = GameController(setup, self._lineup, motion=motion, now=self._now, rng=self._rng, saved=saved)
        controller.referee.set_replaying(is_replayed)
        self.kept.follow(controller)
        self.game_window = GameWindow(controller, self._appearance, motion, self._about, FEATURES, self._memory)
        self.game_window.closed.connect(self._game_closed)
        self.game_window.settings_requested.connect(self._open_settings)
        self.game_window.open_requested.connect(self._choose_file)
        self.game_window.quit_requested.connect(self.quit)
        self.game_window.game_requested.connect(self.play_record)
        self._live.motion_changed.connect(self.game_window.set_motion)
        self.file_drop.watch(self.game_window)
        SoundDirector(controller, self.game_window.scene, self._player.play, self.game_window)
        restore(self.game_window, self._settings.game_geometry, over=self.menu)
        self.game_window.show()
        self.menu.hide()

    def _connect_signals(self) -> None:
        self.menu.start_requested.connect(self.start_game)
        self._bot_asker.willing.connect(self._begin_game)
        self._bot_asker.declined.connect(self.menu.show_message)
        self._bot_asker.waiting.connect(self.menu.show_message)
        self.menu.settings_requested.connect(self._open_settings)
        self.menu.continue_requested.connect(self.continue_match)
        self.menu.last_game_requested.connect(self._open_last_game)
        self.menu.discard_requested.connect(self.kept.dismiss_problem)
        self.menu.open_requested.connect(self._choose_file)
        self.menu.file_requested.connect(self.open_file)
        self.menu.set_up_requested.connect(self.set_up_position)
        self.menu.tournament_requested.connect(self._show_tournament)
        self.menu.train_requested.connect(self._show_train)
        self.menu.page_shown.connect(self._page_shown)
        self.menu.closed.connect(self._menu_closed)
        self.menu.form.protection_wanted.connect(self._ask_for_protection)
        self.kept.changed.connect(self._show_left_off)
        self.kept.game_read.connect(self._file_read)
        self.kept.unreadable.connect(self._tell)
        self.kept.complained.connect(self._complain)
        self.file_drop.dropped.connect(self.open_file)

    @Slot()
    def quit(self) -> None:
        """Close every window, whichever is showing, and finish."""
        self._is_ending = True
        if self.game_window is not None:
            self.game_window.close()
        self.menu.close()

    def shut_down(self) -> None:
        """End a running game and save. Harmless the second time."""
        self._is_ending = True
        if self.settings_dialog is not None:
            self.settings_dialog.reject()
        if self.open_dialog is not None:
            self.open_dialog.reject()
        if self.set_up_dialog is not None:
            self.set_up_dialog.reject()
        if self.game_window is not None:
            self.game_window.close()
        self._remember()
        self._reduced.close()
        self._player.close()
        if self._games is not None:
            self._games.close_threads()
        if self._tournament is not None:
            self._tournament.close_threads()
        if self._training is not None:
            self._training.close_threads()
        self._protection_thread.close()
        self._bot_asker.close()
        self.kept.close()

    @property
    def _threads(self) -> int:
        return min(self._live.value.cores, self._cores)

    @Slot()
    def _open_settings(self) -> None:
        """Open the settings over the window that is showing; a game's clocks stand until they are closed."""
        from connect4_gui.ui.beyond_menu import SettingsDialog  # noqa: PLC0415

        if self.settings_dialog is not None:
            return
        if self.game_window is not None:
            self.game_window.referee.set_dialog_open(True)
        window = self.game_window or self.menu
        self.settings_dialog = SettingsDialog(
            self._live, self._appearance, self._player.play, window, cores=self._cores
        )
        self.settings_dialog.finished.connect(self._settings_closed)
        self.settings_dialog.open()

    @Slot()
    def _settings_closed(self) -> None:
        if self.settings_dialog is not None:
            self.settings_dialog.deleteLater()
            self.settings_dialog = None
        self._memory.teaches = self._live.value.teaches
        if self.game_window is not None:
            self.game_window.referee.set_dialog_open(False)
            if self._threads != self._lineup.threads:
                self._lineup.threads = self._threads
                self.game_window.referee.renew_players()
        self._remember()

    @Slot()
    def _game_closed(self) -> None:
        if self.open_dialog is not None:
            self.open_dialog.reject()
        window, self.game_window = self.game_window, None
        if window is not None:
            self.kept.leave()
            self._remember(geometry(window))
            window.deleteLater()
        if not self._is_ending:
            self.menu.show()
            self.menu.activateWindow()

    def choose_bot(self, own_bot: OwnBot) -> None:
        """Let a bot of one's own be the opponent that is chosen in the menu."""
        choices = self.menu.form.choices()
        self.menu.form.set_choices(replace(choices, opponent=Opponent.OWN_BOT, own_bot=own_bot, own_bot_name=""))

    def _with_own_bot(self, record: GameRecord) -> GameRecord:
        """A stored game knows bots by their names only; the one that is chosen in the menu is known by its file."""
        choices = self.menu.form.choices()
        own_bot = choices.own_bot
        if own_bot is None:
            return record
        name = outside(own_bot, choices.own_bot_name).name
        first, second = (own_bot if spec.name == name else None for spec in record.setup.players)
        return record.with_own_bots(first, second)

    @Slot()
    def _ask_for_protection(self) -> None:
        """Find out beside the window what keeps bots from outside in check; it stays as it is until the end."""
        if not self._knows_protection:
            self._knows_protection = True
            self._protection_thread.start(
                lambda _stop: protection_in_force(), self.menu.form.show_protection, lambda: None
            )

    @Slot()
    def _show_left_off(self) -> None:
        self.menu.show_left_off(self.kept.match, self.kept.last_game, self.kept.problem)
        if self._games is not None and self._games.isVisible():
            self._games.refresh()

    @Slot(str)
    def _page_shown(self, key: str) -> None:
        if key == GAMES:
            self.games.refresh()
        elif key == TRAIN:
            self.training.show_home()
        elif key == TOURNAMENT:
            own_bot = self.menu.form.choices().own_bot
            self.tournament.offer_own_bots([] if own_bot is None else [outside(own_bot)])
            self.tournament.refresh()

    @Slot()
    def _show_play(self) -> None:
        self.menu.show_page(PLAY)

    @Slot()
    def _show_train(self) -> None:
        self.menu.show_page(TRAIN)

    @Slot()
    def _ask_for_due(self) -> None:
        """Only who has trained before is reminded of it."""
        if not self._is_ending:
            self.training.ask_for_due()

    @Slot()
    def _show_tournament(self) -> None:
        self.menu.show_page(TOURNAMENT)

    @Slot()
    def _open_last_game(self) -> None:
        if self.kept.last_game is not None:
            self.open_kept(self.kept.last_game)

    @Slot()
    def _choose_file(self) -> None:
        """Ask for the file of a game; a game's clocks stand until the dialog is closed."""
        if self.open_dialog is not None:
            return
        if self.game_window is not None:
            self.game_window.referee.set_dialog_open(True)
        recent = self._settings.recent_files
        folder = str(Path(recent[0]).parent) if recent else ""
        self.open_dialog = OpenDialog(folder, self.game_window or self.menu)
        self.open_dialog.chosen.connect(self.open_file)
        self.open_dialog.finished.connect(self._open_dialog_closed)
        self.open_dialog.open()

    @Slot()
    def _open_dialog_closed(self) -> None:
        if self.open_dialog is not None:
            self.open_dialog.deleteLater()
            self.open_dialog = None
        if self.game_window is not None:
            self.game_window.referee.set_dialog_open(False)

    @Slot(int)
    def _set_up_closed(self, result: int) -> None:
        dialog, self.set_up_dialog = self.set_up_dialog, None
        if dialog is None:
            return
        dialog.deleteLater()
        if result == dialog.DialogCode.Accepted and self.game_window is None:
            start = dialog.editor.board
            setup = replace(self.menu.form.choices(), rules=CLASSIC).setup()
            self.play_record(GameRecord(replace(setup, size=start.size), start))

    @Slot(object, object)
    def _file_read(self, record: GameRecord, path: Path) -> None:
        self._settings = replace(self._settings, recent_files=with_newest(self._settings.recent_files, str(path)))
        self._settings_file.save(self._settings)
        self.menu.show_recent(self._settings.recent_files)
        self.open_record(record)

    @Slot(str)
    def _complain(self, problem: str) -> None:
        """Something could not be kept. Once in a game is enough."""
        if not self._has_complained:
            self._has_complained = True
            self._tell(self.tr("The game cannot be saved: {problem}.").format(problem=problem))

    @Slot(str)
    def _tell(self, sentence: str) -> None:
        if self.game_window is not None:
            self.game_window.status.show_message(sentence)
        else:
            self.menu.show_message(sentence)

    @Slot()
    def _menu_closed(self) -> None:
        self._remember()
        self.finished.emit()

    def _remember(self, game_geometry: str | None = None) -> None:
        settings = self.settings
        if game_geometry is not None:
            settings = replace(settings, game_geometry=game_geometry)
        if settings != self._settings:
            self._settings = settings
            self._settings_file.save(settings)


def train_words() -> tuple[str, str]:
    """The title and the tip of the page of the training."""
    return translate("Program", "Train"), translate("Program", "Lessons, puzzles, and what comes back")


def games_words() -> tuple[str, str]:
    """The title and the tip of the page of games."""
    return translate("Program", "Games"), translate("Program", "Every game that was played, and statistics")
