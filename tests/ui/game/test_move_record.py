"""The card with the turns, as it follows a game."""

from __future__ import annotations

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
