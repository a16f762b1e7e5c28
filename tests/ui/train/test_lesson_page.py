"""Lessons in the window: done by keyboard and by mouse, wrong moves refused with a sentence, and said aloud."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from connect4_gui.coach.threats import threats_on
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.training.goals import Goal, reached_by
from connect4_gui.training.lessons import LESSONS, Course, Topic
from connect4_gui.ui.train.dots_row import Dot
from connect4_gui.ui.train.feedback_card import Tone
from connect4_gui.ui.train.lesson_page import LessonPage
from connect4_gui.ui.train.lesson_words import named_cell, step_text
from tests.ui.train.hands import click, click_column, play, press


def right_column(page: LessonPage) -> int:
    """One that does what the step asks for, counted from 1."""
    return reached_by(page.course.board, page.course.step.goal)[0] + 1


@pytest.mark.parametrize("topic", list(Topic))
def test_every_lesson_can_be_done_by_keyboard_alone(lesson: LessonPage, topic: Topic) -> None:
    done: list[Topic] = []
    lesson.lesson_done.connect(done.append)
    lesson.open_lesson(topic)
    steps = len(lesson.course.lesson.steps)
    for number in range(steps):
        assert lesson.course.number == number
        play(right_column(lesson))
        assert lesson.feedback.tone is Tone.GOOD
        assert (done == [topic]) is (number == steps - 1)
        if number < steps - 1:
            press(Qt.Key.Key_Return)
    assert lesson.dots.row.dots == (Dot.RIGHT,) * steps


def test_a_lesson_is_done_by_mouse(lesson: LessonPage) -> None:
    lesson.open_lesson(Topic.THREE)
    click_column(lesson, 6)
    assert lesson.feedback.title.text() == "Yes — column 6"
    click(lesson.next)
    click_column(lesson, 5)
    click(lesson.next)
    click_column(lesson, 4)
    assert lesson.feedback.note.text() == "Lesson done"
    click(lesson.following)
    assert lesson.course.lesson.topic is Topic.OPEN_THREE


def test_a_wrong_move_is_refused_with_a_sentence_and_shown(lesson: LessonPage, qtbot: QtBot) -> None:
    lesson.open_lesson(Topic.FORK)
    before = lesson.course.board
    play(6)
    assert lesson.feedback.title.text() == "Not quite — column 6"
    assert lesson.feedback.text.text() == "That threatens four in column 3 only, and the opponent blocks it."
    qtbot.waitUntil(lambda: [disc.cell for disc in lesson.board.ghosts.discs] == [(1, 5), (1, 2)])
    assert lesson.board.column_tag.text == "your try"
    assert lesson.course.board == before
    press(Qt.Key.Key_Backspace)
    assert lesson.board.ghosts.discs == ()
    assert lesson.feedback.tone is Tone.PLAIN


def test_enter_after_a_wrong_move_does_not_try_it_again(lesson: LessonPage) -> None:
    lesson.open_lesson(Topic.FORK)
    play(6)
    lesson.try_again()
    press(Qt.Key.Key_Return)
    assert lesson.feedback.tone is Tone.PLAIN


def test_after_a_right_move_number_keys_reach_the_board_and_change_nothing(lesson: LessonPage) -> None:
    lesson.open_lesson(Topic.THREE)
    play(6)
    assert lesson.next.hasFocus()
    press(Qt.Key.Key_3)
    assert lesson.board.view.hasFocus()
    press(Qt.Key.Key_Return)
    assert lesson.course.number == 0
    press(Qt.Key.Key_N)
    assert lesson.course.number == 1


def test_a_full_column_is_said_and_costs_nothing(lesson: LessonPage) -> None:
    said: list[str] = []
    lesson.board.announced.connect(said.append)
    lesson.open_lesson(Topic.ZUGZWANG)
    play(1)
    assert "Column 1 is full." in said
    assert lesson.feedback.tone is Tone.PLAIN


def test_the_opponent_answers_and_the_lesson_goes_on(lesson: LessonPage) -> None:
    lesson.open_lesson(Topic.OPEN_THREE)
    play(2)
    discs = lesson.board.board.disc_count
    press(Qt.Key.Key_N)
    assert lesson.board.board.disc_count == discs + 1
    assert lesson.task.title.text() == "Make four in a row"


def test_task_and_result_are_said_aloud(lesson: LessonPage) -> None:
    said: list[str] = []
    lesson.board.announced.connect(said.append)
    lesson.open_lesson(Topic.THREE)
    assert said[-1].startswith("Red to move. Make four in a row. Four discs in a row win.")
    play(1)
    assert said[-1] == "Not quite — column 1. That makes no four"
    play(6)
    assert said[-1] == "Yes — column 6. Four in a row"


def test_a_hint_points_at_a_right_column(lesson: LessonPage) -> None:
    lesson.open_lesson(Topic.FORK)
    press(Qt.Key.Key_H)
    assert lesson.board.column_tag.column == 2
    click(lesson.hint)
    assert lesson.board.column_tag.column == 2


def test_what_came_of_a_move_is_scrolled_into_sight(lesson: LessonPage, qtbot: QtBot) -> None:
    lesson.resize(640, 344)
    lesson.open_lesson(Topic.ODD_AND_EVEN)
    play(6)
    qtbot.waitUntil(lambda: not lesson.again.visibleRegion().isEmpty())


def test_escape_leaves(lesson: LessonPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(lesson.back_requested):
        press(Qt.Key.Key_Escape)


def test_boards_of_other_sizes_are_shown(lesson: LessonPage) -> None:
    lesson.open_lesson(Topic.ZUGZWANG)
    assert lesson.board.scene.layout_.size == BoardSize(5, 6)
    lesson.open_lesson(Topic.THREE)
    assert lesson.board.scene.layout_.size == BoardSize(6, 7)


def test_cells_that_a_text_names_are_winning_cells() -> None:
    named = 0
    for lesson in LESSONS:
        course = Course(lesson)
        while not course.is_done:
            cell = named_cell(lesson.topic, course.number, course.board)
            text = step_text(lesson.topic, course.number, course.board)
            assert "{" not in text
            if cell is not None:
                assert [threat.cell for threat in threats_on(course.board)] == [cell]
                assert f"column {cell[1] + 1}, row {cell[0] + 1}" in text
                named += 1
            course.advance(reached_by(course.board, course.step.goal)[0])
    assert named == 4


def test_the_count_of_free_cells_in_a_text_is_odd() -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.topic is Topic.ZUGZWANG)
    course = Course(lesson)
    while course.step.goal is not Goal.OUTLAST:
        course.advance(reached_by(course.board, course.step.goal)[0])
    assert "3 cells are free: an odd number" in step_text(Topic.ZUGZWANG, course.number, course.board)
    waiting = threats_on(course.board)[0].cell[1]
    others = [c for c in range(7) if c != waiting]
    assert sum(6 - course.board.landing_row(column) for column in others) == 3
