"""Reviewer: looks at every move of a game, says how good it was, and then why the bad ones were bad.

The newest positions come first: they are solved at once. Sentences come when all labels are there.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Protocol

from connect4_gui.coach.accuracy import accuracy_of
from connect4_gui.coach.course import Course
from connect4_gui.coach.evaluation import final_score, is_better_known, is_proven
from connect4_gui.coach.explain import Coach
from connect4_gui.coach.quality import CLASSES, Quality, least_quality, quality_of
from connect4_gui.coach.reason import Code, Reason, Way
from connect4_gui.coach.review import EXPLAINED, Review, ReviewedMove
from connect4_gui.coach.solver import Solver
from connect4_gui.engine.board import Board, Position, Side
from connect4_gui.engine.search_types import Engine, Score, SearchInfo, StopFlag, Verdict

log = logging.getLogger(__name__)

LEAST_COLUMNS = 3
"""With fewer columns to choose from, the only good one is no feat."""

OPPOSITE = {
    Verdict.WIN: Verdict.LOSS,
    Verdict.LOSS: Verdict.WIN,
    Verdict.DRAW: Verdict.DRAW,
    Verdict.UNKNOWN: Verdict.UNKNOWN,
}


class Values(Protocol):
    """Says what every column of a position is worth."""

    def values(self, board: Board, stop: StopFlag | None = None) -> SearchInfo: ...


class Explains(Protocol):
    """Says why a move was bad, and what speaks for a good one."""

    def explain(self, board: Board, column: int, stop: StopFlag | None = None) -> Reason | None: ...

    def praise(self, board: Board, column: int, stop: StopFlag | None = None) -> Reason | None: ...


class Reviewer:
    def __init__(self, coach: Explains, solver: Values) -> None:
        self._coach = coach
        self._solver = solver

    @classmethod
    def with_engine(cls, engine: Engine) -> Reviewer:
        """A reviewer that thinks with ``engine`` alone."""
        solver = Solver(engine)
        return cls(Coach(solver), solver)

    def review(
        self, course: Course, known: Mapping[Position, Score] | None = None, stop: StopFlag | None = None
    ) -> Iterator[Review]:
        """Yield what is known, at once and after every step. It ends when nothing is left, or soon after ``stop``.

        ``known`` is what somebody has found out about positions of the game already.
        """
        stop = stop or StopFlag()
        notes = _Notes(course, known or {})
        yield notes.review()
        for place in notes.open_places:
            info = self._solver.values(course.boards[place], stop)
            if stop.is_set():
                return
            notes.learn(place, info)
            yield notes.review()
        for number in range(len(course.columns)):
            if self._deserves_words(course, number, notes.moves[number]):
                explained = self._explained(course.boards[number], notes.moves[number], stop)
                if stop.is_set():
                    return
                notes.moves[number] = explained
            notes.done += 1
            yield notes.review()

    def _deserves_words(self, course: Course, number: int, move: ReviewedMove) -> bool:
        """Whether it was bad, or may have been: where nothing is solved, a four that can be forced is still shown."""
        return move.quality in EXPLAINED or (move.quality is None and course.is_chosen(number))

    def _explained(self, board: Board, move: ReviewedMove, stop: StopFlag) -> ReviewedMove:
        """``move`` with its reasons. A fault in the search for them costs the sentence, never the review."""
        try:
            return self._with_reasons(board, move, stop)
        except Exception:
            log.exception("No reason was found for column %d of\n%s", (move.column or 0) + 1, board)
            return move

    def _with_reasons(self, board: Board, move: ReviewedMove, stop: StopFlag) -> ReviewedMove:
        assert move.column is not None
        why = self._coach.explain(board, move.column, stop)
        best = _recommended(move.best, why)
        has_words = move.is_error and bool(best) and not _tells_what_was_better(why) and not stop.is_set()
        better = self._coach.praise(board, best[0], stop) if has_words else None
        return replace(move, best=best, why=why, better=better)


class _Notes:
    """What is known of the turns of a game so far. ``done`` counts the steps: a position solved, a turn explained."""

    def __init__(self, course: Course, known: Mapping[Position, Score]) -> None:
        self._course = course
        self._infos: dict[int, SearchInfo] = {}
        self._scores: list[Score | None] = [final_score(board) or known.get(board) for board in course.boards]
        places = reversed(range(len(course.boards)))
        self.open_places = [place for place in places if course.boards[place].outcome() is None]
        self.moves = [self._judged(number) for number in range(len(course.columns))]
        self.done = 0

    def review(self) -> Review:
        moves = tuple(self.moves)
        accuracies = {side: accuracy_of(moves, side) for side in Side}
        return Review(moves, accuracies, self.done, len(self.open_places) + len(moves))

    def learn(self, place: int, info: SearchInfo) -> None:
        """Take in what is known of the columns at ``place``, which is after so many turns."""
        self._infos[place] = info
        self._note(place, info.score)
        column = self._course.columns[place] if place < len(self.moves) else None
        score = None if column is None else info.columns[column]
        if score is not None:
            self._note(place + 1, seen_from_other_side(score))
        self.done += 1
        for turn in (place - 1, place, place + 1):
            if 0 <= turn < len(self.moves):
                self.moves[turn] = self._judged(turn)

    def _note(self, place: int, score: Score) -> None:
        if is_better_known(score, self._scores[place]):
            self._scores[place] = score

    def _judged(self, number: int) -> ReviewedMove:
        board, column = self._course.boards[number], self._course.columns[number]
        before, after, info = self._scores[number], self._scores[number + 1], self._infos.get(number)
        quality = None
        if before is not None and after is not None and self._course.is_chosen(number):
            floor = before if info is None else _floor(before, info)
            quality = quality_of(before, after) or least_quality(floor, after)
        move = ReviewedMove(board.side, column, before, after, quality=quality)
        return move if info is None else _with_columns(move, board, info)


def seen_from_other_side(score: Score) -> Score:
    """The worth of a move for the opponent, who is to move after it."""
    plies = None if score.plies is None else score.plies - 1
    return Score(OPPOSITE[score.verdict], -score.points, plies, score.exact)


def _with_columns(move: ReviewedMove, board: Board, info: SearchInfo) -> ReviewedMove:
    """``move`` with what follows from the worth of the other columns."""
    proven = [score for score in info.columns if score is not None and is_proven(score)]
    middle = (board.size.columns - 1) / 2
    best = tuple(sorted(info.best, key=lambda column: (abs(column - middle), column)))
    results = {score.verdict for score in proven}
    return replace(
        move,
        best=best,
        is_decision=len({(score.verdict, score.plies) for score in proven}) > 1,
        is_critical=len(results) > 1,
        is_only_move=move.quality is Quality.BEST and _is_only_move(move, board, info),
    )


def _is_only_move(move: ReviewedMove, board: Board, info: SearchInfo) -> bool:
    """Whether every other column gives the result away, and neither a four nor a block makes that plain."""
    assert move.column is not None
    others = [score for column, score in enumerate(info.columns) if column != move.column and score is not None]
    if len(others) + 1 < LEAST_COLUMNS or info.score.plies == 1 or not info.score.exact:
        return False
    own = CLASSES[info.score.verdict]
    return all(is_proven(score) and CLASSES[score.verdict] < own for score in others) and not _blocks(
        board, move.column
    )


def _blocks(board: Board, column: int) -> bool:
    outcome = board.pass_turn().play(column).outcome()
    return outcome is not None and outcome.winner is not None


def _floor(before: Score, info: SearchInfo) -> Score:
    """What the position is worth at the least: a column that is proven may be better than what is known of all."""
    proven = [score for score in info.columns if score is not None and is_proven(score)]
    if is_proven(before) or not proven:
        return before
    return max(proven, key=lambda score: CLASSES[score.verdict])


def _tells_what_was_better(why: Reason | None) -> bool:
    """Whether the reason says already what would have come of a better move."""
    return why is not None and why.way is Way.MISSES and why.code not in (Code.ONLY_MOVE, Code.WORSE)


def _recommended(best: tuple[int, ...], why: Reason | None) -> tuple[int, ...]:
    """``best`` with the column first that the reason speaks of, so that both tell of the same."""
    named = None if why is None else why.column
    return best if named not in best else (named, *(column for column in best if column != named))
