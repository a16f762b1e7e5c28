"""Training for the pictures: always the same answers and the same puzzles."""

from __future__ import annotations

import random
from datetime import date, timedelta

from connect4_gui.store.training_shelf import TrainingShelf
from connect4_gui.training.progress import Answer
from connect4_gui.training.schedule import Mark
from connect4_gui.training.session import Result, Session
from connect4_gui.training.sets import SetKey, set_of
from connect4_gui.training.shipped import shipped_puzzles

TODAY = date(2026, 11, 20)
DAYS, EACH_DAY = 9, 7
SITTING = (SetKey.WIN_2, SetKey.WIN_2, SetKey.WIN_3, SetKey.ONLY_MOVE, SetKey.ZUGZWANG)


def fill(shelf: TrainingShelf) -> None:
    """Let somebody have trained for some days, today too, and miss a puzzle now and then."""
    rng = random.Random(7)
    puzzles = rng.sample(shipped_puzzles(), DAYS * EACH_DAY)
    for number, puzzle in enumerate(puzzles):
        day = TODAY - timedelta(days=DAYS - 1 - number // EACH_DAY)
        mark = rng.choice((Mark.AGAIN, Mark.GOOD, Mark.EASY, Mark.EASY, Mark.EASY))
        shelf.keep(Answer(puzzle.identity, float(number), day, mark, 20.0))


def session() -> Session:
    """The third puzzle of a sitting is to be solved: one was solved, one missed."""
    puzzles = {key: [puzzle for puzzle in shipped_puzzles() if set_of(puzzle) is key] for key in SetKey}
    chosen = tuple(puzzles[key][number] for number, key in enumerate(SITTING * 2))
    return Session(chosen, (Result.SOLVED, Result.MISSED))


def wrong_column(shown: Session) -> int:
    """A column that is no solution of the current puzzle."""
    puzzle = shown.current
    assert puzzle is not None
    return next(column for column in puzzle.board.open_columns() if column not in puzzle.solutions)
