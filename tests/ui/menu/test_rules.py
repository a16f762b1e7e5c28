"""The rules in the menu: chosen by mouse and by keys, with their options, and what goes with them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import ADAPTIVE, EXPERT, HARD, PERFECT
from connect4_gui.engine.rulebook import RULES
from connect4_gui.engine.rules import Rules
from connect4_gui.engine.variants.five import Five
from connect4_gui.engine.variants.gravity import DIAGONAL, EVERY, Gravity
from connect4_gui.engine.variants.pop_out import PopOut
from connect4_gui.engine.variants.slippery import CHANCE, Slippery
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.settings.language import SPOKEN, Language
from connect4_gui.settings.menu_choices import MenuChoices, Opponent
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.menu.main_menu import MainMenu
from connect4_gui.ui.menu.rules_delegate import GAP_PX, SIDE_PX, TICK_PX
from connect4_gui.ui.menu.rules_picture import BOARDS, PICTURE
from connect4_gui.ui.words.rules_texts import rules_sentence, rules_title
from connect4_gui.ui.words.translation import Translation
from tests.matches import against_computer
from tests.store.games import game, recorded
from tests.ui.clipping import clipped
from tests.ui.hands import LEFT, scroll_at

SIZES = [(620, 320), (760, 720), (1280, 720), (1366, 768)]


def place_of(widget: QWidget, menu: MainMenu) -> QPoint:
    return widget.mapTo(menu, QPoint())


def started(menu: MainMenu, qtbot: QtBot) -> MatchSetup:
    with qtbot.waitSignal(menu.start_requested) as blocker:
        QTest.mouseClick(menu.start, LEFT)
    assert blocker.args is not None
    setup = blocker.args[0]
    assert isinstance(setup, MatchSetup)
    return setup


def choose(menu: MainMenu, key: str) -> None:
    """Go to the rules called ``key`` with the keys."""
    choice = menu.form.rules.choice
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Home)
    for _ in range(choice.findData(key)):
        QTest.keyClick(choice, Qt.Key.Key_Down)
    QTest.qWait(0)


def click(menu: MainMenu, qtbot: QtBot, key: str) -> None:
    """Open the list with a click and click on the rules called ``key``, no sooner than Qt takes that for a choice."""
    choice, view = menu.form.rules.choice, menu.form.rules.choice.view()
    QTest.mouseClick(choice, LEFT)
    qtbot.waitUntil(view.isVisible)
    QTest.qWait(QApplication.doubleClickInterval() + 50)
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(choice.model().index(choice.findData(key), 0)).center())
    qtbot.waitUntil(lambda: not view.isVisible())


def test_classic_is_one_quiet_line(menu: MainMenu) -> None:
    rules = menu.form.rules
    assert (rules.choice.accessibleName(), rules.choice.currentText()) == ("Rules", "Classic")
    assert rules.choice.accessibleDescription() == "Four in a row wins."
    assert not rules.note.isVisible()
    assert not any(options.isVisible() for options in rules.options.values())
    assert rules.extra_px == 0


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.key)
def test_rules_go_from_the_list_into_the_match(menu: MainMenu, qtbot: QtBot, rules: Rules) -> None:
    click(menu, qtbot, rules.key)
    assert started(menu, qtbot).rules == rules
    assert menu.form.rules.choice.toolTip() == rules_sentence(rules.key)
    assert [key for key, options in menu.form.rules.options.items() if options.isVisible()] == (
        [rules.key] if rules.options else []
    )


def test_keys_open_choose_take_and_close(menu: MainMenu, qtbot: QtBot) -> None:
    choice = menu.form.rules.choice
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Space)
    view = choice.view()
    qtbot.waitUntil(view.isVisible)
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert menu.form.rules.choice.key == "classic"
    QTest.keyClick(choice, Qt.Key.Key_Space)
    qtbot.waitUntil(view.isVisible)
    QTest.keyClick(view, Qt.Key.Key_Down)
    with qtbot.assertNotEmitted(menu.start_requested):
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert menu.form.rules.choice.key == "popout"
    QTest.keyClick(choice, Qt.Key.Key_Down)
    assert menu.form.rules.choice.key == "slippery"
    with qtbot.waitSignal(menu.start_requested):
        QTest.keyClick(choice, Qt.Key.Key_Return)


def test_options_are_typed_switched_and_kept_while_other_rules_are_tried(menu: MainMenu, qtbot: QtBot) -> None:
    form = menu.form
    choose(menu, "gravity")
    options = form.rules.options["gravity"]
    box, switch = options.numbers[EVERY], options.switches[DIAGONAL]
    form.rules.choice.setFocus()
    QTest.keyClick(form.rules.choice, Qt.Key.Key_Tab)
    assert menu.focusWidget() is box
    QTest.keyClicks(box, "5")
    QTest.keyClick(box, Qt.Key.Key_Tab)
    assert menu.focusWidget() is switch
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert started(menu, qtbot).rules == Gravity(5, 1)
    choose(menu, "classic")
    assert not box.isVisible()
    choose(menu, "gravity")
    assert form.choices().rules == Gravity(5, 1)
    assert [box.accessibleName(), switch.accessibleName()] == ["Gravity turns every", "Diagonal"]


@pytest.mark.parametrize(("typed", "chance"), [("4", 5), ("51", 5), ("99", 9), ("50", 50), ("20", 20)])
def test_a_number_out_of_range_cannot_be_started_with(menu: MainMenu, qtbot: QtBot, typed: str, chance: int) -> None:
    choose(menu, "slippery")
    box = menu.form.rules.options["slippery"].numbers[CHANCE]
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, typed)
    menu.start.setFocus()
    assert started(menu, qtbot).rules == Slippery(chance)


def test_five_takes_a_larger_board_says_so_and_gives_the_small_one_back(menu: MainMenu, qtbot: QtBot) -> None:
    form = menu.form
    form.set_choices(MenuChoices(size=BoardSize(4, 9)))
    choose(menu, "five")
    assert started(menu, qtbot).size == BoardSize(6, 9)
    assert form.rules.note.isVisible()
    assert form.rules.note.text() == "On boards from 6 × 7 up."
    assert form.board.rows_caption.text() == "rows 6–8"
    assert not form.rows.minus.isEnabled()
    assert form.mini_board.board_size == BoardSize(6, 9)
    assert form.choices() == MenuChoices(size=BoardSize(4, 9), rules=Five())
    choose(menu, "popout")
    assert started(menu, qtbot).size == BoardSize(4, 9)
    assert not form.rules.note.isVisible()
    assert form.board.rows_caption.text() == "rows 4–8"


def test_a_board_that_is_chosen_for_five_stays(menu: MainMenu) -> None:
    form = menu.form
    form.set_choices(MenuChoices(size=BoardSize(5, 5), rules=Five()))
    QTest.mouseClick(form.rows.plus, LEFT)
    assert form.choices().size == BoardSize(7, 7)
    choose(menu, "classic")
    assert form.choices().size == BoardSize(7, 7)


def test_perfect_gives_way_to_expert_with_a_sentence_and_comes_back(menu: MainMenu, qtbot: QtBot) -> None:
    form = menu.form
    form.set_choices(MenuChoices(Opponent.COMPUTER, PERFECT))
    choose(menu, "swap")
    assert started(menu, qtbot).players[1].level == EXPERT
    assert form.level.value == EXPERT
    assert form.level_note.text() == "Perfect plays Classic only. The strongest here is Expert."
    assert [form.level.segment(level).isEnabled() for level in (EXPERT, PERFECT, ADAPTIVE)] == [True, False, False]
    QTest.mouseClick(form.level.segment(PERFECT), LEFT)
    assert form.level.value == EXPERT
    choose(menu, "classic")
    assert started(menu, qtbot).players[1].level == PERFECT


def test_what_the_rules_change_elsewhere_is_heard(menu: MainMenu, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(
        "connect4_gui.ui.widgets.announcement.announce", lambda _widget, sentence: heard.append(sentence)
    )
    menu.form.set_choices(MenuChoices(Opponent.COMPUTER, PERFECT, rules=PopOut()))
    assert heard == []
    menu.form.rules.choice.setFocus()
    QTest.keyClick(menu.form.rules.choice, Qt.Key.Key_End)
    assert heard == ["Perfect plays Classic only. The strongest here is Expert. On boards from 6 × 7 up."]
    QTest.keyClick(menu.form.rules.choice, Qt.Key.Key_Home)
    assert len(heard) == 1


def test_who_plays_a_friend_hears_nothing_of_levels(menu: MainMenu) -> None:
    menu.form.set_choices(MenuChoices(Opponent.FRIEND, PERFECT, rules=PopOut()))
    assert menu.form.level_note.text() == "Sees deep combinations; you will need a plan."
    assert menu.form.choices().level == PERFECT


def test_a_level_that_is_chosen_for_a_variant_stays(menu: MainMenu) -> None:
    form = menu.form
    form.set_choices(MenuChoices(Opponent.COMPUTER, ADAPTIVE, rules=PopOut()))
    assert form.level.value == EXPERT
    QTest.mouseClick(form.level.segment(HARD), LEFT)
    choose(menu, "classic")
    assert form.choices().level == HARD
    assert form.level_note.text() == "Looks far ahead and rarely forgives a mistake."


def test_two_bots_are_told_of_as_well(menu: MainMenu, qtbot: QtBot) -> None:
    form = menu.form
    form.set_choices(MenuChoices(Opponent.BOTS, HARD, first_level=PERFECT))
    assert not form.level_note.isVisible()
    choose(menu, "flip")
    assert [spec.level for spec in started(menu, qtbot).players] == [EXPERT, HARD]
    assert form.level_note.isVisible()
    assert form.level_note.text().startswith("Perfect plays Classic only.")


@pytest.mark.parametrize("size", SIZES)
def test_other_rules_move_nothing_above_their_options(menu: MainMenu, size: tuple[int, int]) -> None:
    menu.show_left_off(SavedMatch.at_end(recorded("44"), "saved"), game(3), None)
    menu.resize(*size)
    QTest.qWait(0)
    parts = (menu.form.opponent, menu.form.levels, menu.form.board, menu.form.rules.choice, menu.play.left_off.column)
    places = []
    for rules in RULES:
        menu.form.rules.set_value(rules)
        QTest.qWait(0)
        menu.play.area.verticalScrollBar().setValue(0)
        places.append([place_of(part, menu) for part in parts])
        assert menu.rect().contains(menu.start.geometry().translated(place_of(menu.play, menu)))
    assert all(place == places[0] for place in places)


def test_the_wheel_over_the_rules_scrolls_and_changes_nothing(menu: MainMenu) -> None:
    menu.form.set_choices(MenuChoices(rules=Gravity(), is_more_open=True))
    menu.resize(620, 320)
    QTest.qWait(0)
    menu.start.setFocus()
    before, bar = menu.form.choices(), menu.play.area.verticalScrollBar()
    for control in (menu.form.rules.choice, menu.form.rules.options["gravity"].numbers[EVERY]):
        menu.play.area.ensureWidgetVisible(control)
        place = bar.value()
        scroll_at(menu, place_of(control, menu) + control.rect().center(), 1 if place else -1)
        assert bar.value() != place
    assert menu.form.choices() == before


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("size", [(620, 700), (1366, 768)])
def test_every_language_has_room_for_rules_and_options(
    menu: MainMenu, translation: Translation, language: Language, size: tuple[int, int]
) -> None:
    translation.use(language)
    menu.resize(*size)
    title, sentence = QFontMetrics(scaled(1, QFont.Weight.DemiBold)), QFontMetrics(scaled(0.93))
    beside = SIDE_PX + PICTURE.width() + GAP_PX + TICK_PX
    menu.form.rules.choice.showPopup()
    menu.form.rules.choice.hidePopup()
    view = menu.form.rules.choice.view()
    for rules in RULES:
        menu.form.set_choices(MenuChoices(Opponent.COMPUTER, PERFECT, rules=rules))
        QTest.qWait(0)
        assert clipped(menu.form) == []
        words = sentence.horizontalAdvance(rules_sentence(rules.key))
        assert max(title.horizontalAdvance(rules_title(rules.key)), words) <= view.minimumWidth() - beside


def test_all_rules_have_a_picture_and_say_all_in_the_list(menu: MainMenu) -> None:
    assert list(BOARDS) == [rules.key for rules in RULES]
    choice = menu.form.rules.choice
    said = [choice.itemData(index, Qt.ItemDataRole.AccessibleTextRole) for index in range(choice.count())]
    assert said[1] == "PopOut. Drop a disc, or pull one of yours out at the bottom."
    assert len(set(said)) == len(RULES)


def test_cards_name_other_rules(menu: MainMenu) -> None:
    setup = against_computer(HARD, rules=Slippery(20))
    menu.show_left_off(SavedMatch.at_end(recorded("44", setup), "saved"), game(3, "44", setup), None)
    assert menu.play.left_off.column.continue_card.facts.text() == "6 × 7 · Slippery, 20% · 2 discs"
    assert menu.play.left_off.strip.facts.text() == "6 × 7 · Slippery, 20% · 2 discs"
    assert menu.play.left_off.column.last_game.facts.text().startswith("6 × 7 · Slippery, 20% · ")
