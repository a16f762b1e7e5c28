"""The home: its pages, what was left off, and how everything finds its place at every size."""

from __future__ import annotations

from datetime import datetime

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.engine.levels import HARD
from connect4_gui.game.match_setup import MatchSetup, StartRule, TimeoutRule
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.settings.language import Language
from connect4_gui.settings.menu_choices import MenuChoices, Opponent
from connect4_gui.ui.menu.main_menu import MainMenu
from connect4_gui.ui.words.translation import Translation
from tests.matches import against_computer, friends, two_bots
from tests.store.games import game, recorded
from tests.ui.hands import LEFT, scroll_at

SIZES = [(620, 320), (760, 720), (1099, 700), (1100, 700), (1280, 720), (1500, 1100)]
ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
SAVED = SavedMatch.at_end(recorded("44453355", against_computer(HARD)), "saved")
LAST = game(3)
PROBLEM = "the file /home/ada/.local/share/connect4/match.json is not valid"


def resized(menu: MainMenu, width: int, height: int) -> MainMenu:
    menu.resize(width, height)
    QTest.qWait(0)
    return menu


def place_of(widget: QWidget, menu: MainMenu) -> QRect:
    return widget.rect().translated(widget.mapTo(menu, QPoint()))


def add_games(menu: MainMenu) -> QLabel:
    page = QLabel("all of them")
    menu.add_page("games", "history", lambda: (menu.tr("Start game"), "Every game"), page)
    QTest.qWait(0)
    return page


def test_one_page_alone_has_no_navigation(menu: MainMenu) -> None:
    assert menu.navigation.pages == []
    assert menu.navigation.name.isVisible()
    assert [button.text() for button in (menu.help, menu.settings)] == ["Help", "Settings"]


def test_pages_are_chosen_by_mouse_and_by_keys(menu: MainMenu, qtbot: QtBot) -> None:
    page = add_games(menu)
    with qtbot.waitSignal(menu.page_shown) as shown:
        QTest.mouseClick(menu.navigation.pages[1], LEFT)
    assert shown.args == ["games"]
    assert page.isVisible()
    assert not menu.form.isVisible()
    QTest.keyClick(menu, Qt.Key.Key_1, CONTROL)
    assert menu.form.isVisible()
    QTest.keyClick(menu, Qt.Key.Key_2, CONTROL)
    assert [button.isChecked() for button in menu.navigation.pages] == [False, True]
    menu.show_page("play")
    assert [button.isChecked() for button in menu.navigation.pages] == [True, False]


def test_tab_goes_through_the_pages_once_and_the_arrow_keys_choose(menu: MainMenu) -> None:
    page = add_games(menu)
    first, second = menu.navigation.pages
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert menu.focusWidget() is second
    assert page.isVisible()
    QTest.keyClick(second, Qt.Key.Key_Tab)
    assert menu.focusWidget() is menu.help


def test_enter_starts_no_game_from_another_page(menu: MainMenu, qtbot: QtBot) -> None:
    page = QLineEdit()
    menu.add_page("games", "history", lambda: ("Games", "Every game"), page)
    menu.show_page("games")
    page.setFocus()
    with qtbot.assertNotEmitted(menu.start_requested):
        QTest.keyClick(page, Qt.Key.Key_Return)


def test_the_words_of_a_page_follow_the_language(menu: MainMenu, translation: Translation) -> None:
    add_games(menu)
    translation.use(Language.FINNISH)
    QTest.qWait(0)
    assert menu.navigation.pages[0].accessibleName() == "Pelaa"


def test_the_controls_stand_where_they_stood_before_the_language_changed(
    menu: MainMenu, translation: Translation
) -> None:
    before = place_of(menu.form.levels, menu)
    for language in (Language.FINNISH, Language.ENGLISH):
        translation.use(language)
        QTest.qWait(0)
    assert place_of(menu.form.levels, menu) == before


@pytest.mark.parametrize("width", [620, 760, 899, 900, 1280])
def test_the_navigation_leaves_words_out_where_room_is_short(menu: MainMenu, width: int) -> None:
    add_games(menu)
    resized(menu, width, 720)
    bar = menu.navigation
    assert menu.width() == width
    assert bar.name.isVisible() is (width >= 900)
    buttons = (menu.help, menu.settings, *bar.pages)
    places = [place_of(button, menu) for button in buttons]
    assert all(menu.rect().contains(place) for place in places)
    assert all(button.width() >= button.minimumSizeHint().width() for button in buttons)
    assert [button.accessibleName() for button in buttons if not button.accessibleName() or not button.toolTip()] == []


