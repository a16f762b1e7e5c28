"""The game window as a whole: cards, record, toolbar, help, narrow and wide."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.settings.theme import DARK
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.look.appearance import Appearance
from tests.matches import WON, against_computer, friends
from tests.ui.conftest import OpenGame
from tests.ui.hands import play, point, press


def test_the_toolbar_says_what_is_played(open_game: OpenGame) -> None:
    assert open_game(MatchSetup(size=BoardSize(8, 9))).toolbar.summary == "8 × 9 · Two players"
    assert open_game(against_computer()).toolbar.summary == "6 × 7 · Level: Medium"


def test_default_names_follow_the_opponent(open_game: OpenGame) -> None:
    friend = open_game().panel.cards
    assert (friend[Side.FIRST].name, friend[Side.SECOND].name) == ("Player 1", "Player 2")
    computer = open_game(against_computer()).panel.cards
    assert (computer[Side.FIRST].name, computer[Side.SECOND].name) == ("Player 1", "Computer")


def test_a_name_that_looks_like_html_is_shown_as_it_is(open_game: OpenGame) -> None:
    window = open_game(friends("<b>Bob</b>", ""))
    play(window, WON)
    title = window.panel.result.findChildren(QLabel)[0]
    assert title.text() == "<b>Bob</b> wins"
    assert title.textFormat() is Qt.TextFormat.PlainText
    assert "&lt;b&gt;" in window.status.chip.toolTip()


def test_the_movers_card_is_framed(open_game: OpenGame) -> None:
    window = open_game()
    cards = window.panel.cards
    assert (cards[Side.FIRST].is_framed, cards[Side.SECOND].is_framed) == (True, False)
    assert cards[Side.FIRST].note == "to move · 0 wins"
    play(window, "4")
    assert (cards[Side.FIRST].is_framed, cards[Side.SECOND].is_framed) == (False, True)


def test_the_record_shows_the_moves(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "4453")
    assert window.panel.record.signs == ("4", "4", "5", "3")
    assert window.panel.record.accessibleDescription() == "4453"


@pytest.mark.parametrize(("size", "is_compact"), [((1120, 760), False), ((480, 800), True), ((1500, 560), False)])
def test_the_panel_moves_below_the_board_in_a_narrow_window(
    open_game: OpenGame, size: tuple[int, int], is_compact: bool
) -> None:
    window = open_game(MatchSetup(turn_seconds=20))
    window.resize(*size)
    QTest.qWait(0)
    panel, board = window.panel.geometry(), window.board_view.geometry()
    assert window.panel.is_compact is is_compact
    assert (panel.top() >= board.bottom()) if is_compact else (panel.left() >= board.right())
    for card in window.panel.cards.values():
        assert window.panel.rect().contains(card.geometry())


def test_the_smallest_window_shows_everything(open_game: OpenGame) -> None:
    window = open_game(MatchSetup(turn_seconds=20, size=BoardSize(8, 9)))
    window.resize(window.minimumSize())
    QTest.qWait(0)
    assert window.size() == window.minimumSize()
    assert window.rect().contains(window.status.geometry())
    assert window.panel.geometry().bottom() <= window.status.geometry().top()


def test_nothing_moves_when_the_turn_changes(open_game: OpenGame) -> None:
    window = open_game(friends("A", "A very long name, indeed!"[:24], turn_seconds=20))
    QTest.qWait(0)
    places = [window.board_view, window.panel, window.status.chip, *window.panel.cards.values()]
    before = [place.geometry() for place in places]
    play(window, "4")
    QTest.qWait(0)
    assert [place.geometry() for place in places] == before


def test_pausing_veils_the_board(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "4")
    picture = window.board_view.grab().toImage()
    press(window, Qt.Key.Key_P)
    assert window.board_view.grab().toImage() != picture
    press(window, Qt.Key.Key_P)
    assert window.board_view.grab().toImage() == picture


def veiled(window: GameWindow, moves: str) -> QImage:
    """The paused board with ``moves`` on it."""
    window.controller.referee.new_game()
    play(window, moves)
    window.scene.point_at(None)
    press(window, Qt.Key.Key_P)
    return window.board_view.grab().toImage()


def test_nothing_shines_through_the_veil(open_game: OpenGame) -> None:
    window = open_game()
    assert veiled(window, "4453") == veiled(window, "1")


@pytest.mark.parametrize("key", [Qt.Key.Key_F1, Qt.Key.Key_Question])
@pytest.mark.parametrize(
    "setup",
    [MatchSetup(turn_seconds=20), MatchSetup(game_time=GameTime(3, 2)), MatchSetup()],
    ids=["turn", "game", "no"],
)
def test_a_dialog_hides_the_board_of_a_timed_game(open_game: OpenGame, setup: MatchSetup, key: Qt.Key) -> None:
    window = open_game(setup)
    play(window, "4")
    window.scene.point_at(None)
    picture = window.board_view.grab().toImage()
    press(window, key)
    dialog = window.help_dialog or window.shortcuts_dialog
    assert dialog is not None
    is_hidden = window.board_view.grab().toImage() != picture
    assert is_hidden is setup.is_timed
    assert window.cells.table.isVisible() is not setup.is_timed
    dialog.reject()
    assert window.board_view.grab().toImage() == picture


def test_a_dialog_after_the_end_leaves_the_board_in_sight(open_game: OpenGame) -> None:
    window = open_game(MatchSetup(turn_seconds=20))
    play(window, "1122334")
    picture = window.board_view.grab().toImage()
    window.open_help()
    assert window.board_view.grab().toImage() == picture


def test_help_opens_once_with_f1(open_game: OpenGame) -> None:
    window = open_game()
    press(window, Qt.Key.Key_F1)
    dialog = window.help_dialog
    assert dialog is not None
    assert dialog.isVisible()
    window.open_help()
    assert window.help_dialog is dialog
    dialog.reject()
    assert window.help_dialog is None


def test_the_theme_can_change_during_a_game(open_game: OpenGame, appearance: Appearance) -> None:
    window = open_game()
    play(window, "44")
    point(window, 2)
    light = window.grab().toImage()
    appearance.set_theme(DARK)
    dark = window.grab().toImage()
    assert light.pixelColor(5, 300).lightness() > 200
    assert dark.pixelColor(5, 300).lightness() < 60
    assert window.status.chip.ground == DARK.first


def test_every_control_has_an_accessible_name(open_game: OpenGame) -> None:
    window = open_game(MatchSetup(turn_seconds=20))
    buttons = [button for button in window.findChildren(QPushButton) if not button.isHidden()]
    assert buttons
    for button in buttons:
        assert button.accessibleName() or button.text()
    assert window.board_view.accessibleName() == "Board"


def test_the_window_speaks_no_placeholders(open_game: OpenGame) -> None:
    window = open_game(against_computer(turn_seconds=20))
    for widget in window.findChildren(QWidget):
        text = widget.text() if isinstance(widget, QLabel | QPushButton) else ""
        assert "{" not in text + widget.toolTip() + widget.accessibleName()
