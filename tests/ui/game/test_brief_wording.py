"""What a screen reader says in few words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from connect4_gui.engine.variants.gravity import Gravity
from connect4_gui.engine.variants.pop_out import PopOut
from connect4_gui.game.match_setup import MatchSetup, TimeoutRule
from connect4_gui.settings.wording import Wording
from connect4_gui.ui.game.game_window import GameWindow
from tests.game.fakes import FakeClock
from tests.matches import WON
from tests.ui.conftest import OpenGame
from tests.ui.hands import pass_time, play, press

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
OpenBrief = Callable[..., tuple[GameWindow, list[str]]]


@pytest.fixture
def open_brief(open_game: OpenGame) -> OpenBrief:
    """Open a window in few words, with everything that is said in its next game."""

    def open_it(setup: MatchSetup | None = None) -> tuple[GameWindow, list[str]]:
        window = open_game(setup)
        window._memory.wording = Wording.BRIEF
        said: list[str] = []
        window.narrator.announced.connect(said.append)
        window.referee.new_game()
        return window, said

    return open_it


def test_moves_are_a_column_and_a_disc(open_brief: OpenBrief) -> None:
    window, said = open_brief()
    play(window, "44")
    assert said == ["New game; Red to move", "Column 4, Red", "Column 4, Yellow"]


def test_undo_redo_and_a_pause_say_only_what_is_new(open_brief: OpenBrief) -> None:
    window, said = open_brief()
    play(window, "44")
    del said[:]
    press(window, Qt.Key.Key_U)
    QTest.keyClick(window.board_view, Qt.Key.Key_Y, CTRL)
    press(window, Qt.Key.Key_P, Qt.Key.Key_P)
    assert said == ["Undone: Column 4, Yellow", "Redone: Column 4, Yellow", "Paused", "Red to move"]


def test_the_end_is_who_has_won(open_brief: OpenBrief) -> None:
    window, said = open_brief()
    play(window, WON)
    assert said[-2:] == ["Column 4, Red", "Player 1 wins"]


def test_the_board_is_numbers_and_discs(open_brief: OpenBrief) -> None:
    window, said = open_brief()
    play(window, "443")
    del said[:]
    press(window, Qt.Key.Key_B)
    QTest.keyClick(window.board_view, Qt.Key.Key_B, SHIFT)
    assert said == ["3: Red. 4: Red, Yellow.", "Row 1: 3 Red, 4 Red. Row 2: 4 Yellow."]


def test_the_last_seconds_are_a_number(open_brief: OpenBrief, clock: FakeClock) -> None:
    window, said = open_brief(MatchSetup(turn_seconds=10, timeout_rule=TimeoutRule.PASS))
    del said[:]
    for _ in range(9):
        pass_time(window, clock, 1)
    assert said == ["5 s"]


def test_what_is_no_plain_drop_is_still_said_whole(open_brief: OpenBrief) -> None:
    window, said = open_brief(MatchSetup(rules=PopOut()))
    play(window, "11")
    del said[:]
    QTest.keyClick(window.board_view, Qt.Key.Key_1, SHIFT)
    press(window, Qt.Key.Key_Return)
    assert len(said[-1]) > len("Column 1, Yellow")


def test_the_board_says_its_keys_only_in_whole_sentences(open_brief: OpenBrief) -> None:
    window, _said = open_brief()
    assert window.board_view.accessibleDescription() == ""
    window._memory.wording = Wording.FULL
    window.referee.new_game()
    assert window.board_view.accessibleDescription().startswith("Choose a column")


def test_rules_say_their_note_in_few_words_as_well(open_brief: OpenBrief) -> None:
    window, _said = open_brief(MatchSetup(rules=Gravity()))
    assert "Choose" not in window.board_view.accessibleDescription()