def test_nothing_left_off_leaves_the_form_alone_in_the_middle(menu: MainMenu) -> None:
    menu.show_left_off(None, None, None)
    left = menu.play.left_off.column
    assert not left.isVisible()
    form = place_of(menu.form, menu)
    assert abs(form.center().x() - menu.rect().center().x()) <= 8


def test_the_unfinished_game_has_a_card_that_goes_on_with_it(menu: MainMenu, qtbot: QtBot) -> None:
    menu.show_left_off(SAVED, None, None)
    card = menu.play.left_off.column.continue_card
    said = [card.title.text(), card.opponent.text(), card.facts.text()]
    assert said == ["Your move", "against Hard", "6 × 7 · 8 discs"]
    assert len(card.board.discs) == 8
    assert not menu.play.left_off.column.last_game.isVisible()
    with qtbot.waitSignal(menu.continue_requested):
        QTest.mouseClick(card, LEFT)
    card.setFocus()
    with qtbot.waitSignal(menu.continue_requested):
        QTest.keyClick(card, Qt.Key.Key_Return)
    with qtbot.waitSignal(menu.continue_requested):
        QTest.keyClick(menu.form.opponent, Qt.Key.Key_C, ALT)
    menu.show_left_off(None, None, None)
    with qtbot.assertNotEmitted(menu.continue_requested):
        QTest.keyClick(menu.form.opponent, Qt.Key.Key_C, ALT)


@pytest.mark.parametrize(
    ("setup", "moves", "title", "opponent"),
    [
        (against_computer(HARD), "4", "Computer to move", "against Hard"),
        (against_computer(HARD, ("", "HAL")), "44", "Your move", "against HAL"),
        (friends("Ada", "<b>Grace</b>"), "4", "<b>Grace</b> to move", "Ada – <b>Grace</b>"),
        (friends(), "1122334", "Player 1 wins", "Player 1 – Player 2"),
        (two_bots(HARD), "", "Hard to move", "Hard – Medium"),
    ],
)
def test_the_card_says_whose_move_it_is(
    menu: MainMenu, setup: MatchSetup, moves: str, title: str, opponent: str
) -> None:
    menu.show_left_off(SavedMatch.at_end(recorded(moves, setup), "saved"), None, None)
    for card in (menu.play.left_off.column.continue_card, menu.play.left_off.strip):
        assert (card.title.text(), card.opponent.text()) == (title, opponent)
        assert all(label.textFormat() is Qt.TextFormat.PlainText for label in card.findChildren(QLabel))


def test_what_was_undone_is_not_on_the_card(menu: MainMenu) -> None:
    saved = SavedMatch("saved", SAVED.line, 3)
    menu.show_left_off(saved, None, None)
    assert len(menu.play.left_off.column.continue_card.board.discs) == 3


@pytest.mark.parametrize(
    ("moves", "setup", "title"),
    [
        ("1122334", against_computer(), "Last game: you won"),
        ("71122334", against_computer(), "Last game: you lost"),
        ("1122334", friends("Ada", "Grace"), "Last game: Ada won"),
        ("44", against_computer(), "Last game: not finished"),
        ("71122334", two_bots(HARD), "Last game: Medium won"),
    ],
)
def test_the_last_game_is_told_and_opened(
    menu: MainMenu, qtbot: QtBot, moves: str, setup: MatchSetup, title: str
) -> None:
    menu.show_left_off(None, game(3, moves, setup), None)
    card = menu.play.left_off.column.last_game
    assert card.title.text() == title
    assert card.facts.text().startswith("6 × 7 · ")
    with qtbot.waitSignal(menu.last_game_requested):
        QTest.mouseClick(card, LEFT)


def test_the_day_is_written_in_the_language_that_is_spoken(menu: MainMenu, translation: Translation) -> None:
    menu.show_left_off(None, LAST, None)
    translation.use(Language.GERMAN)
    QTest.qWait(0)
    played = datetime.fromtimestamp(LAST.played_at)
    assert menu.play.left_off.column.last_game.facts.text() == f"6 × 7 · {played:%d.%m.%y}"


@pytest.mark.parametrize("size", [(1280, 720), (760, 720)])
def test_a_saved_game_that_cannot_be_read_is_told_and_put_away(
    menu: MainMenu, qtbot: QtBot, size: tuple[int, int]
) -> None:
    resized(menu, *size)
    menu.show_left_off(None, None, PROBLEM)
    QTest.qWait(0)
    (card,) = (card for card in (menu.play.left_off.problem, menu.play.left_off.column.problem) if card.isVisible())
    assert (card.title.text(), card.text) == ("The saved game cannot be read", PROBLEM)
    with qtbot.waitSignal(menu.discard_requested):
        QTest.mouseClick(card.close_button, LEFT)
    assert not card.isVisible()
    with qtbot.waitSignal(menu.start_requested):
        QTest.keyClick(menu.form, Qt.Key.Key_Return)


