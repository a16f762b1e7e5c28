"""LessonsCard: the six lessons in a row, those that are done with a check."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from connect4_gui.training.lessons import LESSONS, Topic
from connect4_gui.ui.look.action_icon import tinted_icon
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled, text_px
from connect4_gui.ui.train.lesson_words import lesson_note, lesson_title
from connect4_gui.ui.widgets.panel_button import PanelButton, face_label
from connect4_gui.ui.words.retranslation import keep_translated

ICON_PX = 20
THREE_FROM_PX, TWO_FROM_PX = 680, 420


class LessonsCard(QFrame):
    """``lesson_requested`` carries the topic of the lesson that is wanted."""

    lesson_requested = Signal(object)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._done: frozenset[Topic] = frozenset()
        self.title, self.note = QLabel(), QLabel()
        self.buttons = {lesson.topic: _LessonButton(lesson.topic, appearance) for lesson in LESSONS}
        for topic, button in self.buttons.items():
            button.clicked.connect(lambda _checked=False, topic=topic: self.lesson_requested.emit(topic))
        self._lay_out()
        keep_translated(self, self._write_texts)

    def show_done(self, done: Collection[Topic]) -> None:
        self._done = frozenset(done)
        for topic, button in self.buttons.items():
            button.show_done(topic in self._done)
        self._write_texts()

    def set_width(self, width: int) -> None:
        columns = 3 if width >= text_px(THREE_FROM_PX) else 2 if width >= text_px(TWO_FROM_PX) else 1
        for number, button in enumerate(self.buttons.values()):
            self._grid.addWidget(button, number // columns, number % columns)
        for column in range(3):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _write_texts(self) -> None:
        self.title.setText(self.tr("Lessons"))
        done = self.tr("{done} of {total} done").format(done=len(self._done), total=len(self.buttons))
        self.note.setText(done if self._done else self.tr("Two minutes each"))

    def _lay_out(self) -> None:
        self.title.setFont(scaled(1.07, QFont.Weight.DemiBold))
        self.note.setProperty("role", "muted")
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.note)
        self._grid = QGridLayout()
        self._grid.setSpacing(10)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 18)
        column.setSpacing(12)
        column.addLayout(head)
        column.addLayout(self._grid)


class _LessonButton(PanelButton):
    def __init__(self, topic: Topic, appearance: Appearance) -> None:
        super().__init__("")
        self._topic = topic
        self._appearance = appearance
        self._is_done = False
        self._icon, self._title, self._note = face_label(), face_label(), face_label("muted")
        self._title.setFont(scaled(1, QFont.Weight.DemiBold))
        self._note.setFont(scaled(0.93))
        for label in (self._title, self._note):
            label.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._note)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 9, 12, 9)
        row.setSpacing(10)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        appearance.theme_changed.connect(self._draw)
        self._draw()
        keep_translated(self, self._write_texts)

    def show_done(self, is_done: bool) -> None:
        self._is_done = is_done
        self._draw()
        self._write_texts()

    @Slot()
    def _draw(self) -> None:
        theme = self._appearance.theme
        icon = tinted_icon("check", theme.good) if self._is_done else tinted_icon("lesson", theme.accent_text)
        self._icon.setPixmap(icon.pixmap(QSize(ICON_PX, ICON_PX), self.devicePixelRatio()))

    def _write_texts(self) -> None:
        self._title.setText(lesson_title(self._topic))
        self._note.setText(lesson_note(self._topic))
        name = self.tr("Lesson: {title}").format(title=lesson_title(self._topic))
        self.setAccessibleName(self.tr("{lesson}, done").format(lesson=name) if self._is_done else name)
        self.setAccessibleDescription(lesson_note(self._topic))
