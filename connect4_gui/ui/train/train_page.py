"""TrainPage: the home of the training: what is due, lessons, sets of puzzles, and how it is going."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import date
from itertools import pairwise

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from connect4_gui.store.training_shelf import TrainingShelf
from connect4_gui.training.lessons import Topic
from connect4_gui.training.session import Session
from connect4_gui.training.sets import Home, SetKey
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled, text_px
from connect4_gui.ui.play.archive_thread import ArchiveThread
from connect4_gui.ui.train.coming_back_card import ComingBackCard
from connect4_gui.ui.train.due_card import DueCard
from connect4_gui.ui.train.found_card import FoundCard
from connect4_gui.ui.train.lessons_card import LessonsCard
from connect4_gui.ui.train.set_card import SetCard
from connect4_gui.ui.train.train_words import TrainCounted, change_text
from connect4_gui.ui.train.week_card import WeekCard
from connect4_gui.ui.widgets.announcement import announce, joined
from connect4_gui.ui.widgets.scroll_page import ScrollPage
from connect4_gui.ui.widgets.strip import Strip
from connect4_gui.ui.widgets.tile import Tile
from connect4_gui.ui.words.retranslation import keep_translated

WIDE_PX, SMALL_PX = 1080, 640
SIDE_PX, COLUMN_GAP, CARD_GAP, MOST_PX = 384, 24, 16, 1240
THREE_SETS_PX, TWO_SETS_PX = 700, 500
WIDE_MARGINS, SMALL_MARGINS = (40, 20, 40, 24), (16, 12, 16, 16)


class TrainPage(QWidget):
    """``lesson_requested`` carries a topic, ``session_requested`` a Session with puzzles; ``left`` comes when the page
    is no longer shown.

    Everything is asked from ``shelf`` in ``thread``, which belongs to whoever created it; ``today`` tells the date.
    """

    lesson_requested = Signal(object)
    session_requested = Signal(object)
    left = Signal()

    def __init__(
        self,
        shelf: TrainingShelf,
        thread: ArchiveThread,
        appearance: Appearance,
        parent: QWidget | None = None,
        *,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(parent)
        self._shelf, self._thread, self._today = shelf, thread, today
        self._home: Home | None = None
        self._wants_focus = False
        self.title = QLabel()
        self.problem = Strip(appearance)
        self.due = DueCard(appearance)
        self.lessons = LessonsCard(appearance)
        self.sets = {key: SetCard(key, appearance) for key in SetKey}
        self.rating, self.streak = Tile("rating", appearance), Tile("streak", appearance)
        self.week = WeekCard(appearance)
        self.found = FoundCard(appearance)
        self.coming_back = ComingBackCard(appearance)
        self._lay_out()
        self._connect_signals()
        keep_translated(self, self._write_texts)
        self._show_parts()

    def sizeHint(self) -> QSize:
        return QSize(1280, 784)

    @property
    def home(self) -> Home | None:
        """What is shown; None before it was read."""
        return self._home

    @Slot()
    def refresh(self) -> None:
        """Ask how things stand now."""
        today = self._today()
        self._thread.ask("home", lambda: self._shelf.home(today), self.show_home, self.warn)

    def show_home(self, home: Home) -> None:
        self._home = home
        self.problem.take_away()
        for card in (self.due, self.week, self.found, self.coming_back):
            card.show_home(home)
        for progress in home.sets:
            self.sets[progress.key].show_progress(progress)
        self._write_texts()
        self._show_parts()
        if self._wants_focus:
            self._wants_focus = False
            announce(self, joined([self.accessibleName(), self.due.start.accessibleDescription()]))
            self.due.start.setFocus()

    def show_lessons(self, done: Collection[Topic]) -> None:
        """Mark the lessons that are done."""
        self.lessons.show_done(done)

    @Slot()
    def start(self) -> None:
        """Begin what is due, or practise."""
        self._ask_for_session(None)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with what is due, as soon as that is known."""
        super().showEvent(event)
        if not event.spontaneous():
            self._wants_focus = self._home is None

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self._wants_focus = False
            self.left.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _ask_for_session(self, key: SetKey | None) -> None:
        today = self._today()
        self._thread.ask("session", lambda: self._shelf.sitting(today, key), self._begin, self.warn)

    def _begin(self, session: Session) -> None:
        if session.puzzles:
            self.session_requested.emit(session)

    def warn(self, problem: str) -> None:
        title = self.tr("The training cannot be read")
        self.problem.warn(title, f"{problem[:1].upper()}{problem[1:]}.")

    @property
    def _is_new(self) -> bool:
        """Whether nothing was ever answered: then there are no figures to show."""
        return self._home is None or (self._home.done == 0 and all(progress.is_new for progress in self._home.sets))

    def _show_parts(self) -> None:
        has_home = self._home is not None
        self.due.setVisible(has_home)
        for card in self.sets.values():
            card.setVisible(has_home)
        self._side.setVisible(has_home and not self._is_new)
        self.found.setVisible(has_home and self._home is not None and any(found.answered for found in self._home.found))
        self._arrange()
        self._order()

    def _order(self) -> None:
        """Lessons come first for somebody new, and after the sets for everybody else."""
        self._left.insertWidget(1 if self._is_new else 2, self.lessons)
        sets, lessons = list(self.sets.values()), list(self.lessons.buttons.values())
        chain: list[QWidget] = [self.due.start, *([*lessons, *sets] if self._is_new else [*sets, *lessons])]
        for one, following in pairwise(chain):
            QWidget.setTabOrder(one, following)

    def _arrange(self) -> None:
        """The figures stand at the right where there is room, else below."""
        is_wide = self.width() >= text_px(WIDE_PX)
        has_side = not self._side.isHidden()
        direction = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        self._body.setDirection(direction)
        self._side.setMinimumWidth(text_px(SIDE_PX) if is_wide else 0)
        self._side.setMaximumWidth(text_px(SIDE_PX) if is_wide else 16_777_215)
        left, top, right, bottom = SMALL_MARGINS if self.width() < SMALL_PX else WIDE_MARGINS
        spare = max(0, self.width() - left - right - MOST_PX) // 2
        self._column.setContentsMargins(left + spare, top, right + spare - self._area.bar_width, bottom)
        room = min(self.width() - left - right, MOST_PX) - (
            text_px(SIDE_PX) + COLUMN_GAP if is_wide and has_side else 0
        )
        columns = 3 if room >= text_px(THREE_SETS_PX) else 2 if room >= text_px(TWO_SETS_PX) else 1
        for number, card in enumerate(self.sets.values()):
            self._grid.addWidget(card, number // columns, number % columns)
        for column in range(3):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self.due.set_width(room)
        self.lessons.set_width(room)

    def _write_texts(self) -> None:
        self.setAccessibleName(self.tr("Train"))
        self.title.setText(self.tr("Train"))
        self._arrange()
        home = self._home
        if home is None:
            return
        self.rating.set_words(self.tr("Puzzle rating"), str(round(home.rating)), change_text(home))
        best = self.tr("best {days}").format(days=home.best_streak)
        self.streak.set_words(self.tr("Streak"), TrainCounted().days(home.streak), best)

    def _connect_signals(self) -> None:
        self.due.start_requested.connect(self.start)
        self.lessons.lesson_requested.connect(self.lesson_requested)
        for key, card in self.sets.items():
            card.clicked.connect(lambda _checked=False, key=key: self._ask_for_session(key))

    def _lay_out(self) -> None:
        self.title.setFont(scaled(2, QFont.Weight.Bold))
        self._grid = QGridLayout()
        self._grid.setSpacing(CARD_GAP)
        self._left = QVBoxLayout()
        self._left.setSpacing(CARD_GAP)
        self._left.addWidget(self.due)
        self._left.addLayout(self._grid)
        self._left.addWidget(self.lessons)
        self._left.addStretch(1)
        self._side = QWidget()
        tiles = QHBoxLayout()
        tiles.setSpacing(12)
        tiles.addWidget(self.rating, 1)
        tiles.addWidget(self.streak, 1)
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(CARD_GAP)
        side.addLayout(tiles)
        for card in (self.week, self.found, self.coming_back):
            side.addWidget(card)
        side.addStretch(1)
        self._body = QHBoxLayout()
        self._body.setSpacing(COLUMN_GAP)
        self._body.addLayout(self._left, 1)
        self._body.addWidget(self._side)
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setSpacing(12)
        self._column.addWidget(self.title)
        self._column.addWidget(self.problem)
        self._column.addLayout(self._body)
        self._column.addStretch(1)
        self._area = ScrollPage(content)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._area)
