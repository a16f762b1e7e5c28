"""MenuPages: the pages of the menu besides the first one, each made when somebody first wants it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from connect4_gui.engine.search_types import Engine
from connect4_gui.game.player_spec import outside
from connect4_gui.settings.training_choices import TrainingChoices
from connect4_gui.store.archive import Archive
from connect4_gui.ui.front import GAMES, TRAIN, Front
from connect4_gui.ui.menu.main_menu import PLAY
from connect4_gui.ui.widgets.late_page import LatePage

if TYPE_CHECKING:
    from connect4_gui.ui.beyond_menu import GamesPage, TournamentPage, Training

TOURNAMENT, PUZZLES, LESSON = "tournament", "puzzles", "lesson"
"""The keys of pages that are reached from another one."""


class MenuPages(QObject):
    """Games, tournaments and the training. ``replay_requested`` and ``review_requested`` carry an ArchivedGame;
    ``choices_changed`` comes when the training has something to remember.

    Whoever creates it must call :meth:`close_threads`.
    """

    replay_requested = Signal(object)
    review_requested = Signal(object)
    choices_changed = Signal()

    def __init__(
        self, front: Front, archive: Archive, make_engine: Callable[[], Engine], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._front, self._menu = front, front.menu
        self._archive = archive
        self._make_engine = make_engine
        front.train.make = lambda: self.training.home
        front.games.make = lambda: self.games
        self._menu.add_page_under(PLAY, TOURNAMENT, LatePage(lambda: self.tournament))
        self._menu.add_page_under(TRAIN, PUZZLES, LatePage(lambda: self.training.puzzles))
        self._menu.add_page_under(TRAIN, LESSON, LatePage(lambda: self.training.lesson))
        self._menu.let_be_narrow(TRAIN, PUZZLES, LESSON)
        self._menu.page_shown.connect(self._refresh)
        self._menu.tournament_requested.connect(self._show_tournament)
        self._menu.train_requested.connect(self._show_train)

    @cached_property
    def games(self) -> GamesPage:
        from connect4_gui.ui.beyond_menu import GamesPage  # noqa: PLC0415

        page = GamesPage(self._archive, self._front.appearance)
        page.replay_requested.connect(self.replay_requested)
        page.review_requested.connect(self.review_requested)
        page.play_requested.connect(self._show_play)
        return page

    @cached_property
    def tournament(self) -> TournamentPage:
        from connect4_gui.ui.beyond_menu import TOURNAMENT_FILE, TournamentPage  # noqa: PLC0415

        path = self._archive.path.with_name(TOURNAMENT_FILE)
        page = TournamentPage(self._archive, self._front.appearance, path)
        page.back_requested.connect(self._show_play)
        page.set_motion(self._front.live.motion)
        self._front.live.motion_changed.connect(page.set_motion)
        return page

    @cached_property
    def training(self) -> Training:
        from connect4_gui.ui.beyond_menu import Training  # noqa: PLC0415

        front, live = self._front, self._front.live
        choices = front.settings.training
        training = Training(self._archive, self._make_engine, front.appearance, live.motion, choices, self)
        training.home_requested.connect(self._show_train)
        training.puzzles_opened.connect(lambda: self._menu.show_page(PUZZLES))
        training.lesson_opened.connect(lambda: self._menu.show_page(LESSON))
        training.choices_changed.connect(self.choices_changed)
        training.due_known.connect(self._menu.play.show_due)
        live.motion_changed.connect(training.set_motion)
        return training

    @property
    def training_choices(self) -> TrainingChoices:
        return self.training.choices if self._has("training") else self._front.settings.training

    def hear_of_games(self) -> None:
        """There are other games in the archive."""
        if self._has("games") and self.games.isVisible():
            self.games.refresh()

    def close_threads(self) -> None:
        if self._has("games"):
            self.games.close_threads()
        if self._has("tournament"):
            self.tournament.close_threads()
        if self._has("training"):
            self.training.close_threads()

    def _has(self, name: str) -> bool:
        """Whether the page was ever wanted."""
        return name in vars(self)

    @Slot(str)
    def _refresh(self, key: str) -> None:
        if key == GAMES:
            self.games.refresh()
        elif key == TRAIN:
            self.training.show_home()
        elif key == TOURNAMENT:
            own_bot = self._menu.form.choices().own_bot
            self.tournament.offer_own_bots([] if own_bot is None else [outside(own_bot)])
            self.tournament.refresh()

    @Slot()
    def _show_play(self) -> None:
        self._menu.show_page(PLAY)

    @Slot()
    def _show_train(self) -> None:
        self._menu.show_page(TRAIN)

    @Slot()
    def _show_tournament(self) -> None:
        self._menu.show_page(TOURNAMENT)
