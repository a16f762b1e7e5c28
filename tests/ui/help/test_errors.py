"""What nobody caught: in the log, in one dialog, and the game goes on."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from connect4_gui import paths
from connect4_gui.logging_setup import FILE_NAME, log_uncaught, log_uncaught_in_thread
from connect4_gui.settings.menu_choices import MenuChoices
from connect4_gui.settings.settings import Settings
from connect4_gui.ui.help.about_info import AboutInfo
from connect4_gui.ui.help.error_dialog import ErrorDialog
from connect4_gui.ui.help.error_watch import ErrorWatch
from connect4_gui.ui.help.help_dialog import HelpDialog
from connect4_gui.ui.look.appearance import Appearance
from tests.ui.conftest import OpenGame
from tests.ui.hands import LEFT, play

ABOUT = AboutInfo("1.2.3", lambda: ("scripted",), lambda: Settings(MenuChoices(first_name="Ada")))


@pytest.fixture
def watch(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> Iterator[ErrorWatch]:
    """Watches as the program does, with the hooks that write the log below it."""
    assert appearance is not None
    monkeypatch.setattr(sys, "excepthook", log_uncaught)
    monkeypatch.setattr(threading, "excepthook", log_uncaught_in_thread)
    watch = ErrorWatch(ABOUT)
    watch.start()
    yield watch
    watch.stop()


def break_something(number: int = 0) -> None:
    if number:
        raise RuntimeError("a slot broke")
    raise ValueError("a slot broke")


def run_events() -> None:
    """As the program's own loop does; ``QTest.qWait`` would raise what a slot raises."""
    loop = QEventLoop()
    QTimer.singleShot(20, lambda: QTimer.singleShot(20, loop.quit))
    loop.exec()


def break_in_a_slot(number: int = 0) -> None:
    QTimer.singleShot(0, lambda: break_something(number))
    run_events()


def dialogs() -> list[ErrorDialog]:
    return [
        widget for widget in QApplication.topLevelWidgets() if isinstance(widget, ErrorDialog) and widget.isVisible()
    ]


def test_an_error_in_a_slot_is_logged_and_shown_and_the_game_goes_on(
    watch: ErrorWatch, open_game: OpenGame, caplog: pytest.LogCaptureFixture
) -> None:
    window = open_game()
    play(window, "44")
    break_in_a_slot()
    assert "ValueError: a slot broke" in caplog.text
    (dialog,) = dialogs()
    assert dialog.windowModality() is Qt.WindowModality.NonModal
    assert dialog.message.text() == "Something went wrong. The game is kept."
    play(window, "5")
    assert window.controller.state.notation == "445"
    QTest.mouseClick(dialog.continue_button, LEFT)
    assert (dialogs(), watch.dialog) == ([], None)
    play(window, "3")
    assert window.controller.state.notation == "4453"


@pytest.mark.usefixtures("caplog")
def test_there_is_one_dialog_at_a_time_and_one_for_each_error(watch: ErrorWatch) -> None:
    break_in_a_slot()
    break_in_a_slot()
    break_in_a_slot(1)
    assert len(dialogs()) == 1
    assert watch.dialog is not None
    watch.dialog.accept()
    break_in_a_slot()
    assert dialogs() == []
    break_in_a_slot(1)
    assert len(dialogs()) == 1


@pytest.mark.usefixtures("caplog")
def test_an_error_in_a_thread_is_shown_by_the_window(watch: ErrorWatch, qtbot: QtBot) -> None:
    thread = threading.Thread(target=break_something)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: watch.dialog is not None)
    assert watch.dialog is not None
    assert watch.dialog.thread() is watch.thread()


def test_nothing_is_shown_while_the_program_ends(watch: ErrorWatch, caplog: pytest.LogCaptureFixture) -> None:
    break_in_a_slot()
    sys.excepthook(RuntimeError, RuntimeError("just before the end"), None)
    watch.stop()
    sys.excepthook(RuntimeError, RuntimeError("the very end"), None)
    run_events()
    assert dialogs() == []
    assert "the very end" in caplog.text
    assert sys.excepthook is log_uncaught
    assert threading.excepthook is log_uncaught_in_thread


def test_an_error_that_cannot_be_shown_ends_in_the_log(
    watch: ErrorWatch, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("connect4_gui.ui.help.error_watch.ErrorDialog", lambda _about: 1 // 0)
    for number in range(2):
        break_in_a_slot(number)
    assert caplog.text.count("An error cannot be shown") == 1
    assert watch.dialog is None


@pytest.mark.parametrize("kind", [KeyboardInterrupt, SystemExit])
def test_leaving_is_no_error(watch: ErrorWatch, kind: type[BaseException], caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    sys.excepthook(kind, kind(), None)
    run_events()
    assert watch.dialog is None


@pytest.mark.usefixtures("caplog")
def test_the_diagnostics_are_copied_without_names(watch: ErrorWatch) -> None:
    folder = paths.log_folder()
    folder.mkdir(parents=True)
    (folder / FILE_NAME).write_text("KeyError: Ada\nanother line\n", encoding="utf-8")
    break_in_a_slot()
    assert watch.dialog is not None
    button = watch.dialog.copy_button
    width = button.width()
    QTest.mouseClick(button, LEFT)
    text = QGuiApplication.clipboard().text()
    assert "Connect Four 1.2.3" in text
    assert "KeyError: …\n  another line" in text
    assert "Ada" not in text
    assert (button.text(), button.width()) == ("Copied", width)


def test_the_about_box_copies_the_diagnostics(qtbot: QtBot, appearance: Appearance) -> None:
    dialog = HelpDialog(ABOUT, appearance)
    qtbot.addWidget(dialog)
    dialog.open()
    QTest.mouseClick(dialog.about_button, LEFT)
    QTest.mouseClick(dialog.about_dialog.copy_button, LEFT)
    text = QGuiApplication.clipboard().text()
    assert "Engine: scripted" in text
    assert "offscreen" in text
    assert "Ada" not in text
    dialog.about_dialog.accept()
