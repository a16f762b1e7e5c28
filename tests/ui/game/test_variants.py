"""Whole games by every rule beside Classic, in the window, with real clicks and keys."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import LEVELS
from connect4_gui.engine.moves import FLIP, Drop, Exchange, Pop
from connect4_gui.engine.notation import parse_turns
from connect4_gui.engine.rule_names import rules_text
from connect4_gui.engine.rulebook import RULES
from connect4_gui.engine.rules import Rules
from connect4_gui.engine.variants.flip import FlipRules
from connect4_gui.engine.variants.gravity import Gravity
from connect4_gui.engine.variants.pop_out import PopOut
from connect4_gui.engine.variants.slippery import Slippery
from connect4_gui.engine.variants.swap import Swap
from connect4_gui.engine.variants.vanishing_row import VanishingRow
from connect4_gui.game.game import Game
from connect4_gui.game.hint import HintReason
from connect4_gui.game.record import GameRecord
from connect4_gui.game.variant_hint import VariantHint
from connect4_gui.settings.analysis_choices import AnalysisChoices
from connect4_gui.settings.motion import STILL, Motion
from connect4_gui.settings.theme import DARK
from connect4_gui.ui.beyond_menu import FEATURES
from connect4_gui.ui.game.features.feature_memory import FeatureMemory
from connect4_gui.ui.game.features.hint.hint_texts import variant_hint_text
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.play.game_controller import GameController
from tests.game.fakes import FakeClock
from tests.matches import against_computer, friends
from tests.ui.conftest import ABOUT, OpenGame, StartProgram, show_active
from tests.ui.fakes import FakeLineup
from tests.ui.hands import (
    analysis_of,
    click_scene,
    click_turn,
    exchange_of,
    hint_of,
    point,
    press,
    replay_of,
)
from tests.ui.variant_hands import make_by_keys, make_by_mouse, variant_of

QUICK = Motion(drop_ms=8, refuse_ms=8, bot_ms=0, reveal_ms=4, leave_ms=12, turn_ms=24)
SLOW = Motion(drop_ms=4000, refuse_ms=4000, bot_ms=0, leave_ms=9000, turn_ms=9000)
SMALL = BoardSize(4, 5)
LARGE = BoardSize(6, 7)
MOST_TURNS = 60

VARIANTS: list[Rules] = [
    *RULES[1:],
    Slippery(50),
    Swap(3),
    Gravity(every=4),
    Gravity(every=4, diagonal=1),
]


def discs_on(window: GameWindow) -> set[tuple[Side, tuple[int, int]]]:
    """The discs that are seen, each where its picture is."""
    layout = window.scene.layout_
    centres = {
        (round(layout.centre(cell).x()), round(layout.centre(cell).y())): cell
        for cell in ((row, column) for row in range(layout.size.rows) for column in range(layout.size.columns))
    }
    return {
        (circle.side, centres[round(circle.pos().x()), round(circle.pos().y())])
        for circle in window.scene.circles
        if circle.opacity() > 0 and circle.scene() is window.scene
    }


def discs_in(window: GameWindow) -> set[tuple[Side, tuple[int, int]]]:
    """The discs that lie on the board by the rules."""
    return {(disc.side, disc.cell) for disc in window.controller.state.discs}


def stored_game(rules: Rules, moves: str, size: BoardSize = LARGE) -> GameRecord:
    game = Game.new(size, Side.FIRST, rules)
    for move, luck in parse_turns(moves):
        game.play(move, luck=luck)
    return GameRecord.of(game, friends(size=size, rules=rules))


@pytest.mark.parametrize("rules", VARIANTS, ids=rules_text)
def test_a_whole_game_by_mouse_and_keys_shows_every_disc_where_it_lies(open_game: OpenGame, rules: Rules) -> None:
    size = SMALL if rules.fits(SMALL) else LARGE
    window = open_game(friends(size=size, rules=rules))
    rng = random.Random(5)
    while not window.controller.state.is_over and len(window.controller.state.turns) < MOST_TURNS:
        count = len(window.controller.state.turns)
        make = rng.choice((make_by_mouse, make_by_keys))
        make(window, rng.choice(window.controller.state.moves))
        assert len(window.controller.state.turns) == count + 1
        assert discs_on(window) == discs_in(window)
    result = window.controller.state.result
    winning = {circle.cell for circle in window.scene.circles if circle.is_winning}
    assert winning == (set() if result is None else set(result.cells))
    while window.controller.state.can_undo:
        press(window, Qt.Key.Key_U)
        assert discs_on(window) == discs_in(window)
    assert not window.scene.circles


@pytest.mark.parametrize("rules", VARIANTS, ids=rules_text)
def test_with_animation_everything_comes_to_rest_where_it_lies(open_game: OpenGame, qtbot: QtBot, rules: Rules) -> None:
    window = open_game(friends(size=LARGE, rules=rules), motion=QUICK)
    rng = random.Random(11)
    for _ in range(14):
        if window.controller.state.is_over:
            break
        make_by_keys(window, rng.choice(window.controller.state.moves))
        qtbot.waitUntil(lambda: not window.scene.is_falling)
        assert discs_on(window) == discs_in(window)
        assert all(circle.transform().isIdentity() and circle.scale() == 1 for circle in window.scene.circles)
    assert len(window.controller.state.turns) > 4


@pytest.mark.parametrize("rules", VARIANTS, ids=rules_text)
def test_undo_in_the_middle_of_an_animation_shows_the_game_as_it_stands(open_game: OpenGame, rules: Rules) -> None:
    window = open_game(friends(size=LARGE, rules=rules), motion=SLOW)
    rng = random.Random(2)
    for _ in range(9):
        if window.controller.state.is_over:
            break
        window.referee.wish(rng.choice(window.controller.state.moves))
        QTest.qWait(2)
        assert window.scene.is_falling
        press(window, Qt.Key.Key_U)
        assert discs_on(window) == discs_in(window)
        window.referee.redo()
        assert discs_on(window) == discs_in(window)


def test_a_click_on_the_own_lowest_disc_pulls_it_out(open_game: OpenGame) -> None:
    window = open_game(friends(rules=PopOut()))
    for column in (3, 3, 2, 4):
        make_by_mouse(window, Drop(column))
    click_scene(window, window.scene.layout_.centre((0, 3)))
    assert window.controller.state.notation == "4435p4"
    assert discs_on(window) == discs_in(window)


def test_a_click_on_the_lowest_disc_of_the_other_player_drops(open_game: OpenGame) -> None:
    window = open_game(friends(rules=PopOut()))
    make_by_mouse(window, Drop(3))
    click_scene(window, window.scene.layout_.centre((0, 3)))
    assert window.controller.state.notation == "44"


def test_the_handle_below_a_column_pulls_out_and_never_drops(open_game: OpenGame) -> None:
    window = open_game(friends(rules=PopOut()))
    layout = window.scene.layout_
    make_by_mouse(window, Drop(3))
    click_scene(window, layout.number(3).center())
    assert window.controller.state.notation == "4"
    make_by_mouse(window, Drop(0))
    click_scene(window, layout.number(3).center())
    assert window.controller.state.notation == "41p4"


def test_pulling_can_be_called_off_by_dragging_up(open_game: OpenGame) -> None:
    window = open_game(friends(rules=PopOut()))
    for column in (3, 3):
        make_by_mouse(window, Drop(column))
    viewport, layout = window.board_view.viewport(), window.scene.layout_
    bottom, above = (window.board_view.mapFromScene(layout.centre((row, 3))) for row in (0, 4))
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=bottom)
    QTest.mouseMove(viewport, above)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=above)
    assert window.controller.state.notation == "44"


def test_pointing_at_a_disc_that_can_be_pulled_says_what_happens(open_game: OpenGame) -> None:
    window = open_game(friends(rules=PopOut()))
    for column in (3, 3):
        make_by_mouse(window, Drop(column))
    point(window, 3)
    assert window.scene.pointed_pull == 3
    assert window.status.message == "Pull out your disc in column 4: 1 disc falls by one."
    assert not window.scene.waiting_disc.isVisible()
    point(window, 2)
    assert window.scene.pointed_pull is None
    assert window.status.message == ""
    assert window.scene.waiting_disc.isVisible()


def test_keys_choose_a_disc_to_pull_out_and_refuse_what_cannot_be(open_game: OpenGame) -> None:
    window = open_game(friends(rules=PopOut()))
    said: list[str] = []
    window.narrator.announced.connect(said.append)
    for column in (3, 2):
        make_by_keys(window, Drop(column))
    QTest.keyClick(window.board_view, Qt.Key.Key_3, Qt.KeyboardModifier.ShiftModifier)
    assert said[-1] == "No disc of yours lies at the bottom of column 3."
    assert window.status.message == said[-1]
    QTest.keyClick(window.board_view, Qt.Key.Key_4, Qt.KeyboardModifier.ShiftModifier)
    assert said[-1] == "Pull out your disc in column 4."
    press(window, Qt.Key.Key_Return)
    assert window.controller.state.notation == "43p4"
    assert said[-1] == "Red pulls out column 4; Yellow to move"


def test_shift_and_enter_pull_out_of_the_chosen_column(open_game: OpenGame) -> None:
    window = open_game(friends(rules=PopOut()))
    for column in (3, 2):
        make_by_keys(window, Drop(column))
    press(window, Qt.Key.Key_4)
    QTest.keyClick(window.board_view, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert window.controller.state.notation == "43p4"


def test_the_arrows_with_shift_go_from_one_disc_that_can_be_pulled_to_the_next(open_game: OpenGame) -> None:
    window = open_game(friends(rules=PopOut()))
    for column in (1, 0, 5, 0):
        make_by_keys(window, Drop(column))
    shift = Qt.KeyboardModifier.ShiftModifier
    press(window, Qt.Key.Key_1)
    QTest.keyClick(window.board_view, Qt.Key.Key_Right, shift)
    assert window.scene.pointed_pull == 1
    QTest.keyClick(window.board_view, Qt.Key.Key_Right, shift)
    assert window.scene.pointed_pull == 5
    QTest.keyClick(window.board_view, Qt.Key.Key_Left, shift)
    assert window.scene.pointed_pull == 1


def test_a_pulled_disc_leaves_below_and_the_others_follow(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(friends(rules=PopOut()), motion=SLOW)
    window.referee.wish(Drop(3))
    window.referee.wish(Drop(3))
    window.set_motion(QUICK)
    lowest = next(circle for circle in window.scene.circles if circle.cell == (0, 3))
    window.referee.wish(Pop(3))
    start = window.scene.layout_.centre((0, 3)).y()
    qtbot.waitUntil(lambda: lowest.scene() is None)
    assert lowest.pos().y() > start
    qtbot.waitUntil(lambda: not window.scene.is_falling)
    assert discs_on(window) == {(Side.SECOND, (0, 3))}


def test_the_second_time_a_position_comes_is_a_warning(open_game: OpenGame) -> None:
    window = open_game(friends(rules=PopOut()))
    said: list[str] = []
    window.narrator.announced.connect(said.append)
    for move in (Drop(0), Drop(1), Pop(0), Pop(1)):
        make_by_mouse(window, move)
    strip = variant_of(window).strip
    assert strip is not None
    assert strip.text == "This position has come twice. The third time is a draw."
    assert said[-1] == strip.text
    for move in (Drop(0), Drop(1), Pop(0), Pop(1)):
        make_by_mouse(window, move)
    assert window.panel.result.isVisible()
    assert not strip.isVisible()


def test_the_button_and_its_key_turn_the_board_and_count(open_game: OpenGame) -> None:
    window = open_game(friends(rules=FlipRules(flips=1)))
    flip = variant_of(window).flip
    assert flip is not None
    assert not flip.isEnabled()
    make_by_mouse(window, Drop(3))
    assert flip.text() == "Flip (1)"
    make_by_mouse(window, FLIP)
    assert window.controller.state.notation == "4f"
    assert flip.text() == "Flip (1)"
    press(window, Qt.Key.Key_F)
    assert window.controller.state.notation == "4ff"
    assert flip.text() == "Flip (0)"
    assert not flip.isEnabled()
    press(window, Qt.Key.Key_F)
    assert window.controller.state.notation == "4ff"


def test_a_resize_during_a_flip_ends_with_every_disc_in_its_place(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(friends(rules=FlipRules()), motion=SLOW)
    for column in (3, 3, 2):
        window.referee.wish(Drop(column))
    window.set_motion(Motion(drop_ms=8, turn_ms=120))
    window.referee.wish(FLIP)
    QTest.qWait(20)
    assert window.scene.is_falling
    window.resize(700, 620)
    QTest.qWait(20)
    window.resize(1000, 700)
    qtbot.waitUntil(lambda: not window.scene.is_falling)
    assert discs_on(window) == discs_in(window)


def test_while_the_whole_board_moves_a_click_plays_nothing(open_game: OpenGame) -> None:
    window = open_game(friends(rules=FlipRules()), motion=SLOW)
    for column in (3, 2):
        window.referee.wish(Drop(column))
    window.referee.wish(FLIP)
    make_by_mouse(window, Drop(0))
    press(window, Qt.Key.Key_2, Qt.Key.Key_Return)
    assert window.controller.state.notation == "43f"
    window.set_motion(QUICK)
    press(window, Qt.Key.Key_U)
    make_by_mouse(window, Drop(0))
    assert window.controller.state.notation == "431"


def test_the_theme_can_change_while_discs_are_on_their_way(open_game: OpenGame, appearance: Appearance) -> None:
    window = open_game(friends(rules=Gravity(every=4)), motion=SLOW)
    for column in (0, 1, 2, 4):
        window.referee.wish(Drop(column))
    assert window.scene.is_falling
    appearance.set_theme(DARK)
    press(window, Qt.Key.Key_U)
    assert discs_on(window) == discs_in(window)
    assert {circle.theme for circle in window.scene.circles} == {DARK}


def test_where_gravity_points_sideways_rows_are_chosen(open_game: OpenGame) -> None:
    window = open_game(friends(rules=Gravity(every=4)))
    said: list[str] = []
    window.narrator.announced.connect(said.append)
    for column in (0, 1, 2, 4):
        make_by_keys(window, Drop(column))
    assert window.scene.layout_.lanes == 6
    assert "Gravity turns: discs fall to the left" in " ".join(said)
    press(window, Qt.Key.Key_6)
    assert said[-1] == "Row 6, column 1"
    assert window.scene.landing_mark.cell == (5, 0)
    press(window, Qt.Key.Key_Down)
    assert window.scene.hover_column == 4
    press(window, Qt.Key.Key_Left)
    assert window.controller.state.notation == "12355"
    assert discs_on(window) == discs_in(window)


def test_a_full_row_is_refused_as_a_row(open_game: OpenGame) -> None:
    window = open_game(friends(size=SMALL, rules=Gravity(every=4)))
    for column in (0, 1, 2, 3):
        make_by_keys(window, Drop(column))
    make_by_mouse(window, Drop(0))
    make_by_mouse(window, Drop(0))
    assert window.status.message == "Row 1 is full."


def test_a_mouse_that_rests_follows_gravity_while_keys_play(open_game: OpenGame) -> None:
    window = open_game(friends(rules=Gravity(every=4)))
    for column in (0, 1, 2):
        make_by_keys(window, Drop(column))
    layout = window.scene.layout_
    resting = window.board_view.mapFromScene(layout.centre((4, 6)))
    for offset in (QPoint(1, 1), QPoint(0, 0)):
        QTest.mouseMove(window.board_view.viewport(), resting + offset)
    assert window.scene.hover_column == 6
    press(window, Qt.Key.Key_Return)
    assert window.scene.hover_column == 4
    assert window.scene.landing_mark.isVisible()


def test_the_strip_counts_the_turns_to_the_next_event(open_game: OpenGame) -> None:
    window = open_game(friends(rules=Swap(3)))
    strip = variant_of(window).strip
    assert strip is not None
    assert (strip.title, strip.text) == ("Swap", "Two discs change colour after 3 turns.")
    make_by_mouse(window, Drop(0))
    assert strip.text == "Two discs change colour after 2 turns."
    make_by_mouse(window, Drop(1))
    assert strip.text == "Two discs change colour after this turn."
    make_by_mouse(window, Drop(2))
    assert strip.text == "Two discs change colour after 3 turns."


def test_the_strip_shows_where_discs_fall_and_will_fall(open_game: OpenGame) -> None:
    window = open_game(friends(rules=Gravity(every=4)))
    strip = variant_of(window).strip
    assert strip is not None
    assert (strip.arrow, strip.text) == ("↓", "Discs fall down ↓; after 4 turns to the left ←.")
    for column in (0, 1, 2):
        make_by_mouse(window, Drop(column))
    assert strip.text == "Discs fall down ↓; after this turn to the left ←."
    make_by_mouse(window, Drop(4))
    assert (strip.arrow, strip.text) == ("←", "Discs fall to the left ←; after 4 turns up ↑.")


def test_discs_that_were_swapped_are_marked_until_the_next_turn(open_game: OpenGame) -> None:
    window = open_game(friends(rules=Swap(3)))
    for column in (0, 1, 2):
        make_by_mouse(window, Drop(column))
    luck = window.controller.state.turns[-1].luck
    assert isinstance(luck, Exchange)
    swapped = {circle.cell for circle in window.scene.circles if circle.is_swapped}
    assert swapped == {luck.first, luck.second}
    make_by_mouse(window, Drop(5))
    assert not any(circle.is_swapped for circle in window.scene.circles)


def test_a_key_says_what_comes_next(open_game: OpenGame) -> None:
    window = open_game(friends(rules=Swap(3)))
    said: list[str] = []
    window.narrator.announced.connect(said.append)
    press(window, Qt.Key.Key_W)
    assert said == ["Two discs change colour after 3 turns."]


def test_a_slip_is_written_and_said(open_game: OpenGame) -> None:
    record = stored_game(Slippery(50), "4>6")
    window = open_game(stored=record)
    click_turn(window, 1)
    assert window.panel.record.signs == ("4>6",)
    assert window.status.message == "Move 1: Red slips from column 4 into column 6"


def test_a_row_that_vanishes_is_told(open_game: OpenGame) -> None:
    window = open_game(friends(size=SMALL, rules=VanishingRow()))
    for column in (0, 1, 2, 4, 3):
        make_by_mouse(window, Drop(column))
    assert window.status.message == "The bottom row is full and disappears."
    assert not window.scene.circles


def test_looking_back_shows_each_place_with_its_gravity(open_game: OpenGame) -> None:
    record = stored_game(Gravity(every=4), "12355612")
    window = open_game(stored=record)
    places = [record.game(place) for place in range(len(record.turns) + 1)]
    steps = [*range(1, len(places)), *range(len(places) - 2, -1, -1)]
    for place in steps:
        replay_of(window).go_to(place)
        expected = {(disc.side, disc.cell) for disc in places[place].discs}
        assert discs_on(window) == expected
        assert window.scene.layout_.pull is places[place].forecast.pull


def test_the_record_has_pulls_flips_and_swaps(open_game: OpenGame) -> None:
    assert open_game(stored=stored_game(PopOut(), "44p4")).panel.record.signs == ("4", "4", "p4")
    assert open_game(stored=stored_game(FlipRules(), "44f")).panel.record.signs == ("4", "4", "f")
    assert open_game(stored=stored_game(Swap(3), "123(a1b1)")).panel.record.signs == ("1", "2", "3(a1b1)")


def test_a_disc_that_was_pulled_or_turned_is_not_the_last_move(open_game: OpenGame) -> None:
    window = open_game(friends(rules=PopOut()))
    for move in (Drop(3), Drop(2)):
        make_by_mouse(window, move)
    assert [circle.cell for circle in window.scene.circles if circle.is_last] == [(0, 2)]
    make_by_mouse(window, Pop(3))
    assert not any(circle.is_last for circle in window.scene.circles)
    assert window.cells.name((0, 2)) == "Column 3, row 1: Yellow"


def test_a_hint_is_a_move_by_the_rules_with_its_reason(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(friends(size=SMALL, rules=PopOut()))
    for column in (0, 1, 1, 2):
        make_by_mouse(window, Drop(column))
    hint_of(window).ask()
    qtbot.waitUntil(lambda: hint_of(window).hint is not None, timeout=20_000)
    hint = hint_of(window).hint
    assert isinstance(hint, VariantHint)
    assert hint.move in window.controller.state.moves
    assert window.status.message == variant_hint_text(hint, is_row=False)
    assert hint_of(window).mark.cell == hint.cell


def test_a_pull_that_is_advised_is_marked_in_front_of_its_disc(open_game: OpenGame) -> None:
    window = open_game(friends(rules=PopOut()))
    for column in (3, 2):
        make_by_mouse(window, Drop(column))
    hint_of(window).show(VariantHint(Pop(3), HintReason.ONLY_MOVE, (0, 3)))
    mark = hint_of(window).mark
    assert mark.isVisible()
    assert mark.zValue() > max(circle.zValue() for circle in window.scene.circles)
    assert window.status.message == "Hint: pull out column 4 · everything else loses"
    make_by_mouse(window, Pop(3))
    assert not mark.isVisible()


def test_a_hint_to_turn_the_board_needs_no_mark(open_game: OpenGame) -> None:
    window = open_game(friends(rules=FlipRules()))
    make_by_mouse(window, Drop(3))
    hint_of(window).show(VariantHint(FLIP, HintReason.WINS, moves=2))
    assert not hint_of(window).mark.isVisible()
    assert window.status.message == "Hint: turn the board over · wins in 2 moves"


def test_what_knows_classic_only_says_so(open_game: OpenGame) -> None:
    window = open_game(friends(rules=PopOut()))
    reasons = {
        action.text(): action.statusTip()
        for group in window.actions_.groups
        for action in group
        if "classic rules only" in action.statusTip()
    }
    assert reasons == {
        "Analysis": "The analysis knows the classic rules only",
        "Paste moves": "Moves can be pasted by the classic rules only",
        "Review": "The coach knows the classic rules only",
        "Set up a position…": "Positions can be set up by the classic rules only",
    }
    for action in (analysis_of(window).actions.analysis, exchange_of(window).paste_moves):
        assert not action.isEnabled()
    press(window, Qt.Key.Key_A)
    QTest.keyClick(window.board_view, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert not analysis_of(window).is_on
    assert window.controller.state.holds == frozenset()


def test_an_analysis_that_was_on_comes_back_in_the_next_classic_game(
    qtbot: QtBot, appearance: Appearance, clock: FakeClock
) -> None:
    memory = FeatureMemory(AnalysisChoices(is_on=True))
    for setup, is_on in ((friends(rules=PopOut()), False), (friends(), True)):
        controller = GameController(setup, FakeLineup(), motion=STILL, now=clock)
        window = GameWindow(controller, appearance, STILL, ABOUT, FEATURES, memory)
        qtbot.addWidget(window)
        window.resize(window.sizeHint())
        show_active(qtbot, window)
        assert analysis_of(window).card.isVisible() is is_on
        assert analysis_of(window).bar.isVisible() is is_on
        assert memory.analysis.is_on
        window.close()


def test_classic_shows_nothing_of_other_rules(open_game: OpenGame) -> None:
    window = open_game()
    feature = variant_of(window)
    assert (feature.strip, feature.pull, feature.flip, feature.say) == (None, None, None, None)
    make_by_mouse(window, Drop(3))
    make_by_mouse(window, Drop(3))
    assert not window.scene.pops
    click_scene(window, window.scene.layout_.number(3).center())
    QTest.keyClick(window.board_view, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    press(window, Qt.Key.Key_Delete, Qt.Key.Key_F, Qt.Key.Key_W)
    assert window.controller.state.notation == "44"
    assert window.toolbar.summary == "6 × 7 · Two players"


def test_the_shortcut_overview_has_the_keys_of_the_rules(open_game: OpenGame) -> None:
    for rules, line in ((PopOut(), ("Del", "Pull out")), (FlipRules(), ("F", "Flip (2)"))):
        window = open_game(friends(rules=rules))
        window.open_shortcuts()
        dialog = window.shortcuts_dialog
        assert dialog is not None
        assert any(keys.startswith(line[0]) and words == line[1] for keys, words in dialog.rows)
        dialog.accept()


def test_the_toolbar_names_the_rules(open_game: OpenGame) -> None:
    assert open_game(friends(rules=Gravity())).toolbar.summary == "6 × 7 · Gravity · Two players"


def test_a_game_by_other_rules_gets_a_window_of_its_own(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(friends(rules=PopOut()))
    record = stored_game(FlipRules(), "44f")
    with qtbot.waitSignal(window.game_requested) as asked:
        window.begin(record)
    assert asked.args == [record]
    assert window.controller.state.notation == ""


def test_against_the_computer_it_answers_by_the_same_rules(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(against_computer(LEVELS[0], size=SMALL, rules=PopOut()))
    make_by_mouse(window, Drop(2))
    qtbot.waitUntil(lambda: len(window.controller.state.turns) == 2, timeout=20_000)
    assert discs_on(window) == discs_in(window)


def test_the_last_disc_lies_where_it_fell_after_gravity_turned(open_game: OpenGame) -> None:
    window = open_game(friends(rules=Gravity(every=4)))
    for column in (0, 1, 2, 4):
        make_by_mouse(window, Drop(column))
    assert [circle.cell for circle in window.scene.circles if circle.is_last] == [(0, 3)]
    assert window.cells.name((0, 3)) == "Column 4, row 1: Yellow, the last move"


def test_a_window_with_no_room_for_a_strip_has_what_comes_next_in_its_status_line(open_game: OpenGame) -> None:
    window = open_game(friends(rules=Swap(3)))
    strip = variant_of(window).strip
    assert strip is not None
    assert strip.isVisible()
    window.resize(480, 300)
    QTest.qWait(0)
    assert not strip.isVisible()
    assert window.status.details.startswith("Two discs change colour after 3 turns.")
    window.resize(1100, 760)
    QTest.qWait(0)
    assert strip.isVisible()


def test_a_board_that_turns_stays_inside_its_window(open_game: OpenGame) -> None:
    window = open_game(friends(rules=FlipRules()), motion=SLOW)
    for column in (0, 6, 0, 6, 3):
        window.referee.wish(Drop(column))
    window.set_motion(Motion(drop_ms=8, turn_ms=400))
    window.referee.wish(FLIP)
    plate, seen = window.scene.layout_.plate, []
    while window.scene.is_falling:
        QTest.qWait(15)
        seen += [circle.pos() for circle in window.scene.circles]
    assert len(seen) > len(window.scene.circles)
    assert all(plate.contains(place) for place in seen)


@pytest.mark.parametrize(
    ("rules", "moves"),
    [(Gravity(every=4), "12355"), (PopOut(), "44p41"), (FlipRules(), "44f"), (Swap(3), "123(a1b1)4")],
    ids=["gravity", "popout", "flip", "swap"],
)
def test_a_game_that_was_left_goes_on_as_it_stood(
    start_program: StartProgram, qtbot: QtBot, rules: Rules, moves: str
) -> None:
    program = start_program()
    program.play_record(stored_game(rules, moves))
    window = program.game_window
    assert window is not None
    show_active(qtbot, window)
    make_by_keys(window, Drop(5))
    before = window.controller.state
    press(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: program.kept.match is not None)
    program.continue_match()
    again = program.game_window
    assert again is not None
    after = again.controller.state
    assert (after.notation, after.discs, after.forecast) == (before.notation, before.discs, before.forecast)
    assert after.setup.rules == rules
    assert discs_on(again) == discs_in(again)
    assert again.scene.layout_.pull is after.forecast.pull


def test_lines_of_both_at_once_are_a_draw_and_all_lit(open_game: OpenGame) -> None:
    window = open_game(friends(size=SMALL, rules=Gravity(every=4)))
    for move, _ in parse_turns("4313134442453132"):
        make_by_mouse(window, move)
    assert window.panel.result.isVisible()
    assert window.status.chip.text == "A draw"
    winning = [circle for circle in window.scene.circles if circle.is_winning]
    assert len(winning) == 8
    assert {circle.side for circle in winning} == set(Side)


def test_the_board_describes_how_to_play_as_gravity_has_it(open_game: OpenGame) -> None:
    window = open_game(friends(size=LARGE, rules=Gravity(every=4)))
    drops = ("Down", "Left", "Up", "Right", "Down")
    for lanes, arrow in zip(("column", "row", "column", "row", "column"), drops, strict=True):
        text = window.board_view.accessibleDescription()
        assert text.startswith(f"Choose a {lanes} with the number")
        assert text.endswith(f"drop with Enter, Space or {arrow}.")
        for number in range(4):
            make_by_keys(window, Drop(number))
    for _ in range(4):
        press(window, Qt.Key.Key_U)
    assert window.board_view.accessibleDescription().endswith("drop with Enter, Space or Down.")


@pytest.mark.parametrize(
    ("rules", "note"), [(PopOut(), "and Enter pulls it out."), (FlipRules(), "F turns the board upside down.")]
)
def test_the_board_describes_pulls_and_flips(open_game: OpenGame, rules: Rules, note: str) -> None:
    window = open_game(friends(size=LARGE, rules=rules))
    text = window.board_view.accessibleDescription()
    assert text.startswith("Choose a column with the number or arrow keys and drop with Enter, Space or Down. ")
    assert text.endswith(note)


def test_where_discs_slide_their_way_is_shown(open_game: OpenGame) -> None:
    window = open_game(friends(size=LARGE, rules=Gravity(every=4, diagonal=1)))
    press(window, Qt.Key.Key_1)
    assert window.scene.way_mark.isVisible()
    assert window.scene.way_mark.cells == ((5, 0), (4, 1), (3, 2), (2, 3), (1, 4))
    assert window.scene.landing_mark.cell == (0, 5)
    for number in (0, 0, 0, 0):
        make_by_keys(window, Drop(number))
    point(window, 6)
    assert window.scene.way_mark.cells == ((5, 6), (4, 5), (3, 4), (2, 3), (1, 2))
    press(window, Qt.Key.Key_P)
    press(window, Qt.Key.Key_P)
    window.scene.point_at(None)
    assert not window.scene.way_mark.isVisible()


def test_straight_down_needs_no_way(open_game: OpenGame) -> None:
    window = open_game(friends(size=LARGE, rules=Gravity(every=4)))
    press(window, Qt.Key.Key_1)
    assert window.scene.landing_mark.isVisible()
    assert window.scene.way_mark.cells == ()


@pytest.mark.parametrize("row", [0, 7])
def test_a_row_touched_while_looking_back_is_no_column_of_the_game(open_game: OpenGame, row: int) -> None:
    window = open_game(friends(size=BoardSize(8, 4), rules=Gravity(every=4)))
    for column in (0, 1, 2, 3, 4, 5, 6, 7):
        window.referee.drop(column)
    assert len(window.controller.state.turns) == 8
    replay = replay_of(window)
    replay.go_to(5)
    assert window.scene.layout_.lanes == 8
    click_scene(window, window.scene.layout_.centre((row, 0)))
    assert not replay.is_open
    assert window.scene.layout_.lanes == 4
    assert window.scene.hover_column in (None, 0, 1, 2, 3)
