"""The training in the program: reached by key, lessons and answers are remembered, and what is due is offered."""

from __future__ import annotations

from datetime import date, timedelta

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.settings.settings_file import SettingsFile
from connect4_gui.store.training_shelf import TrainingShelf
from connect4_gui.training.attempt import Attempt
from connect4_gui.training.goals import reached_by
from connect4_gui.training.lessons import Topic
from connect4_gui.training.progress import Answer
from connect4_gui.training.schedule import Mark
from connect4_gui.training.sets import SetKey
from connect4_gui.training.shipped import shipped_puzzles
from connect4_gui.ui.front import TRAIN
from connect4_gui.ui.menu_pages import LESSON, PUZZLES
from connect4_gui.ui.program import Program
from connect4_gui.ui.train.puzzle_page import Phase
from tests.store.games import game
from tests.training.puzzles import solver
from tests.ui.conftest import StartProgram
from tests.ui.train.hands import click

MISSED_FOUR = "33442175"
"""The first player could have made four in column 5 with the seventh disc."""

CONTROL = Qt.KeyboardModifier.ControlModifier


def open_training(qtbot: QtBot, program: Program) -> None:
    QTest.keyClick(program.menu, Qt.Key.Key_2, CONTROL)
    qtbot.waitUntil(lambda: program.pages.training.home.home is not None)
    assert program.pages.training.home.isVisible()


def test_somebody_new_sees_nothing_of_it_but_the_way(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program()
    assert program.menu.navigation.keys == ["play", TRAIN, "games"]
    program.pages.training.ask_for_due()
    qtbot.waitUntil(lambda: not program.pages.training._thread.is_busy)
    assert not program.menu.play.left_off.column.due_puzzles.isVisible()


def test_a_lesson_that_is_done_is_remembered(
    start_program: StartProgram, qtbot: QtBot, settings_file: SettingsFile
) -> None:
    program = start_program()
    open_training(qtbot, program)
    click(program.pages.training.home.lessons.buttons[Topic.THREE])
    page = program.pages.training.lesson
    assert page.isVisible()
    for _ in page.course.lesson.steps:
        page.try_column(reached_by(page.course.board, page.course.step.goal)[0])
        if not page._is_last:
            page.go_on()
    assert settings_file.load().training.lessons == ("three",)
    QTest.keyClick(page.board.view, Qt.Key.Key_Escape)
    assert program.pages.training.home.isVisible()
    assert program.pages.training.home.lessons.note.text() == "1 of 6 done"


def test_an_answer_is_kept_and_shown(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program()
    program.pages.training._attempt = lambda puzzle: Attempt(puzzle, solver())  # type: ignore[method-assign]
    open_training(qtbot, program)
    click(program.pages.training.home.due.start)
    page = program.pages.training.puzzles
    qtbot.waitUntil(lambda: page.isVisible() and page.attempt is not None)
    page.show_solution()
    qtbot.waitUntil(lambda: page.phase is Phase.OVER)
    qtbot.waitUntil(lambda: page.tiles.due.isVisible() and page.tiles.due.note == "1 done")
    shelf = TrainingShelf(program.kept.archive)
    assert [answer.mark for answer in shelf.answers()] == [Mark.AGAIN]
    page.go_back()
    assert program.pages.training.home.isVisible()


def test_what_is_due_is_offered_beside_the_form(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program()
    program.menu.resize(1280, 800)
    shelf = TrainingShelf(program.kept.archive)
    long_ago = date.today() - timedelta(days=40)
    shelf.keep(Answer(shipped_puzzles()[0].identity, 1.0, long_ago, Mark.GOOD, 9.0))
    program.pages.training.ask_for_due()
    card = program.menu.play.left_off.column.due_puzzles
    qtbot.waitUntil(card.isVisible)
    assert card.title.text() == "1 puzzle due today"
    click(card)
    assert program.pages.training.home.isVisible()


def test_the_window_may_be_narrow_while_one_trains(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program()
    menu = program.menu
    for key in (TRAIN, PUZZLES, LESSON):
        menu.show_page(key)
        menu.resize(480, 800)
        qtbot.waitUntil(lambda: menu.width() == 480)
    menu.show_page("play")
    qtbot.waitUntil(lambda: menu.width() >= 620)


def test_mistakes_in_games_become_puzzles(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program()
    program.kept.archive.put(game(1, MISSED_FOUR))
    program.pages.training.search._solver = solver()
    open_training(qtbot, program)
    qtbot.waitUntil(lambda: not program.pages.training.search.is_running)
    own = TrainingShelf(program.kept.archive).own_puzzles()
    assert own
    qtbot.waitUntil(program.pages.training.home.sets[SetKey.OWN_GAMES].isEnabled)
    QTest.keyClick(program.menu, Qt.Key.Key_1, CONTROL)
    assert not program.pages.training.search.is_running