@pytest.mark.parametrize("size", [(1280, 720), (760, 720)])
def test_a_file_can_be_opened_with_nothing_left_off(menu: MainMenu, qtbot: QtBot, size: tuple[int, int]) -> None:
    resized(menu, *size)
    with qtbot.waitSignal(menu.open_requested):
        QTest.mouseClick(menu.play.open, LEFT)
    with qtbot.waitSignal(menu.open_requested):
        QTest.keyClick(menu.form, Qt.Key.Key_O, CONTROL)


@pytest.mark.parametrize("size", [(1280, 720), (760, 720)])
def test_tab_goes_from_the_top_down(menu: MainMenu, size: tuple[int, int]) -> None:
    menu.show_left_off(SAVED, LAST, None)
    play = resized(menu, *size).play
    opponent = menu.form.opponent.segment(Opponent.FRIEND)
    board: list[QWidget] = [menu.form.rows, menu.form.columns]
    rules = menu.form.rules.choice
    form: list[QWidget] = [opponent, *board, rules, menu.form.more.header, menu.start, play.open, play.set_up]
    wide: list[QWidget] = [*form, play.left_off.column.continue_card, play.left_off.column.last_game]
    narrow: list[QWidget] = [play.left_off.strip, *form, play.left_off.link]
    wanted = wide if size[0] > 1000 else narrow
    menu.settings.setFocus()
    seen: list[QWidget | None] = []
    for _ in wanted:
        QTest.keyClick(menu.focusWidget(), Qt.Key.Key_Tab)
        seen.append(menu.focusWidget())
    assert seen == wanted


def test_tab_comes_to_the_cards_before_it_comes_to_another_page(menu: MainMenu) -> None:
    add_games(menu)
    menu.show_left_off(SAVED, LAST, None)
    play = resized(menu, 1280, 720).play
    play.set_up.setFocus()
    QTest.keyClick(play.set_up, Qt.Key.Key_Tab)
    assert menu.focusWidget() is play.left_off.column.continue_card


def test_one_column_where_the_window_is_narrow(menu: MainMenu, qtbot: QtBot) -> None:
    menu.show_left_off(SAVED, LAST, None)
    play = resized(menu, 760, 720).play
    assert not play.left_off.column.isVisible()
    assert play.left_off.strip.height() == 88
    assert place_of(play.left_off.strip, menu).bottom() < place_of(menu.form, menu).top()
    assert place_of(play.left_off.link, menu).top() > place_of(menu.start, menu).bottom()
    with qtbot.waitSignal(menu.continue_requested):
        QTest.mouseClick(play.left_off.strip, LEFT)
    with qtbot.waitSignal(menu.last_game_requested):
        QTest.mouseClick(play.left_off.link, LEFT)


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1500, 1100)])
def test_the_whole_form_is_in_sight_without_scrolling(menu: MainMenu, size: tuple[int, int]) -> None:
    menu.show_left_off(SAVED, LAST, None)
    resized(menu, *size)
    for is_open in (False, True):
        menu.form.more.set_open(is_open)
        QTest.qWait(0)
        assert menu.play.area.verticalScrollBar().maximum() == 0


def test_the_folded_form_is_in_sight_in_a_narrow_window(menu: MainMenu) -> None:
    menu.show_left_off(SAVED, LAST, None)
    resized(menu, 760, 720)
    assert menu.play.area.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("size", SIZES)
def test_folding_moves_nothing_but_what_lies_below(menu: MainMenu, size: tuple[int, int]) -> None:
    menu.show_left_off(SAVED, LAST, None)
    resized(menu, *size)
    parts = (menu.form.opponent, menu.form.level, menu.form.rows, menu.form.more.header, menu.play.left_off.column)
    folded = [place_of(part, menu) for part in parts]
    menu.form.more.header.toggle()
    QTest.qWait(0)
    assert [place_of(part, menu) for part in parts] == folded
    assert menu.rect().contains(place_of(menu.start, menu))
    assert menu.width() == size[0]


@pytest.mark.parametrize("size", SIZES)
def test_another_opponent_moves_nothing_above_the_levels(menu: MainMenu, size: tuple[int, int]) -> None:
    menu.show_left_off(SAVED, LAST, None)
    resized(menu, *size)
    parts = (menu.form.opponent, menu.form.levels, menu.play.left_off.column)
    for is_open in (False, True):
        menu.form.more.set_open(is_open)
        tops: list[list[int]] = []
        for opponent in Opponent:
            QTest.mouseClick(menu.form.opponent.segment(opponent), LEFT)
            QTest.qWait(0)
            tops.append([place_of(part, menu).top() for part in parts])
        assert tops[0] == tops[1] == tops[2]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("opponent", Opponent)
