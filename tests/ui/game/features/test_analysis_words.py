"""The words of the analysis: nothing is claimed that is not known, and nothing contradicts how the game ended."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.search_types import Score, Verdict
from connect4_gui.game.match_setup import TimeoutRule
from connect4_gui.ui.game.game_window import GameWindow
from tests.game.fakes import FakeClock
from tests.matches import WON, friends
from tests.ui.conftest import OpenGame
from tests.ui.fakes import SlowEngine
from tests.ui.game.features.test_analysis import (
    GUESS,
    LOSS,
    SMALL,
    WIN,
    TalkingEngine,
    analysed,
    chips,
    verdict,
)
from tests.ui.hands import analysis_of, pass_time, play, press

K = Qt.Key
LOST_SOMETIME = Score(Verdict.LOSS, -1)
WON_SOMETIME = Score(Verdict.WIN, 1)
NONE_BEST = [False] * 7


def marked(window: GameWindow) -> list[bool]:
    return [chip.look.is_best for chip in analysis_of(window).chips.chips]


def advice(window: GameWindow) -> str:
    return analysis_of(window).card.texts.advice


@pytest.mark.parametrize(
    ("columns", "words", "best"),
    [
        ([LOST_SOMETIME] * 7, "Every column loses", NONE_BEST),
        ([LOSS, *[LOST_SOMETIME] * 6], "Every column loses", NONE_BEST),
        ([LOSS] * 7, "Holds out longest: columns 1, 2, 3, 4, 5, 6, 7", [True] * 7),
        ([WON_SOMETIME] * 7, "", NONE_BEST),
        ([*[WON_SOMETIME] * 2, *[GUESS] * 5], "Best so far: columns 1, 2", [True, True, *[False] * 5]),
        ([WIN, *[GUESS] * 6], "Best: column 1", [True, *[False] * 6]),
    ],
)
def test_only_what_is_known_to_be_best_is_called_so(
    open_game: OpenGame, qtbot: QtBot, columns: list[Score], words: str, best: list[bool]
) -> None:
    window = open_game(friends("Ada", "Grace"), adviser=TalkingEngine(*columns))
    press(window, K.Key_A)
    qtbot.waitUntil(lambda: "wins" in verdict(window))
    assert (advice(window), marked(window)) == (words, best)


def test_after_a_resignation_the_analysis_says_who_has_won(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(friends("Ada", "Grace", size=SMALL), adviser=best_engine())
    play(window, "33242")
    analysed(qtbot, window)
    said: list[str] = []
    window.narrator.announced.connect(said.append)
    assert verdict(window) == "Grace wins in 8"
    window.referee.resign()
    assert (verdict(window), advice(window)) == ("Ada has won", "Grace resigned.")
    assert analysis_of(window).card.texts.proof == ""
    assert analysis_of(window).bar.value == 1
    assert all(chip.opacity() == 0 for chip in analysis_of(window).chips.chips)
    press(window, K.Key_L)
    assert analysis_of(window).ghosts.discs == ()
    press(window, K.Key_V)
    assert said[-1] == "Ada has won. Grace resigned"
    press(window, K.Key_PageUp)
    qtbot.waitUntil(lambda: "…" not in chips(window), timeout=10_000)
    assert verdict(window).startswith("Grace wins in")
    assert all(chip.opacity() == 1 for chip in analysis_of(window).chips.chips)
    press(window, K.Key_PageDown)
    assert verdict(window) == "Ada has won"
    press(window, K.Key_U)
    assert "has won" not in verdict(window)


def test_after_a_loss_on_time_the_analysis_says_who_has_won(open_game: OpenGame, clock: FakeClock) -> None:
    setup = friends("Ada", "Grace", turn_seconds=10, timeout_rule=TimeoutRule.LOSE)
    window = open_game(setup, adviser=SlowEngine())
    press(window, K.Key_A)
    play(window, "44")
    pass_time(window, clock, 10)
    assert (verdict(window), advice(window)) == ("Grace has won", "Ada ran out of time.")
    assert analysis_of(window).bar.value == -1


def test_a_line_on_the_board_is_named_as_the_reason(open_game: OpenGame) -> None:
    window = open_game(friends("Ada", "Grace"), adviser=SlowEngine())
    press(window, K.Key_A)
    play(window, WON)
    assert (verdict(window), advice(window)) == ("Ada has won", "Four in a row.")
