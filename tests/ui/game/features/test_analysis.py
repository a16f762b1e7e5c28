"""The analysis: what it says and shows, in every kind of game, and that it never stands in the way."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.coach.quality import Quality
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.search_types import Score, SearchInfo, SearchLimits, StopFlag, Verdict
from connect4_gui.game.game import Game
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.record import GameRecord
from connect4_gui.settings.analysis_choices import AnalysisChoices
from connect4_gui.settings.language import Language
from connect4_gui.ui.board.board_layout import WAITING
from connect4_gui.ui.game.features.analysis import evaluation_graph
from connect4_gui.ui.game.features.analysis.score_chip import BAND
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.game.turns_model import TurnsModel
from connect4_gui.ui.words.translation import Translation
from tests.game.fakes import FakeClock
from tests.matches import WON, against_computer, friends, play_moves, two_bots
from tests.ui.conftest import OpenGame, StartProgram
from tests.ui.fakes import BrokenEngine, FakeLineup, ScriptedEngine, SlowEngine
from tests.ui.hands import LEFT, analysis_of, click, pass_time, play, press, replay_of
from tests.ui.program_hands import open_game as open_from_menu

K = Qt.Key
SMALL = BoardSize(4, 5)
GUESS = Score(Verdict.UNKNOWN, 12)
DRAW = Score(Verdict.DRAW, 0, 20, exact=True)
WIN = Score(Verdict.WIN, 3, 9, exact=True)
LOSS = Score(Verdict.LOSS, -3, 6, exact=True)


class TalkingEngine:
    """Says what it is told to about whatever it is asked, and thinks on until it is stopped."""

    name = "talking"

    def __init__(self, *columns: Score | None) -> None:
        self.columns = columns
        self.boards: list[Board] = []
        self.stopped = threading.Event()

    def analyse(self, board: Board, limits: SearchLimits, stop: StopFlag | None = None) -> Iterator[SearchInfo]:
        self.stopped.clear()
        self.boards.append(board)
        known = [score for score in self.columns if score is not None]
        top = max(known, key=lambda score: score.rank)
        best = tuple(number for number, score in enumerate(self.columns) if score == top)
        yield SearchInfo(5, top, best[:1], self.columns, best, 1, 0.0)
        until = time.monotonic() + (limits.seconds or 60)
        while stop is not None and not stop.is_set() and time.monotonic() < until:
            time.sleep(0.002)
        self.stopped.set()


def chips(window: GameWindow) -> list[str]:
    return [chip.look.text(is_short=False) for chip in analysis_of(window).chips.chips]


def verdict(window: GameWindow) -> str:
    return analysis_of(window).card.texts.verdict


def analysed(qtbot: QtBot, window: GameWindow) -> GameWindow:
    """Switch the analysis on and wait until everything about the position in sight is known."""
    press(window, K.Key_A)
    wait_until_known(qtbot, window)
    return window


def wait_until_known(qtbot: QtBot, window: GameWindow) -> None:
    count = len(window.controller.state.moves)
    qtbot.waitUntil(lambda: analysis_of(window).card.texts.proof == f"{count} of {count} proven", timeout=10_000)


def test_off_is_a_window_without_it(open_game: OpenGame) -> None:
    engine = ScriptedEngine()
    window = open_game(adviser=engine)
    plain = window.scene.sceneRect()
    play(window, "44")
    QTest.qWait(30)
    feature = analysis_of(window)
    assert not feature.is_on
    assert engine.boards == []
    assert not feature.card.isVisible()
    assert not any(item.isVisible() for item in (*feature.chips.chips, feature.bar, feature.threats, feature.ghosts))
    assert window.scene.layout_.band.height() == 0
    press(window, K.Key_A, K.Key_A)
    assert window.scene.sceneRect() == plain
    assert not feature.card.isVisible()


def test_the_scores_stand_above_the_columns_and_the_best_one_is_marked(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(friends("Ada", "Grace"), adviser=TalkingEngine(LOSS, DRAW, WIN, GUESS, None, DRAW, LOSS))
    press(window, K.Key_A)
    qtbot.waitUntil(lambda: verdict(window) == "Ada wins in 5")
    assert chips(window) == ["loses in 3", "draw", "wins in 5", "≈ +1", "…", "draw", "loses in 3"]
    looks = [chip.look for chip in analysis_of(window).chips.chips]
    assert [number for number, look in enumerate(looks) if look.is_best] == [2]
    assert analysis_of(window).chips.chips[2].toolTip() == "Column 3: wins in 5"
    texts = analysis_of(window).card.texts
    assert (texts.advice, texts.proof) == ("Best: column 3", "5 of 7 proven")
    assert analysis_of(window).bar.value > 0.5


def test_the_band_makes_room_and_the_waiting_disc_stays_above_it(open_game: OpenGame) -> None:
    window = open_game(adviser=SlowEngine())
    plate = window.scene.layout_.plate
    press(window, K.Key_A, K.Key_4)
    layout = window.scene.layout_
    assert layout.plate == plate
    assert layout.band.height() == BAND
    assert window.scene.waiting_disc.pos().y() == WAITING / 2 - BAND
    assert window.scene.sceneRect().top() == -BAND
    QTest.mouseClick(analysis_of(window).card._pills[0], LEFT)
    assert layout.band.height() == 0
    assert not any(chip.isVisible() for chip in analysis_of(window).chips.chips)
    assert analysis_of(window).bar.isVisible()
    click(window, 3)
    assert window.controller.state.notation == "4"


def test_a_solved_position_is_told_as_it_is(open_game: OpenGame, qtbot: QtBot) -> None:
    window = analysed(qtbot, open_game(friends("Ada", "Grace", size=SMALL), adviser=best_engine()))
    assert verdict(window) == "Draw"
    play(window, "33242")
    wait_until_known(qtbot, window)
    assert verdict(window) == "Grace wins in 8"
    assert chips(window) == ["loses in 7", "wins in 8", "draw", "draw", "loses in 7"]
    assert analysis_of(window).card.texts.advice == "Only column 2 keeps the win"
    assert analysis_of(window).bar.value < -0.5


def test_narrow_columns_have_letters_and_whole_words_as_tips(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(friends(), adviser=TalkingEngine(LOSS, DRAW, WIN, GUESS, None, DRAW, LOSS))
    press(window, K.Key_A)
    qtbot.waitUntil(lambda: "wins" in verdict(window))
    window.resize(480, 560)
    QTest.qWait(20)
    assert [chip.text for chip in analysis_of(window).chips.chips] == ["L3", "=", "W5", "≈1", "…", "=", "L3"]
    assert analysis_of(window).chips.chips[0].toolTip() == "Column 1: loses in 3"


def test_the_turn_changes_and_the_old_search_ends(open_game: OpenGame, qtbot: QtBot) -> None:
    engine = TalkingEngine(*(GUESS,) * 7)
    window = open_game(adviser=engine)
    press(window, K.Key_A)
    qtbot.waitUntil(lambda: len(engine.boards) == 1)
    click(window, 3)
    qtbot.waitUntil(lambda: len(engine.boards) == 2)
    assert engine.boards[1] == window.controller.state.board


def test_threats_name_owner_and_row(open_game: OpenGame) -> None:
    window = open_game(adviser=SlowEngine())
    press(window, K.Key_A)
    play(window, "112233")
    marks = analysis_of(window).threats
    assert marks.isVisible()
    assert [(threat.cell, threat.side) for threat in marks.threats] == [((0, 3), Side.FIRST), ((1, 3), Side.SECOND)]
    window.resize(1120, 900)
    QTest.qWait(10)
    assert "in row 1. Odd rows help Player 1, even rows help Player 2." in analysis_of(window).card.texts.threat
    press(window, K.Key_T)
    assert not marks.isVisible()
    assert analysis_of(window).card.texts.threat == ""


def test_after_a_pass_the_rows_help_the_other_player(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(friends(turn_seconds=10), adviser=SlowEngine())
    press(window, K.Key_A)
    pass_time(window, clock, 10)
    play(window, "112233")
    assert window.controller.state.notation == "-112233"
    assert "Odd rows help Player 2, even rows help Player 1." in analysis_of(window).card.texts.threat


def test_the_best_line_is_numbered_and_plays_well(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(friends(size=SMALL), adviser=best_engine())
    play(window, "33242")
    analysed(qtbot, window)
    assert not analysis_of(window).ghosts.isVisible()
    press(window, K.Key_L)
    ghosts = analysis_of(window).ghosts
    qtbot.waitUntil(lambda: len(ghosts.discs) == 15)
    assert ghosts.isVisible()
    assert ghosts.discs[0].cell == (2, 1)
    assert [disc.side for disc in ghosts.discs[:3]] == [Side.SECOND, Side.FIRST, Side.SECOND]
    taken = {threat.cell for threat in analysis_of(window).threats.threats}
    assert taken.isdisjoint({disc.cell for disc in ghosts.discs})
    press(window, K.Key_L)
    assert ghosts.discs == ()


def test_the_whole_game_is_filled_in_and_kept_in_the_record(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(friends(size=SMALL), adviser=best_engine())
    play(window, "33242")
    press(window, K.Key_A)
    qtbot.waitUntil(lambda: all(turn.evaluation is not None for turn in window.referee.record.turns), timeout=10_000)
    points = analysis_of(window).card.graph.points
    assert len(points) == 6
    assert all(point is not None and point.is_proven for point in points)


def test_what_a_stored_game_knows_is_in_the_graph_at_once(open_game: OpenGame) -> None:
    setup = friends("Ada", "Grace", size=SMALL)
    record = GameRecord.of(play_moves(Game.new(SMALL), "3324"), setup).with_evaluation(1, LOSS)
    window = open_game(stored=record, adviser=SlowEngine())
    press(window, K.Key_A)
    nothing, known, *_ = analysis_of(window).card.graph.points
    assert nothing is None
    assert known is not None
    assert known.is_proven


def test_the_analysis_is_of_the_place_that_is_shown(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(friends("Ada", "Grace", size=SMALL), adviser=best_engine())
    play(window, "33242")
    analysed(qtbot, window)
    press(window, K.Key_Home)
    qtbot.waitUntil(lambda: chips(window)[0] != "…")
    assert verdict(window) == "Draw"
    assert analysis_of(window).card.texts.place == "Move 0"
    press(window, K.Key_Escape)
    assert verdict(window) == "Grace wins in 8"


def test_a_click_on_the_graph_and_its_arrows_go_through_the_game(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(friends(size=SMALL), adviser=best_engine())
    play(window, "33242")
    analysed(qtbot, window)
    graph = analysis_of(window).card.graph
    QTest.mouseClick(graph, LEFT, pos=QPoint(round(graph.spot(2).x()), 10))
    assert replay_of(window).place == 2
    graph.setFocus()
    QTest.keyClick(graph, K.Key_Right)
    assert replay_of(window).place == 3
    QTest.keyClick(graph, K.Key_Left)
    QTest.keyClick(graph, K.Key_Left)
    assert replay_of(window).place == 1
    assert graph.place == 1


def test_undo_and_redo_come_back_to_what_is_known(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(friends("Ada", "Grace", size=SMALL), adviser=best_engine())
    play(window, "33242")
    analysed(qtbot, window)
    press(window, K.Key_U)
    assert len(analysis_of(window).card.graph.points) == 5
    wait_until_known(qtbot, window)
    press(window, K.Key_U)
    window.referee.redo()
    window.referee.redo()
    assert verdict(window) == "Grace wins in 8"
    assert "wins in 8" in chips(window)


def test_nothing_shines_through_a_paused_game(open_game: OpenGame, qtbot: QtBot) -> None:
    engine = TalkingEngine(LOSS, DRAW, WIN, GUESS, None, DRAW, LOSS)
    window = open_game(friends("Ada", "Grace"), adviser=engine)
    said: list[str] = []
    window.narrator.announced.connect(said.append)
    press(window, K.Key_A)
    qtbot.waitUntil(lambda: verdict(window) == "Ada wins in 5")
    rect = window.scene.sceneRect()
    press(window, K.Key_P)
    feature = analysis_of(window)
    qtbot.waitUntil(engine.stopped.is_set)
    assert not any(item.isVisible() for item in (*feature.chips.chips, feature.bar, feature.threats, feature.ghosts))
    assert (verdict(window), feature.card.texts.advice, feature.card.texts.proof) == ("Paused", "", "")
    assert len(feature.card.graph.points) == 0
    press(window, K.Key_V)
    assert said[-1] == "Paused"
    assert window.scene.sceneRect() == rect
    press(window, K.Key_P)
    assert verdict(window) == "Ada wins in 5"
    assert all(chip.isVisible() for chip in feature.chips.chips)


def test_a_bot_that_thinks_has_precedence_after_a_glance(open_game: OpenGame, qtbot: QtBot) -> None:
    bot_engine, engine = SlowEngine(), TalkingEngine(*(GUESS,) * 7)
    window = open_game(against_computer(), bot_engine, adviser=engine)
    press(window, K.Key_A)
    click(window, 3)
    qtbot.waitUntil(bot_engine.started.is_set)
    qtbot.waitUntil(lambda: chips(window)[0] == "≈ +1")
    qtbot.waitUntil(lambda: analysis_of(window)._thread.task is None)
    assert engine.stopped.is_set()
    assert engine.boards[-1] == window.controller.state.board
    assert window.controller.is_bot_busy
    asked = len(engine.boards)
    QTest.qWait(300)
    assert len(engine.boards) == asked
    bot_engine.finish.set()
    qtbot.waitUntil(lambda: window.controller.state.notation == "47")
    qtbot.waitUntil(lambda: engine.boards[-1] == window.controller.state.board)


def test_two_bots_are_analysed_while_people_watch(open_game: OpenGame, qtbot: QtBot) -> None:
    engine = TalkingEngine(*(GUESS,) * 5)
    window = open_game(two_bots(size=SMALL), ScriptedEngine([2, 2, 1, 1, 0, 0, 3]), adviser=engine)
    press(window, K.Key_A)
    qtbot.waitUntil(lambda: window.controller.state.is_over)
    assert verdict(window).endswith("has won")
    assert analysis_of(window).bar.value == 1


def test_the_end_of_a_game_is_told(open_game: OpenGame) -> None:
    window = open_game(friends("Ada", "Grace"), adviser=SlowEngine())
    press(window, K.Key_A)
    play(window, WON)
    assert verdict(window) == "Ada has won"
    assert analysis_of(window).card.texts.proof == ""
    assert analysis_of(window).bar.value == 1


def test_a_screen_reader_hears_it_only_on_request(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(friends("Ada", "Grace"), adviser=TalkingEngine(LOSS, DRAW, WIN, GUESS, None, DRAW, LOSS))
    said: list[str] = []
    window.narrator.announced.connect(said.append)
    press(window, K.Key_A)
    qtbot.waitUntil(lambda: verdict(window) == "Ada wins in 5")
    assert said == ["Analysis on"]
    press(window, K.Key_V)
    assert said[-1] == (
        "Ada wins in 5. Best: column 3. Column 1: loses in 3. Column 2: draw. Column 3: wins in 5. "
        "Column 4: estimate +1. Column 5: not known yet. Column 6: draw. Column 7: loses in 3"
    )


def test_an_engine_that_breaks_costs_only_the_analysis(
    open_game: OpenGame, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    window = open_game(adviser=BrokenEngine())
    with caplog.at_level(logging.CRITICAL):
        press(window, K.Key_A)
        qtbot.waitUntil(lambda: "analysis has stopped" in window.status.message)
    click(window, 3)
    assert window.controller.state.notation == "4"


def test_another_language_is_spoken_at_once(open_game: OpenGame, qtbot: QtBot, translation: Translation) -> None:
    window = open_game(friends("Ada", "Grace"), adviser=TalkingEngine(LOSS, DRAW, WIN, GUESS, None, DRAW, LOSS))
    press(window, K.Key_A)
    qtbot.waitUntil(lambda: verdict(window) == "Ada wins in 5")
    translation.use(Language.GERMAN)
    QTest.qWait(10)
    assert verdict(window) == "Ada gewinnt in 5"
    assert chips(window)[:3] == ["verliert in 3", "remis", "gewinnt in 5"]
    assert analysis_of(window).chips.chips[2].toolTip() == "Spalte 3: gewinnt in 5"


def test_the_switches_are_remembered(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program(lineup=FakeLineup(adviser=SlowEngine()))
    window = open_from_menu(program, qtbot)
    press(window, K.Key_A, K.Key_T, K.Key_L)
    window.close()
    chosen = AnalysisChoices(is_on=True, has_scores=True, has_threats=False, has_line=True)
    assert program.settings.analysis == chosen
    window = open_from_menu(program, qtbot)
    assert analysis_of(window).actions.choices == chosen
    assert analysis_of(window).card.isVisible()
    press(window, K.Key_A)
    window.close()
    assert not program.settings.analysis.is_on


def test_switches_that_make_no_sense_while_it_is_off_cannot_be_used(open_game: OpenGame) -> None:
    window = open_game(MatchSetup())
    actions = analysis_of(window).actions
    assert [action.isEnabled() for action in (actions.threats, actions.line, actions.say)] == [False] * 3
    press(window, K.Key_T)
    assert actions.choices == AnalysisChoices()


@pytest.mark.parametrize("size", [(1120, 760), (1366, 700), (1280, 1000), (980, 620), (480, 760), (480, 520)])
def test_nothing_overlaps_in_the_panel(open_game: OpenGame, qtbot: QtBot, size: tuple[int, int]) -> None:
    window = open_game(friends(turn_seconds=20), adviser=SlowEngine())
    press(window, K.Key_A)
    play(window, "445")
    press(window, K.Key_PageUp)
    window.resize(*size)
    qtbot.waitUntil(lambda: squeezed(window.panel) == [])


def squeezed(panel: QWidget) -> list[str]:
    """The parts of ``panel`` that have less height than they need, or stick out."""
    shown = [part for part in panel.children() if isinstance(part, QWidget) and part.isVisible()]
    return [
        type(part).__name__
        for part in shown
        if part.height() < part.minimumSizeHint().height() or not panel.rect().contains(part.geometry())
    ]


def test_moves_are_marked_by_what_they_were_worth(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(friends(size=SMALL), adviser=best_engine())
    play(window, "33242")
    press(window, K.Key_A)
    model = window.panel.record.view.model()

    def marks() -> list[Quality | None]:
        return [model.index(number // 2, number % 2).data(TurnsModel.QUALITY) for number in range(5)]

    qtbot.waitUntil(lambda: None not in marks(), timeout=10_000)
    assert marks() == [Quality.BEST, Quality.BEST, Quality.MISTAKE, Quality.BEST, Quality.BEST]
    third = model.index(1, 0)
    assert third.data(Qt.ItemDataRole.ToolTipRole) == "mistake"
    assert str(third.data(Qt.ItemDataRole.AccessibleTextRole)).endswith("column 2, row 1, mistake")
    press(window, K.Key_P)
    assert marks() == [None] * 5
    press(window, K.Key_P)
    assert marks()[2] is Quality.MISTAKE
    press(window, K.Key_A)
    assert marks() == [None] * 5


def test_nothing_is_said_of_a_turn_that_the_time_made(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(friends(turn_seconds=10, size=SMALL), adviser=SlowEngine())
    press(window, K.Key_A)
    pass_time(window, clock, 10)
    play(window, "3")
    for board in window.controller.state.boards:
        window.referee.learn(board, Score(Verdict.DRAW, 0, board.empty_count, exact=True))
    model = window.panel.record.view.model()
    assert [model.index(0, column).data(TurnsModel.QUALITY) for column in range(2)] == [None, Quality.BEST]


def test_a_window_at_rest_lays_nothing_out_again_and_again(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(friends(size=SMALL), adviser=best_engine())
    analysed(qtbot, window)
    QTest.qWait(50)
    requests: list[QEvent] = []

    class Ear(QObject):
        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.LayoutRequest:
                requests.append(event)
            return False

    ear = Ear()
    window.panel.installEventFilter(ear)
    QTest.qWait(150)
    assert len(requests) <= 2


def test_the_graph_is_a_slider_that_says_what_it_shows(
    open_game: OpenGame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(evaluation_graph, "announce", lambda _widget, sentence: said.append(sentence))
    window = open_game(friends(size=SMALL), adviser=best_engine())
    play(window, "3324")
    analysed(qtbot, window)
    graph = analysis_of(window).card.graph
    interface = QAccessible.queryAccessibleInterface(graph)
    assert interface is not None
    assert interface.role() is QAccessible.Role.Slider
    graph.setFocus()
    QTest.keyClick(graph, K.Key_Left)
    assert (graph.minimum(), graph.maximum(), graph.value()) == (0, 4, 3)
    assert said == [graph._describe(3)]
    assert said[0].startswith("Move 3: ")