def test_no_part_is_wider_than_its_place(menu: MainMenu, size: tuple[int, int], opponent: Opponent) -> None:
    menu.form.set_choices(MenuChoices(opponent, is_more_open=True))
    menu.show_left_off(SAVED, LAST, PROBLEM)
    resized(menu, *size)
    assert menu.play.area.horizontalScrollBar().maximum() == 0
    assert menu.form.minimumSizeHint().width() <= menu.form.width()
    assert menu.form.width() <= menu.play.area.viewport().width()


def test_more_options_fold_by_mouse_and_keys_and_tell_how_they_stand(menu: MainMenu) -> None:
    form, header = menu.form, menu.form.more.header
    assert not form.first_name.isVisible()
    assert header.summary.text() == "Player 1 starts · no turn timer · no game clock"
    QTest.mouseClick(header, LEFT)
    assert form.first_name.isVisible()
    assert not header.summary.isVisible()
    QTest.keyClick(form.first_name, Qt.Key.Key_M, ALT)
    assert not form.first_name.isVisible()
    form.set_choices(
        MenuChoices(
            Opponent.COMPUTER,
            is_timed=True,
            turn_seconds=45,
            timeout_rule=TimeoutRule.LOSE,
            start_rule=StartRule.ALTERNATE,
            has_game_clock=True,
        )
    )
    assert header.summary.text() == "Alternate · 45 s per turn, then the game is lost · game clock 3+2"
    form.set_choices(MenuChoices(Opponent.COMPUTER))
    assert header.summary.text() == "You start · no turn timer · no game clock"
    form.set_choices(MenuChoices(Opponent.BOTS, HARD))
    assert header.summary.text() == "Medium starts"
    assert header.accessibleDescription() == "Medium starts"


def test_the_wheel_over_the_form_scrolls_and_changes_nothing(menu: MainMenu) -> None:
    menu.form.set_choices(MenuChoices(is_timed=True, has_game_clock=True, is_more_open=True))
    resized(menu, 620, 320)
    menu.start.setFocus()
    before, bar = menu.form.choices(), menu.play.area.verticalScrollBar()
    form = menu.form
    for control in (form.rows, form.columns, form.timer.slider, form.timer.seconds, form.game_time.minutes):
        menu.play.area.ensureWidgetVisible(control)
        place = bar.value()
        scroll_at(menu, place_of(control, menu).center(), 1 if place else -1)
        assert bar.value() != place
    assert form.choices() == before


def test_enter_in_a_number_takes_it_before_a_game_starts(menu: MainMenu, qtbot: QtBot) -> None:
    form = menu.form
    form.set_choices(MenuChoices(is_timed=True, is_more_open=True))
    for box, typed in ((form.rows, "8"), (form.timer.seconds, "45")):
        box.setFocus()
        box.selectAll()
        QTest.keyClicks(box, typed)
        with qtbot.waitSignal(menu.start_requested):
            QTest.keyClick(box, Qt.Key.Key_Return)
    assert (form.choices().size.rows, form.choices().turn_seconds) == (8, 45)
    form.timer.seconds.selectAll()
    QTest.keyClicks(form.timer.seconds, "3")
    with qtbot.assertNotEmitted(menu.start_requested):
        QTest.keyClick(form.timer.seconds, Qt.Key.Key_Return)
    with qtbot.waitSignal(menu.start_requested):
        QTest.keyClick(form.timer.seconds, Qt.Key.Key_Return)
    assert form.choices().turn_seconds == 5


def test_a_message_is_plain_text_and_can_be_put_away(menu: MainMenu) -> None:
    assert not menu.message.isVisible()
    menu.show_message("The file could not be read: <b>bold</b> is no game.")
    assert menu.message.isVisible()
    assert menu.message.text == "The file could not be read: <b>bold</b> is no game."
    assert all(
        label.textFormat() is Qt.TextFormat.PlainText for label in menu.message.findChildren(QLabel) if label.text()
    )
    QTest.mouseClick(menu.message.close_button, LEFT)
    assert not menu.message.isVisible()


def test_a_message_goes_with_the_page_and_with_the_start_of_a_game(menu: MainMenu) -> None:
    add_games(menu)
    menu.show_left_off(SAVED, LAST, None)
    leaving: list[QPushButton] = [menu.navigation.pages[1], menu.start, menu.play.left_off.column.continue_card]
    for button in leaving:
        menu.show_page("play")
        menu.show_message("That went wrong.")
        QTest.mouseClick(button, LEFT)
        assert not menu.message.isVisible()
