"""The composition root of the window: builds the objects, wires them, starts Qt."""

from __future__ import annotations

import argparse
import gc
import importlib
import logging
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from connect4_gui import __version__, paths
from connect4_gui.display_check import display_problem
from connect4_gui.logging_setup import set_up_logging
from connect4_gui.outside.own_bot import OwnBot, parse_own_bot
from connect4_gui.outside.own_script import run_own_script
from connect4_gui.quote import brief_path
from connect4_gui.resource_file import resource_path

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

log = logging.getLogger(__name__)

SWITCH_SECONDS = 0.0005
"""How often Python lets another thread run. Its default of 5 ms makes a falling disc stutter while a bot thinks."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Start the game; the exit code is 1 with one sentence on stderr where no window can open."""
    code = run_own_script(sys.argv[1:] if arguments is None else list(arguments))
    if code is not None:
        return code
    gc.disable()  # whatever is made before the first picture stays: looking for garbage costs a tenth of the time
    try:
        return _start(parse_arguments(arguments))
    finally:
        gc.enable()


def _start(options: argparse.Namespace) -> int:
    problem = display_problem() or qt_problem()
    if problem is not None:
        print(f"connect4-gui: {problem}", file=sys.stderr)
        return 1
    if options.self_test is not None:
        if (problem := folder_problem(options.self_test)) is not None:
            print(f"connect4-gui: {problem}", file=sys.stderr)
            return 1
        os.environ[paths.HOME_VARIABLE] = str(options.self_test / "home")
    set_up_logging(paths.log_folder())
    sys.setswitchinterval(SWITCH_SECONDS)
    return run(options)


def parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="connect4-gui", description="Play Connect Four in a window.")
    parser.add_argument("--version", action="version", version=f"connect4-gui {__version__}")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a game to open, NAME.c4.json")
    parser.add_argument(
        "--bot", type=_own_bot, metavar="FILE[:NAME]", help="choose a bot of your own: a Python file or a UGI program"
    )
    parser.add_argument("--self-test", type=Path, metavar="FOLDER", help=argparse.SUPPRESS)
    parser.add_argument("--only-start", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def _own_bot(text: str) -> OwnBot:
    try:
        return parse_own_bot(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def folder_problem(folder: Path) -> str | None:
    """A sentence if ``folder`` is not there and cannot be made."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return f"{brief_path(folder)} cannot be used: {error.strerror or error}"
    return None


def qt_problem() -> str | None:
    """A sentence if Qt is installed but cannot be loaded."""
    try:
        importlib.import_module("PySide6.QtWidgets")
    except ImportError as error:
        return f"Qt cannot be loaded: {error}"
    return None


def run(options: argparse.Namespace) -> int:
    """Open the menu and stay until it is closed. Qt is imported only here, after the display was checked."""
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from connect4_gui.settings.settings_file import SettingsFile  # noqa: PLC0415
    from connect4_gui.ui.first_picture import paint_first  # noqa: PLC0415
    from connect4_gui.ui.front import Front  # noqa: PLC0415
    from connect4_gui.ui.help.about_info import AboutInfo  # noqa: PLC0415
    from connect4_gui.ui.look.appearance import STYLE_ARGUMENTS, Appearance  # noqa: PLC0415
    from connect4_gui.ui.look.fonts import font_problem  # noqa: PLC0415
    from connect4_gui.ui.words.translation import Translation  # noqa: PLC0415

    app = QApplication(["connect4-gui", *STYLE_ARGUMENTS])
    if (problem := font_problem()) is not None:
        print(f"connect4-gui: {problem}", file=sys.stderr)
        return 1
    _introduce(app)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    about = AboutInfo(__version__, lambda: (lineup.engine().name,), lambda: program.settings)
    front = Front(Appearance(app, has_style=True), Translation(app), SettingsFile(paths.config_folder()), about)
    if sys.platform == "darwin":  # hands over a file with the first events; elsewhere nobody need look at all of them
        app.installEventFilter(front.file_drop)
    picture = paint_first(front.menu)

    from connect4_gui.engine.engines import usable_cores  # noqa: PLC0415
    from connect4_gui.engine.lineup import Lineup  # noqa: PLC0415
    from connect4_gui.store.archive import users_archive  # noqa: PLC0415
    from connect4_gui.store.autosave import Autosave  # noqa: PLC0415
    from connect4_gui.ui.help.error_watch import ErrorWatch  # noqa: PLC0415
    from connect4_gui.ui.play.kept_games import KeptGames  # noqa: PLC0415
    from connect4_gui.ui.program import Program  # noqa: PLC0415
    from connect4_gui.ui.widgets.screen_watch import ScreenWatch  # noqa: PLC0415

    ScreenWatch(app)
    lineup = Lineup.standard()
    kept = KeptGames(Autosave(paths.data_folder() / "running"), users_archive())
    program = Program(front, lineup, kept, cores=usable_cores())
    program.finished.connect(app.quit)
    errors = ErrorWatch(about)
    errors.start()
    app.aboutToQuit.connect(errors.stop)
    app.aboutToQuit.connect(program.shut_down)
    if options.self_test is not None:
        from connect4_gui.ui.self_test.self_test import SelfTest  # noqa: PLC0415

        self_test = SelfTest(program, about, options.self_test, picture, only_start=options.only_start)
        self_test.failed.connect(lambda: app.exit(1))
    if options.bot is not None:
        program.choose_bot(options.bot)
    program.start()
    if options.file is not None:
        program.open_file(options.file)
    log.info("Started version %s with the engine %s", __version__, ", ".join(about.engines))
    gc.freeze()  # it all stays, so that nobody need look through it for garbage
    gc.enable()
    code = app.exec()
    lineup.close()
    return code


def _introduce(app: QApplication) -> None:
    """Tell the desktop who we are."""
    app.setApplicationName("Connect Four")
    app.setDesktopFileName("connect4-gui")
    app.setApplicationVersion(__version__)
    show_icon(app)
    app.setQuitOnLastWindowClosed(False)


def show_icon(app: QApplication) -> None:
    """Give the windows their icon, if there is one."""
    from PySide6.QtGui import QIcon  # noqa: PLC0415

    try:
        app.setWindowIcon(QIcon(str(resource_path("icons/connect4.svg"))))
    except OSError as error:
        log.warning("The icon of the window cannot be read: %s", error)
