"""Program: which window is showing, and what is remembered when it goes."""

from __future__ import annotations

import random
import time
import uuid
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal, Slot

from connect4_gui.engine.board import Board
from connect4_gui.engine.rules import CLASSIC
from connect4_gui.engine.strength import Strength
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.player_spec import outside
from connect4_gui.game.record import GameRecord
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.outside.sandbox import protection_in_force
from connect4_gui.settings.menu_choices import Opponent
from connect4_gui.settings.recent_files import with_newest
from connect4_gui.settings.settings import Settings
from connect4_gui.sound.player import SoundPlayer
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.ui.dialogs import Dialogs
from connect4_gui.ui.front import Front
from connect4_gui.ui.game.features.feature_memory import FeatureMemory
from connect4_gui.ui.menu_pages import MenuPages
from connect4_gui.ui.play.bot_asker import BotAsker
from connect4_gui.ui.play.engine_thread import EngineThread
from connect4_gui.ui.play.game_controller import GameController, Lineup
from connect4_gui.ui.play.kept_games import KeptGames
from connect4_gui.ui.warm_up import WarmUp
from connect4_gui.ui.widgets.window_geometry import geometry, restore

if TYPE_CHECKING:
    from connect4_gui.ui.beyond_menu import GameWindow


class ThreadedLineup(Lineup, Protocol):
    """Bots and engines are made with as many ``threads`` as are set at that time."""

    threads: int

    @property
    def strength(self) -> Strength:
        """Where the adaptive level stands."""


class Program(QObject):
    """Shows the menu of ``front`` or a game, one at a time. ``finished`` comes when the menu is closed.

    ``cores`` are those that the computer could think with; it never uses more than are allowed in the settings.
    """

    finished = Signal()

    def __init__(
        self,
        front: Front,
        lineup: ThreadedLineup,
        kept: KeptGames,
        *,
        player: SoundPlayer | None = None,
        cores: int = 1,
        now: Callable[[], float] = time.monotonic,
        rng: random.Random | None = None,
    ) -> None:
        super().__init__()
        self._front = front
        self._appearance, self._about = front.appearance, front.about
        self._settings_file, self._settings = front.settings_file, front.settings
        self._live, self.menu = front.live, front.menu
        self._lineup = lineup
        self.kept = kept
        self._has_complained = False
        self._player = player or SoundPlayer()
        self._memory = FeatureMemory(self._settings.analysis)
        self._lineup.strength.value = self._settings.adaptive_strength
        self._player.set_volume(self._live.volume)
        self._protection_thread = EngineThread(self)
        self._bot_asker = BotAsker(self)
        self._knows_protection = False
        self._cores = cores
        self._now = now
        self._rng = rng
        self._is_ending = False
        self.game_window: GameWindow | None = None
        self.pages = MenuPages(front, kept.archive, lineup.engine, self)
        self.dialogs = Dialogs(self._live, self._appearance, self._player.play, self, cores=cores)
        self.file_drop = front.file_drop
        self.file_drop.watch(self.menu)
        self._connect_signals()
        if self.menu.form.wants_protection:
            self._ask_for_protection()

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
            training=self.pages.training_choices,
        )

    def start(self) -> None:
        self.menu.show()
        self._front.reduced.ask()
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
        problem = self.menu.form.problem
        if problem is not None:
            self.menu.show_message(problem)
        elif self.game_window is None:
            self.dialogs.set_up_position(self.menu, self.menu.form.choices().size)

    @Slot(object)
    def open_file(self, path: Path) -> None:
        """Open the stored game in a file as soon as it is read."""
        self.kept.read_file(path)

    def _open_game(self, setup: MatchSetup, saved: SavedMatch | None = None, *, is_replayed: bool = False) -> None:
        from connect4_gui.ui.beyond_menu import FEATURES, GameWindow, SoundDirector  # noqa: PLC0415

        self._remember()
        self._has_complained = False
        self._tell_features()
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
        self.menu.closed.connect(self._menu_closed)
        self.menu.form.protection_wanted.connect(self._ask_for_protection)
        self._live.volume_changed.connect(self._player.set_volume)
        self.pages.replay_requested.connect(self.open_kept)
        self.pages.review_requested.connect(self.review_kept)
        self.pages.choices_changed.connect(self._remember)
        self.dialogs.opened.connect(self._stop_clocks)
        self.dialogs.closed.connect(self._let_clocks_run)
        self.dialogs.settings_closed.connect(self._settings_closed)
        self.dialogs.file_chosen.connect(self.open_file)
        self.dialogs.position_chosen.connect(self._play_from)
        self.kept.changed.connect(self._show_left_off)
        self.kept.game_read.connect(self._file_read)
        self.kept.unreadable.connect(self._tell)
        self.kept.complained.connect(self._complain)
        self.file_drop.dropped.connect(self.open_file)
        self.file_drop.hand_over()

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
        self.dialogs.close_all()
        if self.game_window is not None:
            self.game_window.close()
        self._remember()
        self._front.reduced.close()
        self._player.close()
        self.pages.close_threads()
        self._protection_thread.close()
        self._bot_asker.close()
        self.kept.close()

    @property
    def _threads(self) -> int:
        return min(self._live.value.cores, self._cores)

    @Slot()
    def _open_settings(self) -> None:
        self.dialogs.open_settings(self.game_window or self.menu)

    def _tell_features(self) -> None:
        """Let the features of the game window know what was chosen for them."""
        self._memory.teaches = self._live.value.teaches
        self._memory.wording = self._live.value.wording

    @Slot()
    def _choose_file(self) -> None:
        recent = self._settings.recent_files
        self.dialogs.choose_file(self.game_window or self.menu, str(Path(recent[0]).parent) if recent else "")

    @Slot()
    def _stop_clocks(self) -> None:
        """A game stands while a dialog is open over it."""
        if self.game_window is not None:
            self.game_window.referee.set_dialog_open(True)

    @Slot()
    def _let_clocks_run(self) -> None:
        self._tell_features()
        if self.game_window is not None:
            self.game_window.referee.set_dialog_open(False)

    @Slot()
    def _settings_closed(self) -> None:
        if self.game_window is not None and self._threads != self._lineup.threads:
            self._lineup.threads = self._threads
            self.game_window.referee.renew_players()
        self._remember()

    @Slot()
    def _game_closed(self) -> None:
        self.dialogs.close_file()
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
        self.pages.hear_of_games()

    @Slot()
    def _ask_for_due(self) -> None:
        """Only who has trained before is reminded of it."""
        if not self._is_ending:
            self.pages.training.ask_for_due()

    @Slot()
    def _open_last_game(self) -> None:
        if self.kept.last_game is not None:
            self.open_kept(self.kept.last_game)

    @Slot(object, bool)
    def _play_from(self, start: Board, is_for_analysis: bool) -> None:
        """Begin at a position that was set up, or analyse it on a board where people try what they like."""
        if self.game_window is not None:
            return
        setup = MatchSetup()
        if is_for_analysis:
            self._memory.switch_analysis_on()
        else:
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
