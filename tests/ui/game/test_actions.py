"""Resign, swap sides, rematch, full screen, side panel, menus: each by its key, its button and its menu entry."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from connect4_gui import paths
from connect4_gui.engine.board import Side
from connect4_gui.engine.levels import ADAPTIVE, PERFECT
from connect4_gui.game.game import Ending
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.settings.language import SPOKEN, Language
from connect4_gui.settings.theme import DARK, LIGHT, Theme
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.look.action_icon import action_icon
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.widgets.action_button import ActionButton
from connect4_gui.ui.widgets.elided_label import ElidedLabel
from connect4_gui.ui.words.translation import Translation
from tests.game.fakes import FakeClock
from tests.matches import DRAWN, DRAWN_SIZE, WON, against_computer, friends, two_bots
from tests.ui.conftest import OpenGame
from tests.ui.fakes import ScriptedEngine, SlowEngine
from tests.ui.hands import LEFT, click, hint_button, hint_of, pass_time, play, press

CONTROL = Qt.KeyboardModifier.ControlModifier
NO_MODIFIER = Qt.KeyboardModifier.NoModifier


def test_the_mover_resigns_against_a_friend(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "4")
    QTest.keyClick(window.board_view, Qt.Key.Key_G, CONTROL)
    result = window.controller.state.result
    assert result is not None
    assert (result.winner, result.ending) == (Side.FIRST, Ending.RESIGNED)
    assert window.panel.result.reason == "Player 2 resigned."
    assert not window.toolbar.resign.isEnabled()


def test_a_person_may_resign_while_the_computer_thinks_and_take_it_back(open_game: OpenGame, qtbot: QtBot) -> None:
    engine = SlowEngine()
    window = open_game(against_computer(), engine)
    click(window, 3)
    qtbot.waitUntil(engine.started.is_set)
    QTest.mouseClick(window.toolbar.resign, LEFT)
    assert window.panel.result.title == "Computer wins"
    assert window.panel.cards[Side.SECOND].note == "Medium · 1 win"
    engine.started.clear()
    press(window, Qt.Key.Key_U)
    assert window.panel.cards[Side.SECOND].note == "thinking… · 0 wins"
    qtbot.waitUntil(engine.started.is_set)


def test_r_is_a_rematch_only_after_the_end(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "112233")
    press(window, Qt.Key.Key_R)
    assert window.controller.state.notation == "112233"
    assert window.toolbar.new_game.text() == "New game"
    play(window, "4")
    assert window.toolbar.new_game.text() == "Rematch"
    press(window, Qt.Key.Key_R)
    assert window.controller.state.notation == ""
    assert window.toolbar.new_game.text() == "New game"


def test_swapping_sides_gives_the_computer_my_discs(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(against_computer(), ScriptedEngine([5, 6]))
    click(window, 3)
    qtbot.waitUntil(lambda: window.controller.state.notation == "46")
    press(window, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: window.controller.state.notation == "467")
    cards = window.panel.cards
    assert (cards[Side.FIRST].name, cards[Side.SECOND].name) == ("Computer", "Player 1")
    assert window.controller.state.person_to_move is Side.SECOND
    assert window.scene.circles[-1].side is Side.FIRST


def test_swapping_after_the_end_begins_the_next_game_and_keeps_the_score(open_game: OpenGame) -> None:
    window = open_game(friends("Ada", "Bob"))
    play(window, WON)
    QTest.mouseClick(window.toolbar.swap_sides, LEFT)
    cards = window.panel.cards
    assert (cards[Side.FIRST].name, cards[Side.SECOND].name) == ("Bob", "Ada")
    assert (cards[Side.FIRST].note, cards[Side.SECOND].note) == ("to move · 0 wins", "1 win")
    play(window, WON)
    assert window.panel.result.title == "Bob wins"
    assert (cards[Side.FIRST].note, cards[Side.SECOND].note) == ("1 win", "1 win")


def test_players_take_their_game_time_along(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(game_time=GameTime(3, 0)))
    clock.advance(60)
    press(window, Qt.Key.Key_S)
    assert [card.time for card in window.panel.cards.values()] == ["3:00", "2:00"]


def test_draws_are_shown(open_game: OpenGame) -> None:
    window = open_game(MatchSetup(size=DRAWN_SIZE))
    play(window, DRAWN)
    assert window.panel.cards[Side.FIRST].note == "0 wins · 1 draw"


def test_escape_leaves_full_screen_before_it_leaves_the_game(open_game: OpenGame) -> None:
    window = open_game()
    press(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert window.actions_.full_screen.isChecked()
    press(window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert not window.actions_.full_screen.isChecked()
    assert window.isVisible()
    QTest.mouseClick(window.toolbar.full_screen, LEFT)
    press(window, Qt.Key.Key_F11)
    press(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_the_panel_folds_away_on_demand_and_the_status_line_takes_over(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(game_time=GameTime(3, 2)))
    press(window, Qt.Key.Key_F9)
    assert not window.panel.isVisible()
    assert not window.toolbar.side_panel.isChecked()
    pass_time(window, clock, 1)
    assert window.status.details == "Player 1 · 0 wins · 2:59    Player 2 · 0 wins · 3:00"
    QTest.mouseClick(window.toolbar.side_panel, LEFT)
    assert window.panel.isVisible()
    assert window.status.details == ""


def test_a_small_window_folds_the_panel_by_itself_but_shows_the_result(open_game: OpenGame) -> None:
    window = open_game()
    window.resize(480, 520)
    QTest.qWait(0)
    assert not window.panel.isVisible()
    play(window, WON)
    assert window.panel.isVisible()
    assert window.panel.result.play_again.isVisible()
    assert not window.panel.record.isVisible()
    assert not any(card.isVisible() for card in window.panel.cards.values())
    window.resize(1120, 760)
    QTest.qWait(0)
    assert all(card.isVisible() for card in window.panel.cards.values())


def test_a_person_may_open_the_panel_in_a_small_window(open_game: OpenGame) -> None:
    window = open_game()
    window.resize(480, 560)
    press(window, Qt.Key.Key_F9)
    assert window.panel.isVisible()
    window.resize(500, 570)
    assert window.panel.isVisible()


@pytest.mark.parametrize("width", [480, 600, 760, 1120, 1600])
def test_the_toolbar_never_overflows(open_game: OpenGame, width: int) -> None:
    window = open_game()
    window.resize(width, 760)
    QTest.qWait(0)
    buttons = [button for button in window.toolbar.findChildren(ActionButton) if button.isVisible()]
    edges = sorted((button.geometry().left(), button.geometry().right()) for button in buttons)
    assert all(right < left for (_, right), (left, _) in pairwise(edges))
    assert edges[-1][1] < width
    assert {window.toolbar.undo, window.toolbar.more} <= set(buttons)


def test_every_action_has_words_a_key_and_an_icon_and_is_in_the_menu(open_game: OpenGame) -> None:
    window = open_game()
    actions = [action for group in window.actions_.groups for action in group]
    assert len(actions) == 27
    for action in actions:
        assert action.text()
        assert action.statusTip()
        assert not action.icon().isNull()
        assert action.shortcut().toString() in action.toolTip()
        assert action in window.toolbar.everything.actions()
    keys = [key.toString() for action in actions for key in action.shortcuts()]
    assert len(keys) == len(set(keys))


def test_pointing_at_a_button_explains_it(open_game: OpenGame) -> None:
    window = open_game()
    QTest.mouseMove(hint_button(window), hint_button(window).rect().center())
    assert window.status.message == "Show the best column and say why"
    QTest.mouseMove(window.board_view.viewport())
    assert window.status.message == ""


def test_what_the_game_says_is_not_hidden_by_the_button_under_the_mouse(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game()
    QTest.mouseMove(hint_button(window), hint_button(window).rect().center())
    QTest.mouseClick(hint_button(window), LEFT)
    qtbot.waitUntil(hint_of(window).mark.isVisible)
    assert window.status.message.startswith("Hint: column")
    click(window, 3)
    assert window.status.message == "Show the best column and say why"


@pytest.mark.parametrize("size", [(1120, 760), (480, 520)], ids=["with panel", "panel folded"])
def test_a_passed_turn_is_told_over_the_tip_and_going_to_another_button_does_not_hide_it(
    open_game: OpenGame, clock: FakeClock, size: tuple[int, int]
) -> None:
    window = open_game(MatchSetup(turn_seconds=10))
    window.resize(*size)
    buttons = (window.toolbar.undo, window.toolbar.new_game)
    QTest.mouseMove(buttons[0], buttons[0].rect().center())
    pass_time(window, clock, 10)
    shown = [label.text() for label in window.status.findChildren(ElidedLabel) if label.isVisible()]
    assert "Time is up: Player 1 passes." in shown
    QTest.mouseMove(buttons[1], buttons[1].rect().center())
    shown = [label.text() for label in window.status.findChildren(ElidedLabel) if label.isVisible()]
    assert "Time is up: Player 1 passes." in shown


def test_f10_opens_the_menu_of_everything(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "44")
    press(window, Qt.Key.Key_F10)
    menu = window.toolbar.everything
    assert menu.isVisible()
    for _ in range(3):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    assert menu.activeAction() is window.actions_.undo
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert window.controller.state.notation == "4"


def test_a_question_mark_shows_every_key(open_game: OpenGame) -> None:
    window = open_game()
    QTest.keyClicks(window.board_view, "?")
    dialog = window.shortcuts_dialog
    assert dialog is not None
    assert dialog.isVisible()
    rows = dict(dialog.rows)
    assert rows["H"] == "Hint"
    assert rows["Ctrl+Z, U"] == "Undo"
    window.open_help()
    assert window.help_dialog is None
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.shortcuts_dialog is None
    assert window.isVisible()


@pytest.mark.parametrize(
    ("key", "text", "modifier"),
    [(Qt.Key.Key_Question, "?", Qt.KeyboardModifier.ShiftModifier), (Qt.Key.Key_Question, "?", NO_MODIFIER)],
)
def test_keys_count_in_a_window_that_is_not_active(
    open_game: OpenGame, key: Qt.Key, text: str, modifier: Qt.KeyboardModifier
) -> None:
    window = open_game()
    play(window, "4")
    for undo in (Qt.Key.Key_U, Qt.Key.Key_U):
        QApplication.sendEvent(window, QKeyEvent(QEvent.Type.KeyPress, undo, NO_MODIFIER, "u"))
    assert window.controller.state.notation == ""
    QApplication.sendEvent(window, QKeyEvent(QEvent.Type.KeyPress, key, modifier, text))
    assert window.shortcuts_dialog is not None
    window.shortcuts_dialog.accept()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_icons_read_on_their_ground(appearance: Appearance, theme: Theme) -> None:
    appearance.set_theme(theme)
    files = list(paths.resource("icons/actions").glob("*.svg"))
    assert files
    for file in files:
        image = action_icon(file.stem, theme).pixmap(60, 60).toImage().convertToFormat(QImage.Format.Format_ARGB32)
        inks = [
            image.pixelColor(x, y).name().upper()
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).alpha() > 250
        ]
        assert theme.text in inks, file.stem


@pytest.mark.parametrize("width", [1120, 480])
def test_the_menu_of_everything_opens_inside_the_window(open_game: OpenGame, width: int) -> None:
    window = open_game()
    window.resize(width, 760)
    QTest.qWait(0)
    press(window, Qt.Key.Key_F10)
    menu = window.toolbar.everything
    assert menu.geometry().right() <= window.geometry().right()
    assert menu.geometry().left() >= window.geometry().left()
    menu.close()


def labelled(window: GameWindow) -> list[str]:
    bar = window.toolbar
    main = (bar.new_game, bar.undo, hint_button(window), bar.pause, bar.menu, bar.redo)
    return [button.action.text() for button in main if button.text()]


def test_the_labels_of_the_toolbar_go_one_by_one_those_needed_least_first(open_game: OpenGame) -> None:
    window = open_game()
    shown = []
    for width in range(1300, 480, -10):
        window.resize(width, 760)
        QTest.qWait(0)
        shown.append(labelled(window))
    everything = ["New game", "Undo", "Hint", "Pause", "Menu", "Redo"]
    assert [len(labels) for labels in shown] == sorted((len(labels) for labels in shown), reverse=True)
    assert {tuple(labels) for labels in shown} == {tuple(everything[:count]) for count in range(7)}


@pytest.mark.parametrize("language", SPOKEN)
def test_the_toolbar_as_it_opens_keeps_labels_in_every_language(
    open_game: OpenGame, translation: Translation, language: Language
) -> None:
    translation.use(language)
    for setup in (MatchSetup(), against_computer(ADAPTIVE), two_bots(PERFECT, ADAPTIVE)):
        assert len(labelled(open_game(setup))) >= 3
