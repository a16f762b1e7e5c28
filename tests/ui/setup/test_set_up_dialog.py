"""Setting up a position: with the mouse, with the keys alone, by pasting, on every size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QSpinBox
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.notation import board_after
from connect4_gui.settings.language import SPOKEN, Language
from connect4_gui.settings.theme import DARK
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.setup.set_up_dialog import LEAST_SIZE, SetUpDialog
from connect4_gui.ui.words.translation import Translation
from tests.ui.clipping import clipped
from tests.ui.conftest import show_active
from tests.ui.hands import LEFT, focused
from tests.ui.readout import heard, spoken_name

RIGHT = Qt.MouseButton.RightButton
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
SMALL, BIG = BoardSize(4, 5), BoardSize(8, 9)

FLOATING = ". . . . .\n. X . . .\n. . . . .\nO . . . .\n1 2 3 4 5"
FOUR = ". . . . .\n. . . . .\n. . . . .\nX X X X O"

OpenDialog = Callable[..., SetUpDialog]


@pytest.fixture
def set_up(qtbot: QtBot, appearance: Appearance) -> OpenDialog:
    def open_dialog(size: BoardSize = STANDARD_SIZE, start: Board | None = None) -> SetUpDialog:
        dialog = SetUpDialog(appearance, size, start)
        qtbot.addWidget(dialog)
        show_active(qtbot, dialog)
        return dialog

    return open_dialog


def spot(dialog: SetUpDialog, column: int, row: int = 0) -> QPoint:
    return dialog.board.view.mapFromScene(dialog.board.scene.layout_.centre((row, column)))


def click(dialog: SetUpDialog, column: int, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseClick(dialog.board.view.viewport(), button, pos=spot(dialog, column))


def press(dialog: SetUpDialog, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press keys wherever the focus is."""
    assert dialog.isVisible()
    for key in keys:
        QTest.keyClick(focused(), key, modifier)


