"""A bot at the table: it thinks where its worker lets it, and hands on what it is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.moves import Drop, Move
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.game.players import BotPlayer, Question
from connect4_gui.game.worker import AtOnce
from connect4_gui.outside.fault import Fault

BOARD = Board.empty(STANDARD_SIZE)


class LastColumn:
    """Always plays the last column, and keeps what it was asked and told."""

    def __init__(self, *, is_certain: bool = True) -> None:
        self.is_certain = is_certain
        self.boards: list[Board] = []
        self.seconds_left: list[float | None] = []
        self.points: list[float] = []

    def move(self, board: Board, stop: StopFlag, seconds_left: float | None) -> int:
        assert not stop.is_set()
        self.boards.append(board)
        self.seconds_left.append(seconds_left)
        return board.size.columns - 1

    def game_ended(self, points: float) -> None:
        self.points.append(points)


def _unexpected(_question: Question, fault: Fault) -> None:
    raise AssertionError(fault)


class Patient:
    """A worker that does its job when told to."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Callable[[StopFlag], Any], Callable[[Any], None], Callable[[], None]]] = []
        self.told: list[str] = []

    def start(self, job: Callable[[StopFlag], Any], done: Callable[[Any], None], failed: Callable[[], None]) -> None:
        self.jobs.append((job, done, failed))

    def cancel(self) -> None:
        self.told.append("cancel")

    def close(self) -> None:
        self.told.append("close")


def test_a_bot_answers_with_the_column_that_it_thinks_of_when_its_worker_lets_it() -> None:
    mind, worker, answers, failures = LastColumn(), Patient(), list[Move](), list[Question]()
    doubts = list[Question]()
    question = Question(BOARD, None, lambda _, move: answers.append(move), doubts.append, failures.append, _unexpected)
    BotPlayer(mind, worker).ask(question)
    assert (mind.boards, answers) == ([], [])
    ((job, done, failed),) = worker.jobs
    done(job(StopFlag()))
    assert (mind.boards, answers, failures, doubts) == ([BOARD], [Drop(6)], [], [])
    failed()
    assert failures == [question]


def test_a_bot_hears_of_the_clock_and_tells_its_doubt_before_its_answer() -> None:
    mind, told = LastColumn(is_certain=False), list[object]()
    question = Question(
        BOARD,
        7.5,
        lambda _, move: told.append(move),
        lambda _: told.append("doubt"),
        lambda _: told.append("failure"),
        _unexpected,
    )
    BotPlayer(mind, AtOnce()).ask(question)
    assert told == ["doubt", Drop(6)]
    assert mind.seconds_left == [7.5]


def test_a_bot_is_told_the_points_and_its_worker_when_to_stop() -> None:
    mind, worker = LastColumn(), Patient()
    player = BotPlayer(mind, worker)
    player.game_ended(0.5)
    player.cancel()
    player.close()
    assert (mind.points, worker.told) == ([0.5], ["cancel", "close"])


def test_a_job_at_once_is_done_or_has_failed() -> None:
    def fail(_stop: StopFlag) -> int:
        raise RuntimeError("no idea")

    told: list[object] = []
    worker = AtOnce()
    worker.start(lambda _: 7, told.append, lambda: told.append("failed"))
    worker.start(fail, told.append, lambda: told.append("failed"))
    assert told == [7, "failed"]
