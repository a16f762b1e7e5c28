"""LessonPage: a lesson step by step. A board, an explanation, something to do, and what came of it."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from connect4_gui.settings.motion import Motion
from connect4_gui.training.goals import Fault, Refusal, reached_by
from connect4_gui.training.lessons import LESSONS, Course, Topic
from connect4_gui.ui.board.column_tag import Tone as TagTone
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_names import disc_name
from connect4_gui.ui.train.dots_card import DotsCard
from connect4_gui.ui.train.dots_row import Dot
from connect4_gui.ui.train.feedback_card import FeedbackCard, Tone
from connect4_gui.ui.train.lesson_words import (
    lesson_title,
    named_cell,
    praise_text,
    refusal_text,
    step_text,
    task_text,
)
from connect4_gui.ui.train.task_card import TaskCard
from connect4_gui.ui.train.training_board import TrainingBoard
from connect4_gui.ui.train.training_table import TrainingTable
from connect4_gui.ui.widgets.link_button import LinkButton
from connect4_gui.ui.words.retranslation import keep_translated

REFUTED_AFTER_MS = 300
ANSWERED_FAULTS = {
    Fault.GIVES_FOUR,
    Fault.ONE_WAY,
    Fault.ALLOWS_TWO_WAYS,
    Fault.OPENS_OWN,
    Fault.SAFE_REPLY,
    Fault.LETS_GO,
}
"""Faults whose cell is where the opponent answers."""


class LessonPage(QWidget):
    """``lesson_done`` carries the topic of a lesson whose last step was taken, ``back_requested`` the wish to leave."""

    back_requested = Signal()
    lesson_done = Signal(object)

    def __init__(self, appearance: Appearance, motion: Motion, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._motion = motion
        self._course = Course(LESSONS[0])
        self._taken: int | None = None
        self._refused: tuple[int, Refusal] | None = None
        self.board = TrainingBoard(appearance, motion)
        self.task = TaskCard(appearance)
        self.dots = DotsCard(appearance)
        self.next, self.again, self.following = QPushButton(), QPushButton(), QPushButton()
        self.feedback = FeedbackCard(appearance, (self.next, self.following, self.again))
        self.back, self.hint = LinkButton("back", appearance), LinkButton("hint", appearance)
        cards = (self.task, self.dots, self.feedback)
        self.table = TrainingTable(self.board, (self.back, self.hint), cards)
        self._refutation = QTimer(self, singleShot=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        self._connect_signals()
        keep_translated(self, self._write_texts)
        self._show_step(is_heard=False)

    @property
    def course(self) -> Course:
        return self._course

    def open_lesson(self, topic: Topic) -> None:
        """Begin the lesson about ``topic`` from its first step."""
        self._course = Course(next(lesson for lesson in LESSONS if lesson.topic is topic))
        self._show_step()
        self.board.setFocus()

    @Slot(object)
    def set_motion(self, motion: Motion) -> None:
        self._motion = motion
        self.board.set_motion(motion)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.board.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the board work wherever the focus is; N goes on, Backspace tries again, H helps, I says
        the task again, Esc leaves.
        """
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        wishes = {
            Qt.Key.Key_N: self.go_on,
            Qt.Key.Key_H: self.show_hint,
            Qt.Key.Key_Backspace: self.try_again,
            Qt.Key.Key_Escape: self.back_requested.emit,
            Qt.Key.Key_I: self._say_task,
        }
        if self.board.press_key(event):
            return
        if plain and event.key() in wishes:
            wishes[Qt.Key(event.key())]()
        else:
            super().keyPressEvent(event)

    @Slot(int)
    def try_column(self, column: int) -> None:
        """See whether ``column`` is what the step asks for."""
        if self._taken is not None:
            return
        refusal = self._course.refusal(column)
        if refusal is None:
            self._take(column)
        elif refusal.fault is Fault.FULL:
            self.board.refuse(column)
            self.board.say(refusal_text(refusal, column))
        else:
            self._refuse(column, refusal)

    @Slot()
    def go_on(self) -> None:
        """Take the next step, or leave after the last one; before the step is done say again what is to do."""
        if self._taken is None:
            self._say_feedback()
            return
        goes_on = self._course.goes_on
        if self._is_last:
            self._leave_for_next()
            return
        self._course.advance(self._taken)
        if goes_on:
            self._answer()
        else:
            self._show_step()
        self.board.setFocus()

    @Slot()
    def try_again(self) -> None:
        """Take away what was shown about a wrong move."""
        if self._taken is None:
            self._show_step()
            self.board.setFocus()

    @Slot()
    def show_hint(self) -> None:
        """Point at a column that is right."""
        if self._taken is None:
            self._refutation.stop()
            column = reached_by(self._course.board, self._course.step.goal)[0]
            self.board.clear_marks()
            self._ring_named()
            self.board.tag(column, self.tr("hint"), TagTone.PLAIN)
            self.board.say(self.tr("Look at column {column}.").format(column=column + 1))

    def _take(self, column: int) -> None:
        self._refutation.stop()
        self._taken, self._refused = column, None
        self.board.drop(column)
        self.board.set_mover(None)
        self._say_taken()
        if self._is_last:
            self.lesson_done.emit(self._course.lesson.topic)
        self._show_dots()
        self.board.say(self.feedback.spoken)
        self._main_button().setFocus()

    def _refuse(self, column: int, refusal: Refusal) -> None:
        """Leave the board as it is, and show shortly after what the move would have led to."""
        self._refused = column, refusal
        self.board.clear_marks()
        self._ring_named()
        self.board.scene.point_at(None)
        self._say_refused()
        self.board.say(self.feedback.spoken)
        self._refutation.start(REFUTED_AFTER_MS if self._motion.drop_ms else 0)

    @Slot()
    def _show_refutation(self) -> None:
        if self._refused is None:
            return
        column, refusal = self._refused
        has_answer = refusal.fault in ANSWERED_FAULTS
        self.board.show_line((column, refusal.cell[1]) if has_answer and refusal.cell is not None else (column,))
        self.board.tag(column, self.tr("your try"), TagTone.WARN)
        if refusal.fault is Fault.WRONG_ROW and refusal.cell is not None:
            self.board.ring((refusal.cell,))

    def _answer(self) -> None:
        """Let the opponent's disc fall, then ask for the next step."""
        board = self._course.board
        shown = self.board.board
        reply = next(column for column in shown.open_columns() if shown.play(column) == board)
        self.board.drop(reply)
        self.board.set_mover(board.side)
        self._begin_step()

    def _show_step(self, *, is_heard: bool = True) -> None:
        self.board.show_board(self._course.board, self._course.board.side)
        self._begin_step(is_heard=is_heard)

    def _begin_step(self, *, is_heard: bool = True) -> None:
        self._refutation.stop()
        self._taken = self._refused = None
        self._ring_named()
        self._write_task()
        if is_heard:
            self._say_task()
            self.board.setFocus()
        self._write_step()

    @Slot()
    def _say_task(self) -> None:
        self.board.say(self._spoken_task())

    def _ring_named(self) -> None:
        cell = named_cell(self._course.lesson.topic, self._course.number, self._course.board)
        self.board.ring(() if cell is None else (cell,))

    def _leave_for_next(self) -> None:
        following = self._following
        if following is None:
            self.back_requested.emit()
        else:
            self.open_lesson(following)

    @property
    def _following(self) -> Topic | None:
        topics = [lesson.topic for lesson in LESSONS]
        place = topics.index(self._course.lesson.topic) + 1
        return topics[place] if place < len(topics) else None

    @property
    def _is_last(self) -> bool:
        return self._course.number + 1 == len(self._course.lesson.steps)

    def _main_button(self) -> QPushButton:
        return self.following if self._is_last else self.next

    def _spoken_task(self) -> str:
        name = disc_name(self._appearance.theme, self._course.board.side)
        sentence = self.tr("{mover} to move. {task}. {text}")
        return sentence.format(mover=name, task=self.task.title.text(), text=self.task.text.text())

    def _say_taken(self) -> None:
        assert self._taken is not None
        title = self.tr("Yes — column {column}").format(column=self._taken + 1)
        note = self.tr("Lesson done") if self._is_last else ""
        text = praise_text(self._course.step.goal)
        self.feedback.show_words(Tone.GOOD, title, text, note, (self._main_button(),))

    def _say_refused(self) -> None:
        assert self._refused is not None
        column, refusal = self._refused
        title = self.tr("Not quite — column {column}").format(column=column + 1)
        self.feedback.show_words(Tone.WARN, title, refusal_text(refusal, column), "", (self.again,))

    def _write_task(self) -> None:
        course = self._course
        text = step_text(course.lesson.topic, course.number, course.board)
        self.task.show_task(course.board.side, task_text(course.step.goal), text)

    def _write_step(self) -> None:
        """The task and the way to do it. Buttons go with this, and the focus from them."""
        course = self._course
        self._write_task()
        ways = self.tr("Choose a column with the mouse or with 1–{columns}, and drop with Enter. H gives a hint.")
        self.feedback.show_words(Tone.PLAIN, self.tr("Your move"), ways.format(columns=course.board.size.columns))
        name = self.tr("Back to training") if self._following is None else self.tr("Next lesson")
        self.following.setText(name)
        self.following.setAccessibleName(name)
        self._show_dots()

    def _show_dots(self) -> None:
        course = self._course
        done = course.number + (self._taken is not None)
        count = len(course.lesson.steps)
        kinds = [Dot.RIGHT if number < done else Dot.TO_COME for number in range(count)]
        if done < count:
            kinds[done] = Dot.CURRENT
        place = self.tr("Step {number} of {count}").format(number=min(course.number + 1, count), count=count)
        self.dots.row.show_dots(kinds, place)
        self.table.show_place(lesson_title(course.lesson.topic), place)

    def _write_texts(self) -> None:
        self.setAccessibleName(self.tr("Lesson"))
        for button, name, tip in (
            (self.back, self.tr("Training"), self.tr("Back to the training (Esc)")),
            (self.hint, self.tr("Hint"), self.tr("Point at a column (H)")),
            (self.next, self.tr("Next"), self.tr("Go on (N)")),
            (self.again, self.tr("Try again"), self.tr("Take the marks away (Backspace)")),
        ):
            button.setAccessibleName(name)
            button.setText(name)
            button.setToolTip(tip)
        self._write_step()
        if self._taken is not None:
            self._say_taken()
        elif self._refused is not None:
            self._say_refused()
        self.table.arrange()

    @Slot()
    def _say_feedback(self) -> None:
        """Say how things stand to whoever wants to drop and may not."""
        self.board.say(self.feedback.spoken)

    @Slot()
    def _reveal_news(self) -> None:
        self.table.reveal(self.task if self.feedback.tone is Tone.PLAIN else self.feedback)

    def _connect_signals(self) -> None:
        self.feedback.said.connect(self._reveal_news)
        self.board.tried.connect(self.try_column)
        self.board.drop_unheard.connect(self._say_feedback)
        self.next.clicked.connect(self.go_on)
        self.following.clicked.connect(self.go_on)
        self.again.clicked.connect(self.try_again)
        self.hint.clicked.connect(self.show_hint)
        self.back.clicked.connect(self.back_requested)
        self._refutation.timeout.connect(self._show_refutation)