def paste(dialog: SetUpDialog, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    press(dialog, Qt.Key.Key_V, modifier=CONTROL)


def rows(dialog: SetUpDialog) -> list[str]:
    """The rows of the board that are not empty, from the bottom up."""
    lines = str(dialog.editor.board).splitlines()[-2::-1]
    return [line.replace(" ", "") for line in lines if set(line) != {".", " "}]


def shown(dialog: SetUpDialog) -> set[tuple[Side, tuple[int, int]]]:
    return {(circle.side, circle.cell) for circle in dialog.board.scene.circles}


def test_a_left_click_drops_the_chosen_disc_and_a_right_click_takes_the_highest_away(set_up: OpenDialog) -> None:
    dialog = set_up()
    click(dialog, 3)
    click(dialog, 3)
    QTest.mouseClick(dialog.controls.tool.segment(Side.SECOND), LEFT)
    click(dialog, 3)
    click(dialog, 0)
    assert rows(dialog) == ["O..X...", "...X...", "...O..."]
    assert shown(dialog) == {
        (Side.SECOND, (0, 0)),
        (Side.FIRST, (0, 3)),
        (Side.FIRST, (1, 3)),
        (Side.SECOND, (2, 3)),
    }
    click(dialog, 3, RIGHT)
    assert rows(dialog) == ["O..X...", "...X..."]
    assert dialog.status.text() == "Red: 2 · Yellow: 1 · Red to move"


def test_every_click_of_a_quick_hand_counts(set_up: OpenDialog) -> None:
    dialog = set_up()
    view, place = dialog.board.view.viewport(), spot(dialog, 2)
    for button, count in ((LEFT, 2), (RIGHT, 0)):
        QTest.mouseClick(view, button, pos=place)
        QTest.mouseDClick(view, button, pos=place)
        QTest.mouseRelease(view, button, pos=place)
        assert dialog.editor.board.disc_count == count


def test_dragging_off_a_column_changes_nothing(set_up: OpenDialog) -> None:
    dialog = set_up()
    view = dialog.board.view.viewport()
    for button in (LEFT, RIGHT):
        QTest.mousePress(view, button, pos=spot(dialog, 2))
        QTest.mouseRelease(view, button, pos=spot(dialog, 5))
    assert not dialog.editor.can_undo


def test_the_eraser_takes_away_and_shows_which_disc(set_up: OpenDialog) -> None:
    dialog = set_up(start=board_after(STANDARD_SIZE, "445"))
    QTest.mouseClick(dialog.controls.tool.segment(None), LEFT)
    QTest.mouseMove(dialog.board.view.viewport(), spot(dialog, 3, 5))
    QTest.mouseMove(dialog.board.view.viewport(), spot(dialog, 3, 4))
    scene = dialog.board.scene
    assert scene.take_mark.isVisible()
    assert scene.take_mark.pos() == scene.layout_.centre((1, 3))
    click(dialog, 3)
    assert rows(dialog) == ["...XX.."]
    assert scene.take_mark.pos() == scene.layout_.centre((0, 3))
    click(dialog, 3)
    assert not scene.take_mark.isVisible()
    click(dialog, 3)
    assert dialog.status.text() == "Column 4 is empty."


def test_a_full_column_says_so(set_up: OpenDialog) -> None:
    dialog = set_up(SMALL, board_after(SMALL, "1111"))
    click(dialog, 0)
    assert dialog.status.text() == "Column 1 is full."
    assert dialog.editor.board.disc_count == 4
    assert dialog.ok.isEnabled()


def test_the_keys_alone_set_up_a_position_and_play_it(set_up: OpenDialog) -> None:
    dialog = set_up(SMALL)
    press(dialog, Qt.Key.Key_1, Qt.Key.Key_O, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_X)
    press(dialog, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Space)
    assert rows(dialog) == ["XO.X.", "O..X."]
    press(dialog, Qt.Key.Key_Delete, Qt.Key.Key_E, Qt.Key.Key_2)
    assert rows(dialog) == ["X..X.", "O...."]
    while focused() is not dialog.controls.mover.segment(Side.FIRST):
        press(dialog, Qt.Key.Key_Tab)
    press(dialog, Qt.Key.Key_Right)
    assert dialog.status.text() == "Red: 2 · Yellow: 1 · Yellow to move"
    while focused() is not dialog.ok:
        press(dialog, Qt.Key.Key_Tab)
    accepted: list[Board] = []
    dialog.accepted_position.connect(accepted.append)
    press(dialog, Qt.Key.Key_Return)
    (board,) = accepted
    assert str(board) == ". . . . .\n. . . . .\nO . . . .\nX . . X .\n1 2 3 4 5"
    assert board.side is Side.SECOND
    assert not dialog.isVisible()


def test_a_number_beyond_the_board_and_a_held_key_do_nothing_more(set_up: OpenDialog) -> None:
    dialog = set_up(SMALL)
    press(dialog, Qt.Key.Key_9)
    press(dialog, Qt.Key.Key_Delete)
    assert not dialog.editor.can_undo


def test_tab_visits_everything_that_can_be_used(set_up: OpenDialog) -> None:
    dialog = set_up(start=board_after(STANDARD_SIZE, "4"))
    press(dialog, Qt.Key.Key_1)
    visited = set()
    for _ in range(20):
        visited.add(focused())
        press(dialog, Qt.Key.Key_Tab)
    assert visited == {
        dialog.board.view,
        dialog.controls.tool.segment(Side.FIRST),
        dialog.controls.mover.segment(Side.SECOND),
        dialog.controls.rows,
        dialog.controls.columns,
        *(dialog.controls.undo, dialog.controls.clear, dialog.controls.paste, dialog.cancel, dialog.ok),
        *(dialog.controls.analyse, dialog.controls.save),
    }


def test_everything_is_undone_and_redone_by_its_keys(set_up: OpenDialog) -> None:
    dialog = set_up()
    click(dialog, 3)
    QTest.mouseClick(dialog.controls.mover.segment(Side.SECOND), LEFT)
    QTest.mouseClick(dialog.controls.rows.minus, LEFT)
    QTest.mouseClick(dialog.controls.clear, LEFT)
    assert (rows(dialog), dialog.controls.rows.value()) == ([], 5)
    press(dialog, Qt.Key.Key_Z, Qt.Key.Key_Z, modifier=CONTROL)
    assert (rows(dialog), dialog.controls.rows.value()) == (["...X..."], 6)
    press(dialog, Qt.Key.Key_Z, modifier=CONTROL)
    assert dialog.controls.mover.segment(Side.FIRST).isChecked()
    press(dialog, Qt.Key.Key_Y, modifier=CONTROL)
    assert dialog.controls.mover.segment(Side.SECOND).isChecked()
    press(dialog, Qt.Key.Key_Z, modifier=CONTROL | SHIFT)
    assert dialog.controls.rows.value() == 5
    QTest.mouseClick(dialog.controls.redo, LEFT)
    assert rows(dialog) == []
    assert not dialog.controls.redo.isEnabled()


def test_undo_and_paste_mean_the_board_where_a_number_has_the_focus(set_up: OpenDialog) -> None:
    dialog = set_up()
    dialog.controls.rows.setFocus()
    press(dialog, Qt.Key.Key_Up)
    assert dialog.editor.board.size == BoardSize(7, 7)
    press(dialog, Qt.Key.Key_Z, modifier=CONTROL)
    assert dialog.editor.board.size == STANDARD_SIZE
    assert focused() is dialog.controls.rows
    paste(dialog, "44")
    assert rows(dialog) == ["...X...", "...O..."]
    press(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_moves_are_pasted_onto_the_board_that_is_there(set_up: OpenDialog) -> None:
    dialog = set_up(SMALL)
    paste(dialog, "33-45")
    assert dialog.editor.board == board_after(SMALL, "33-45")
    assert dialog.controls.mover.value is Side.SECOND
    press(dialog, Qt.Key.Key_Z, modifier=CONTROL)
    assert rows(dialog) == []


def test_a_board_is_pasted_with_its_size_and_whoever_has_fewer_discs_moves(set_up: OpenDialog) -> None:
    dialog = set_up(start=board_after(STANDARD_SIZE, "123"))
    paste(dialog, str(board_after(BIG, "99-99")))
    board = dialog.editor.board
    assert (board.size, dialog.controls.rows.value(), dialog.controls.columns.value()) == (BIG, 8, 9)
    assert {circle.cell for circle in dialog.board.scene.circles} == {(row, 8) for row in range(4)}
    assert dialog.controls.mover.value is Side.FIRST
    assert focused() is dialog.board.view
    press(dialog, Qt.Key.Key_9)
    assert dialog.editor.board.disc_count == 5


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("44x", "Move 3 (x): a move is a column from 1 to 7, or - for a passed turn."),
        ("", "There are no moves on the clipboard."),
        ("....\n..z.\n....\n....", "Line 2, character 3 (z): a board is drawn with X, O and dots."),
        ("....\n...\n....\n....", "Line 2 is not as long as the first line of the board."),
        ("....\n....", "A board has 4–8 rows and 4–9 columns."),
        (f"{FLOATING}\nX: 1", "Column 2, row 3: nothing lies under this disc."),
        (f"{FOUR}\nX: 1", "The board on the clipboard has four in a row already."),
        ("." * 5000, "The text on the clipboard is too long for a game."),
    ],
)
def test_a_bad_text_is_named_with_its_place_and_changes_nothing(set_up: OpenDialog, text: str, sentence: str) -> None:
    dialog = set_up()
    QGuiApplication.clipboard().setText(text)
    QTest.mouseClick(dialog.controls.paste, LEFT)
    assert dialog.status.text() == sentence
    assert not dialog.editor.can_undo
    click(dialog, 0)
    assert dialog.status.text() == "Red: 1 · Yellow: 0 · Red to move"


