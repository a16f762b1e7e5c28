"""The review: from every way in, what is said and shown, Show me, Try again, and that the window never waits."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from connect4_gui.coach.quality import Quality
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.search_types import Engine
from connect4_gui.engine.variants.pop_out import PopOut
from connect4_gui.game.game import Game
from connect4_gui.game.record import GameRecord
from connect4_gui.settings.motion import Motion
from connect4_gui.ui.game.features.review.review_card import Tab
from connect4_gui.ui.game.features.review.review_feature import ReviewFeature
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.game.turns_model import TurnsModel
from tests.matches import friends, play_moves
from tests.ui.audit import faults
from tests.ui.conftest import OpenGame
from tests.ui.fakes import BrokenEngine, SlowEngine
from tests.ui.hands import LEFT, analysis_of, click, click_turn, play, press, replay_of

K = Qt.Key
SIZE = BoardSize(4, 5)
SETUP = friends("Ada", "Grace", size=SIZE)
BAD = "1122335"
"""Mistakes at moves 1, 2, 6 and 7: the last two let a four through and miss it."""

WON = "1122334"


def review_of(window: GameWindow) -> ReviewFeature:
    return next(feature for feature in window.features if isinstance(feature, ReviewFeature))


def stored(moves: str = BAD) -> GameRecord:
    return GameRecord.of(play_moves(Game.new(SIZE), moves), SETUP)


@pytest.fixture
def engine() -> Engine:
    return best_engine()


def reviewed(qtbot: QtBot, open_game: OpenGame, engine: Engine, moves: str = BAD, **rest: object) -> GameWindow:
    """A stored game, reviewed to its end."""
    window = open_game(SETUP, adviser=engine, stored=stored(moves), **rest)
    QTest.keyClick(window.board_view, K.Key_R, Qt.KeyboardModifier.ControlModifier)
    finish(qtbot, window)
    return window


def finish(qtbot: QtBot, window: GameWindow) -> None:
    feature = review_of(window)
    qtbot.waitUntil(lambda: feature.review is not None and feature.review.is_whole, timeout=20_000)


def words(window: GameWindow) -> str:
    return review_of(window).card.coach.words.aloud


def shown(window: GameWindow) -> str:
    return "".join(str(circle.cell[1] + 1) for circle in window.scene.circles)


def test_a_stored_game_goes_to_its_first_mistake(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine)
    feature = review_of(window)
    assert feature.card.coach.title.text() == "Move 1 — mistake"
    assert feature.card.coach.count.text() == "1 of 4"
    assert shown(window) == ""
    assert feature.marks.played.text == "you played"
    assert feature.marks.played.column == 0
    assert feature.marks.better.column == 1
    assert QApplication.focusWidget() is feature.card.coach.show_me


def test_the_end_of_a_game_offers_a_review(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = open_game(SETUP, adviser=engine)
    play(window, WON)
    button = window.panel.result.review
    assert button.isVisible()
    QTest.mouseClick(button, LEFT)
    finish(qtbot, window)
    assert review_of(window).is_open
    assert not window.panel.result.isVisible()
    assert review_of(window).card.result.title.text() == "Ada wins"


def test_keys_go_from_mistake_to_mistake_and_back(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine)
    titles = []
    for _ in range(4):
        press(window, K.Key_N)
        titles.append(review_of(window).card.coach.title.text())
    assert titles == ["Move 2 — mistake", "Move 6 — blunder", "Move 7 — blunder", "Move 1 — mistake"]
    QTest.keyClick(window.board_view, K.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert review_of(window).card.coach.title.text() == "Move 7 — blunder"


def test_arrows_home_and_end_step_through_the_game(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine)
    press(window, K.Key_Right, K.Key_Right)
    assert shown(window) == "11"
    assert review_of(window).card.coach.title.text() == "Move 3 — best move"
    press(window, K.Key_Left)
    assert shown(window) == "1"
    press(window, K.Key_End)
    assert shown(window) == BAD
    assert words(window).startswith("4 mistakes")
    press(window, K.Key_Home)
    assert shown(window) == ""


def test_the_sentence_names_players_and_what_was_better(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine)
    press(window, K.Key_N, K.Key_N)
    coach = review_of(window).card.coach
    assert coach.why.text() == "Ada needs only column 4, row 1 for four. That had to be blocked."
    assert coach.better.text().startswith("Better: column 4.")
    assert review_of(window).marks.rings.cells == ()
    assert [disc.cell for disc in review_of(window).marks.ghosts.discs] == [(1, 2), (0, 3)]


def test_show_me_plays_the_line_and_stays_at_its_end(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine)
    press(window, K.Key_N, K.Key_N, K.Key_Space)
    assert shown(window) == "1122334"
    assert window.display.is_aside
    assert not review_of(window).marks.ghosts.isVisible()
    assert QApplication.focusWidget() is review_of(window).card.coach.next
    assert window.referee.record.notation == BAD
    press(window, K.Key_Left)
    assert shown(window) == "1122"
    assert not window.display.is_aside


def test_show_me_drops_disc_by_disc_where_things_move(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine, motion=Motion(drop_ms=1))
    press(window, K.Key_N, K.Key_N)
    QTest.mouseClick(review_of(window).card.coach.show_me, LEFT)
    assert shown(window) == "112233"
    assert review_of(window).line_show.is_running
    qtbot.waitUntil(lambda: shown(window) == "1122334", timeout=5000)
    assert not review_of(window).line_show.is_running


def test_try_again_says_that_a_move_holds_and_answers_it(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine)
    press(window, K.Key_N, K.Key_N, K.Key_T)
    assert review_of(window).card.coach.note.text() == "Your turn: find a better move."
    assert window.scene.waiting_disc is not None
    click(window, 3)
    qtbot.waitUntil(lambda: "holds the draw" in words(window), timeout=10_000)
    qtbot.waitUntil(lambda: len(shown(window)) == 7, timeout=10_000)
    assert window.referee.record.notation == BAD


def test_try_again_says_that_a_move_does_not_hold(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine)
    press(window, K.Key_N, K.Key_N, K.Key_T, K.Key_5, K.Key_Return)
    qtbot.waitUntil(lambda: "Column 5 does not hold: it loses" in words(window), timeout=10_000)
    press(window, K.Key_T)
    assert shown(window) == "11223"
    assert "Your turn" in words(window)


def test_a_full_column_is_refused_while_trying(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine, "11113")
    press(window, K.Key_Right, K.Key_Right, K.Key_Right, K.Key_Right)
    press(window, K.Key_Home, K.Key_Right, K.Key_Right, K.Key_Right, K.Key_Right, K.Key_T, K.Key_1, K.Key_Return)
    assert shown(window) == "1111"


def test_play_from_here_begins_another_game(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine)
    press(window, K.Key_N, K.Key_N, K.Key_P)
    assert not review_of(window).is_open
    assert window.referee.record.notation == "11223"
    assert not window.controller.state.is_replayed
    assert window.panel.cards[window.controller.state.board.side].isVisible()


def test_the_list_marks_every_move(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine, "31323")
    model = window.panel.record.view.model()
    found = [model.index(number // 2, number % 2) for number in range(5)]
    assert [index.data(TurnsModel.QUALITY) for index in found][-2:] == [Quality.BLUNDER, Quality.BEST]
    assert [index.data(TurnsModel.ONLY_MOVE) for index in found] == [False] * 4 + [True]
    assert "only move" in found[4].data(Qt.ItemDataRole.AccessibleTextRole)


def test_a_click_on_a_move_shows_the_position_before_it(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine)
    click_turn(window, 2)
    assert shown(window) == "1"
    assert review_of(window).card.coach.title.text() == "Move 2 — mistake"


def test_the_graph_has_a_dot_for_each_mistake(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine)
    graph = review_of(window).card.graph.graph
    assert graph.mistakes == {1, 2, 6, 7}
    assert all(point is not None and point.is_proven for point in graph.points)
    QTest.mouseClick(graph, LEFT, pos=graph.spot(6).toPoint())
    assert review_of(window).card.coach.title.text() == "Move 6 — blunder"


def test_accuracy_and_kept_results_are_said(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine)
    kept = review_of(window).card.result.kept.text()
    assert "Ada kept the result in 1 of 3 critical moments." in kept
    assert "Grace kept the result in 0 of 2 critical moments." in kept


def test_nothing_wrong_says_what_was_the_only_move(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine, "3")
    press(window, K.Key_End)
    assert words(window).startswith("No mistakes")


def test_what_is_found_out_stays_with_the_game(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine)
    assert all(turn.evaluation is not None for turn in window.referee.record.turns)


def test_the_second_review_of_a_game_is_there_at_once(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine)
    feature = review_of(window)
    QTest.mouseClick(feature.card.coach.close_button, LEFT)
    assert not feature.is_open
    assert not feature.card.isVisible()
    feature.actions.review.trigger()
    assert not feature.is_busy
    assert feature.review is not None
    assert feature.review.is_whole


def test_a_review_can_be_stopped_and_keeps_what_is_known(qtbot: QtBot, open_game: OpenGame) -> None:
    slow = SlowEngine()
    window = open_game(SETUP, adviser=slow, stored=stored())
    feature = review_of(window)
    feature.open()
    assert words(window) == "Reviewing…"
    qtbot.waitUntil(feature.card.coach.stop.isVisible, timeout=5000)
    QTest.mouseClick(feature.card.coach.stop, LEFT)
    assert not feature.is_busy
    assert "Stopped" in words(window)
    qtbot.waitUntil(slow.ended.is_set, timeout=5000)


def test_closing_the_window_ends_a_review_that_goes_on(qtbot: QtBot, open_game: OpenGame) -> None:
    slow = SlowEngine()
    window = open_game(SETUP, adviser=slow, stored=stored())
    review_of(window).open()
    qtbot.waitUntil(slow.started.is_set, timeout=5000)
    window.close()
    assert slow.ended.is_set()


def test_a_new_game_ends_the_review(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine)
    window.actions_.new_game.trigger()
    assert not review_of(window).is_open
    assert not window.display.is_reviewed
    assert all(card.isVisible() for card in window.panel.cards.values())


def test_a_review_that_fails_says_so(qtbot: QtBot, open_game: OpenGame, caplog: pytest.LogCaptureFixture) -> None:
    window = open_game(SETUP, adviser=BrokenEngine(), stored=stored())
    review_of(window).open()
    qtbot.waitUntil(lambda: "something went wrong" in words(window), timeout=5000)
    assert "Thinking failed" in caplog.text
    caplog.clear()


def test_other_rules_have_no_review(open_game: OpenGame) -> None:
    window = open_game(friends(rules=PopOut()))
    play(window, "44")
    feature = review_of(window)
    assert not feature.actions.review.isEnabled()
    assert window.panel.result.review.isHidden()
    feature.open()
    assert window.status.message == "The coach knows the classic rules only."


def test_a_game_without_a_clock_stands_still_while_it_is_reviewed(
    qtbot: QtBot, open_game: OpenGame, engine: Engine
) -> None:
    window = open_game(SETUP, adviser=engine)
    play(window, "1122")
    feature = review_of(window)
    feature.actions.review.trigger()
    finish(qtbot, window)
    assert window.controller.state.is_replayed
    feature.actions.review.trigger()
    assert not window.controller.state.is_replayed
    assert window.display.is_live
    play(window, "3")
    assert window.referee.record.notation == "11223"


def test_a_game_on_the_clock_cannot_be_reviewed(open_game: OpenGame) -> None:
    window = open_game(friends(turn_seconds=20))
    play(window, "44")
    assert not review_of(window).actions.review.isEnabled()


def test_analysis_gives_way_to_the_review_and_comes_back(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = open_game(SETUP, adviser=engine, stored=stored())
    analysis = analysis_of(window)
    analysis.actions.analysis.trigger()
    assert analysis.card.isVisible()
    review_of(window).open()
    finish(qtbot, window)
    assert not analysis.card.isVisible()
    assert not analysis.actions.analysis.isEnabled()
    review_of(window).leave()
    assert analysis.card.isVisible()


def test_a_narrow_window_has_one_part_at_a_time(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine)
    window.resize(480, 800)
    card = review_of(window).card
    assert card.coach.isVisible()
    assert not card.graph.isVisible()
    assert not window.panel.record.isVisible()
    for tab, part in ((Tab.GRAPH, card.graph), (Tab.RESULT, card.result), (Tab.MOVES, window.panel.record)):
        QTest.mouseClick(card.tabs.segment(tab), LEFT)
        assert part.isVisible()
        assert not card.coach.isVisible()


def test_the_strip_of_the_replay_still_steps(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine)
    QTest.mouseClick(replay_of(window).strip.forward, LEFT)
    assert shown(window) == "1"
    assert review_of(window).card.coach.title.text() == "Move 2 — mistake"


def heard(window: GameWindow) -> list[str]:
    """Everything that is said from now on."""
    said: list[str] = []
    window.narrator.announced.connect(said.append)
    return said


def test_the_first_mistake_is_heard_after_the_summary(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = open_game(SETUP, adviser=engine, stored=stored())
    said = heard(window)
    QTest.keyClick(window.board_view, K.Key_R, Qt.KeyboardModifier.ControlModifier)
    finish(qtbot, window)
    qtbot.waitUntil(lambda: len(said) >= 2)
    assert said[-2].startswith("4 mistakes.")
    assert said[-1] == words(window)
    assert said[-1].startswith("Move 1 — mistake.")


def test_every_step_through_a_review_is_heard_once(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine)
    said = heard(window)
    press(window, K.Key_Right, K.Key_Right, K.Key_N, K.Key_Left)
    assert [sentence.split(".")[0] for sentence in said] == [
        "Move 2 — mistake",
        "Move 3 — best move",
        "Move 6 — blunder",
        "Move 5 — best move",
    ]


def test_the_line_that_proves_it_is_heard(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    window = reviewed(qtbot, open_game, engine)
    press(window, K.Key_N, K.Key_N)
    said = heard(window)
    press(window, K.Key_Space)
    assert said == ["Columns: Grace 3, Ada 4."]
    assert review_of(window).card.coach.next.hasFocus()


def test_a_review_is_usable_by_ear(qtbot: QtBot, open_game: OpenGame, engine: Engine) -> None:
    assert faults(reviewed(qtbot, open_game, engine)) == []


@pytest.mark.parametrize("size", [(1280, 720), (1280, 840), (1366, 768), (1600, 1000)])
def test_the_graph_never_takes_the_room_of_the_coach(
    qtbot: QtBot, open_game: OpenGame, engine: Engine, size: tuple[int, int]
) -> None:
    window = reviewed(qtbot, open_game, engine)
    window.resize(*size)
    QTest.qWait(20)
    coach = review_of(window).card.coach
    for button in coach.buttons:
        assert button.visibleRegion().boundingRect() == button.rect()
