"""The training by ear: what can be asked, and that nothing is swallowed or seen only."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from connect4_gui.settings.motion import STILL
from connect4_gui.training.lessons import Topic
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.train import training_board
from connect4_gui.ui.train.lesson_page import LessonPage
from connect4_gui.ui.train.puzzle_page import PuzzlePage
from tests.ui.audit import faults
from tests.ui.train.conftest import FORK, SMALL, OpenPuzzles
from tests.ui.train.hands import play, press, settle

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def sentences(page: PuzzlePage | LessonPage) -> list[str]:
    """Everything that is said from now on."""
    said: list[str] = []
    page.board.announced.connect(said.append)
    return said


def hold(held: Qt.KeyboardModifier, *keys: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    for key in keys:
        QTest.keyClick(focused, key, held)


def test_the_board_of_a_puzzle_is_said_by_columns_and_rows(open_puzzles: OpenPuzzles) -> None:
    said = sentences(open_puzzles(SMALL))
    press(Qt.Key.Key_B)
    hold(SHIFT, Qt.Key.Key_B)
    assert said == [
        "Column 3: Yellow, Red. Column 4: Yellow, Red. The other columns are empty.",
        "Row 1: 3 Yellow, 4 Yellow. Row 2: 3 Red, 4 Red. The other rows are empty.",
    ]


def test_threats_the_task_and_the_last_sentence_can_be_asked_for(open_puzzles: OpenPuzzles) -> None:
    said = sentences(open_puzzles(SMALL))
    press(Qt.Key.Key_X)
    press(Qt.Key.Key_I)
    press(Qt.Key.Key_E)
    task = "Puzzle 1 of 1; 0 solved, 0 missed. Yellow to move. Win in 2 moves, whatever the opponent does"
    assert said == ["There are no threats.", task, task]


def test_the_arrows_with_ctrl_explore_the_board(open_puzzles: OpenPuzzles) -> None:
    page = open_puzzles(SMALL, SMALL)
    said = sentences(page)
    press(Qt.Key.Key_3)
    hold(CTRL, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Down)
    assert said == [
        "Column 3, row 3",
        "Column 3, row 1: Yellow",
        "Column 3, row 2: Red",
        "Column 4, row 2: Red",
        "Column 4, row 3: empty",
        "Column 3, row 3: empty",
        "Column 3, row 2: Red",
    ]


def test_a_ring_around_discs_is_heard_with_their_places(open_puzzles: OpenPuzzles, qtbot: QtBot) -> None:
    page = open_puzzles(FORK)
    said = sentences(page)
    press(Qt.Key.Key_H)
    settle(qtbot, page)
    cells = sorted(page.board.rings.cells, key=lambda cell: (cell[1], cell[0]))
    assert cells
    places = "; ".join(f"column {column + 1}, row {row + 1}" for row, column in cells)
    assert said[-1].endswith(f"with a white ring. {places}")


def test_keys_that_do_nothing_say_why(open_puzzles: OpenPuzzles, qtbot: QtBot) -> None:
    page = open_puzzles(SMALL)
    said = sentences(page)
    press(Qt.Key.Key_9)
    page.show_solution()
    settle(qtbot, page)
    page.board.setFocus()
    del said[1:]
    press(Qt.Key.Key_Return)
    assert said[0] == "There is no column 9"
    assert said[1].startswith("The solution. Columns")


def test_asking_tries_nothing(open_puzzles: OpenPuzzles) -> None:
    page = open_puzzles(FORK)
    for key in (Qt.Key.Key_B, Qt.Key.Key_X, Qt.Key.Key_E, Qt.Key.Key_I):
        press(key)
    assert page.board.board == FORK.board


def test_a_lesson_is_asked_in_the_same_way(lesson: LessonPage) -> None:
    said = sentences(lesson)
    press(Qt.Key.Key_I)
    press(Qt.Key.Key_B)
    assert said[0].startswith("Red to move.")
    assert said[1].startswith("Column ")


def test_a_lesson_that_nobody_has_opened_says_nothing(
    qtbot: QtBot, appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(training_board, "announce", lambda _widget, sentence: said.append(sentence))
    page = LessonPage(appearance, STILL)
    qtbot.addWidget(page)
    assert said == []
    page.open_lesson(Topic.FORK)
    assert len(said) == 1


def test_going_on_too_early_says_what_is_to_do(lesson: LessonPage) -> None:
    said = sentences(lesson)
    press(Qt.Key.Key_N)
    assert said == [lesson.feedback.spoken]


@pytest.mark.parametrize("column", [2, 1])
def test_a_puzzle_is_usable_by_ear_after_a_try(open_puzzles: OpenPuzzles, qtbot: QtBot, column: int) -> None:
    page = open_puzzles(SMALL)
    play(column)
    settle(qtbot, page)
    assert faults(page) == []
