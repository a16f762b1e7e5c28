"""From the menu to the game and back, and what is remembered on the way."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import ADAPTIVE
from connect4_gui.engine.lineup import Lineup
from connect4_gui.engine.strength import DEFAULT_STRENGTH
from connect4_gui.engine.variants.vanishing_row import VanishingRow
from connect4_gui.settings.menu_choices import MenuChoices, Opponent
from connect4_gui.settings.motion import Motion
from connect4_gui.settings.settings import Settings
from connect4_gui.settings.settings_file import SettingsFile
from connect4_gui.settings.theme import DARK
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.play.engine_thread import EngineThread
from connect4_gui.ui.program import Program
from connect4_gui.ui.widgets.window_geometry import restore
from tests.matches import against_computer
from tests.ui.conftest import StartProgram, show_active
from tests.ui.fakes import FakeLineup, SlowEngine
from tests.ui.hands import LEFT, click
from tests.ui.program_hands import open_window


def test_start_game_hides_the_menu_and_opens_the_game(start_program: StartProgram) -> None:
    program = start_program()
    window = open_window(program)
    assert window.isVisible()
    assert not program.menu.isVisible()


def test_the_menu_comes_back_with_the_same_choices(start_program: StartProgram) -> None:
    program = start_program()
    QTest.mouseClick(program.menu.form.rows.plus, LEFT)
    QTest.keyClicks(program.menu.form.first_name, "Ada")
    choices = program.menu.form.choices()
    window = open_window(program)
    assert window.controller.state.setup == choices.setup()
    window.close()
    assert program.menu.isVisible()
    assert program.game_window is None
    assert program.menu.form.choices() == choices
    assert open_window(program) is not window


def test_rules_are_kept_by_a_rematch_by_the_card_and_by_the_settings(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program()
    program.menu.form.set_choices(MenuChoices(rules=VanishingRow()))
    window = open_window(program)
    show_active(qtbot, window)
    click(window, 3)
    QTest.keyClick(window.board_view, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert window.controller.state.result is not None
    QTest.keyClick(window.board_view, Qt.Key.Key_R)
    assert (window.controller.state.setup.rules, window.controller.state.turns) == (VanishingRow(), ())
    click(window, 2)
    window.close()
    qtbot.waitUntil(lambda: program.kept.match is not None)
    (card,) = (card for card in program.menu.play.left_off.ways_on if card.isVisible())
    assert card.facts.text() == "6 × 7 · Vanishing row · 1 disc"
    assert program.settings.choices.rules == VanishingRow()
    QTest.mouseClick(card, LEFT)
    assert program.game_window is not None
    state = program.game_window.controller.state
    assert (state.setup.rules, len(state.turns)) == (VanishingRow(), 1)


def test_closing_mid_game_goes_back_to_the_menu_and_ends_the_thinking(
    start_program: StartProgram, qtbot: QtBot
) -> None:
    engine = SlowEngine()
    program = start_program(engine)
    QTest.mouseClick(program.menu.form.opponent.segment(Opponent.COMPUTER), LEFT)
    window = open_window(program)
    thread = window.findChild(EngineThread)
    assert thread is not None
    click(window, 3)
    qtbot.waitUntil(engine.started.is_set)
    window.close()
    assert engine.ended.is_set()
    assert not thread.is_running()
    assert program.menu.isVisible()


def test_closing_the_menu_ends_the_program_and_leaves_no_thread(start_program: StartProgram, qtbot: QtBot) -> None:
    before = threading.active_count()
    program = start_program()
    QTest.mouseClick(program.menu.form.opponent.segment(Opponent.COMPUTER), LEFT)
    open_window(program).close()
    with qtbot.waitSignal(program.finished):
        program.menu.close()
    program.shut_down()
    assert threading.active_count() == before


def test_choices_and_geometry_are_remembered_across_runs(start_program: StartProgram) -> None:
    program = start_program()
    program.menu.form.columns.setValue(9)
    program.menu.resize(700, 650)
    window = open_window(program)
    window.resize(740, 600)
    window.close()
    program.menu.close()
    again = start_program()
    assert again.menu.form.choices().size == BoardSize(6, 9)
    assert again.menu.size().toTuple() == (700, 650)
    assert open_window(again).size().toTuple() == (740, 600)


@pytest.mark.parametrize("is_in_game", [False, True])
def test_control_q_ends_the_program(start_program: StartProgram, qtbot: QtBot, is_in_game: bool) -> None:
    program = start_program()
    window = open_window(program) if is_in_game else program.menu
    with qtbot.waitSignal(program.finished):
        QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert program.game_window is None
    assert not program.menu.isVisible()


@pytest.mark.parametrize(
    ("menu_at", "window_at"),
    [((250, 300), (200, 350)), ((0, 0), (0, 50)), ((700, 700), (484, 656)), ((-90, -190), (0, 0))],
)
def test_a_window_without_a_place_opens_in_the_middle_of_the_menu_and_on_the_screen(
    qtbot: QtBot, menu_at: tuple[int, int], window_at: tuple[int, int]
) -> None:
    menu, window = QWidget(), QMainWindow()
    menu.setGeometry(*menu_at, 200, 200)
    window.setMinimumSize(300, 100)
    for widget in (menu, window):
        qtbot.addWidget(widget)
    assert menu.screen().availableGeometry().size().toTuple() == (800, 800)
    restore(window, "", over=menu)
    assert window.pos().toTuple() == window_at


def test_the_first_game_opens_where_the_menu_was(start_program: StartProgram) -> None:
    program = start_program()
    program.menu.setGeometry(100, 60, 620, 700)
    window = open_window(program)
    middle = program.menu.geometry().center() - window.geometry().center()
    assert middle.manhattanLength() <= 48


@pytest.mark.parametrize(
    "text", ["{", '{"rows": 99, "menu_geometry": "AAAA", "game_geometry": "!!"}', '{"first_level": "dog"}']
)
def test_a_damaged_settings_file_never_keeps_the_game_from_opening(
    start_program: StartProgram, settings_file: SettingsFile, text: str
) -> None:
    settings_file.path.parent.mkdir(parents=True)
    settings_file.path.write_text(text)
    program = start_program()
    assert program.menu.form.choices().size == BoardSize(6, 7)
    window = open_window(program)
    assert window.isVisible()
    assert window.screen().availableGeometry().contains(window.geometry())


def test_a_closed_game_leaves_nothing_that_moves_or_listens(
    start_program: StartProgram, appearance: Appearance, qtbot: QtBot
) -> None:
    program = start_program(motion=Motion(drop_ms=200))
    window = open_window(program)
    click(window, 3)
    assert window.scene.is_falling
    with qtbot.waitSignal(window.destroyed):
        window.close()
    appearance.set_theme(DARK)
    QTest.qWait(20)
    assert program.menu.isVisible()


def test_the_adaptive_strength_goes_on_where_the_last_run_left_it(
    start_program: StartProgram, settings_file: SettingsFile
) -> None:
    settings_file.save(Settings(adaptive_strength=2.5))
    lineup = FakeLineup()
    start_program(lineup=lineup)
    assert lineup.strength.value == 2.5


@pytest.mark.parametrize(
    "leave", [lambda program: program.game_window.close(), Program.shut_down], ids=["game", "program"]
)
def test_the_adaptive_strength_is_saved_when_a_game_or_the_program_ends(
    start_program: StartProgram, settings_file: SettingsFile, leave: Callable[[Program], None]
) -> None:
    lineup = FakeLineup()
    program = start_program(lineup=lineup)
    open_window(program)
    lineup.strength.value = 3.25
    leave(program)
    assert settings_file.load().adaptive_strength == 3.25


def test_what_the_adaptive_level_learns_from_a_game_is_saved_with_it(
    start_program: StartProgram, settings_file: SettingsFile, qtbot: QtBot
) -> None:
    program = start_program(lineup=Lineup())
    program.start_game(against_computer(ADAPTIVE))
    window = program.game_window
    assert window is not None
    click(window, 3)
    qtbot.waitUntil(lambda: len(window.controller.state.turns) == 2)
    window.referee.resign()
    window.close()
    assert settings_file.load().adaptive_strength < DEFAULT_STRENGTH


def test_shutting_down_during_a_game_saves_and_ends_it(start_program: StartProgram, qtbot: QtBot) -> None:
    engine = SlowEngine()
    program = start_program(engine)
    QTest.mouseClick(program.menu.form.opponent.segment(Opponent.COMPUTER), LEFT)
    window = open_window(program)
    click(window, 3)
    qtbot.waitUntil(engine.started.is_set)
    program.shut_down()
    program.shut_down()
    assert engine.ended.is_set()
    assert program.game_window is None
