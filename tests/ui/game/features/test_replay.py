"""Looking back: every way in and out, in every kind of game, while the game itself stays as it is."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.game.game import Game
from connect4_gui.game.match_setup import MatchSetup, TimeoutRule
from connect4_gui.game.record import GameRecord
from connect4_gui.settings.language import Language
from connect4_gui.settings.motion import Motion
from connect4_gui.settings.theme import DARK
from connect4_gui.ui.game.features.hint.hint_feature import HintFeature
from connect4_gui.ui.game.features.replay import replay_feature
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.words.translation import Translation
from tests.game.fakes import FakeClock
from tests.matches import against_computer, friends, play_moves, two_bots
from tests.ui.conftest import OpenGame, StartProgram
from tests.ui.fakes import ScriptedEngine, SlowEngine
from tests.ui.hands import (
    LEFT,
    click,
    click_turn,
    hint_button,
    hint_of,
    pass_time,
    play,
    point,
    press,
    replay_of,
    turn_wheel,
)

K = Qt.Key
SHORT = "4453357"
WON = "1122334"


def shown(window: GameWindow) -> str:
    """The columns of the discs on the board, in the order in which they came."""
    return "".join(str(circle.cell[1] + 1) for circle in window.scene.circles)


def stored(moves: str, setup: MatchSetup | None = None) -> GameRecord:
    setup = setup or friends("Ada", "Grace")
    return GameRecord.of(play_moves(Game.new(setup.size), moves), setup)


def press_button(window: GameWindow, name: str) -> None:
    QTest.mouseClick(getattr(replay_of(window).strip, name), LEFT)


def heard(window: GameWindow) -> list[str]:
    sentences: list[str] = []
    window.narrator.announced.connect(sentences.append)
    return sentences


def test_whoever_only_plays_sees_nothing_of_it(open_game: OpenGame) -> None:
    window = open_game()
    play(window, SHORT)
    assert not replay_of(window).strip.isVisible()
    assert all(button.action is not replay_of(window).actions.back for button in window.toolbar.features)
    assert replay_of(window).actions.back in window.toolbar.everything.actions()


def test_without_the_feature_the_window_works_and_the_wheel_scrolls(open_game: OpenGame) -> None:
    window = open_game(features=(HintFeature,))
    play(window, WON)
    click_turn(window, 2)
    turn_wheel(window, -1)
    press(window, K.Key_Home, K.Key_PageUp)
    assert shown(window) == WON
    assert window.panel.result.isVisible()


def test_nothing_to_look_back_at_before_the_first_move(open_game: OpenGame) -> None:
    window = open_game()
    press(window, K.Key_Home, K.Key_PageUp)
    assert not replay_of(window).is_open
    assert not replay_of(window).actions.back.isEnabled()


def test_a_click_on_a_move_shows_it_and_takes_nothing_back(open_game: OpenGame) -> None:
    window = open_game()
    play(window, SHORT)
    before = window.controller.state
    click_turn(window, 4)
    assert shown(window) == "4453"
    assert [circle.is_last for circle in window.scene.circles] == [False, False, False, True]
    assert replay_of(window).strip.isVisible()
    assert replay_of(window).strip.counter == "4 / 7"
    assert window.status.message == "Move 4: Yellow, column 3, row 1"
    assert window.controller.state == before
    click_turn(window, 6)
    assert shown(window) == "445335"


def test_a_click_on_the_last_move_is_no_looking_back(open_game: OpenGame) -> None:
    window = open_game()
    play(window, SHORT)
    click_turn(window, 7)
    assert not replay_of(window).is_open


def test_every_key(open_game: OpenGame) -> None:
    window = open_game()
    play(window, SHORT)
    press(window, K.Key_Home)
    assert shown(window) == ""
    assert window.status.message == "Before the first move"
    press(window, K.Key_Right, K.Key_Right)
    assert shown(window) == "44"
    press(window, K.Key_Left)
    assert shown(window) == "4"
    press(window, K.Key_PageDown)
    assert shown(window) == "44"
    press(window, K.Key_PageUp)
    assert shown(window) == "4"
    press(window, K.Key_End)
    assert shown(window) == SHORT
    assert not replay_of(window).is_open
    press(window, K.Key_PageUp)
    assert shown(window) == SHORT[:-1]


def test_escape_comes_back_before_it_leaves(open_game: OpenGame) -> None:
    window = open_game()
    play(window, SHORT)
    press(window, K.Key_Home, K.Key_Escape)
    assert window.isVisible()
    assert shown(window) == SHORT
    assert window.actions_.menu.toolTip().endswith("(Esc)")
    press(window, K.Key_Escape)
    assert not window.isVisible()


def test_the_menu_button_leaves_also_while_looking_back(open_game: OpenGame) -> None:
    window = open_game()
    play(window, SHORT)
    press(window, K.Key_Home)
    QTest.mouseClick(window.toolbar.menu, LEFT)
    assert not window.isVisible()


def test_arrows_choose_columns_where_somebody_can_drop(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "44")
    press(window, K.Key_1, K.Key_Right)
    assert window.scene.hover_column == 1
    assert not replay_of(window).is_open
    press(window, K.Key_PageUp, K.Key_Right)
    assert replay_of(window).is_open
    press(window, K.Key_Right)
    assert window.scene.hover_column == 2
    assert shown(window) == "44"


def test_the_wheel_steps_both_ways(open_game: OpenGame) -> None:
    window = open_game()
    play(window, SHORT)
    turn_wheel(window, 1)
    assert not replay_of(window).is_open
    turn_wheel(window, -2)
    assert shown(window) == SHORT[:5]
    turn_wheel(window, 1)
    assert shown(window) == SHORT[:6]
    turn_wheel(window, -20)
    assert shown(window) == ""


def test_every_button(open_game: OpenGame) -> None:
    window = open_game()
    play(window, SHORT)
    click_turn(window, 4)
    for button, expected in (("back", "445"), ("forward", "4453"), ("first", ""), ("forward", "4")):
        press_button(window, button)
        assert shown(window) == expected
    press_button(window, "last")
    assert shown(window) == SHORT
    assert not replay_of(window).strip.isVisible()


def test_clicking_on_and_on_stops_at_the_game_and_never_drops(open_game: OpenGame) -> None:
    """The strip stays under the mouse until it is left or somebody plays on."""
    window = open_game()
    play(window, SHORT)
    click_turn(window, 5)
    for _ in range(6):
        press_button(window, "forward")
    assert replay_of(window).strip.isVisible()
    assert window.controller.state.notation == SHORT
    assert window.display.is_live
    click(window, 0)
    assert window.controller.state.notation == SHORT + "1"
    assert not replay_of(window).strip.isVisible()


def test_a_click_on_the_board_comes_back_and_does_not_play(open_game: OpenGame) -> None:
    window = open_game()
    play(window, SHORT)
    press(window, K.Key_Home)
    point(window, 2)
    assert not window.scene.waiting_disc.isVisible()
    click(window, 2)
    assert window.controller.state.notation == SHORT
    assert shown(window) == SHORT
    assert window.scene.waiting_disc.isVisible()
    assert window.scene.hover_column == 2
    click(window, 2)
    assert window.controller.state.notation == SHORT + "3"


@pytest.mark.parametrize("key", [K.Key_Return, K.Key_Space, K.Key_Down])
def test_a_key_that_drops_comes_back_and_does_not_play(open_game: OpenGame, key: Qt.Key) -> None:
    window = open_game()
    play(window, SHORT)
    press(window, K.Key_1, K.Key_Home, key)
    assert window.controller.state.notation == SHORT
    assert not replay_of(window).is_open
    press(window, key)
    assert window.controller.state.notation == SHORT + "1"


def test_a_column_key_comes_back_and_points(open_game: OpenGame) -> None:
    """Also with the keyboard on a button of the strip, which then gives it to the board."""
    window = open_game()
    play(window, SHORT)
    press(window, K.Key_Home)
    strip = replay_of(window).strip
    while strip.focused_button is not strip.forward:
        focused = window.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, K.Key_Tab)
    QTest.keyClick(strip.forward, K.Key_Return)
    assert shown(window) == "4"
    QTest.keyClick(strip.forward, K.Key_6)
    assert shown(window) == SHORT
    assert window.scene.hover_column == 5
    assert window.focusWidget() is window.board_view
    press(window, K.Key_Return)
    assert window.controller.state.notation == SHORT + "6"


def test_arrows_step_with_the_keyboard_on_a_button(open_game: OpenGame) -> None:
    window = open_game()
    play(window, SHORT)
    press(window, K.Key_Home)
    strip = replay_of(window).strip
    strip.forward.setFocus()
    QTest.keyClick(strip.forward, K.Key_Right)
    QTest.keyClick(strip.forward, K.Key_Right)
    assert shown(window) == "44"
    assert window.focusWidget() is strip.forward


def test_a_key_held_down_steps_on(open_game: OpenGame) -> None:
    window = open_game()
    play(window, SHORT)
    press(window, K.Key_Home)
    actions = replay_of(window).actions
    assert actions.back.autoRepeat()
    assert actions.forward.autoRepeat()
    assert not actions.first.autoRepeat()


def test_keys_step_while_the_mouse_rests_on_a_button(open_game: OpenGame) -> None:
    window = open_game()
    play(window, SHORT)
    press(window, K.Key_Home)
    strip = replay_of(window).strip
    QTest.mouseMove(strip.back, strip.back.rect().center())
    press(window, K.Key_Right, K.Key_Right, K.Key_Right)
    assert window.status.message == "Move 3: Red, column 5, row 1"
    QTest.mouseClick(strip.back, LEFT)
    assert shown(window) == "44"
    press(window, K.Key_Left)
    assert shown(window) == "4"


def test_a_button_that_cannot_be_pressed_any_more_hands_the_keyboard_on(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "44")
    press(window, K.Key_PageUp)
    strip = replay_of(window).strip
    strip.forward.setFocus()
    QTest.keyClick(strip.forward, K.Key_Return)
    assert not strip.forward.isEnabled()
    assert window.focusWidget() is strip.back


def test_play_through_goes_to_the_last_move_and_stops(
    open_game: OpenGame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_feature, "STEP_MS", 8)
    window = open_game()
    play(window, SHORT)
    press(window, K.Key_Home)
    replay = replay_of(window)
    places: list[int] = []
    window.display.changed.connect(lambda: places.append(replay.place))
    press_button(window, "play")
    assert replay.is_playing
    assert replay.strip.play.accessibleName() == "Stop"
    qtbot.waitUntil(lambda: not replay.is_playing)
    assert places == [1, 2, 3, 4, 5, 6, 7]
    assert replay.strip.play.accessibleName() == "Play through"
    assert not replay.strip.play.isChecked()
    press_button(window, "play")
    assert replay.place == 0
    press_button(window, "play")
    assert not replay.is_playing


def test_stepping_by_hand_stops_playing_through(open_game: OpenGame) -> None:
    window = open_game()
    play(window, SHORT)
    press(window, K.Key_Home)
    press_button(window, "play")
    press(window, K.Key_Left)
    assert not replay_of(window).is_playing
    assert shown(window) == ""


def test_the_speed_goes_round(open_game: OpenGame) -> None:
    window = open_game()
    play(window, SHORT)
    press(window, K.Key_Home)
    strip = replay_of(window).strip
    seen = []
    for _ in range(5):
        seen.append(strip.speed_button.text())
        QTest.mouseClick(strip.speed_button, LEFT)
    assert seen == ["1×", "2×", "4×", "½×", "1×"]
    assert strip.speed_button.accessibleName() == "Speed: 2×"


def test_a_step_forward_falls_and_a_jump_does_not(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(motion=Motion(drop_ms=20, reveal_ms=5))
    play_moves_by_referee(window, WON)
    qtbot.waitUntil(window.panel.result.isVisible)
    press(window, K.Key_Home)
    assert not window.scene.is_falling
    press(window, K.Key_Right)
    assert window.scene.is_falling
    press(window, K.Key_Right)
    assert len(window.scene.circles) == 2
    press(window, K.Key_End)
    assert not window.scene.is_falling


def play_moves_by_referee(window: GameWindow, moves: str) -> None:
    for sign in moves:
        window.referee.drop(int(sign) - 1)


def test_a_move_made_in_the_meantime_is_told_and_the_place_stays(open_game: OpenGame, qtbot: QtBot) -> None:
    engine = SlowEngine()
    window = open_game(against_computer(), engine)
    click(window, 3)
    qtbot.waitUntil(engine.started.is_set)
    press(window, K.Key_Home)
    engine.finish.set()
    qtbot.waitUntil(lambda: len(window.controller.state.turns) == 2)
    assert shown(window) == ""
    assert window.status.message == "Move 2 was made in the meantime"
    assert replay_of(window).strip.counter == "0 / 2"
    press(window, K.Key_End)
    assert shown(window) == "47"


def test_the_computers_move_is_followed_from_the_last_place(open_game: OpenGame, qtbot: QtBot) -> None:
    engine = SlowEngine()
    window = open_game(against_computer(), engine)
    click(window, 3)
    qtbot.waitUntil(engine.started.is_set)
    press(window, K.Key_Home, K.Key_PageDown)
    engine.finish.set()
    qtbot.waitUntil(lambda: len(window.controller.state.turns) == 2)
    assert shown(window) == "47"
    assert replay_of(window).strip.counter == "2 / 2"


def test_the_clock_goes_on_and_a_pass_is_a_place(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(friends(turn_seconds=5, timeout_rule=TimeoutRule.PASS))
    play(window, "44")
    press(window, K.Key_Home)
    pass_time(window, clock, 3)
    assert window.controller.state.times.turn_left == 2
    pass_time(window, clock, 3)
    assert window.controller.state.notation == "44-"
    assert shown(window) == ""
    assert window.status.message == "Time is up: Player 1 passes."
    press(window, K.Key_PageDown, K.Key_PageDown, K.Key_PageDown)
    assert window.status.message == "Move 3: Red passes"
    assert shown(window) == "44"


def test_an_end_in_the_meantime_is_told_and_shown_on_return(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(friends("Ada", "Grace", turn_seconds=5, timeout_rule=TimeoutRule.LOSE))
    play(window, "44")
    press(window, K.Key_Home)
    pass_time(window, clock, 6)
    assert window.controller.state.is_over
    assert window.status.message == "Grace wins. Ada ran out of time."
    assert not window.panel.result.isVisible()
    press(window, K.Key_End)
    assert window.panel.result.isVisible()


def test_the_end_is_marked_again_but_not_announced_again(open_game: OpenGame) -> None:
    window = open_game()
    ends: list[Any] = []
    window.scene.result_shown.connect(ends.append)
    play(window, WON)
    assert len(ends) == 1
    press(window, K.Key_Left, K.Key_PageUp)
    assert shown(window) == WON[:-1]
    assert not any(circle.is_dimmed or circle.is_winning for circle in window.scene.circles)
    assert window.panel.result.isVisible()
    assert window.focusWidget() is window.board_view
    press(window, K.Key_Right)
    assert [circle.is_winning for circle in window.scene.circles].count(True) == 4
    assert len(ends) == 1
    assert window.focusWidget() is window.board_view


def test_after_the_end_space_plays_through_and_a_click_only_says_why_not(open_game: OpenGame) -> None:
    window = open_game()
    play(window, WON)
    press(window, K.Key_Home)
    click(window, 3)
    assert shown(window) == ""
    assert window.status.message == "You are looking back; choose Play from here to start a game."
    press(window, K.Key_Space)
    assert replay_of(window).is_playing
    assert shown(window) == "1"
    press(window, K.Key_Space)
    assert not replay_of(window).is_playing


def test_two_bots_play_on_while_somebody_looks_back(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(two_bots(), ScriptedEngine([0, 1] * 4), motion=Motion(0, 0, 0, 30, 0, 0, 0))
    qtbot.waitUntil(lambda: len(window.controller.state.turns) >= 2)
    press(window, K.Key_Home)
    qtbot.waitUntil(lambda: window.controller.state.is_over)
    assert shown(window) == ""
    press(window, K.Key_Right)
    assert shown(window) == "1"
    press(window, K.Key_End)
    assert len(window.scene.circles) == len(window.controller.state.turns)


def test_play_from_here_begins_another_game(open_game: OpenGame) -> None:
    window = open_game()
    play(window, SHORT)
    old = window.controller.state.game_id
    click_turn(window, 3)
    sentences = heard(window)
    press_button(window, "from_here")
    state = window.controller.state
    assert (state.notation, state.person_to_move) == ("445", Side.SECOND)
    assert state.game_id != old
    assert not replay_of(window).strip.isVisible()
    assert window.status.message == "A new game from move 3 on"
    assert sentences[-1] == "A new game from move 3 on"
    click(window, 0)
    assert shown(window) == "4451"


def test_play_from_here_lets_a_bot_move_that_is_to_move(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(against_computer(), ScriptedEngine([0, 1, 2]))
    for column in (3, 4):
        click(window, column)
        qtbot.waitUntil(lambda: window.controller.state.person_to_move is not None)
    click_turn(window, 3)
    press_button(window, "from_here")
    qtbot.waitUntil(lambda: len(window.controller.state.turns) == 4)
    assert window.controller.state.notation == "4153"


@pytest.mark.parametrize(
    ("ending", "can_branch"), [("goes on", False), ("resigned", True), ("won", False), ("stored", True)]
)
def test_who_can_play_on_from_the_last_place(open_game: OpenGame, ending: str, can_branch: bool) -> None:
    window = open_game(stored=stored("44")) if ending == "stored" else open_game()
    if ending != "stored":
        play(window, WON if ending == "won" else "44")
    if ending == "resigned":
        window.referee.resign()
    press(window, K.Key_Home, *[K.Key_PageDown] * 9)
    assert replay_of(window).actions.from_here.isEnabled() is can_branch


def test_pausing_ends_it_and_nobody_looks_back_under_the_veil(open_game: OpenGame) -> None:
    window = open_game(friends(turn_seconds=20))
    play(window, SHORT)
    press(window, K.Key_Home, K.Key_P)
    assert not replay_of(window).is_open
    press(window, K.Key_Home, K.Key_PageUp)
    click_turn(window, 2)
    turn_wheel(window, -1)
    assert shown(window) == SHORT
    assert not replay_of(window).actions.back.isEnabled()
    press(window, K.Key_P, K.Key_PageUp)
    assert shown(window) == SHORT[:-1]


def test_undo_ends_it_only_if_the_place_is_gone(open_game: OpenGame) -> None:
    window = open_game()
    play(window, SHORT)
    click_turn(window, 5)
    press(window, K.Key_U)
    assert shown(window) == SHORT[:5]
    assert replay_of(window).strip.counter == "5 / 6"
    press(window, K.Key_U)
    assert not replay_of(window).is_open
    assert shown(window) == SHORT[:5]
    assert window.controller.state.notation == SHORT[:5]


def test_a_new_game_and_swapped_sides(open_game: OpenGame) -> None:
    window = open_game()
    play(window, SHORT)
    click_turn(window, 5)
    press(window, K.Key_S)
    assert shown(window) == SHORT[:5]
    QTest.keyClick(window.board_view, K.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert not replay_of(window).is_open
    assert shown(window) == ""
    assert window.status.message == ""
    click(window, 3)
    assert shown(window) == "4"


def test_no_hint_on_an_earlier_place(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game()
    play(window, "44")
    press(window, K.Key_H)
    qtbot.waitUntil(hint_of(window).mark.isVisible)
    press(window, K.Key_Home)
    assert not hint_of(window).mark.isVisible()
    assert not hint_button(window).isEnabled()
    assert window.status.message == "Before the first move"
    press(window, K.Key_H, K.Key_End)
    assert not hint_of(window).is_looking
    assert hint_button(window).isEnabled()


def test_another_language_and_another_theme(
    open_game: OpenGame, translation: Translation, appearance: Appearance
) -> None:
    window = open_game()
    play(window, SHORT)
    click_turn(window, 4)
    translation.use(Language.GERMAN)
    QTest.qWait(0)
    assert window.status.message == "Zug 4: Gelb, Spalte 3, Reihe 1"
    assert replay_of(window).strip.from_here.accessibleName() == "Ab hier spielen"
    appearance.set_theme(DARK)
    assert shown(window) == "4453"
    press(window, K.Key_Left)
    assert shown(window) == "445"


def test_a_screen_reader_hears_every_step_and_reads_the_board_that_is_shown(open_game: OpenGame) -> None:
    window = open_game()
    play(window, SHORT)
    sentences = heard(window)
    press(window, K.Key_Home, K.Key_Right, K.Key_End)
    assert sentences == [
        "Before the first move",
        "Move 1: Red, column 4, row 1",
        "Back in the game; Player 2 to move",
    ]
    press(window, K.Key_Home)
    assert window.cells.name((0, 3)) == "Column 4, row 1: empty"
    press(window, K.Key_Right)
    assert window.cells.name((0, 3)) == "Column 4, row 1: Red, the last move"


def test_the_record_marks_the_place_and_keeps_it_in_sight(open_game: OpenGame) -> None:
    window = open_game(friends(size=BoardSize(8, 9)))
    window.resize(900, 640)
    play(window, "123456789123456789" * 2)
    record = window.panel.record
    assert record.is_at_end
    press(window, K.Key_Home)
    assert not record.is_at_end
    for _ in range(40):
        press(window, K.Key_Right)
        place = replay_of(window).place
        spot = record.turn_spot(max(1, place))
        assert record.rect().contains(spot)
    assert record.is_at_end


def test_a_stored_game_opens_at_its_start_and_nothing_runs(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(stored=stored(WON, against_computer(turn_seconds=5)), engine=SlowEngine())
    assert shown(window) == ""
    assert replay_of(window).strip.isVisible()
    assert replay_of(window).strip.counter == "0 / 7"
    assert not window.panel.result.isVisible()
    assert window.focusWidget() is window.board_view
    pass_time(window, clock, 100)
    assert window.controller.state.times.elapsed == 0
    for action in (window.actions_.undo, window.actions_.pause, window.actions_.resign, window.actions_.swap_sides):
        assert not action.isEnabled()
    press(window, K.Key_Right, K.Key_Right)
    assert shown(window) == "11"


def test_the_end_of_a_stored_game_has_its_line_and_its_result(open_game: OpenGame) -> None:
    window = open_game(stored=stored(WON))
    sentences = heard(window)
    press(window, K.Key_End)
    assert [circle.is_winning for circle in window.scene.circles].count(True) == 4
    assert window.status.message == "Move 7: Red, column 4, row 1. Ada wins. Four in a row."
    assert sentences == [window.status.message]
    assert window.status.chip.text == "Ada wins"
    assert window.focusWidget() is window.board_view
    assert replay_of(window).strip.isVisible()
    press(window, K.Key_Left)
    assert shown(window) == WON[:-1]
    press(window, K.Key_Space)
    assert shown(window) == WON
    press(window, K.Key_Escape)
    assert not window.isVisible()


def test_a_stored_game_becomes_a_live_one(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(stored=stored(WON, against_computer()), engine=ScriptedEngine([5]))
    click_turn(window, 3)
    press_button(window, "from_here")
    qtbot.waitUntil(lambda: window.controller.state.person_to_move is not None)
    assert window.controller.state.notation == "1126"
    assert not replay_of(window).strip.isVisible()
    click(window, 3)
    qtbot.waitUntil(lambda: len(window.controller.state.turns) == 6)


def test_a_stored_game_that_was_not_finished_lets_nobody_think(open_game: OpenGame) -> None:
    engine = SlowEngine()
    window = open_game(stored=stored("4", against_computer()), engine=engine)
    press(window, K.Key_End)
    QTest.qWait(30)
    assert not engine.started.is_set()
    assert shown(window) == "4"
    click(window, 3)
    assert window.controller.state.notation == "4"


def test_the_program_opens_a_record(start_program: StartProgram) -> None:
    program = start_program()
    program.open_record(stored(WON))
    window = program.game_window
    assert window is not None
    assert window.isVisible()
    assert replay_of(window).strip.counter == "0 / 7"
    window.close()
    assert program.menu.isVisible()


@pytest.mark.parametrize("size", [(480, 760), (480, 560), (700, 700)])
def test_a_small_window_shows_the_strip_and_lets_the_result_give_way(
    open_game: OpenGame, size: tuple[int, int]
) -> None:
    window = open_game()
    window.resize(*size)
    play(window, WON)
    assert window.panel.result.isVisible()
    press(window, K.Key_Home)
    strip = replay_of(window).strip
    assert strip.isVisible()
    assert not window.panel.result.isVisible()
    assert strip.from_here.geometry().right() <= strip.width()
    assert window.rect().contains(strip.mapTo(window, QPoint(strip.width() - 1, strip.height() - 1)))
    press(window, K.Key_End)
    assert window.panel.result.isVisible()
    assert not strip.isVisible()
