"""Training: the pages of the training and what they share: the answers that are kept, and the solver."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QObject, Signal, Slot

from connect4_gui.coach.explain import Coach
from connect4_gui.coach.reason import Reason
from connect4_gui.coach.solver import Solver
from connect4_gui.engine.board import Board
from connect4_gui.engine.search_types import Engine, StopFlag
from connect4_gui.settings.motion import Motion
from connect4_gui.settings.training_choices import TrainingChoices
from connect4_gui.store.archive import Archive
from connect4_gui.store.training_shelf import TrainingShelf
from connect4_gui.training.attempt import Attempt
from connect4_gui.training.lessons import Topic
from connect4_gui.training.progress import Answer
from connect4_gui.training.puzzle import Puzzle
from connect4_gui.training.session import Session
from connect4_gui.training.sets import Home
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.play.archive_thread import ArchiveThread
from connect4_gui.ui.train.lesson_page import LessonPage
from connect4_gui.ui.train.own_games_search import OwnGamesSearch
from connect4_gui.ui.train.puzzle_page import PuzzlePage
from connect4_gui.ui.train.train_page import TrainPage


class Training(QObject):
    """Each page is made when it is first wanted.

    ``home_requested``, ``puzzles_opened`` and ``lesson_opened`` say which page wants to be seen; ``choices_changed``
    that there is something to remember, ``due_known`` how many puzzles come back today. Whoever creates it must call
    :meth:`close_threads`.
    """

    home_requested = Signal()
    puzzles_opened = Signal()
    lesson_opened = Signal()
    choices_changed = Signal()
    due_known = Signal(int)

    def __init__(
        self,
        archive: Archive,
        make_engine: Callable[[], Engine],
        appearance: Appearance,
        motion: Motion,
        choices: TrainingChoices,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._make_engine = make_engine
        self._appearance, self._motion = appearance, motion
        self.choices = choices
        self.shelf = TrainingShelf(archive)
        self._thread = ArchiveThread(self)
        self.search = OwnGamesSearch(archive, make_engine, self)
        self._coach: tuple[Solver, Coach] | None = None
        self._home: TrainPage | None = None
        self._puzzles: PuzzlePage | None = None
        self._lesson: LessonPage | None = None

    @property
    def home(self) -> TrainPage:
        if self._home is None:
            self._home = TrainPage(self.shelf, self._thread, self._appearance)
            self._home.show_lessons(self._topics_done())
            self._home.lesson_requested.connect(self.open_lesson)
            self._home.session_requested.connect(self.open_session)
            self._home.left.connect(self.search.stop)
            self.search.found.connect(self._home.refresh)
        return self._home

    @property
    def puzzles(self) -> PuzzlePage:
        if self._puzzles is None:
            self._puzzles = PuzzlePage(self._attempt, self._appearance, self._motion, praise=self._praise)
            self._puzzles.answered.connect(self._keep)
            self._puzzles.back_requested.connect(self.home_requested)
            self._puzzles.more_requested.connect(self.home.start)
        return self._puzzles

    @property
    def lesson(self) -> LessonPage:
        if self._lesson is None:
            self._lesson = LessonPage(self._appearance, self._motion)
            self._lesson.lesson_done.connect(self._remember_lesson)
            self._lesson.back_requested.connect(self.home_requested)
        return self._lesson

    def ask_for_due(self) -> None:
        """Find out how many puzzles come back today; ``due_known`` tells."""
        today = date.today()
        self._thread.ask("due", lambda: self.shelf.due(today), self.due_known.emit, _ignore)

    def show_home(self) -> None:
        """The home is shown: ask how things stand, and look for puzzles in the games played since."""
        self.home.refresh()
        self.search.start()

    @Slot(object)
    def open_lesson(self, topic: Topic) -> None:
        """The page knows what to say before it is seen, so that it is heard with the focus, and once."""
        self.lesson.open_lesson(topic)
        self.lesson_opened.emit()

    @Slot(object)
    def open_session(self, session: Session) -> None:
        if self.home.home is not None:
            self.puzzles.show_home(self.home.home)
        self.puzzles.open_session(session)
        self.puzzles_opened.emit()

    @Slot(object)
    def set_motion(self, motion: Motion) -> None:
        """Let everything that moves from now on move like this."""
        self._motion = motion
        for page in (self._puzzles, self._lesson):
            if page is not None:
                page.set_motion(motion)

    def close_threads(self) -> None:
        """Keep what there is to keep, and end every thread. Harmless the second time."""
        if self._puzzles is not None:
            self._puzzles.close_threads()
        self.search.close()
        self._thread.close()

    def _attempt(self, puzzle: Puzzle) -> Attempt:
        solver, coach = self._teachers()
        return Attempt(puzzle, solver, coach.explain)

    def _praise(self, board: Board, column: int, stop: StopFlag | None) -> Reason | None:
        return self._teachers()[1].praise(board, column, stop)

    def _teachers(self) -> tuple[Solver, Coach]:
        """Who knows the truth, and who can say why."""
        if self._coach is None:
            solver = Solver(self._make_engine())
            self._coach = solver, Coach(solver)
        return self._coach

    @Slot(object)
    def _keep(self, answer: Answer) -> None:
        def keep() -> Home:
            self.shelf.keep(answer)
            return self.shelf.home(answer.day)

        self._thread.do(keep, self._show_home, self.home.warn)

    def _show_home(self, home: Home) -> None:
        self.home.show_home(home)
        self.puzzles.show_home(home)
        self.due_known.emit(home.fading)

    @Slot(object)
    def _remember_lesson(self, topic: Topic) -> None:
        self.choices = self.choices.with_lesson(topic.value)
        self.home.show_lessons(self._topics_done())
        self.choices_changed.emit()

    def _topics_done(self) -> list[Topic]:
        return [topic for topic in Topic if topic.value in self.choices.lessons]


def _ignore(_problem: str) -> None:
    """The page of the training tells, once somebody opens it."""
