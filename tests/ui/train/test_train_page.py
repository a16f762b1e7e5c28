"""The home of the training: what is due, lessons, sets and figures, and its states."""

from __future__ import annotations

from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from connect4_gui.store.archive import Archive
from connect4_gui.store.training_shelf import TrainingShelf
from connect4_gui.training.lessons import Topic
from connect4_gui.training.progress import Answer
from connect4_gui.training.schedule import Mark
from connect4_gui.training.session import Session
from connect4_gui.training.sets import SetKey
from connect4_gui.ui.train.train_page import TrainPage
from tests.ui.train.conftest import FORK, ONLY, SMALL, TODAY, OpenHome
from tests.ui.train.hands import click, press
from tests.ui.train.homes import home, home_of_a_beginner


def read(qtbot: QtBot, page: TrainPage) -> None:
    page.refresh()
    qtbot.waitUntil(lambda: page.home is not None)


def test_somebody_new_sees_puzzles_and_lessons_and_no_figures(open_home: OpenHome, qtbot: QtBot) -> None:
    page = open_home()
    read(qtbot, page)
    assert page.due.title.text() == "3 puzzles for today"
    assert page.due.start.isVisible()
    assert page.lessons.isVisible()
    assert not page.rating.isVisible()
    assert not page.week.isVisible()
    assert not page.found.isVisible()
    assert page.sets[SetKey.WIN_2].solved.text() == "2 puzzles"
    assert page.sets[SetKey.WIN_2].ring.text == "new"
    assert not page.sets[SetKey.OWN_GAMES].isEnabled()


def test_what_was_missed_is_due_the_next_days(open_home: OpenHome, qtbot: QtBot, archive: Archive) -> None:
    shelf = TrainingShelf(archive, lambda: (FORK, SMALL, ONLY))
    shelf.keep(Answer(FORK.identity, 1.0, TODAY - timedelta(days=30), Mark.AGAIN, 20.0))
    page = open_home()
    read(qtbot, page)
    assert page.due.title.text() == "3 puzzles due today"
    assert "1 that is fading" in page.due.text.text()
    assert page.rating.isVisible()
    assert page.found.isVisible() is False
    assert shelf.due(TODAY) == 1
    assert shelf.due(TODAY - timedelta(days=30)) == 0


def test_start_opens_a_sitting_by_mouse_and_by_key(open_home: OpenHome, qtbot: QtBot) -> None:
    page = open_home()
    read(qtbot, page)
    opened: list[Session] = []
    page.session_requested.connect(opened.append)
    click(page.due.start)
    qtbot.waitUntil(lambda: len(opened) == 1)
    assert {puzzle.identity for puzzle in opened[0].puzzles} == {puzzle.identity for puzzle in (FORK, SMALL, ONLY)}
    page.due.start.setFocus()
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(opened) == 2)


def test_a_set_opens_its_own_puzzles(open_home: OpenHome, qtbot: QtBot) -> None:
    page = open_home()
    read(qtbot, page)
    with qtbot.waitSignal(page.session_requested) as opened:
        click(page.sets[SetKey.ONLY_MOVE])
    assert [puzzle.identity for puzzle in opened.args[0].puzzles] == [ONLY.identity]


def test_lessons_are_offered_and_marked_when_they_are_done(open_home: OpenHome, qtbot: QtBot) -> None:
    page = open_home()
    assert page.lessons.note.text() == "Two minutes each"
    page.show_lessons([Topic.FORK])
    assert page.lessons.note.text() == "1 of 6 done"
    assert page.lessons.buttons[Topic.FORK].accessibleName() == "Lesson: Forks, done"
    with qtbot.waitSignal(page.lesson_requested) as wanted:
        click(page.lessons.buttons[Topic.ZUGZWANG])
    assert wanted.args == [Topic.ZUGZWANG]


def test_all_done_offers_to_practise(open_home: OpenHome) -> None:
    page = open_home()
    page.show_home(home(fading=0, new=0, own=0, done=10))
    assert page.due.title.text() == "All done for today"
    assert page.due.start.text() == "Practise"
    assert page.due.done.text() == "10 of 10 done"


def test_figures_are_told(open_home: OpenHome) -> None:
    page = open_home()
    page.show_home(home())
    assert page.due.title.text() == "6 puzzles due today"
    assert page.due.text.text() == "2 from your own games, 4 that are fading. About 3 minutes."
    assert (page.rating.value, page.rating.note) == ("1186", "+12 today")
    assert (page.streak.value, page.streak.note) == ("4 days", "best 11")
    assert page.week.accessibleDescription() == "31 solved, Tuesday, Wednesday, Thursday, Friday"
    assert page.coming_back.accessibleDescription().startswith("Today 6, ")
    assert page.found.accessibleDescription().startswith("Fours in a row 0 %, Diagonals 10 %")
    assert page.sets[SetKey.OWN_GAMES].solved.text() == "7 of 12 solved"
    assert page.sets[SetKey.OWN_GAMES].ring.text == "58 %"


@pytest.mark.parametrize("is_new", [True, False])
def test_tab_goes_through_the_page_in_the_order_in_which_it_is_seen(open_home: OpenHome, *, is_new: bool) -> None:
    page = open_home()
    page.show_home(home_of_a_beginner() if is_new else home())
    page.due.start.setFocus()
    press(Qt.Key.Key_Tab)
    focused = QApplication.focusWidget()
    assert (focused in page.lessons.buttons.values()) is is_new
    assert (focused in page.sets.values()) is not is_new


def test_a_problem_is_told_in_a_sentence(open_home: OpenHome) -> None:
    page = open_home()
    page.warn("the disk is full")
    assert page.problem.isVisible()
    assert page.problem.text == "The disk is full."


def test_the_figures_stand_below_where_there_is_little_room(open_home: OpenHome) -> None:
    page = open_home(760, 700)
    page.show_home(home())
    qapp = QApplication.instance()
    assert qapp is not None
    qapp.processEvents()
    assert page.week.mapTo(page, page.week.rect().topLeft()).y() > page.due.geometry().bottom()
    assert page.width() == 760
