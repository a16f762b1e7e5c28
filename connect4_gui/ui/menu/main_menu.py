"""MainMenu: the home of the program. Its pages lie under one navigation; the first one starts a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from connect4_gui.settings.menu_choices import MenuChoices
from connect4_gui.ui.help.about_info import AboutInfo
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import least_px
from connect4_gui.ui.menu.navigation_bar import SETTINGS_KEYS, NavigationBar, page_keys
from connect4_gui.ui.menu.play_page import PlayPage
from connect4_gui.ui.widgets.first_control import first_control
from connect4_gui.ui.widgets.screen_room import SMALLEST_SCREEN_PX
from connect4_gui.ui.widgets.tab_order import put_after
from connect4_gui.ui.words.retranslation import keep_translated

if TYPE_CHECKING:
    from connect4_gui.game.saved_match import SavedMatch
    from connect4_gui.store.archived_game import ArchivedGame
    from connect4_gui.ui.help.help_dialog import HelpDialog
    from connect4_gui.ui.menu.notice import MessageStrip

PLAY = "play"
"""The key of the page that is always there."""

LEAST_PX, NARROW_PX, LEAST_HEIGHT = 620, 480, 320
"""The least width of the window with a page like the first one, and with one that needs less."""

QUIT_KEYS = QKeySequence("Ctrl+Q")


class MainMenu(QMainWindow):
    """``start_requested`` carries the MatchSetup that was chosen, ``file_requested`` the path of a game that is to be
    opened, ``page_shown`` the key of a page. It begins with ``choices``, or with the usual ones.
    """

    start_requested = Signal(object)
    continue_requested = Signal()
    last_game_requested = Signal()
    discard_requested = Signal()
    open_requested = Signal()
    file_requested = Signal(object)
    set_up_requested = Signal()
    tournament_requested = Signal()
    train_requested = Signal()
    settings_requested = Signal()
    page_shown = Signal(str)
    closed = Signal()

    def __init__(
        self,
        appearance: Appearance,
        about: AboutInfo,
        choices: MenuChoices | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._about = about
        self.help_dialog: HelpDialog | None = None
        self.navigation = NavigationBar(appearance)
        self.help, self.settings = self.navigation.help, self.navigation.settings
        self.play = PlayPage(appearance, choices)
        self.form, self.start = self.play.form, self.play.start
        self._stack = QStackedWidget()
        self._pages: dict[str, tuple[str, QWidget]] = {}
        self._narrow: set[str] = set()
        self._lay_out()
        self.add_page(PLAY, "play", self._play_words, self.play)
        keep_translated(self, self._write_texts)
        self._connect_signals()
        self.start.setFocus()

    def sizeHint(self) -> QSize:
        return QSize(1280, 800)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts from anywhere but another button; F1 opens the guide, Ctrl+, the settings, Ctrl+Q ends."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._stack.currentWidget() is self.play:
            self.start.click()
        elif event.key() == Qt.Key.Key_F1:
            self.open_help()
        elif QKeySequence(event.keyCombination()) == SETTINGS_KEYS:
            self.settings_requested.emit()
        elif QKeySequence(event.keyCombination()) == QUIT_KEYS:
            self.close()
        else:
            super().keyPressEvent(event)

    def add_page(self, key: str, icon: str, write: Callable[[], tuple[str, str]], page: QWidget) -> None:
        """Offer ``page`` in the navigation. ``write`` gives its title and its tip in the language that is spoken."""
        self.navigation.add_page(key, icon, write)
        self._pages[key] = key, page
        self._stack.addWidget(page)
        QShortcut(page_keys(len(self.navigation.keys)), self, lambda: self.show_page(key))

    def add_page_under(self, parent_key: str, key: str, page: QWidget) -> None:
        """Have a ``page`` that is reached from another one, whose place in the navigation stays chosen."""
        self._pages[key] = parent_key, page
        self._stack.addWidget(page)

    def let_be_narrow(self, *keys: str) -> None:
        """The window may be as narrow as ``NARROW_PX`` while one of these pages is shown."""
        self._narrow.update(keys)

    @Slot(str)
    def show_page(self, key: str) -> None:
        """Show the page that was added as ``key``; what was complained about on another one is over."""
        chosen, page = self._pages[key]
        self.navigation.show_chosen(chosen)
        if page is not self._stack.currentWidget():
            self._hush()
            if chosen == key:
                from connect4_gui.ui.widgets.announcement import announce  # noqa: PLC0415

                announce(self.navigation, self.navigation.title(key))
            self._turn_to(page)
            self._limit_width()
            self.page_shown.emit(key)

    def _turn_to(self, page: QWidget) -> None:
        """Show ``page``, with the focus in it if that was on the old one, and nowhere else on the way."""
        old, focused = self._stack.currentWidget(), self.focusWidget()
        if old is None or focused is None or not old.isAncestorOf(focused):
            self._stack.setCurrentWidget(page)
            return
        focused.clearFocus()
        self._stack.setCurrentWidget(page)
        if self.focusWidget() is None:
            first_control(page).setFocus()

    def show_left_off(self, saved: SavedMatch | None, last: ArchivedGame | None, problem: str | None) -> None:
        """Offer to go on with ``saved`` and to look at ``last``, and tell about a ``problem`` with what was saved."""
        self.play.show_left_off(saved, last, problem)

    def show_recent(self, files: Sequence[str]) -> None:
        """Offer the files that were opened last."""
        self.play.open.show_files(files)

    @cached_property
    def message(self) -> MessageStrip:
        """Where complaints are shown; made with the first of them."""
        from connect4_gui.ui.menu.notice import MessageStrip  # noqa: PLC0415

        strip = MessageStrip(self._appearance)
        self._column.insertWidget(1, strip)
        put_after(self.settings, strip)
        return strip

    def show_message(self, text: str) -> None:
        """Complain in one plain sentence, until it is put away, another page is shown or a game is opened."""
        self.message.complain(text)

    @Slot()
    def open_help(self) -> None:
        from connect4_gui.ui.help.help_dialog import HelpDialog  # noqa: PLC0415

        if self.help_dialog is not None:
            return
        self.help_dialog = HelpDialog(self._about, self._appearance, self)
        self.help_dialog.finished.connect(self._help_closed)
        self.help_dialog.open()

    @Slot()
    def _help_closed(self) -> None:
        if self.help_dialog is not None:
            self.help_dialog.deleteLater()
            self.help_dialog = None

    @Slot()
    def _hush(self) -> None:
        """What was complained about is over."""
        if "message" in vars(self):
            self.message.hide()

    @Slot()
    def _start(self) -> None:
        self._hush()
        problem = self.form.problem
        if problem is None:
            self.start_requested.emit(self.form.choices().setup())
        else:
            self.show_message(problem)
            self.form.own_bot.file.setFocus()

    def _play_words(self) -> tuple[str, str]:
        return self.tr("Play"), self.tr("Start a game or go on with one")

    def _write_texts(self) -> None:
        self.setWindowTitle(self.tr("Connect Four"))
        self._limit_width()

    def _limit_width(self) -> None:
        """Large texts need a wider window, but never one that the smallest screen has no room for."""
        shown = self._stack.currentWidget()
        is_narrow = any(page is shown for key, (_chosen, page) in self._pages.items() if key in self._narrow)
        self.setMinimumWidth(least_px(NARROW_PX if is_narrow else LEAST_PX, SMALLEST_SCREEN_PX))

    def _connect_signals(self) -> None:
        self.navigation.page_chosen.connect(self.show_page)
        self.help.clicked.connect(self.open_help)
        self.settings.clicked.connect(self.settings_requested)
        self.play.start_requested.connect(self._start)
        for wish in (self.play.continue_requested, self.play.last_game_requested, self.play.open_requested):
            wish.connect(self._hush)
        self.play.continue_requested.connect(self.continue_requested)
        self.play.last_game_requested.connect(self.last_game_requested)
        self.play.discard_requested.connect(self.discard_requested)
        self.play.open_requested.connect(self.open_requested)
        self.play.file_requested.connect(self.file_requested)
        self.play.set_up_requested.connect(self.set_up_requested)
        self.play.tournament_requested.connect(self.tournament_requested)
        self.play.train_requested.connect(self.train_requested)

    def _lay_out(self) -> None:
        body = QWidget()
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.navigation)
        self._column.addWidget(self._stack, 1)
        self.setCentralWidget(body)
        self.setMinimumHeight(LEAST_HEIGHT)
