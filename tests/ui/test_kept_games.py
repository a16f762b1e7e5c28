"""What the program keeps of games, and how it goes on with them after Esc, closing and a new start."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFileOpenEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.game.record import GameRecord
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.game.state import Hold
from connect4_gui.settings.settings_file import SettingsFile
from connect4_gui.store.archive import FILE_NAME, Archive
from connect4_gui.store.autosave import ENDING
from connect4_gui.store.game_file import write_game
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.program import Program
from tests.matches import friends
from tests.store.games import recorded
from tests.ui.conftest import StartProgram, show_active
from tests.ui.hands import click, press
from tests.ui.program_hands import open_game

STORED = recorded(setup=friends())
CONTROL = Qt.KeyboardModifier.ControlModifier


def archived(folder: Path) -> list[GameRecord]:
    """What another program would find in the archive."""
    archive = Archive(folder / FILE_NAME)
    records = [game.record for game in archive.all()]
    archive.close()
    return records


def playing(program: Program) -> GameWindow:
    assert program.game_window is not None
    return program.game_window


def left_match(program: Program, qtbot: QtBot) -> SavedMatch:
    qtbot.waitUntil(lambda: program.kept.match is not None)
    match = program.kept.match
    assert match is not None
    return match


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    path = tmp_path / "won.c4.json"
    write_game(path, STORED)
    return path


def test_esc_in_the_middle_of_a_game_loses_nothing(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program()
    window = open_game(program, qtbot)
    click(window, 3)
    click(window, 3)
    press(window, Qt.Key.Key_U)
    saved = window.referee.saved
    press(window, Qt.Key.Key_Escape)
    match = left_match(program, qtbot)
    assert (match.game_id, match.line, match.place) == (saved.game_id, saved.line, saved.place)
    program.continue_match()
    again = playing(program)
    assert again.controller.state.notation == "4"
    assert again.controller.state.can_redo


@pytest.mark.parametrize("end", [Program.quit, Program.shut_down])
def test_the_next_start_offers_the_game_as_it_stood(
    start_program: StartProgram, qtbot: QtBot, end: Callable[[Program], None]
) -> None:
    program = start_program()
    window = open_game(program, qtbot)
    click(window, 3)
    click(window, 2)
    saved = window.referee.saved
    end(program)
    program.shut_down()
    again = start_program()
    match = left_match(again, qtbot)
    assert (match.game_id, match.line, match.place) == (saved.game_id, saved.line, saved.place)
    again.continue_match()
    assert playing(again).controller.state.notation == "43"


def test_the_score_of_the_match_goes_on(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program()
    window = open_game(program, qtbot)
    for column in (0, 1, 0, 1, 0, 1, 0):
        click(window, column)
    assert window.controller.state.is_over
    QTest.keyClick(window, Qt.Key.Key_N, CONTROL)
    click(window, 4)
    score = window.controller.state.wins
    window.close()
    left_match(program, qtbot)
    program.continue_match()
    state = playing(program).controller.state
    assert state.wins == score
    assert sum(state.wins.values()) == 1


def test_a_new_game_keeps_the_old_one_in_the_archive(start_program: StartProgram, qtbot: QtBot, tmp_path: Path) -> None:
    program = start_program()
    window = open_game(program, qtbot)
    click(window, 3)
    QTest.keyClick(window, Qt.Key.Key_N, CONTROL)
    click(window, 0)
    click(window, 1)
    window.close()
    left_match(program, qtbot)
    click(open_game(program, qtbot), 6)
    program.shut_down()
    records = archived(tmp_path)
    assert [record.notation for record in records] == ["4", "12"]
    assert [record.result for record in records] == [None, None]
    assert left_match(start_program(), qtbot).line.notation == "7"


def test_starting_before_the_disk_has_answered_loses_nothing(
    start_program: StartProgram, qtbot: QtBot, tmp_path: Path
) -> None:
    program = start_program()
    click(open_game(program, qtbot), 3)
    program.shut_down()
    again = start_program()
    again.start_game(friends())
    click(playing(again), 0)
    again.shut_down()
    assert [record.notation for record in archived(tmp_path)] == ["4"]
    assert left_match(start_program(), qtbot).line.notation == "1"


def test_a_finished_game_is_the_last_game_and_nothing_is_left_to_go_on_with(
    start_program: StartProgram, qtbot: QtBot
) -> None:
    program = start_program()
    window = open_game(program, qtbot)
    for column in (0, 1, 0, 1, 0, 1, 0):
        click(window, column)
    window.close()
    qtbot.waitUntil(lambda: program.kept.last_game is not None)
    assert program.kept.match is None
    program.menu.last_game_requested.emit()
    state = playing(program).controller.state
    assert state.notation == "1212121"
    assert Hold.REPLAY in state.holds


def test_a_stored_game_leaves_the_match_that_was_left_alone(
    start_program: StartProgram, qtbot: QtBot, tmp_path: Path
) -> None:
    program = start_program()
    window = open_game(program, qtbot)
    click(window, 3)
    window.close()
    match = left_match(program, qtbot)
    program.open_record(STORED)
    playing(program).close()
    qtbot.waitUntil(lambda: program.kept.match == match)
    program.open_record(STORED)
    replayed = playing(program)
    replayed.referee.play_from(1)
    click(replayed, 6)
    replayed.close()
    assert left_match(program, qtbot).line.notation[-1] == "7"
    program.shut_down()
    again = start_program()
    assert left_match(again, qtbot).line.notation[-1] == "7"
    again.shut_down()
    assert [record.notation for record in archived(tmp_path)] == ["4"]


def test_a_file_of_the_command_line_opens(start_program: StartProgram, qtbot: QtBot, game_file: Path) -> None:
    program = start_program()
    program.open_file(game_file)
    qtbot.waitUntil(lambda: program.game_window is not None)
    assert playing(program).controller.state.notation == STORED.notation


def test_a_file_that_is_dropped_on_a_game_opens_and_the_game_is_kept(
    start_program: StartProgram, qtbot: QtBot, game_file: Path
) -> None:
    program = start_program()
    window = open_game(program, qtbot)
    click(window, 3)
    drop_file(window, game_file)
    qtbot.waitUntil(lambda: program.game_window is not window and program.game_window is not None)
    assert playing(program).controller.state.notation == STORED.notation
    assert not program.menu.isVisible()
    playing(program).close()
    assert left_match(program, qtbot).line.notation == "4"


def drop_file(window: QWidget, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    actions, button, keys = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), actions, data, button, keys)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(5, 5), actions, data, button, keys))


def test_a_file_that_the_system_hands_over_opens(
    start_program: StartProgram, qtbot: QtBot, qapp: QApplication, game_file: Path
) -> None:
    program = start_program()
    qapp.installEventFilter(program.file_drop)
    QApplication.sendEvent(qapp, QFileOpenEvent(str(game_file)))
    qapp.removeEventFilter(program.file_drop)
    qtbot.waitUntil(lambda: program.game_window is not None)
    assert Hold.REPLAY in playing(program).controller.state.holds


def test_a_file_that_holds_no_game_is_told_in_one_sentence(
    start_program: StartProgram, qtbot: QtBot, tmp_path: Path
) -> None:
    damaged = tmp_path / "damaged.c4.json"
    damaged.write_text("{")
    program = start_program()
    with qtbot.waitSignal(program.kept.unreadable):
        program.open_file(damaged)
    assert "damaged.c4.json cannot be read" in program.menu.message.text
    window = open_game(program, qtbot)
    click(window, 3)
    with qtbot.waitSignal(program.kept.unreadable):
        program.open_file(tmp_path / "nowhere.c4.json")
    assert "nowhere.c4.json cannot be read" in window.status.message
    assert window.controller.state.notation == "4"
    assert damaged.read_text() == "{"


def test_control_o_asks_for_a_file_and_the_clock_stands(
    start_program: StartProgram, qtbot: QtBot, game_file: Path, settings_file: SettingsFile
) -> None:
    program = start_program()
    window = open_game(program, qtbot)
    QTest.keyClick(window, Qt.Key.Key_O, CONTROL)
    dialog = program.dialogs.file
    assert dialog is not None
    assert Hold.DIALOG in window.controller.state.holds
    dialog.selectFile(str(game_file))
    dialog.accept()
    assert program.dialogs.file is None
    qtbot.waitUntil(lambda: program.game_window is not None and program.game_window is not window)
    assert settings_file.load().recent_files == (str(game_file),)
    assert program.menu.play.open.files == (str(game_file),)


def test_closing_the_question_for_a_file_lets_the_game_go_on(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program()
    window = open_game(program, qtbot)
    QTest.keyClick(window, Qt.Key.Key_O, CONTROL)
    assert program.dialogs.file is not None
    program.dialogs.file.reject()
    assert program.dialogs.file is None
    assert not window.controller.state.holds


def test_a_damaged_match_is_named_and_set_aside(start_program: StartProgram, qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "running"
    folder.mkdir()
    (folder / f"abc{ENDING}").write_bytes(b"nonsense")
    program = start_program()
    qtbot.waitUntil(lambda: program.kept.problem is not None)
    assert any("damaged" in path.name for path in folder.iterdir())
    program.menu.discard_requested.emit()
    assert program.kept.problem is None
    click(open_game(program, qtbot), 3)


def test_a_disk_that_takes_nothing_is_told_once_and_the_game_goes_on(
    start_program: StartProgram, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "running").write_text("in the way")
    program = start_program()
    window = open_game(program, qtbot)
    with qtbot.waitSignal(program.kept.complained):
        click(window, 3)
    assert "The game cannot be saved" in window.status.message
    window.status.clear_message()
    with qtbot.waitSignal(program.kept.complained):
        click(window, 3)
    assert "cannot be saved" not in window.status.message
    window.close()
    assert left_match(program, qtbot).line.notation == "44"
    program.continue_match()
    show_active(qtbot, playing(program))
    assert playing(program).controller.state.notation == "44"
