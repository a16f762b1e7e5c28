"""Windows for tests: themed, still, on a fake clock, and closed again afterwards."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor, QInputDevice
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.engine.search_types import Engine
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.record import GameRecord
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.settings.disc_colours import DiscColours
from connect4_gui.settings.language import Language
from connect4_gui.settings.motion import STILL, Motion
from connect4_gui.settings.preferences import Preferences
from connect4_gui.settings.settings_file import SettingsFile
from connect4_gui.settings.text_size import TextSize
from connect4_gui.settings.theme import LIGHT
from connect4_gui.settings.theme_choice import ThemeChoice
from connect4_gui.sound.player import SoundPlayer
from connect4_gui.store.archive import FILE_NAME as ARCHIVE_NAME
from connect4_gui.store.archive import Archive
from connect4_gui.store.autosave import Autosave
from connect4_gui.ui.beyond_menu import FEATURES
from connect4_gui.ui.front import Front
from connect4_gui.ui.game.features.feature import MakeFeature
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.help.about_info import AboutInfo
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.reduced_motion import ReducedMotion
from connect4_gui.ui.menu.main_menu import MainMenu
from connect4_gui.ui.options.live_preferences import LivePreferences
from connect4_gui.ui.play.game_controller import GameController
from connect4_gui.ui.play.kept_games import KeptGames
from connect4_gui.ui.program import Program
from connect4_gui.ui.words.translation import Translation
from tests.game.fakes import FakeClock
from tests.sound.fakes import FakeCupboard
from tests.ui.fakes import FakeLineup

ABOUT = AboutInfo("1.2.3", lambda: ("scripted",))

OpenGame = Callable[..., GameWindow]
StartProgram = Callable[..., Program]


def show_active(qtbot: QtBot, window: QWidget) -> None:
    """Show ``window`` and wait until it gets the keys, as shortcuts need it."""
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()


@pytest.fixture(scope="session")
def session_appearance(qapp: QApplication) -> Appearance:
    qapp.setQuitOnLastWindowClosed(False)
    return Appearance(qapp)


@pytest.fixture(scope="session")
def session_translation(qapp: QApplication) -> Translation:
    return Translation(qapp, ["en-GB"])


@pytest.fixture
def translation(session_translation: Translation) -> Iterator[Translation]:
    """English before every test and after it; the system speaks English, too."""
    session_translation.use(Language.ENGLISH)
    yield session_translation
    session_translation.use(Language.ENGLISH)


@pytest.fixture
def appearance(session_appearance: Appearance, translation: Translation) -> Appearance:
    assert translation.spoken is Language.ENGLISH
    session_appearance.wear(ThemeChoice.SYSTEM, DiscColours())
    session_appearance.set_text_size(TextSize.NORMAL)
    session_appearance.follow_system(Qt.ColorScheme.Light)
    session_appearance.set_theme(LIGHT)
    return session_appearance


@pytest.fixture
def larger_text(appearance: Appearance) -> Iterator[None]:
    """The largest texts that can be chosen, for whatever is open or opened after this."""
    appearance.set_text_size(TextSize.LARGEST)
    yield
    appearance.set_text_size(TextSize.NORMAL)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def menu(qtbot: QtBot, appearance: Appearance) -> MainMenu:
    menu = MainMenu(appearance, ABOUT)
    qtbot.addWidget(menu)
    menu.resize(menu.sizeHint())
    show_active(qtbot, menu)
    return menu


@pytest.fixture(autouse=True)
def resting_mouse(qapp: QApplication) -> None:  # noqa: ARG001
    """The mouse lies beside every window, wherever the test before has left it, until the test moves it."""
    QCursor.setPos(799, 799)


@pytest.fixture(autouse=True)
def no_touch_screen(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001
    """There is a mouse only, whatever another test has plugged in."""
    monkeypatch.setattr(QInputDevice, "devices", staticmethod(list))


@pytest.fixture
def open_game(qtbot: QtBot, appearance: Appearance, clock: FakeClock) -> Iterator[OpenGame]:
    """Open a game window; ``drops`` are played at once, as 0-based columns."""
    windows: list[GameWindow] = []

    def open_it(
        setup: MatchSetup | None = None,
        engine: Engine | None = None,
        motion: Motion = STILL,
        adviser: Engine | None = None,
        stored: GameRecord | None = None,
        features: Sequence[MakeFeature] = FEATURES,
    ) -> GameWindow:
        lineup = FakeLineup(engine, adviser)
        saved = None if stored is None else SavedMatch.at_end(stored, "stored")
        controller = GameController(
            setup or MatchSetup(), lineup, motion=motion, now=clock, rng=random.Random(7), saved=saved
        )
        controller.referee.set_replaying(stored is not None)
        window = GameWindow(controller, appearance, motion, ABOUT, features)
        windows.append(window)
        window.resize(window.sizeHint())
        show_active(qtbot, window)
        return window

    yield open_it
    for window in windows:
        window.close()
        window.deleteLater()


@pytest.fixture
def settings_file(tmp_path: Path) -> SettingsFile:
    return SettingsFile(tmp_path / "config")


@pytest.fixture
def reduced() -> ReducedMotion:
    """A system that says nothing about motion until it is told to."""
    return ReducedMotion("silent")


@pytest.fixture
def cupboard() -> FakeCupboard:
    """Where the program finds its speaker."""
    return FakeCupboard()


@pytest.fixture
def live(appearance: Appearance, translation: Translation, reduced: ReducedMotion) -> LivePreferences:
    """The preferences of nobody in particular, in English."""
    value = Preferences(ThemeChoice.LIGHT, language=Language.ENGLISH)
    return LivePreferences(value, appearance, translation, reduced, STILL, appearance)


@pytest.fixture
def make_program(
    appearance: Appearance,
    translation: Translation,
    settings_file: SettingsFile,
    reduced: ReducedMotion,
    cupboard: FakeCupboard,
    tmp_path: Path,
) -> Iterator[StartProgram]:
    """Build a program whose menu is not shown yet."""
    programs: list[Program] = []

    def make(
        engine: Engine | None = None, motion: Motion = STILL, cores: int = 1, lineup: FakeLineup | None = None
    ) -> Program:
        kept = KeptGames(Autosave(tmp_path / "running"), Archive(tmp_path / ARCHIVE_NAME))
        front = Front(appearance, translation, settings_file, ABOUT, motion=motion, reduced=reduced)
        program = Program(front, lineup or FakeLineup(engine), kept, player=SoundPlayer(cupboard), cores=cores)
        programs.append(program)
        return program

    yield make
    for program in programs:
        program.shut_down()
        program.menu.close()
        program.menu.deleteLater()


@pytest.fixture
def start_program(qtbot: QtBot, make_program: StartProgram) -> StartProgram:
    def start(
        engine: Engine | None = None, motion: Motion = STILL, cores: int = 1, lineup: FakeLineup | None = None
    ) -> Program:
        program = make_program(engine, motion, cores, lineup)
        program.start()
        show_active(qtbot, program.menu)
        return program

    return start
