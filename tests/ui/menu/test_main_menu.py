"""The menu: every choice by mouse and by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QSlider, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import DEFAULT_LEVEL, LEVELS
from connect4_gui.game.match_setup import MatchSetup, StartRule, TimeoutRule
from connect4_gui.settings.menu_choices import MenuChoices, Opponent
from connect4_gui.settings.settings import Settings, from_json, to_json
from connect4_gui.ui.menu.main_menu import MainMenu
from connect4_gui.ui.words.level_texts import level_description
from tests.matches import against_computer, friends
from tests.settings.choices import CHOICES
from tests.ui.hands import LEFT, focused


def started(menu: MainMenu, qtbot: QtBot) -> MatchSetup:
    with qtbot.waitSignal(menu.start_requested) as blocker:
        QTest.mouseClick(menu.start, LEFT)
    assert blocker.args is not None
    setup = blocker.args[0]
    assert isinstance(setup, MatchSetup)
    return setup


@pytest.fixture
def unfolded(menu: MainMenu) -> MainMenu:
    """The menu with every choice in sight."""
    QTest.mouseClick(menu.form.more.header, LEFT)
    QTest.qWait(0)
    return menu


def test_the_defaults(menu: MainMenu, qtbot: QtBot) -> None:
    setup = started(menu, qtbot)
    assert setup == MatchSetup()
    assert (setup.size, setup.turn_seconds, setup.timeout_rule) == (BoardSize(6, 7), None, TimeoutRule.PASS)
    assert menu.form.timer.seconds.value() == 20


def test_friend_or_computer(menu: MainMenu, qtbot: QtBot) -> None:
    QTest.mouseClick(menu.form.opponent.segment(Opponent.COMPUTER), LEFT)
    assert started(menu, qtbot) == against_computer()
    QTest.mouseClick(menu.form.opponent.segment(Opponent.FRIEND), LEFT)
    assert started(menu, qtbot) == friends()


def test_difficulty_is_a_list_of_levels_and_only_for_the_computer(menu: MainMenu, qtbot: QtBot) -> None:
    form = menu.form
    assert form.level.titles == [level.title for level in LEVELS]
    assert not form.level.isEnabled()
    assert form.level.value == DEFAULT_LEVEL
    QTest.mouseClick(form.opponent.segment(Opponent.COMPUTER), LEFT)
    assert form.level.isEnabled()
    for level in LEVELS:
        QTest.mouseClick(form.level.segment(level), LEFT)
        assert started(menu, qtbot) == against_computer(level)
        assert form.level_note.text() == level_description(level, STANDARD_SIZE)
        assert form.level.segment(level).toolTip() == level_description(level, STANDARD_SIZE)


def test_rows_and_columns_step_within_their_range_with_a_live_miniature(menu: MainMenu) -> None:
    form = menu.form
    for _ in range(6):
        QTest.mouseClick(form.rows.plus, LEFT)
        QTest.mouseClick(form.columns.plus, LEFT)
    assert form.mini_board.board_size == BoardSize(8, 9)
    assert not form.rows.plus.isEnabled()
    big = form.mini_board.board_rect()
    for _ in range(9):
        QTest.mouseClick(form.rows.minus, LEFT)
        QTest.mouseClick(form.columns.minus, LEFT)
    assert form.mini_board.board_size == BoardSize(4, 5)
    assert form.mini_board.board_rect().width() < big.width()
    assert form.mini_board.board_rect().height() < big.height()


def test_the_turn_timer_is_off_by_default_and_has_a_slider_in_steps_of_five(unfolded: MainMenu, qtbot: QtBot) -> None:
    timer = unfolded.form.timer
    assert not timer.switch.isChecked()
    assert not timer.slider.isEnabled()
    assert not timer.seconds.isEnabled()
    QTest.mouseClick(timer.switch, LEFT)
    assert started(unfolded, qtbot).turn_seconds == 20
    timer.slider.setFocus()
    QTest.keyClick(timer.slider, Qt.Key.Key_Right)
    assert started(unfolded, qtbot).turn_seconds == 25
    QTest.keyClick(timer.slider, Qt.Key.Key_Home)
    assert started(unfolded, qtbot).turn_seconds == 5
    QTest.keyClick(timer.slider, Qt.Key.Key_End)
    assert started(unfolded, qtbot).turn_seconds == 120


@pytest.mark.parametrize(("typed", "seconds"), [("7", 7), ("119", 119), ("120", 120), ("5", 5)])
def test_any_whole_second_can_be_typed(unfolded: MainMenu, qtbot: QtBot, typed: str, seconds: int) -> None:
    timer = unfolded.form.timer
    QTest.mouseClick(timer.switch, LEFT)
    timer.seconds.setFocus()
    timer.seconds.selectAll()
    QTest.keyClicks(timer.seconds, typed)
    assert started(unfolded, qtbot).turn_seconds == seconds


@pytest.mark.parametrize("typed", ["0", "3", "121", "999", "-8", "abc"])
def test_seconds_out_of_range_cannot_be_started_with(unfolded: MainMenu, qtbot: QtBot, typed: str) -> None:
    timer = unfolded.form.timer
    QTest.mouseClick(timer.switch, LEFT)
    timer.seconds.setFocus()
    timer.seconds.selectAll()
    QTest.keyClicks(timer.seconds, typed)
    seconds = started(unfolded, qtbot).turn_seconds
    assert seconds is not None
    assert 5 <= seconds <= 120


def test_when_time_runs_out_needs_the_timer(unfolded: MainMenu, qtbot: QtBot) -> None:
    form = unfolded.form
    assert form.timeout_rule.titles == ["Pass the turn", "Random drop", "Lose"]
    assert not form.timeout_rule.isEnabled()
    QTest.mouseClick(form.timer.switch, LEFT)
    assert form.timeout_rule.isEnabled()
    for rule in TimeoutRule:
        QTest.mouseClick(form.timeout_rule.segment(rule), LEFT)
        assert started(unfolded, qtbot).timeout_rule is rule


def test_who_starts_follows_the_opponent_and_the_names(unfolded: MainMenu, qtbot: QtBot) -> None:
    form = unfolded.form
    assert form.start_rule.titles == ["Player 1", "Player 2", "Alternate"]
    QTest.keyClicks(form.first_name, "Ada")
    assert form.start_rule.titles == ["Ada", "Player 2", "Alternate"]
    QTest.mouseClick(form.opponent.segment(Opponent.COMPUTER), LEFT)
    assert form.start_rule.titles == ["You", "Computer", "Alternate"]
    for rule in StartRule:
        QTest.mouseClick(form.start_rule.segment(rule), LEFT)
        assert started(unfolded, qtbot).start_rule is rule


def test_names_have_defaults_and_a_longest_length(unfolded: MainMenu, qtbot: QtBot) -> None:
    form = unfolded.form
    assert (form.first_name.placeholderText(), form.second_name.placeholderText()) == ("Player 1", "Player 2")
    QTest.keyClicks(form.first_name, "x" * 40)
    QTest.keyClicks(form.second_name, "  Bob ")
    assert started(unfolded, qtbot) == friends("x" * 24, "Bob")


@pytest.mark.parametrize(("typed", "name"), [("A\tB", "AB"), ("👨‍👩‍👧", "👨‍👩‍👧"), ("   ", "")])
def test_names_are_cleaned(menu: MainMenu, typed: str, name: str) -> None:
    menu.form.first_name.setText(typed)
    choices = menu.form.choices()
    assert choices.first_name == name
    settings, complaints = from_json(to_json(Settings(choices)))
    assert settings.choices == choices
    assert complaints == []


def test_a_friend_and_the_computer_keep_their_own_names(unfolded: MainMenu) -> None:
    form = unfolded.form
    QTest.keyClicks(form.second_name, "Bob")
    QTest.mouseClick(form.opponent.segment(Opponent.COMPUTER), LEFT)
    assert form.second_name.text() == ""
    assert form.second_name.placeholderText() == "Computer"
    QTest.keyClicks(form.second_name, "HAL")
    QTest.mouseClick(form.opponent.segment(Opponent.FRIEND), LEFT)
    assert form.second_name.text() == "Bob"
    assert (form.choices().friend_name, form.choices().computer_name) == ("Bob", "HAL")


def test_choices_go_in_and_come_out_the_same(menu: MainMenu) -> None:
    menu.form.set_choices(CHOICES)
    assert menu.form.choices() == CHOICES
    menu.form.set_choices(MenuChoices())
    assert menu.form.choices() == MenuChoices()


def test_help_is_at_the_top(menu: MainMenu) -> None:
    place = menu.help.mapTo(menu, menu.help.rect().center())
    assert place.y() < menu.height() / 8
    QTest.mouseClick(menu.help, LEFT)
    assert menu.help_dialog is not None
    menu.help_dialog.reject()
    assert menu.help_dialog is None


def test_enter_starts_from_anywhere(unfolded: MainMenu, qtbot: QtBot) -> None:
    form = unfolded.form
    spots: list[QWidget] = [unfolded.start, form.first_name, form.rows, form.opponent.segment(Opponent.FRIEND)]
    for widget in spots:
        widget.setFocus()
        with qtbot.waitSignal(unfolded.start_requested):
            QTest.keyClick(widget, Qt.Key.Key_Return)


def test_enter_on_help_opens_help(menu: MainMenu, qtbot: QtBot) -> None:
    menu.help.setFocus()
    with qtbot.assertNotEmitted(menu.start_requested):
        QTest.keyClick(menu.help, Qt.Key.Key_Return)
    assert menu.help_dialog is not None
    menu.help_dialog.reject()


def test_f1_opens_help(unfolded: MainMenu) -> None:
    QTest.keyClick(unfolded.form.first_name, Qt.Key.Key_F1)
    assert unfolded.help_dialog is not None
    unfolded.help_dialog.reject()


def test_escape_does_nothing_destructive(unfolded: MainMenu) -> None:
    QTest.keyClick(unfolded.form.first_name, Qt.Key.Key_Escape)
    assert unfolded.isVisible()


def test_arrow_keys_move_in_a_segmented_control(menu: MainMenu) -> None:
    opponent = menu.form.opponent
    friend = opponent.segment(Opponent.FRIEND)
    friend.setFocus()
    QTest.keyClick(friend, Qt.Key.Key_Right)
    assert opponent.value is Opponent.COMPUTER
    assert menu.focusWidget() is opponent.segment(Opponent.COMPUTER)


def test_arrow_keys_step_rows(menu: MainMenu) -> None:
    menu.form.rows.setFocus()
    QTest.keyClick(menu.form.rows, Qt.Key.Key_Up)
    assert menu.form.rows.value() == 7


def test_tab_reaches_every_choice(unfolded: MainMenu) -> None:
    QTest.mouseClick(unfolded.form.opponent.segment(Opponent.COMPUTER), LEFT)
    QTest.mouseClick(unfolded.form.timer.switch, LEFT)
    seen: list[QWidget] = []
    for _ in range(24):
        focused = unfolded.focusWidget()
        assert focused is not None
        seen.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    form = unfolded.form
    wanted = [
        unfolded.help,
        form.opponent.segment(Opponent.COMPUTER),
        form.level.segment(DEFAULT_LEVEL),
        form.first_name,
        form.second_name,
        form.start_rule.segment(StartRule.FIRST),
        form.rows,
        form.columns,
        form.timer.switch,
        form.timer.slider,
        form.timer.seconds,
        form.timeout_rule.segment(TimeoutRule.PASS),
        unfolded.start,
        unfolded.play.open,
        unfolded.play.set_up,
    ]
    assert [widget.accessibleName() for widget in wanted if widget not in seen] == []


@pytest.mark.parametrize("size", [(620, 320), (760, 720), (1280, 720), (1500, 1100)])
def test_start_and_help_are_in_sight_at_every_size(menu: MainMenu, size: tuple[int, int]) -> None:
    menu.resize(*size)
    QTest.qWait(0)
    for button in (menu.start, menu.help):
        place = button.rect().translated(button.mapTo(menu, QPoint()))
        assert menu.rect().contains(place)
        assert menu.childAt(place.center()) is button


def test_a_small_menu_scrolls_to_what_has_the_focus(unfolded: MainMenu) -> None:
    unfolded.resize(unfolded.minimumSize())
    QTest.qWait(0)
    last = unfolded.form.timer.switch
    first = unfolded.form.start_rule.segment(StartRule.FIRST)
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert unfolded.focusWidget() is last
    assert unfolded.childAt(last.mapTo(unfolded, last.rect().center())) is last


def test_every_control_has_an_accessible_name(menu: MainMenu) -> None:
    kinds = (QAbstractButton, QLineEdit, QSpinBox, QSlider)
    found: list[list[QWidget]] = [list(menu.form.findChildren(kind)) for kind in kinds]
    assert all(found)
    own = [control for controls in found for control in controls if control.objectName() != "qt_spinbox_lineedit"]
    assert [control for control in own if not control.accessibleName()] == []


def test_arrow_keys_go_through_all_levels_in_one_sequence(menu: MainMenu) -> None:
    QTest.mouseClick(menu.form.opponent.segment(Opponent.COMPUTER), LEFT)
    level = menu.form.level
    level.set_value(LEVELS[0])
    level.segment(LEVELS[0]).setFocus()
    gone_through = [level.value]
    for index in range(1, len(LEVELS) + 1):
        QTest.keyClick(focused(), Qt.Key.Key_Right if index % 2 else Qt.Key.Key_Down)
        gone_through.append(level.value)
    assert gone_through == [*LEVELS, LEVELS[-1]]
    QTest.keyClick(focused(), Qt.Key.Key_Left)
    assert level.value == LEVELS[-2]


def test_each_level_says_which_one_of_how_many_it_is(menu: MainMenu) -> None:
    said = [menu.form.level.segment(level).accessibleDescription() for level in LEVELS]
    assert [text.partition(".")[0] for text in said] == [f"{n} of {len(LEVELS)}" for n in range(1, len(LEVELS) + 1)]
    assert all(text.partition(". ")[2] for text in said)


def test_the_slider_of_the_timer_tells_seconds(unfolded: MainMenu) -> None:
    timer = unfolded.form.timer
    QTest.mouseClick(timer.switch, LEFT)
    assert (timer.slider.minimum(), timer.slider.value(), timer.slider.maximum()) == (5, 20, 120)
    timer.seconds.setValue(23)
    assert timer.slider.value() == 25
    assert timer.seconds.value() == 23
    timer.slider.setValue(62)
    assert (timer.slider.value(), timer.seconds.value()) == (60, 60)
