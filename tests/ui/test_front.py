"""Front: the menu as it was left, and nothing that the first picture could do without."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from connect4_gui.engine.levels import EXPERT
from connect4_gui.engine.variants.gravity import Gravity
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.settings.language import Language
from connect4_gui.settings.menu_choices import MenuChoices, Opponent
from connect4_gui.settings.preferences import Preferences
from connect4_gui.settings.settings import Settings
from connect4_gui.settings.settings_file import SettingsFile
from connect4_gui.settings.theme_choice import ThemeChoice, theme_for
from connect4_gui.ui.front import Front
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.reduced_motion import ReducedMotion
from connect4_gui.ui.words.translation import Translation
from tests.project import ROOT
from tests.ui.conftest import ABOUT

LATER = (
    "connect4_gui.coach",
    "connect4_gui.engine.lineup",
    "connect4_gui.engine.minmax",
    "connect4_gui.engine.rulebook",
    "connect4_gui.game.game",
    "connect4_gui.outside.sandbox",
    "connect4_gui.sound.player",
    "connect4_gui.store.archive",
    "connect4_gui.ui.board",
    "connect4_gui.ui.game",
    "connect4_gui.ui.help.help_dialog",
    "connect4_gui.ui.play",
    "connect4_gui.ui.program",
    "connect4_gui.ui.widgets.announcement",
    "hashlib",
    "html",
    "logging.handlers",
    "socket",
    "sqlite3",
    "subprocess",
)
"""What plays, keeps or thinks, and what takes long to import."""


def test_the_first_picture_waits_for_nothing_else() -> None:
    code = "import sys, connect4_gui.app, connect4_gui.ui.first_picture, connect4_gui.ui.front; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert [name for name in LATER if name in done.stdout.split()] == []


SHOW_THE_MENU = """
import sys
from pathlib import Path
from PySide6 import QtWidgets
from connect4_gui.settings.settings_file import SettingsFile
from connect4_gui.ui.first_picture import paint_first
from connect4_gui.ui.front import Front
from connect4_gui.ui.help.about_info import AboutInfo
from connect4_gui.ui.look.appearance import STYLE_ARGUMENTS, Appearance
from connect4_gui.ui.words.translation import Translation

app = QtWidgets.QApplication(["connect4-gui", *STYLE_ARGUMENTS])
about = AboutInfo("1.0", tuple, lambda: None)
front = Front(Appearance(app, has_style=True), Translation(app), SettingsFile(Path(sys.argv[1])), about)
assert paint_first(front.menu)
known = "QWizard" in vars(QtWidgets)
QtWidgets.QScrollArea().viewport()
print(known, "QWizard" in vars(QtWidgets))
"""


def test_the_first_picture_makes_no_widgets_known_that_nobody_shows(tmp_path: Path) -> None:
    """A widget that Qt has made itself, handed to Python, makes it know every kind of widget there is."""
    done = subprocess.run(
        [sys.executable, "-c", SHOW_THE_MENU, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["False", "True"]


def test_the_menu_is_as_it_was_left(
    qtbot: QtBot,
    qapp: QApplication,
    appearance: Appearance,
    translation: Translation,
    settings_file: SettingsFile,
    reduced: ReducedMotion,
) -> None:
    own_bot = OwnBot(settings_file.path.with_name("bot.py"), seconds=7)
    choices = MenuChoices(Opponent.OWN_BOT, EXPERT, own_bot=own_bot, rules=Gravity(every=5))
    settings_file.save(Settings(choices, preferences=Preferences(ThemeChoice.DARK, language=Language.GERMAN)))
    front = Front(appearance, translation, settings_file, ABOUT, reduced=reduced)
    qtbot.addWidget(front.menu)
    assert front.menu.form.choices() == choices
    assert front.menu.start.text() == "Spiel starten"
    assert appearance.theme == theme_for(ThemeChoice.DARK, is_dark=False, wants_contrast=False)
    assert "QPushButton" in qapp.styleSheet()
