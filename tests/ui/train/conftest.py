"""Pages of the training on a solver of their own, and their threads ended again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from connect4_gui.coach.solver import Solver
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.position_text import read_position
from connect4_gui.settings.motion import STILL
from connect4_gui.store.archive import FILE_NAME as ARCHIVE_NAME
from connect4_gui.store.archive import Archive
from connect4_gui.store.training_shelf import TrainingShelf
from connect4_gui.training.attempt import Attempt
from connect4_gui.training.progress import Answer
from connect4_gui.training.puzzle import Kind, Puzzle
from connect4_gui.training.session import Session
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.play.archive_thread import ArchiveThread
from connect4_gui.ui.train.lesson_page import LessonPage
from connect4_gui.ui.train.puzzle_page import PuzzlePage
from connect4_gui.ui.train.train_page import TrainPage
from tests.ui.conftest import show_active

FORK = Puzzle(read_position("7/7/7/3ry2/1y1rr2/1ryyry1 r 6"), Kind.WIN, 2, (2,), (2, 4, 5), 600)
"""Column 3 makes two winning cells; nothing else wins at once."""

SMALL = Puzzle(read_position("5/5/2rr1/2yy1 y 3"), Kind.WIN, 2, (1,), (1, 0, 4), 600)
"""A board of 4 × 5."""

ONLY = Puzzle(read_position("7/2y4/1yr4/1ryr3/ryrry1r/yryyr1y r 10"), Kind.ONLY_MOVE, None, (3,), (3,), 700)
"""Column 4 must be blocked."""

TODAY = date(2026, 5, 1)

OpenPuzzles = Callable[..., PuzzlePage]
OpenHome = Callable[..., TrainPage]


@pytest.fixture
def lesson(qtbot: QtBot, appearance: Appearance) -> LessonPage:
    page = LessonPage(appearance, STILL)
    qtbot.addWidget(page)
    page.resize(1280, 784)
    show_active(qtbot, page)
    return page


@pytest.fixture
def answers() -> list[Answer]:
    """What the puzzle page wants to be kept."""
    return []


@pytest.fixture
def open_puzzles(qtbot: QtBot, appearance: Appearance, answers: list[Answer]) -> Iterator[OpenPuzzles]:
    pages: list[PuzzlePage] = []
    solver = Solver(best_engine())

    def open_them(*puzzles: Puzzle, make_attempt: Callable[[Puzzle], Attempt] | None = None) -> PuzzlePage:
        times = iter(range(0, 10_000, 10))
        make = make_attempt or (lambda puzzle: Attempt(puzzle, solver))
        page = PuzzlePage(make, appearance, STILL, now=lambda: float(next(times)), today=lambda: TODAY)
        pages.append(page)
        page.answered.connect(answers.append)
        qtbot.addWidget(page)
        page.resize(1280, 784)
        show_active(qtbot, page)
        page.open_session(Session(puzzles))
        return page

    yield open_them
    for page in pages:
        page.close_threads()


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    archive = Archive(tmp_path / ARCHIVE_NAME)
    yield archive
    archive.close()


@pytest.fixture
def open_home(qtbot: QtBot, appearance: Appearance, archive: Archive) -> Iterator[OpenHome]:
    """Open the page on ``archive`` with three puzzles that are shipped."""
    threads: list[ArchiveThread] = []

    def open_it(width: int = 1280, height: int = 784) -> TrainPage:
        thread = ArchiveThread()
        threads.append(thread)
        shelf = TrainingShelf(archive, lambda: (FORK, SMALL, ONLY))
        page = TrainPage(shelf, thread, appearance, today=lambda: TODAY)
        qtbot.addWidget(page)
        page.resize(width, height)
        show_active(qtbot, page)
        return page

    yield open_it
    for thread in threads:
        thread.close()