def test_a_floating_disc_is_named_and_marked_until_the_gap_is_filled(set_up: OpenDialog) -> None:
    dialog = set_up()
    paste(dialog, FLOATING)
    assert dialog.status.text().startswith("Nothing lies under the disc in column 2, row 3.")
    assert [circle.cell for circle in dialog.board.scene.circles if circle.is_winning] == [(2, 1)]
    assert not dialog.ok.isEnabled()
    click(dialog, 1)
    click(dialog, 1)
    assert dialog.ok.isEnabled()
    assert not any(circle.is_winning or circle.is_dimmed for circle in dialog.board.scene.circles)


def test_a_four_that_is_there_already_cannot_be_played(set_up: OpenDialog, qtbot: QtBot) -> None:
    dialog = set_up(start=board_after(STANDARD_SIZE, "112233"))
    click(dialog, 3)
    assert dialog.status.text() == "Red has four in a row already. Take a disc of the line away."
    assert dialog.status.property("role") == "alarm"
    assert not dialog.ok.isEnabled()
    with qtbot.assertNotEmitted(dialog.accepted_position):
        dialog.accept()
    press(dialog, Qt.Key.Key_O)
    click(dialog, 3)
    click(dialog, 3, RIGHT)
    click(dialog, 3, RIGHT)
    assert dialog.ok.isEnabled()
    assert dialog.status.property("role") == "plain"


