"""Setting up a position from a game: the same players play from there, on the same board or on another one."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import PERFECT
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.rules import CLASSIC
from connect4_gui.engine.variants.five import Five
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.record import GameRecord
from connect4_gui.game.state import Hold
from connect4_gui.settings.menu_choices import MenuChoices, Opponent
from connect4_gui.store.game_file import read_game, write_game
from connect4_gui.ui.board.board_picture import BoardPicture
from connect4_gui.ui.game.features.setup.set_up_feature import SetUpFeature
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.program import Program
from connect4_gui.ui.setup.set_up_dialog import SetUpDialog
from tests.matches import against_computer, friends
from tests.ui.conftest import OpenGame, StartProgram, show_active
from tests.ui.fakes import FakeLineup, ScriptedEngine, SlowEngine
from tests.ui.hands import LEFT, analysis_of, click, hint_of, play, press, replay_of
from tests.ui.program_hands import open_game as open_from_menu

CONTROL = Qt.KeyboardModifier.ControlModifier
THREE = ". . . . . . .\n" * 5 + ". X X X . . ."


def feature_of(window: GameWindow) -> SetUpFeature:
    (feature,) = (feature for feature in window.features if isinstance(feature, SetUpFeature))
    return feature


def opened(window: GameWindow) -> SetUpDialog:
    QTest.keyClick(window.board_view, Qt.Key.Key_P, CONTROL)
    dialog = feature_of(window).dialog
    assert dialog is not None
    assert dialog.isVisible()
    return dialog


def paste(dialog: SetUpDialog, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    QTest.mouseClick(dialog.controls.paste, LEFT)


def set_up(window: GameWindow, text: str, mover: Side | None = None) -> None:
    """Paste a board and play from there."""
    dialog = opened(window)
    paste(dialog, text)
    if mover is not None:
        QTest.mouseClick(dialog.controls.mover.segment(mover), LEFT)
    QTest.mouseClick(dialog.ok, LEFT)
    assert feature_of(window).dialog is None


def lit(window: GameWindow) -> list[bool]:
    return [circle.is_last for circle in window.scene.circles]


def test_it_begins_with_the_board_on_the_table_and_cancel_leaves_it(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "445")
    dialog = opened(window)
    assert dialog.editor.board == window.controller.state.board
    assert Hold.DIALOG in window.controller.state.holds
    QTest.mouseClick(dialog.cancel, LEFT)
    assert window.controller.state.notation == "445"
    assert not window.controller.state.holds


@pytest.mark.parametrize(("key", "moves"), [(Qt.Key.Key_Home, ""), (Qt.Key.Key_PageUp, "44")])
def test_whoever_looks_back_begins_with_the_board_on_show(open_game: OpenGame, key: Qt.Key, moves: str) -> None:
    window = open_game()
    play(window, "445")
    press(window, key)
    assert opened(window).editor.board == board_after(STANDARD_SIZE, moves)


def test_a_stored_position_is_played_after_looking_at_it(start_program: StartProgram) -> None:
    program = start_program()
    start = board_after(STANDARD_SIZE, "44-4")
    program.open_record(GameRecord(friends(), start))
    window = showing(program)
    assert window.controller.state.is_replayed
    QTest.mouseClick(opened(window).ok, LEFT)
    assert not window.controller.state.is_replayed
    assert window.controller.state.person_to_move is start.side
    click(window, 0)
    assert window.controller.state.notation == "1"


def test_the_same_players_play_from_the_position(open_game: OpenGame) -> None:
    window = open_game(friends("Ada", "Grace"))
    play(window, "44")
    set_up(window, THREE, Side.SECOND)
    state = window.controller.state
    assert (state.notation, state.person_to_move, state.board.disc_count) == ("", Side.SECOND, 3)
    assert not state.holds
    assert window.status.message == "A new game from the position that was set up"
    assert lit(window) == [False] * 3
    click(window, 6)
    assert lit(window) == [False] * 3 + [True]
    click(window, 4)
    assert window.panel.result.title == "Ada wins"
    press(window, Qt.Key.Key_U, Qt.Key.Key_U, Qt.Key.Key_U)
    assert window.controller.state.board.disc_count == 3


def test_a_bot_plays_from_the_position_and_hints_are_given(open_game: OpenGame, qtbot: QtBot) -> None:
    engine = ScriptedEngine([0, 6])
    window = open_game(against_computer(), engine)
    set_up(window, THREE)
    qtbot.waitUntil(lambda: window.controller.state.notation == "1")
    assert engine.boards[-1].disc_count == 3
    press(window, Qt.Key.Key_H)
    qtbot.waitUntil(hint_of(window).mark.isVisible)
    click(window, 4)
    assert window.panel.result.title == "Player 1 wins"


def test_an_answer_to_the_old_game_never_lands(open_game: OpenGame, qtbot: QtBot) -> None:
    engine = SlowEngine()
    window = open_game(against_computer(), engine)
    click(window, 3)
    qtbot.waitUntil(engine.started.is_set)
    dialog = opened(window)
    engine.finish.set()
    qtbot.waitUntil(engine.ended.is_set)
    paste(dialog, THREE)
    QTest.mouseClick(dialog.controls.mover.segment(Side.FIRST), LEFT)
    QTest.mouseClick(dialog.ok, LEFT)
    QTest.qWait(20)
    assert window.controller.state.notation == ""
    assert window.controller.state.board.disc_count == 3


@pytest.mark.parametrize("setup", [MatchSetup(turn_seconds=20), MatchSetup(game_time=GameTime(3, 0))])
def test_nobody_can_study_the_board_while_the_clock_stands(open_game: OpenGame, setup: MatchSetup) -> None:
    window = open_game(setup)
    play(window, "44")
    dialog = opened(window)
    assert dialog.editor.board.disc_count == 0
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    play(window, "1122334")
    assert window.controller.state.is_over
    assert opened(window).editor.board == window.controller.state.board


def test_looking_back_works_from_the_start_on(open_game: OpenGame) -> None:
    window = open_game()
    set_up(window, THREE, Side.SECOND)
    play(window, "77")
    press(window, Qt.Key.Key_Home)
    assert replay_of(window).place == 0
    assert {circle.cell for circle in window.scene.circles} == {(0, 1), (0, 2), (0, 3)}
    assert lit(window) == [False] * 3
    assert window.cells.name((0, 3)) == "Column 4, row 1: Red"


def test_moves_are_copied_with_the_start_and_pasted_back(open_game: OpenGame) -> None:
    window = open_game()
    set_up(window, THREE, Side.SECOND)
    play(window, "77")
    record = window.referee.record
    QTest.keyClick(window.board_view, Qt.Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text() == f"{record.start}\nO: 77"
    window.referee.new_game()
    QTest.keyClick(window.board_view, Qt.Key.Key_V, CONTROL)
    assert window.referee.record.start == record.start
    assert window.controller.state.notation == "77"


def test_a_board_of_another_size_is_not_pasted_into_the_game(open_game: OpenGame) -> None:
    window = open_game()
    QGuiApplication.clipboard().setText(str(board_after(BoardSize(4, 5), "33")))
    QTest.keyClick(window.board_view, Qt.Key.Key_V, CONTROL)
    assert window.status.message == "The board on the clipboard is 4 × 5, this one is 6 × 7."


def test_it_is_saved_and_opened_again(open_game: OpenGame, tmp_path: Path) -> None:
    window = open_game()
    set_up(window, THREE, Side.SECOND)
    path = tmp_path / "set-up.c4.json"
    write_game(path, window.referee.record)
    assert read_game(path) == window.referee.record


def test_no_disc_of_the_start_is_marked_in_pictures(open_game: OpenGame) -> None:
    window = open_game()
    set_up(window, THREE, Side.SECOND)
    theme = window._appearance.theme
    assert not BoardPicture.of(window.referee.record.game(), theme).has_last
    play(window, "7")
    assert BoardPicture.of(window.referee.record.game(), theme).has_last


def showing(program: Program) -> GameWindow:
    assert program.game_window is not None
    return program.game_window


def test_another_size_opens_a_game_of_its_own_with_the_same_players(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program()
    window = open_from_menu(program, qtbot)
    play(window, "44")
    dialog = opened(window)
    paste(dialog, str(board_after(BoardSize(8, 9), "999")))
    QTest.mouseClick(dialog.ok, LEFT)
    again = showing(program)
    state = again.controller.state
    assert again is not window
    assert (state.setup.size, state.setup.players) == (BoardSize(8, 9), window.controller.state.setup.players)
    assert (state.board.disc_count, state.person_to_move) == (3, Side.SECOND)
    assert not program.menu.isVisible()
    program.kept._keeper.wait()
    assert [game.record.notation for game in program.kept.archive.all()] == ["44"]


def test_a_position_is_set_up_from_the_menu_for_whoever_is_chosen_there(
    start_program: StartProgram, qtbot: QtBot
) -> None:
    program = start_program()
    program.set_up_position()
    dialog = program.dialogs.set_up
    assert dialog is not None
    assert dialog.editor.board.size == program.menu.form.choices().size
    paste(dialog, THREE)
    QTest.mouseClick(dialog.ok, LEFT)
    assert program.dialogs.set_up is None
    window = showing(program)
    assert window.controller.state.board.disc_count == 3
    assert window.controller.state.setup.players == program.menu.form.choices().players
    show_active(qtbot, window)
    press(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: program.kept.match is not None)
    match = program.kept.match
    assert match is not None
    assert match.line.start.disc_count == 3
    program.continue_match()
    assert showing(program).controller.state.board.disc_count == 3


def test_a_position_is_played_by_the_classic_rules_whatever_the_menu_says(start_program: StartProgram) -> None:
    program = start_program()
    program.menu.form.set_choices(MenuChoices(Opponent.COMPUTER, PERFECT, BoardSize(4, 5), rules=Five()))
    program.set_up_position()
    dialog = program.dialogs.set_up
    assert dialog is not None
    paste(dialog, THREE)
    QTest.mouseClick(dialog.ok, LEFT)
    setup = showing(program).controller.state.setup
    assert (setup.rules, setup.players[1].level) == (CLASSIC, PERFECT)


def test_cancel_in_the_menu_starts_nothing(start_program: StartProgram) -> None:
    program = start_program()
    program.set_up_position()
    dialog = program.dialogs.set_up
    assert dialog is not None
    QTest.mouseClick(dialog.cancel, LEFT)
    assert program.dialogs.set_up is None
    assert program.game_window is None


def test_a_position_that_was_left_goes_into_the_archive(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program()
    start = board_after(STANDARD_SIZE, "44-4")
    program.play_record(GameRecord(friends(), start))
    showing(program).close()
    qtbot.waitUntil(lambda: program.kept.match is not None)
    open_from_menu(program, qtbot)
    program.kept._keeper.wait()
    assert [game.record.start for game in program.kept.archive.all()] == [start]


def test_a_position_is_analysed_by_two_people_from_a_game_against_the_computer(
    start_program: StartProgram, qtbot: QtBot
) -> None:
    program = start_program(lineup=FakeLineup(adviser=SlowEngine()))
    program.play_record(GameRecord(against_computer(turn_seconds=20), board_after(STANDARD_SIZE, "")))
    window = showing(program)
    assert not analysis_of(window).is_on
    dialog = opened(window)
    paste(dialog, THREE)
    QTest.mouseClick(dialog.controls.analyse, LEFT)
    qtbot.waitUntil(lambda: program.game_window is not None and program.game_window is not window)
    analysed = showing(program)
    setup = analysed.controller.state.setup
    assert (setup.has_people, setup.turn_seconds, analysed.controller.state.board.disc_count) == (True, None, 3)
    assert all(player.is_person for player in setup.players)
    assert analysis_of(analysed).is_on
    assert not analysed.controller.state.holds


def test_a_position_is_analysed_from_the_menu_whoever_is_chosen_there(
    start_program: StartProgram, qtbot: QtBot
) -> None:
    program = start_program(lineup=FakeLineup(adviser=SlowEngine()))
    program.menu.form.set_choices(MenuChoices(opponent=Opponent.COMPUTER))
    program.set_up_position()
    dialog = program.dialogs.set_up
    assert dialog is not None
    paste(dialog, THREE)
    QTest.mouseClick(dialog.controls.analyse, LEFT)
    qtbot.waitUntil(lambda: program.game_window is not None)
    window = showing(program)
    assert all(player.is_person for player in window.controller.state.setup.players)
    assert analysis_of(window).is_on


def test_a_position_is_saved_and_opened_again(open_game: OpenGame, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(open_game(against_computer()))
    paste(dialog, THREE)
    QTest.mouseClick(dialog.controls.mover.segment(Side.SECOND), LEFT)
    QTest.mouseClick(dialog.controls.save, LEFT)
    file_dialog = dialog.saving.dialog
    assert file_dialog is not None
    path = tmp_path / "position.c4.json"
    file_dialog.selectFile(str(path))
    file_dialog.accept()
    qtbot.waitUntil(lambda: dialog.status.text() == "Written: position.c4.json")
    assert dialog.isVisible()
    record = read_game(path)
    assert record.start == dialog.editor.board
    assert all(player.is_person for player in record.setup.players)


def test_a_position_that_cannot_be_saved_says_why(open_game: OpenGame, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(open_game())
    QTest.mouseClick(dialog.controls.save, LEFT)
    file_dialog = dialog.saving.dialog
    assert file_dialog is not None
    dialog.saving._write(dialog.editor.board, tmp_path / "nowhere" / "position.c4.json")
    qtbot.waitUntil(lambda: dialog.status.text().startswith("position.c4.json cannot be written: "))


def test_an_impossible_position_is_neither_analysed_nor_saved(open_game: OpenGame) -> None:
    dialog = opened(open_game())
    paste(dialog, ". . . . . . .\n" * 5 + ". X X X X . .")
    buttons = (dialog.controls.analyse, dialog.controls.save, dialog.ok)
    assert [button.isEnabled() for button in buttons] == [False] * 3
