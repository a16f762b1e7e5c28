"""TrainingShelf: puzzles from the user's games, every answer, and what follows from them, in the archive's file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import date
from functools import partial

from connect4_gui.store import training_table
from connect4_gui.store.archive import Archive
from connect4_gui.training.home import History, make_home, monday_of
from connect4_gui.training.progress import Answer, Step
from connect4_gui.training.puzzle import Puzzle
from connect4_gui.training.schedule import due
from connect4_gui.training.session import SITTING, Session
from connect4_gui.training.sets import Home, SetKey, set_of
from connect4_gui.training.shipped import shipped_puzzles
from connect4_gui.training.sitting import make_sitting

LATEST = 300
"""So many of the latest answers say what somebody finds."""

BATCH = 1000
"""How many answers are read at a time where all of them are."""

UNKNOWN_RATING = 1000.0
"""What a puzzle counts as that was answered once, but is not there any more."""


class TrainingShelf:
    """The training in ``archive``. Safe to use from several threads, and from several processes at once.

    ``shipped`` are the puzzles that come with the program. Everything raises ArchiveError as the archive does, and may
    take a moment: it is not for the window's thread.
    """

    def __init__(self, archive: Archive, shipped: Callable[[], Sequence[Puzzle]] = shipped_puzzles) -> None:
        self._archive = archive
        self._shipped = shipped

    def home(self, today: date) -> Home:
        """What the training home shows on this day."""
        return self._archive.ask(partial(self._home, today=today))

    def due(self, today: date) -> int:
        """How many puzzles come back by this day; sooner known than the whole home."""
        cards = self._archive.ask(training_table.standings).values()
        return sum(due(standing.card, today) for standing in cards)

    def sitting(self, today: date, key: SetKey | None = None) -> Session:
        """The next puzzles: what is left of the day's work, or of the set ``key``; when that is done, more to practise.

        It has no puzzles if the set has none.
        """
        return self._archive.ask(partial(self._sitting, today=today, key=key))

    def keep(self, answer: Answer) -> Step | None:
        """Keep an answer, with everything that follows from it, or nothing at all. None if it was kept before."""

        def work(connection: sqlite3.Connection) -> Step | None:
            return training_table.put_answer(connection, answer, self._start_rating(connection)(answer.identity))

        return self._archive.change(work)

    def add(self, puzzles: Iterable[Puzzle]) -> int:
        """Keep puzzles from the user's games. Returns how many are new."""
        return self._archive.change(partial(training_table.put_puzzles, puzzles=list(puzzles)))

    def unsearched(self, limit: int) -> list[str]:
        """The ids of the newest games that were not looked through for puzzles."""
        return self._archive.ask(partial(training_table.unsearched, limit=limit))

    def add_found(self, game_id: str, puzzles: Iterable[Puzzle]) -> int:
        """As ``add``, for all that there is to find in a game: it need not be looked through again."""
        found = list(puzzles)

        def work(connection: sqlite3.Connection) -> int:
            training_table.mark_searched(connection, game_id)
            return training_table.put_puzzles(connection, found)

        return self._archive.change(work)

    def own_puzzles(self) -> list[Puzzle]:
        """The newest first."""
        return self._archive.ask(training_table.own_puzzles)

    def answers(self) -> Iterator[Answer]:
        """Every answer, oldest first, read bit by bit, so that others can use the archive meanwhile."""
        last = 0
        while found := self._archive.ask(partial(training_table.answers_after, number=last, limit=BATCH)):
            last = found[-1][0]
            yield from (answer for _, answer in found if answer is not None)

    def merge(self, puzzles: Iterable[Puzzle], answers: Iterable[Answer]) -> tuple[int, int]:
        """Add what another archive had, all or nothing. Returns how many puzzles and answers are new."""
        new_puzzles, new_answers = list(puzzles), list(answers)

        def work(connection: sqlite3.Connection) -> tuple[int, int]:
            added = training_table.put_puzzles(connection, new_puzzles)
            start_rating = self._start_rating(connection)
            return added, training_table.merge_answers(connection, new_answers, start_rating)

        return self._archive.change(work)

    def _home(self, connection: sqlite3.Connection, today: date) -> Home:
        history = History(
            done=training_table.answered_on(connection, today),
            rating=training_table.player_rating(connection),
            rating_before=training_table.player_rating(connection, before=today),
            solved_days=training_table.solved_days(connection),
            solved=training_table.solved_since(connection, monday_of(today)),
            latest=training_table.latest_marks(connection, LATEST),
        )
        return make_home(self._puzzles(connection), training_table.standings(connection), history, today)

    def _sitting(self, connection: sqlite3.Connection, today: date, key: SetKey | None) -> Session:
        puzzles = [puzzle for puzzle in self._puzzles(connection) if key is None or set_of(puzzle) is key]
        left = self._home(connection, today).due if key is None else SITTING
        rating = training_table.player_rating(connection)
        count = min(left, SITTING) or SITTING
        return make_sitting(puzzles, training_table.standings(connection), today, rating, count)

    def _puzzles(self, connection: sqlite3.Connection) -> list[Puzzle]:
        """Each once; what was shipped too counts as the user's own."""
        own = training_table.own_puzzles(connection)
        known = {puzzle.identity for puzzle in own}
        return [*own, *(puzzle for puzzle in self._shipped() if puzzle.identity not in known)]

    def _start_rating(self, connection: sqlite3.Connection) -> training_table.StartRating:
        ratings = {puzzle.identity: float(puzzle.start_rating) for puzzle in self._puzzles(connection)}
        return lambda identity: ratings.get(identity, UNKNOWN_RATING)
