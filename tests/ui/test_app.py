"""The program from outside: as a process, with and without a display."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from connect4_gui import __version__
from tests.project import ROOT

LINUX_ONLY = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    return subprocess.run(
        [sys.executable, "-m", "connect4_gui", *arguments],
        cwd=ROOT,
        env={**clean, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_version_needs_no_display() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"connect4-gui {__version__}\n")


def test_help_needs_no_display() -> None:
    done = run("--help")
    assert done.returncode == 0
    assert "connect4-gui" in done.stdout


def test_a_bad_argument_is_refused() -> None:
    done = run("--sideways")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


@LINUX_ONLY
@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({}, "no display"),
        ({"DISPLAY": ":987"}, ":987 cannot be reached"),
        ({"QT_QPA_PLATFORM": "amiga"}, "amiga"),
        ({"QT_QPA_PLATFORM": "wayland", "WAYLAND_DISPLAY": "nowhere"}, "Wayland"),
    ],
)
def test_without_a_display_there_is_one_sentence_and_exit_code_1(environment: dict[str, str], words: str) -> None:
    done = run(**environment)
    assert done.returncode == 1
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


VISIT = """
import sys
import threading

from PySide6.QtCore import QTimer

from connect4_gui import app
from connect4_gui.settings.menu_choices import Opponent
from connect4_gui.ui.program import Program

show = Program.start


def start(program):
    show(program)
    QTimer.singleShot(0, lambda: play(program))


def play(program):
    program.menu.form.opponent.set_value(Opponent.COMPUTER)
    program.menu.start.click()
    program.game_window.scene.point_at(3)
    program.game_window.scene.wish(3)
    QTimer.singleShot(100, lambda: leave(program))


def leave(program):
    assert program.game_window.controller.state.is_thinking
    program.game_window.close()
    assert program.menu.isVisible()
    program.menu.close()


Program.start = start
code = app.main([])
assert threading.active_count() == 1, threading.enumerate()
sys.exit(code)
"""


def test_a_visit_that_ends_while_the_bot_thinks_leaves_nothing_behind(home: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", VISIT], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    said = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    assert said == []
    assert len(list(home.rglob("settings.json"))) == 1
    assert len(list(home.rglob("connect4.log"))) == 1
