"""The program that tries itself."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from connect4_gui.engine.search_types import Engine
from connect4_gui.paths import resource
from connect4_gui.ui.first_picture import FirstPicture
from connect4_gui.ui.self_test.self_test import REPORT_NAME, SelfTest
from connect4_gui.ui.self_test.self_test_script import is_blank, way_to_menu
from tests.project import ROOT
from tests.ui.conftest import ABOUT, OpenGame, StartProgram
from tests.ui.fakes import BrokenEngine, SlowEngine
from tests.ui.hands import play

Try = Callable[..., dict[str, Any]]

PICTURE = FirstPicture(at=12.5, processor_seconds=0.25)


@pytest.fixture
def try_itself(qtbot: QtBot, qapp: QApplication, make_program: StartProgram, tmp_path: Path) -> Iterator[Try]:
    """Run a self-test to its end and read its report."""
    qapp.setWindowIcon(QIcon(str(resource("icons/connect4.svg"))))

    def run(engine: Engine | None = None, picture: FirstPicture | None = PICTURE, **options: Any) -> dict[str, Any]:
        program = make_program(engine)
        SelfTest(program, ABOUT, tmp_path, picture, **options)
        program.start()
        qtbot.waitUntil((tmp_path / REPORT_NAME).exists, timeout=30_000)
        report: dict[str, Any] = json.loads((tmp_path / REPORT_NAME).read_text(encoding="utf-8"))
        return report

    yield run
    qapp.setWindowIcon(QIcon())


def test_a_sound_program_plays_a_whole_game(try_itself: Try, tmp_path: Path) -> None:
    report = try_itself()
    assert report["ok"]
    assert report["engines"] == ["scripted"]
    assert (report["first_paint"], report["first_paint_processor"]) == PICTURE
    assert len(report["moves"]) >= 7
    assert not is_blank(QPixmap(str(tmp_path / "menu.png")))
    assert not is_blank(QPixmap(str(tmp_path / "game.png")))


@pytest.mark.parametrize(("width", "is_below"), [(501, False), (1280, True)])
def test_there_is_a_way_back_to_the_menu_in_every_window(open_game: OpenGame, width: int, is_below: bool) -> None:
    window = open_game()
    play(window, "1122334")
    window.resize(width, 489)
    QTest.qWait(20)
    way = way_to_menu(window)
    assert way.isVisible()
    assert way is (window.panel.result.back_to_menu if is_below else window.toolbar.menu)


def test_the_start_alone_can_be_tried(try_itself: Try, tmp_path: Path) -> None:
    report = try_itself(only_start=True)
    assert report["ok"]
    assert "moves" not in report
    assert not (tmp_path / "game.png").exists()


def test_a_computer_that_cannot_move_is_reported(
    try_itself: Try, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    report = try_itself(BrokenEngine())
    assert not report["ok"]
    assert report["problem"] == "The computer cannot move."
    assert capsys.readouterr().err == "connect4-gui: The computer cannot move.\n"
    assert "the engine is broken" in caplog.text


def test_a_program_that_does_not_answer_is_reported(try_itself: Try) -> None:
    report = try_itself(SlowEngine(), patience_seconds=2.0)
    assert not report["ok"]
    assert "took too long" in report["problem"]


def test_a_missing_icon_is_reported(try_itself: Try, qapp: QApplication) -> None:
    qapp.setWindowIcon(QIcon())
    assert "icon" in try_itself()["problem"]


def test_an_empty_window_is_blank() -> None:
    picture = QPixmap(200, 100)
    picture.fill(QColor("white"))
    assert is_blank(picture)


def test_the_installed_program_tries_itself_and_leaves_the_home_folder_alone(tmp_path: Path, home: Path) -> None:
    folder = tmp_path / "trial"
    command = [sys.executable, "-m", "connect4_gui", "--self-test", str(folder), "--only-start"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads((folder / REPORT_NAME).read_text(encoding="utf-8"))["ok"]
    assert (folder / "home" / "log").is_dir()
    assert [path for path in home.rglob("*") if "connect4" in path.name] == []


def test_a_failure_is_the_exit_code_of_the_program(tmp_path: Path) -> None:
    without_icon = (
        "import sys; from pathlib import Path; from connect4_gui import app, resource_file;"
        "resource_file.resource = lambda name: Path('nowhere'); sys.exit(app.main(['--self-test', sys.argv[1]]))"
    )
    command = [sys.executable, "-c", without_icon, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert "connect4-gui: The icon is missing or cannot be drawn." in done.stderr


def test_a_menu_that_was_not_painted_is_a_failure(try_itself: Try) -> None:
    report = try_itself(picture=None, only_start=True)
    assert (report["ok"], report["problem"]) == (False, "The menu was not painted.")


@pytest.mark.parametrize("engine", [None, BrokenEngine()])
def test_a_folder_that_takes_no_report_ends_the_program_all_the_same(
    qtbot: QtBot, make_program: StartProgram, tmp_path: Path, engine: Engine | None
) -> None:
    (tmp_path / REPORT_NAME).mkdir()
    program = make_program(engine)
    test = SelfTest(program, ABOUT, tmp_path, PICTURE, only_start=True)
    with qtbot.waitSignal(test.failed, timeout=30_000):
        program.start()
    assert "report.json" in test.report["problem"]


def test_a_file_in_the_folders_place_gets_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    command = [sys.executable, "-m", "connect4_gui", "--self-test", str(tmp_path / "file")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert done.stderr == f"connect4-gui: {tmp_path / 'file'} cannot be used: File exists\n"
