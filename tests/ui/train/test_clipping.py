"""No text of the training is cut off, in no language, state or size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDeadlineTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.settings.language import SPOKEN, Language
from connect4_gui.training.goals import reached_by
from connect4_gui.training.lessons import Topic
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.train.lesson_page import LessonPage
from connect4_gui.ui.words.translation import Translation
from tests.ui.clipping import clipped
from tests.ui.train.conftest import FORK, ONLY, OpenHome, OpenPuzzles
from tests.ui.train.hands import settle
from tests.ui.train.homes import home, home_of_a_beginner

pytestmark = pytest.mark.parametrize("language", SPOKEN)

SIZES = [(1280, 784), (1000, 640), (760, 700), (480, 744)]
SETTLED_MS = 2000


@pytest.fixture(autouse=True)
def spoken(language: Language, appearance: Appearance, translation: Translation) -> None:  # noqa: ARG001
    """Comes after ``appearance``, which starts in English."""
    translation.use(language)


def cut_off(page: QWidget) -> list[str]:
    """The texts of ``page`` that are still cut off when its layouts have settled."""
    deadline = QDeadlineTimer(SETTLED_MS)
    QTest.qWait(0)
    while clipped(page) and not deadline.hasExpired():
        QTest.qWait(15)
    return clipped(page)


@pytest.mark.parametrize("size", SIZES)
def test_the_home(open_home: OpenHome, size: tuple[int, int]) -> None:
    page = open_home(*size)
    for shown in (home_of_a_beginner(), home(), home(fading=0, new=0, own=0, done=10)):
        page.show_home(shown)
        assert cut_off(page) == []
        assert page.width() == size[0]


@pytest.mark.parametrize("size", SIZES)
def test_a_puzzle(open_puzzles: OpenPuzzles, qtbot: QtBot, size: tuple[int, int]) -> None:
    page = open_puzzles(ONLY, FORK)
    page.show_home(home())
    page.resize(*size)
    assert cut_off(page) == []
    for column in (0, 1, 3):
        page.try_column(column)
        settle(qtbot, page)
        assert cut_off(page) == []
    page.go_on()
    page.ask_for_hint()
    settle(qtbot, page)
    assert cut_off(page) == []
    page.go_on()
    assert cut_off(page) == []
    assert page.width() == size[0]


@pytest.mark.parametrize("size", SIZES)
def test_every_step_of_every_lesson(lesson: LessonPage, size: tuple[int, int]) -> None:
    lesson.resize(*size)
    for topic in Topic:
        lesson.open_lesson(topic)
        for _ in lesson.course.lesson.steps:
            right = reached_by(lesson.course.board, lesson.course.step.goal)
            wrong = [column for column in lesson.course.board.open_columns() if column not in right]
            for column in (*wrong[:1], right[0]):
                lesson.try_column(column)
                assert cut_off(lesson) == []
            if lesson.course.number + 1 < len(lesson.course.lesson.steps):
                lesson.go_on()
    assert lesson.width() == size[0]
