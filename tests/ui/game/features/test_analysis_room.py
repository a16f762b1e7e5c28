"""The analysis in little room: what is being used stays where it is, and the verdict is read whole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.search_types import Score, Verdict
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.settings.language import Language
from connect4_gui.settings.text_size import TextSize
from connect4_gui.ui.board.board_layout import CELL
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.words.translation import Translation
from tests.matches import WON, friends
from tests.ui.clipping import clipped
from tests.ui.conftest import OpenGame
from tests.ui.fakes import SlowEngine
from tests.ui.game.features.test_analysis import (
    DRAW,
    LOSS,
    TalkingEngine,
    squeezed,
    verdict,
    wait_until_known,
)
from tests.ui.hands import LEFT, analysis_of, play, press, replay_of

K = Qt.Key
LOW_WINDOWS = [(1366, 700), (1350, 724), (1366, 768), (1280, 840), (1024, 700), (900, 700)]
TIMED = friends("Ada", "Grace", turn_seconds=100)
UNTIMED = friends("Ada", "Grace")
SMALL = BoardSize(4, 5)
LATE_WIN = Score(Verdict.WIN, 1, 35, exact=True)


def opened(
    open_game: OpenGame, qtbot: QtBot, setup: MatchSetup, moves: str, size: tuple[int, int], *, has_graph: bool = True
) -> GameWindow:
    """A game between friends with the analysis on, in a window of ``size``."""
    window = open_game(setup, adviser=SlowEngine())
    press(window, K.Key_A)
    play(window, moves)
    window.resize(*size)
    qtbot.waitUntil(lambda: analysis_of(window).card.graph.isVisible() is has_graph)
    settle()
    return window


def settle() -> None:
    QTest.qWait(30)


def spot_in(window: GameWindow, widget: QWidget) -> QPoint:
    return widget.mapTo(window, QPoint(0, 0))


@pytest.mark.parametrize("setup", [UNTIMED, TIMED], ids=["untimed", "timed"])
@pytest.mark.parametrize("moves", ["4445552", WON], ids=["running", "finished"])
@pytest.mark.parametrize("size", LOW_WINDOWS)
def test_a_graph_that_is_used_stays_where_it_is(
    open_game: OpenGame, qtbot: QtBot, setup: MatchSetup, moves: str, size: tuple[int, int]
) -> None:
    window = opened(open_game, qtbot, setup, moves, size)
    graph, count = analysis_of(window).card.graph, len(window.controller.state.turns)
    before = spot_in(window, graph)
    graph.setFocus()
    QTest.keyClick(graph, K.Key_Left)
    settle()
    assert (replay_of(window).place, QApplication.focusWidget()) == (count - 1, graph)
    assert replay_of(window).strip.isVisible()
    assert (spot_in(window, graph) - before).manhattanLength() <= 2
    assert squeezed(window.panel) == []
    press(window, K.Key_Escape)
    settle()
    clicked = QPoint(round(graph.spot(2).x()), 10)
    in_window = graph.mapTo(window, clicked)
    for _ in range(2):
        assert window.childAt(in_window) is graph
        QTest.mouseClick(graph, LEFT, pos=graph.mapFrom(window, in_window))
        settle()
    assert replay_of(window).place == 2


@pytest.mark.parametrize("size", [(1366, 700), (1280, 840)])
def test_large_texts_leave_the_graph_its_place(
    open_game: OpenGame, qtbot: QtBot, appearance: Appearance, size: tuple[int, int]
) -> None:
    appearance.set_text_size(TextSize.LARGEST)
    window = opened(open_game, qtbot, UNTIMED, "4445552", size)
    graph = analysis_of(window).card.graph
    graph.setFocus()
    QTest.keyClick(graph, K.Key_Left)
    settle()
    assert QApplication.focusWidget() is graph
    assert squeezed(window.panel) == []


def test_what_has_the_keyboard_stays_when_there_is_room_for_little_else(open_game: OpenGame, qtbot: QtBot) -> None:
    window = opened(open_game, qtbot, TIMED, "4445552", (1024, 700))
    graph = analysis_of(window).card.graph
    graph.setFocus()
    window.resize(980, 500)
    settle()
    QTest.keyClick(graph, K.Key_Left)
    settle()
    assert QApplication.focusWidget() is graph


@pytest.mark.parametrize("width", range(900, 1380, 17))
def test_players_side_by_side_have_their_whole_names(open_game: OpenGame, qtbot: QtBot, width: int) -> None:
    window = opened(open_game, qtbot, friends("Jugador 1", "Grażyna"), "4", (width, 768))
    names = [card._name for card in window.panel.cards.values()]
    assert [name.elided(name.text()) for name in names] == ["Jugador 1", "Grażyna"]


def test_the_players_stand_side_by_side_only_where_their_names_fit(open_game: OpenGame, qtbot: QtBot) -> None:
    tops = []
    for name in ("Ada", "Maximiliane Konstanze"):
        window = opened(open_game, qtbot, friends(name, "Grace"), "4", (1366, 768))
        tops.append({card.y() for card in window.panel.cards.values()})
        window.resize(1366, 1000)
        settle()
        assert len({card.y() for card in window.panel.cards.values()}) == 2
    assert [len(top) for top in tops] == [1, 2]


@pytest.mark.parametrize("size", [(480, 760), (660, 760), (720, 900)])
@pytest.mark.parametrize("text_size", list(TextSize))
def test_below_the_board_the_verdict_is_read_whole(
    open_game: OpenGame, qtbot: QtBot, appearance: Appearance, text_size: TextSize, size: tuple[int, int]
) -> None:
    appearance.set_text_size(text_size)
    window = open_game(friends("Ada", "Grace", size=SMALL), adviser=best_engine())
    press(window, K.Key_A)
    play(window, "33242")
    wait_until_known(qtbot, window)
    window.resize(*size)
    settle()
    card = analysis_of(window).card
    for label in (card._verdict, card._advice):
        assert label.height() >= label.sizeHint().height()
    assert not (card.graph.isVisible() and card._verdict.elided("Grace wins in 8") != "Grace wins in 8")
    if text_size is TextSize.NORMAL and size[0] >= 660:
        assert card.graph.isVisible()


@pytest.mark.parametrize("width", range(1000, 1380, 7))
def test_what_is_proven_never_takes_the_number_of_the_verdict(
    open_game: OpenGame, qtbot: QtBot, translation: Translation, width: int
) -> None:
    translation.use(Language.GERMAN)
    window = open_game(friends("Ada", "Grażyna", size=SMALL), adviser=best_engine())
    press(window, K.Key_A)
    play(window, "33242")
    qtbot.waitUntil(lambda: "gewinnt in 8" in analysis_of(window).card.texts.verdict, timeout=10_000)
    window.resize(width, 840)
    settle()
    verdict = analysis_of(window).card._verdict
    assert verdict.elided(verdict.text()) == verdict.text()


ALMOST_PX = 11.4
"""Sizes of fonts are whole scene units."""


@pytest.mark.parametrize("rows_columns", [(4, 5), (6, 7), (8, 9)])
def test_letters_of_a_small_board_are_as_large_as_they_can_be_read_or_fit(
    open_game: OpenGame, qtbot: QtBot, rows_columns: tuple[int, int]
) -> None:
    size = BoardSize(*rows_columns)
    window = open_game(friends(size=size), adviser=TalkingEngine(*(LATE_WIN, LOSS, *[DRAW] * (size.columns - 2))))
    press(window, K.Key_A)
    qtbot.waitUntil(lambda: "wins in 18" in verdict(window))
    window.resize(683, 384)
    settle()
    chips, unit = analysis_of(window).chips.chips, window.board_view.pixels_per_unit
    assert chips[0].text == "W18"
    font = chips[0]._font
    widest = max(QFontMetricsF(font).horizontalAdvance(chip.text) for chip in chips)
    assert widest <= CELL - 4
    larger = QFont(font)
    larger.setPixelSize(font.pixelSize() + 2)
    is_full = QFontMetricsF(larger).horizontalAdvance("W18") > CELL - 12
    assert font.pixelSize() * unit >= ALMOST_PX or is_full
    assert font.pixelSize() * unit >= 8


@pytest.mark.parametrize("size", [SMALL, BoardSize(6, 7)])
def test_the_numbers_of_threats_on_a_small_board_can_be_read(open_game: OpenGame, size: BoardSize) -> None:
    window = open_game(friends(size=size), adviser=SlowEngine())
    press(window, K.Key_A)
    play(window, "112233")
    marks = analysis_of(window).threats
    for width, height in ((683, 384), (1366, 768), (480, 760)):
        window.resize(width, height)
        settle()
        assert marks.number_px(1) * window.board_view.pixels_per_unit >= ALMOST_PX


def test_an_empty_graph_has_no_legend(open_game: OpenGame, qtbot: QtBot) -> None:
    window = opened(open_game, qtbot, UNTIMED, "4", (1366, 840))
    card = analysis_of(window).card
    before = card.graph.pos()
    assert card._legend.isVisible()
    press(window, K.Key_P)
    settle()
    assert not card._legend.isVisible()
    assert (card.graph.pos() - before).manhattanLength() <= 1


def test_the_turn_and_its_seconds_are_read_whole_in_a_narrow_window(
    open_game: OpenGame, translation: Translation
) -> None:
    translation.use(Language.GERMAN)
    window = open_game(friends("Ada", "Grażyna", turn_seconds=59))
    play(window, "4")
    window.resize(480, 760)
    settle()
    assert window.status.chip.text == "Grażyna ist am Zug · 59 s"
    assert clipped(window.status) == []
