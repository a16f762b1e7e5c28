"""What a screen reader finds and says."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QComboBox, QLineEdit, QScrollBar, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.game.match_setup import MatchSetup, TimeoutRule
from connect4_gui.settings.disc_colours import PALETTE, DiscColours
from connect4_gui.settings.language import SPOKEN, Language
from connect4_gui.settings.theme import LIGHT, THEMES, Theme
from connect4_gui.settings.theme_choice import ThemeChoice
from connect4_gui.ui.game import shortcuts_dialog
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_names import disc_name
from connect4_gui.ui.menu.main_menu import MainMenu
from connect4_gui.ui.options.live_preferences import LivePreferences
from connect4_gui.ui.options.settings_dialog import SettingsDialog
from connect4_gui.ui.words.translation import Translation
from tests.game.fakes import FakeClock
from tests.matches import DRAWN, DRAWN_SIZE, WON, against_computer, friends
from tests.ui.conftest import OpenGame
from tests.ui.fakes import BrokenEngine, ScriptedEngine
from tests.ui.hands import LEFT, click, pass_time, play, point, press
from tests.ui.readout import heard, spoken_name

CONTROLS = (QAbstractButton, QLineEdit, QSpinBox, QAbstractSlider, QComboBox)


def space(window: GameWindow, column: int, row: int) -> QAccessibleInterface:
    """What a screen reader finds in a cell, counted from 1 as people do: the headers come before the others."""
    table = QAccessible.queryAccessibleInterface(window.cells.table)
    assert table is not None
    child = table.child(row * (window.controller.state.setup.size.columns + 1) + column)
    assert child is not None
    return child


def cell(window: GameWindow, column: int, row: int) -> str:
    return space(window, column, row).text(QAccessible.Text.Name)


def sentences(window: GameWindow) -> list[str]:
    """Everything the narrator says from now on."""
    said: list[str] = []
    window.narrator.announced.connect(said.append)
    return said


def nameless(window: QWidget) -> list[QWidget]:
    """Controls that a screen reader cannot call by a name. A spin box speaks for the field inside it."""
    return [
        widget
        for kind in CONTROLS
        for widget in window.findChildren(kind)
        if not isinstance(widget, QScrollBar)
        and not widget.isHidden()
        and not isinstance(widget.parent(), QSpinBox | QComboBox)
        and not spoken_name(widget).strip()
    ]


@pytest.mark.parametrize("language", SPOKEN)
def test_every_control_of_the_menu_has_a_name(menu: MainMenu, translation: Translation, language: Language) -> None:
    translation.use(language)
    QTest.qWait(0)
    assert nameless(menu) == []


@pytest.mark.parametrize("setup", [MatchSetup(turn_seconds=20), against_computer()])
def test_every_control_of_the_game_has_a_name(open_game: OpenGame, setup: MatchSetup) -> None:
    assert nameless(open_game(setup)) == []


def test_every_control_of_the_dialogs_has_a_name(open_game: OpenGame) -> None:
    window = open_game()
    press(window, Qt.Key.Key_F1)
    dialog = window.help_dialog
    assert dialog is not None
    dialog.about_button.click()
    assert nameless(dialog) == []
    assert nameless(dialog.about_dialog) == []


def test_every_control_of_the_settings_has_a_name(qtbot: QtBot, appearance: Appearance, live: LivePreferences) -> None:
    dialog = SettingsDialog(live, appearance, lambda _sound: None, cores=16)
    qtbot.addWidget(dialog)
    assert nameless(dialog) == []


def test_discs_of_another_colour_are_called_by_it(open_game: OpenGame, appearance: Appearance) -> None:
    window = open_game()
    play(window, "4")
    appearance.wear(ThemeChoice.CLASSIC, DiscColours(PALETTE["green"], None))
    assert cell(window, 4, 1) == "Column 4, row 1: Green, the last move"
    assert spoken_name(window.panel.cards[Side.FIRST]) == "Player 1, Green"
    assert spoken_name(window.panel.cards[Side.SECOND]) == "Player 2, Yellow"


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_discs_of_every_theme_have_a_name_of_their_own(theme: Theme) -> None:
    assert (disc_name(theme, Side.FIRST), disc_name(theme, Side.SECOND)) == ("Red", "Yellow")


def test_discs_that_would_have_the_same_name_are_called_by_their_players() -> None:
    theme = LIGHT.with_discs("#22A35A", "#0C6B30")
    assert (disc_name(theme, Side.FIRST), disc_name(theme, Side.SECOND)) == ("Player 1", "Player 2")


def test_the_players_are_told_apart_by_the_colour_of_their_discs(open_game: OpenGame) -> None:
    window = open_game(friends("Ada", ""))
    assert spoken_name(window.panel.cards[Side.FIRST]) == "Ada, Red"
    assert spoken_name(window.panel.cards[Side.SECOND]) == "Player 2, Yellow"


@pytest.mark.parametrize("size", [BoardSize(4, 5), BoardSize(6, 7), BoardSize(8, 9)])
def test_a_screen_reader_finds_the_board_and_every_cell(open_game: OpenGame, size: BoardSize) -> None:
    window = open_game(MatchSetup(size=size))
    interface = QAccessible.queryAccessibleInterface(window)
    assert interface is not None
    names = list(heard(interface))
    assert "Board" in names
    for row in range(1, size.rows + 1):
        for column in range(1, size.columns + 1):
            assert names.count(f"Column {column}, row {row}: empty") == 1


def test_the_cells_follow_the_moves(open_game: OpenGame) -> None:
    window = open_game()
    assert cell(window, 4, 1) == "Column 4, row 1: empty"
    play(window, "4")
    assert cell(window, 4, 1) == "Column 4, row 1: Red, the last move"
    play(window, "4")
    assert cell(window, 4, 1) == "Column 4, row 1: Red"
    assert cell(window, 4, 2) == "Column 4, row 2: Yellow, the last move"
    assert cell(window, 4, 3) == "Column 4, row 3: empty"


def test_the_winning_line_can_be_heard(open_game: OpenGame) -> None:
    window = open_game()
    play(window, WON)
    assert [cell(window, column, 1) for column in (1, 4)] == [
        "Column 1, row 1: Red, in the winning line",
        "Column 4, row 1: Red, in the winning line",
    ]
    assert cell(window, 1, 2) == "Column 1, row 2: Yellow"


def test_a_new_game_empties_the_cells(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "44")
    QTest.mouseClick(window.toolbar.new_game, LEFT)
    assert cell(window, 4, 1) == "Column 4, row 1: empty"


def test_a_paused_board_cannot_be_read(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "4")
    interface = QAccessible.queryAccessibleInterface(window.board_view)
    assert interface is not None
    press(window, Qt.Key.Key_P)
    assert not any("Column" in name for name in heard(interface))
    press(window, Qt.Key.Key_P)
    assert "Column 4, row 1: Red, the last move" in heard(interface)


def test_the_cells_speak_the_language(open_game: OpenGame, translation: Translation) -> None:
    window = open_game()
    play(window, "4")
    translation.use(Language.FINNISH)
    QTest.qWait(0)
    assert cell(window, 4, 1) == "Sarake 4, rivi 1: Punainen, viimeisin siirto"


@pytest.mark.parametrize("size", [(1120, 760), (480, 700)])
def test_a_cell_is_found_where_it_is_seen(open_game: OpenGame, size: tuple[int, int]) -> None:
    window = open_game()
    window.resize(*size)
    QTest.qWait(0)
    corners: list[Cell] = [(0, 0), (5, 6)]
    for corner in corners:
        centre = window.board_view.mapFromScene(window.scene.layout_.centre(corner))
        rect = space(window, corner[1] + 1, corner[0] + 1).rect()
        assert rect.contains(window.board_view.viewport().mapToGlobal(centre))


def test_the_board_is_a_table_by_rows_and_columns(open_game: OpenGame) -> None:
    window = open_game(MatchSetup(size=BoardSize(4, 5)))
    table = QAccessible.queryAccessibleInterface(window.cells.table)
    assert table is not None
    assert (table.role(), table.text(QAccessible.Text.Name)) == (QAccessible.Role.Table, "Spaces of the board")
    inside = space(window, 2, 3).tableCellInterface()
    assert inside is not None
    assert (inside.rowIndex(), inside.columnIndex()) == (2, 1)
    headers = [*inside.columnHeaderCells(), *inside.rowHeaderCells()]
    assert [header.text(QAccessible.Text.Name) for header in headers] == ["Column 2", "Row 3"]


def test_only_cells_that_have_changed_are_told_of(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "4")
    told: list[tuple[int, int]] = []
    window.cells.table.model().dataChanged.connect(lambda index, _last: told.append((index.row(), index.column())))
    play(window, "4")
    assert sorted(told) == [(0, 3), (1, 3)]


def test_moves_are_announced(open_game: OpenGame) -> None:
    window = open_game()
    said = sentences(window)
    play(window, "443")
    assert said == [
        "Red, column 4, row 1; Yellow to move",
        "Yellow, column 4, row 2; Red to move",
        "Red, column 3, row 1; Yellow to move",
    ]


def test_the_computers_moves_are_announced(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(against_computer(), ScriptedEngine([2]))
    said = sentences(window)
    click(window, 3)
    qtbot.waitUntil(lambda: len(said) == 2)
    assert said[1] == "Yellow, column 3, row 1; Red to move"


def test_the_result_is_announced(open_game: OpenGame) -> None:
    window = open_game(friends("Ada", ""))
    said = sentences(window)
    play(window, WON)
    assert said[-2:] == [
        "Red, column 4, row 1",
        "Ada wins. Four in a row. The line goes from column 1, row 1 to column 4, row 1.",
    ]


def test_a_draw_is_announced(open_game: OpenGame) -> None:
    window = open_game(MatchSetup(size=DRAWN_SIZE))
    said = sentences(window)
    play(window, DRAWN)
    assert said[-1] == "A draw. The board is full and nobody has four in a row."


def test_a_full_column_is_announced(open_game: OpenGame) -> None:
    window = open_game(MatchSetup(size=DRAWN_SIZE))
    play(window, "1111")
    said = sentences(window)
    click(window, 0)
    assert said == ["Column 1 is full"]


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        (TimeoutRule.PASS, ["Time is up for Red", "Red passes; Yellow to move"]),
        (TimeoutRule.LOSE, ["Time is up for Red", "Player 2 wins. Player 1 ran out of time."]),
    ],
)
def test_running_out_of_time_is_announced(
    open_game: OpenGame, clock: FakeClock, rule: TimeoutRule, expected: list[str]
) -> None:
    window = open_game(MatchSetup(turn_seconds=5, timeout_rule=rule))
    said = sentences(window)
    pass_time(window, clock, 6)
    assert said == expected


def test_undo_and_redo_are_announced(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "44")
    said = sentences(window)
    press(window, Qt.Key.Key_U)
    QTest.keyClick(window.board_view, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert said == [
        "Undone: Yellow, column 4, row 2; Yellow to move",
        "Redone: Yellow, column 4, row 2; Red to move",
    ]
    assert cell(window, 4, 2) == "Column 4, row 2: Yellow, the last move"


def test_a_taken_back_disc_is_gone_from_its_cell(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "44")
    press(window, Qt.Key.Key_U)
    assert cell(window, 4, 2) == "Column 4, row 2: empty"
    assert cell(window, 4, 1) == "Column 4, row 1: Red, the last move"


def test_a_win_brought_back_is_announced(open_game: OpenGame) -> None:
    window = open_game()
    play(window, WON)
    press(window, Qt.Key.Key_U)
    said = sentences(window)
    QTest.keyClick(window.board_view, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert said == [
        "Redone: Red, column 4, row 1",
        "Player 1 wins. Four in a row. The line goes from column 1, row 1 to column 4, row 1.",
    ]


def test_a_hint_is_announced(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(adviser=ScriptedEngine([2]))
    said = sentences(window)
    press(window, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: said != [])
    assert said == ["Hint: column 3 · best chance"]


def test_resigning_and_changing_sides_are_announced(open_game: OpenGame) -> None:
    window = open_game(friends("Ada", "Grace"))
    play(window, "4")
    said = sentences(window)
    press(window, Qt.Key.Key_S)
    QTest.keyClick(window.board_view, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert said == [
        "The players have swapped sides: Grace plays Red, Ada plays Yellow",
        "Grace wins. Ada resigned.",
    ]


def test_pauses_and_new_games_are_announced(open_game: OpenGame) -> None:
    window = open_game()
    said = sentences(window)
    press(window, Qt.Key.Key_P, Qt.Key.Key_P, Qt.Key.Key_P)
    QTest.mouseClick(window.toolbar.new_game, LEFT)
    assert said == [
        "Paused",
        "The game goes on; Red to move",
        "Paused",
        "New game, 6 rows and 7 columns; Red to move. Player 1 plays Red, Player 2 plays Yellow.",
    ]


def test_a_computer_that_cannot_move_is_announced(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(against_computer(), BrokenEngine())
    said = sentences(window)
    click(window, 3)
    qtbot.waitUntil(lambda: len(said) == 2)
    assert said[1].startswith("The computer cannot move.")


def test_the_keyboard_says_where_it_points_and_the_mouse_is_silent(open_game: OpenGame) -> None:
    window = open_game(MatchSetup(size=DRAWN_SIZE))
    play(window, "1111")
    said = sentences(window)
    point(window, 3)
    assert said == []
    press(window, Qt.Key.Key_2, Qt.Key.Key_Left)
    assert said == ["Column 2, row 1", "Column 1 is full"]


def test_announcements_reach_the_system(open_game: OpenGame, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[QAccessibleAnnouncementEvent] = []

    class Ears:
        @staticmethod
        def updateAccessibility(event: QAccessibleAnnouncementEvent) -> None:  # noqa: N802
            sent.append(event)

    window = open_game()
    monkeypatch.setattr("connect4_gui.ui.widgets.announcement.QAccessible", Ears)
    monkeypatch.setattr("connect4_gui.ui.widgets.announcement.HAS_ANNOUNCEMENTS", True)
    play(window, "4")
    assert [event.message() for event in sent] == ["Red, column 4, row 1; Yellow to move"]
    assert sent[0].object() is window.board_view


def test_the_shortcuts_are_read_line_by_line(open_game: OpenGame, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(shortcuts_dialog, "announce", lambda _widget, sentence: said.append(sentence))
    window = open_game()
    press(window, Qt.Key.Key_Question)
    dialog = window.shortcuts_dialog
    assert dialog is not None
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Up):
        QTest.keyClick(dialog.close_button, key)
    assert said == ["1 – 9: Choose a column", "← →: Move to the next column", *["1 – 9: Choose a column"] * 2]


def test_the_windows_have_distinct_titles(open_game: OpenGame, menu: MainMenu) -> None:
    assert menu.windowTitle() == "Connect Four"
    assert open_game().windowTitle() == "6 × 7 · Two players – Connect Four"


def test_shortened_texts_are_described_without_markup(open_game: OpenGame) -> None:
    window = open_game(friends("W" * 24, "Grace"))
    assert not [widget for widget in window.findChildren(QWidget) if "<" in widget.accessibleDescription()]


def test_the_discs_to_choose_from_are_radio_buttons(
    qtbot: QtBot, appearance: Appearance, live: LivePreferences
) -> None:
    dialog = SettingsDialog(live, appearance, lambda _sound: None, cores=16)
    qtbot.addWidget(dialog)
    interface = QAccessible.queryAccessibleInterface(dialog.discs[Side.FIRST].swatches[1])
    assert interface is not None
    assert interface.role() is QAccessible.Role.RadioButton