def test_both_fours_and_a_full_board_are_named(set_up: OpenDialog) -> None:
    dialog = set_up()
    paste(dialog, ".....\n.....\nOOOO.\nXXXX.")
    assert dialog.status.text() == "Both colours have four in a row already. Take discs away."
    paste(dialog, "XXOOX\nOOXXO\nXXOOX\nOOXXO")
    assert dialog.status.text() == "The board is full. Leave room for at least one disc."
    assert not dialog.ok.isEnabled()
    click(dialog, 4, RIGHT)
    assert dialog.ok.isEnabled()


def test_counts_of_discs_need_not_match(set_up: OpenDialog) -> None:
    dialog = set_up()
    for column in (0, 1, 2, 0, 1, 2):
        click(dialog, column)
    accepted: list[Board] = []
    dialog.accepted_position.connect(accepted.append)
    QTest.mouseClick(dialog.ok, LEFT)
    (board,) = accepted
    assert (board.own.bit_count(), board.disc_count, board.side) == (6, 6, Side.FIRST)


def test_another_size_keeps_what_fits_and_says_what_did_not(set_up: OpenDialog) -> None:
    dialog = set_up(start=board_after(STANDARD_SIZE, "7711111"))
    for _ in range(2):
        QTest.mouseClick(dialog.controls.rows.minus, LEFT)
    assert dialog.status.text() == "1 disc had no room and was taken away."
    QTest.mouseClick(dialog.controls.columns.minus, LEFT)
    assert dialog.status.text() == "2 discs had no room and were taken away."
    assert rows(dialog) == ["X.....", "O.....", "X.....", "O....."]
    press(dialog, Qt.Key.Key_Z, modifier=CONTROL)
    assert rows(dialog)[0] == "X.....X"


