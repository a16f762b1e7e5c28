"""A whole program in a folder of its own: real windows, threads and files, on a clock that is told the time."""

from __future__ import annotations

import os
import random
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from connect4_gui.settings.disc_colours import DiscColours
from connect4_gui.settings.language import Language
from connect4_gui.settings.motion import STILL
from connect4_gui.settings.settings_file import SettingsFile
from connect4_gui.settings.text_size import TextSize
from connect4_gui.settings.theme_choice import ThemeChoice
from connect4_gui.sound.player import SoundPlayer
from connect4_gui.store.archive import FILE_NAME, Archive
from connect4_gui.store.autosave import ENDING, Autosave
from connect4_gui.ui.front import Front
from connect4_gui.ui.help.about_info import AboutInfo
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.reduced_motion import ReducedMotion
from connect4_gui.ui.play.kept_games import KeptGames
from connect4_gui.ui.program import Program
from connect4_gui.ui.words.translation import Translation
from tests.game.fakes import FakeClock
from tests.sound.fakes import FakeCupboard
from tests.ui.fakes import FakeLineup

ABOUT = AboutInfo("1.2.3", lambda: ("scripted",))


@dataclass(frozen=True)
class Looks:
    """What all programs of a process share."""

    app: QApplication
    appearance: Appearance
    translation: Translation


@cache
def looks() -> Looks:
    app = QApplication.instance() or QApplication(["faults"])
    assert isinstance(app, QApplication)
    app.setQuitOnLastWindowClosed(False)
    return Looks(app, Appearance(app), Translation(app, ["en-GB"]))


@dataclass(frozen=True)
class Stage:
    """The program, its folder and its clock."""

    program: Program
    folder: Path
    clock: FakeClock

    @property
    def archive(self) -> Archive:
        return self.program.kept.archive

    @property
    def saved_files(self) -> list[Path]:
        return sorted((self.folder / "running").glob(f"*{ENDING}"))

    def write_out(self) -> None:
        """Wait until everything is on disk, however slow that is. Nobody moves meanwhile."""
        while not self.program.kept._keeper.wait():
            pass


@contextmanager
def on_stage(rng: random.Random) -> Iterator[Stage]:
    """A program that has just been started, and is ended afterwards."""
    shared, clock = looks(), FakeClock()
    folder, home = Path(tempfile.mkdtemp(prefix="stage-")), os.environ.get("HOME", "")
    os.environ["HOME"] = str(folder)
    kept = KeptGames(Autosave(folder / "running"), Archive(folder / FILE_NAME))
    front = Front(
        shared.appearance,
        shared.translation,
        SettingsFile(folder / "config"),
        ABOUT,
        motion=STILL,
        reduced=ReducedMotion("silent"),
    )
    program = Program(front, FakeLineup(), kept, player=SoundPlayer(FakeCupboard()), now=clock, rng=rng)
    try:
        program.start()
        QTest.qWait(0)
        yield Stage(program, folder, clock)
    finally:
        if program.game_window is not None:
            program.game_window.close()
        program.shut_down()
        program.menu.close()
        program.menu.deleteLater()
        program.deleteLater()
        shared.appearance.set_text_size(TextSize.NORMAL)
        shared.appearance.wear(ThemeChoice.LIGHT, DiscColours())
        shared.translation.use(Language.ENGLISH)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QTest.qWait(0)
        os.environ["HOME"] = home
        shutil.rmtree(folder, ignore_errors=True)
