"""The card with the turns, as it follows a game."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from connect4_gui.settings.theme import DARK
from connect4_gui.ui.game.move_record import MoveRecord
from connect4_gui.ui.game.turns_model import TurnsModel
from connect4_gui.ui.look.appearance import Appearance
from tests.ui.conftest import OpenGame
from tests.ui.hands import play
from tests.ui.readout import heard


def selected_rows(record: MoveRecord) -> list[int]:
    return [index.row() for index in record.view.selectionModel().selectedRows()]


def test_the_last_turn_is_the_current_one(open_game: OpenGame) -> None:
    window = open_game()
    record = window.panel.record
    assert not record.view.currentIndex().isValid()
    for number, move in enumerate("44536"):
        play(window, move)
        assert record.view.currentIndex().data(TurnsModel.TURN) == window.controller.state.turns[number]
        assert selected_rows(record) == [number // 2]
    window.referee.undo()
    window.referee.undo()
    assert record.view.currentIndex().data(TurnsModel.TURN) == window.controller.state.turns[-1]
    assert selected_rows(record) == [1]
    window.referee.new_game()
    assert not record.view.currentIndex().isValid()
    assert selected_rows(record) == []


def test_the_record_is_painted_again_in_another_theme(open_game: OpenGame, appearance: Appearance) -> None:
    window = open_game()
    play(window, "44")
    picture = window.panel.record.view.viewport().grab().toImage()
    appearance.set_theme(DARK)
    assert window.panel.record.view.viewport().grab().toImage() != picture


def test_an_empty_record_says_so(open_game: OpenGame) -> None:
    window = open_game()
    empty = window.panel.record.view.grab().toImage()
    play(window, "4")
    window.referee.undo()
    QTest.qWait(0)
    assert window.panel.record.view.grab().toImage() == empty
    window.panel.record.view.set_empty_text("")
    assert window.panel.record.view.grab().toImage() != empty


def test_a_screen_reader_finds_every_turn(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "445")
    interface = QAccessible.queryAccessibleInterface(window.panel.record)
    assert interface is not None
    names = [name for name in heard(interface) if "column" in name]
    assert names == ["Red, column 4, row 1", "Yellow, column 4, row 2", "Red, column 5, row 1"]


def test_the_arrows_read_one_turn_after_another(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "445")
    view = window.panel.record.view
    view.setFocus()
    read = []
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(view, key)
        read.append(view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole))
    first, second, third = "Red, column 4, row 1", "Yellow, column 4, row 2", "Red, column 5, row 1"
    assert read == [second, first, first, second, third, third]


def test_enter_shows_the_game_at_the_turn_that_was_read(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "445")
    window.panel.record.view.setFocus()
    QTest.keyClick(window.panel.record.view, Qt.Key.Key_Up)
    QTest.keyClick(window.panel.record.view, Qt.Key.Key_Return)
    assert window.display.place == 2


def test_other_keys_go_on_to_the_board(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "445")
    view = window.panel.record.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Up)
    QTest.keyClick(view, Qt.Key.Key_2)
    assert window.board_view.hasFocus()
    assert view.currentIndex().data(TurnsModel.TURN) == window.controller.state.turns[-1]


def test_tab_comes_to_turns_and_not_to_an_empty_list(open_game: OpenGame) -> None:
    window = open_game()
    assert window.panel.record.view.focusPolicy() is Qt.FocusPolicy.NoFocus
    play(window, "4")
    assert window.panel.record.view.focusPolicy() is Qt.FocusPolicy.TabFocus
