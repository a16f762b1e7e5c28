"""The reviewer: labels first and newest first, then reasons; what is not proven has no label."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from connect4_gui.coach.course import Course
from connect4_gui.coach.quality import Quality
from connect4_gui.coach.reason import Code, Grade, Reason, Way
from connect4_gui.coach.review import Review
from connect4_gui.coach.reviewer import Reviewer, seen_from_other_side
from connect4_gui.engine.board import Board, Position, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.moves import Drop
from connect4_gui.engine.notation import parse_moves
from connect4_gui.engine.search_types import Score, SearchInfo, SearchLimits, StopFlag, Verdict

SMALL = BoardSize(4, 5)


def course(size: BoardSize, text: str, unchosen: Iterable[int] = ()) -> Course:
    boards, columns = [Board.empty(size)], []
    for move in parse_moves(text):
        column = move.column if isinstance(move, Drop) else None
        columns.append(column)
        boards.append(boards[-1].pass_turn() if column is None else boards[-1].play(column))
    return Course(tuple(boards), tuple(columns), frozenset(unchosen))


class Solver:
    """Solves every position, and notes which."""

    def __init__(self) -> None:
        self._engine = best_engine()
        self.asked: list[Board] = []

    def values(self, board: Board, stop: StopFlag | None = None) -> SearchInfo:
        self.asked.append(board)
        *_, info = self._engine.analyse(board, SearchLimits(), stop)
        return info


class Guesser:
    """Proves nothing."""

    def values(self, board: Board, stop: StopFlag | None = None) -> SearchInfo:  # noqa: ARG002
        guess = Score(Verdict.UNKNOWN, 5)
        columns = tuple(guess if board.has_room(column) else None for column in range(board.size.columns))
        return SearchInfo(1, guess, (), columns, board.open_columns()[:1], 0, 0.0)


class Coach:
    """Has a reason for everything, and notes what it was asked."""

    def __init__(self) -> None:
        self.explained: list[tuple[Board, int]] = []
        self.praised: list[tuple[Board, int]] = []
        self.column: int | None = None

    def explain(self, board: Board, column: int, stop: StopFlag | None = None) -> Reason | None:  # noqa: ARG002
        self.explained.append((board, column))
        return Reason(Code.ONLY_MOVE, Way.ALLOWS, Grade.GENERIC, column=self.column)

    def praise(self, board: Board, column: int, stop: StopFlag | None = None) -> Reason | None:  # noqa: ARG002
        self.praised.append((board, column))
        return Reason(Code.WINS, Way.DOES, Grade.PROVEN)


def whole(played: Course, known: dict[Position, Score] | None = None) -> Review:
    *_, last = Reviewer(Coach(), Solver()).review(played, known)
    return last


def test_every_move_of_a_game_gets_its_label() -> None:
    review = whole(course(SMALL, "31323"))
    assert review.is_whole
    assert len(review.moves) == 5
    assert all(move.quality is not None for move in review.moves)
    assert [move.side for move in review.moves] == [Side.FIRST, Side.SECOND] * 2 + [Side.FIRST]


def test_what_gave_the_result_away_is_explained() -> None:
    """On 4 × 5 the last two moves of 1122335 let a four through and miss it."""
    coach, game = Coach(), course(SMALL, "1122335")
    *_, review = Reviewer(coach, Solver()).review(game)
    best = Quality.BEST
    labels = [Quality.MISTAKE, Quality.MISTAKE, best, best, best, Quality.BLUNDER, Quality.BLUNDER]
    assert [move.quality for move in review.moves] == labels
    assert review.errors == (0, 1, 5, 6)
    assert coach.explained == [(game.boards[number], game.columns[number]) for number in review.errors]
    assert coach.praised == [(game.boards[number], review.moves[number].best[0]) for number in review.errors]
    assert [move.why is not None for move in review.moves] == [move.is_error for move in review.moves]
    assert [move.better is not None for move in review.moves] == [move.is_error for move in review.moves]


def test_labels_come_newest_first_and_before_the_reasons() -> None:
    coach, solver = Coach(), Solver()
    game = course(SMALL, "1122335")
    told = [(review.done, len(coach.explained)) for review in Reviewer(coach, solver).review(game)]
    assert all(explained == 0 for done, explained in told if done <= len(game.boards))
    assert told[-1][1] > 0
    assert solver.asked == list(reversed(game.boards))


def test_a_finished_game_has_no_position_to_solve_at_its_end() -> None:
    solver, game = Solver(), course(SMALL, "1122334")
    *_, review = Reviewer(Coach(), solver).review(game)
    assert solver.asked == list(reversed(game.boards[:-1]))
    assert review.moves[-1].quality is Quality.BEST


def test_progress_never_goes_back_and_ends_whole() -> None:
    steps = [(review.done, review.total) for review in Reviewer(Coach(), Solver()).review(course(SMALL, "1122335"))]
    assert steps[0] == (0, 15)
    assert steps[-1] == (15, 15)
    assert [done for done, _ in steps] == sorted(done for done, _ in steps)


def test_what_is_known_already_shows_before_anything_is_solved() -> None:
    game = course(SMALL, "1122335")
    known: dict[Position, Score] = {board: Solver().values(board).score for board in game.boards}
    first = next(Reviewer(Coach(), Solver()).review(game, known))
    assert first.done == 0
    labels = [move.quality for move in first.moves]
    assert None not in labels
    assert labels == [move.quality for move in whole(game).moves]


def test_stop_keeps_what_is_known() -> None:
    stop = StopFlag()
    seen = []
    for review in Reviewer(Coach(), Solver()).review(course(SMALL, "1122335"), stop=stop):
        seen.append(review)
        if review.done == 3:
            stop.set()
    assert seen[-1].done == 3
    assert not seen[-1].is_whole
    assert [move.quality is not None for move in seen[-1].moves] == [False] * 5 + [True] * 2


def test_unsolved_positions_have_no_label_and_nothing_is_better() -> None:
    """The coach may still know why a move loses, since a four that can be forced proves itself."""
    coach = Coach()
    *_, review = Reviewer(coach, Guesser()).review(course(SMALL, "1122335"))
    assert all(move.quality is None and move.better is None for move in review.moves)
    assert len(coach.explained) == 7
    assert not coach.praised
    assert {side: accuracy.decisions for side, accuracy in review.accuracies.items()} == dict.fromkeys(Side, 0)


@pytest.mark.parametrize(("moves", "number", "lost"), [("112-3", 3, 1), ("112-", 3, 1), ("-", 0, 0)])
def test_a_pass_has_no_label_but_what_it_cost_is_known(moves: str, number: int, lost: int) -> None:
    passed = whole(course(SMALL, moves)).moves[number]
    assert passed.column is None
    assert passed.quality is None
    assert passed.lost_classes == lost


def test_what_chance_dropped_has_no_label() -> None:
    assert whole(course(SMALL, "1122335", unchosen=[2])).moves[2].quality is None
    assert whole(course(SMALL, "1122335")).moves[2].quality is not None


def test_the_only_move_that_keeps_the_result_is_marked() -> None:
    review = whole(course(SMALL, "31323"))
    assert [move.is_only_move for move in review.moves] == [False] * 4 + [True]
    assert review.moves[-1].is_critical


def test_a_block_and_a_four_are_not_marked_as_the_only_move() -> None:
    """11223 threatens column 4, and each of the moves that follow is the only one that does not give a result away."""
    review = whole(course(BoardSize(5, 6), "1122343"))
    assert not review.moves[5].is_only_move
    won = whole(course(SMALL, "1122334")).moves[-1]
    assert won.best == (3,)
    assert not won.is_only_move


def test_the_best_columns_come_with_the_one_to_recommend_first() -> None:
    """The middlemost, unless the reason speaks of another one."""
    first = whole(course(SMALL, "1")).moves[0]
    assert first.best == (2, 1, 3)
    teller = Coach()
    teller.column = 3
    *_, told = Reviewer(teller, Solver()).review(course(SMALL, "1"))
    assert told.moves[0].best == (3, 2, 1)


@pytest.mark.parametrize(
    ("score", "seen"),
    [
        (Score(Verdict.WIN, 3, 5, exact=True), Score(Verdict.LOSS, -3, 4, exact=True)),
        (Score(Verdict.DRAW, 0, 9, exact=True), Score(Verdict.DRAW, 0, 8, exact=True)),
        (Score(Verdict.UNKNOWN, -7), Score(Verdict.UNKNOWN, 7)),
    ],
)
def test_a_score_is_turned_round(score: Score, seen: Score) -> None:
    assert seen_from_other_side(score) == seen


def test_a_course_needs_a_board_more_than_turns() -> None:
    with pytest.raises(ValueError, match="boards"):
        Course((Board.empty(SMALL),), (3,))


class StumblingCoach(Coach):
    """Fails at the first question."""

    def explain(self, board: Board, column: int, stop: StopFlag | None = None) -> Reason | None:
        if not self.explained:
            self.explained.append((board, column))
            raise IndexError("no such cell")
        return super().explain(board, column, stop)


def test_a_fault_of_the_coach_costs_one_sentence_only(caplog: pytest.LogCaptureFixture) -> None:
    *_, review = Reviewer(StumblingCoach(), Solver()).review(course(SMALL, "1122335"))
    assert review.is_whole
    assert [move.why is not None for move in review.moves if move.is_error] == [False, True, True, True]
    assert "No reason was found for column 1" in caplog.text
    caplog.clear()
