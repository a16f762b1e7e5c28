"""Front: all that the first picture needs: the settings that were kept, how everything looks, and the menu.

Nothing here may import what plays, keeps or thinks. Program brings that, once the menu is on the screen.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from connect4_gui.settings.motion import Motion
from connect4_gui.settings.settings_file import SettingsFile
from connect4_gui.ui.help.about_info import AboutInfo
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.reduced_motion import ReducedMotion
from connect4_gui.ui.menu.main_menu import MainMenu
from connect4_gui.ui.options.live_preferences import LivePreferences
from connect4_gui.ui.widgets.file_drop import FileDrop
from connect4_gui.ui.widgets.late_page import LatePage
from connect4_gui.ui.widgets.window_geometry import restore
from connect4_gui.ui.words.translation import Translation

translate = QCoreApplication.translate

TRAIN, GAMES = "train", "games"
"""The keys of pages of the menu."""


class Front(QObject):
    """The menu as it was left, ready to be shown. ``settings`` are those that were read."""

    def __init__(
        self,
        appearance: Appearance,
        translation: Translation,
        settings_file: SettingsFile,
        about: AboutInfo,
        *,
        motion: Motion | None = None,
        reduced: ReducedMotion | None = None,
    ) -> None:
        super().__init__()
        self.appearance = appearance
        self.about = about
        self.settings_file = settings_file
        self.settings = settings_file.load()
        self.reduced = reduced or ReducedMotion()
        self.file_drop = FileDrop(self)
        with appearance.dressed_at_the_end():
            preferences = self.settings.preferences
            self.live = LivePreferences(preferences, appearance, translation, self.reduced, motion or Motion(), self)
            self.menu = MainMenu(appearance, about, self.settings.choices)
            self.train, self.games = LatePage(), LatePage()
            self.menu.add_page(TRAIN, "train", train_words, self.train)
            self.menu.add_page(GAMES, "games", games_words, self.games)
            self.menu.show_recent(self.settings.recent_files)
        restore(self.menu, self.settings.menu_geometry)


def train_words() -> tuple[str, str]:
    """The title and the tip of the page of the training."""
    return translate("Program", "Train"), translate("Program", "Lessons, puzzles, and what comes back")


def games_words() -> tuple[str, str]:
    """The title and the tip of the page of games."""
    return translate("Program", "Games"), translate("Program", "Every game that was played, and statistics")