def test_the_wheel_changes_no_size_on_its_way_past(set_up: OpenDialog) -> None:
    dialog = set_up()
    place = QPointF(dialog.controls.rows.rect().center())
    wheel = QWheelEvent(
        place,
        dialog.controls.rows.mapToGlobal(place),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(dialog.controls.rows, wheel)
    assert dialog.editor.board.size == STANDARD_SIZE


def test_every_size_can_be_chosen_and_clicked(set_up: OpenDialog) -> None:
    dialog = set_up()
    for size in (SMALL, BIG, BoardSize(4, 9), BoardSize(8, 4)):
        dialog.controls.rows.setValue(size.rows)
        dialog.controls.columns.setValue(size.columns)
        click(dialog, size.columns - 1)
        assert dialog.editor.board.disc_at(0, size.columns - 1) is Side.FIRST
        assert len(dialog.board.scene.circles) == dialog.editor.board.disc_count


def test_escape_asks_once_before_work_is_lost(set_up: OpenDialog) -> None:
    dialog = set_up()
    press(dialog, Qt.Key.Key_4, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.status.text() == "Press Esc again to leave without this position."
    press(dialog, Qt.Key.Key_5, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    untouched = set_up()
    QTest.keyClick(untouched, Qt.Key.Key_Escape)
    assert not untouched.isVisible()


def test_the_focus_goes_to_the_board_when_its_button_cannot_be_used_any_more(set_up: OpenDialog) -> None:
    dialog = set_up()
    press(dialog, Qt.Key.Key_4)
    dialog.controls.undo.setFocus()
    press(dialog, Qt.Key.Key_Return)
    assert rows(dialog) == []
    assert focused() is dialog.board.view


def test_a_screen_reader_hears_what_happens(set_up: OpenDialog) -> None:
    dialog = set_up(SMALL)
    told: list[str] = []
    dialog.announced.connect(told.append)
    press(dialog, Qt.Key.Key_1, Qt.Key.Key_O, Qt.Key.Key_1, Qt.Key.Key_Delete, Qt.Key.Key_Right)
    QTest.mouseClick(dialog.controls.clear, LEFT)
    paste(dialog, FOUR)
    assert told == [
        "Column 1, row 1: Red",
        "Yellow",
        "Column 1, row 2: Yellow",
        "Column 1, row 2: empty",
        "Column 2: 0 discs",
        "The board is empty.",
        "Red has four in a row already. Take a disc of the line away.",
    ]


def test_taking_from_a_full_column_is_told_with_its_row(set_up: OpenDialog) -> None:
    dialog = set_up(SMALL, board_after(SMALL, "1111"))
    told: list[str] = []
    dialog.announced.connect(told.append)
    click(dialog, 0, RIGHT)
    assert told == ["Column 1, row 4: empty"]


def test_every_control_and_every_cell_has_a_name(set_up: OpenDialog) -> None:
    dialog = set_up(SMALL, board_after(SMALL, "33"))
    controls = [*dialog.findChildren(QAbstractButton), *dialog.findChildren(QSpinBox), dialog.board.view]
    shown = [control for control in controls if control.isVisible()]
    assert [control for control in shown if not spoken_name(control)] == []
    interface = QAccessible.queryAccessibleInterface(dialog)
    assert interface is not None
    names = list(heard(interface))
    assert "Column 3, row 2: Yellow" in names
    assert "Column 5, row 4: empty" in names
    assert len([name for name in names if name.startswith("Column ")]) == SMALL.cells


def test_the_words_follow_language_and_theme(
    set_up: OpenDialog, appearance: Appearance, translation: Translation
) -> None:
    dialog = set_up(start=board_after(STANDARD_SIZE, "4"))
    appearance.set_theme(DARK)
    translation.use(Language.GERMAN)
    QTest.qWait(0)
    assert dialog.windowTitle() == "Stellung aufbauen"
    assert dialog.controls.tool.titles == ["Rot", "Gelb", "Radierer"]
    assert dialog.status.text() == "Rot: 1 · Gelb: 0 · Gelb ist am Zug"


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("size", [(940, 660), (683, 384), LEAST_SIZE.toTuple()], ids=str)
def test_no_text_is_cut_off(
    set_up: OpenDialog, translation: Translation, language: Language, size: tuple[int, int]
) -> None:
    translation.use(language)
    dialog = set_up(BIG)
    dialog.resize(*size)
    for text in ("44x", "....\n..z.\n....\n....", FLOATING, FOUR, "4453"):
        QGuiApplication.clipboard().setText(text)
        dialog.paste_text()
        QTest.qWait(0)
        assert clipped(dialog) == []
    assert (dialog.width(), dialog.height()) == tuple(size)
    assert dialog.board.view.width() >= 200


@pytest.mark.usefixtures("larger_text")
@pytest.mark.parametrize("language", SPOKEN)
def test_larger_text_is_not_cut_off(set_up: OpenDialog, translation: Translation, language: Language) -> None:
    translation.use(language)
    dialog = set_up(BIG)
    for text in ("44x", FLOATING, FOUR, "4453"):
        QGuiApplication.clipboard().setText(text)
        dialog.paste_text()
        QTest.qWait(0)
        assert clipped(dialog) == []


def test_on_a_low_screen_the_controls_scroll_and_the_buttons_stay(set_up: OpenDialog) -> None:
    dialog = set_up()
    dialog.resize(683, 384)
    QTest.qWait(0)
    assert dialog.rect().contains(dialog.ok.geometry())
    dialog.controls.paste.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.qWait(0)
    assert not dialog.controls.paste.visibleRegion().isEmpty()
