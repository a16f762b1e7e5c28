"""Lessons: six short ones, from three in a row to zugzwang, as positions and what to do in them.

What is said about them is written in the window. Each step can be checked by the rules alone, so a test replays them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from connect4_gui.engine.board import Board
from connect4_gui.engine.position_text import read_position
from connect4_gui.training.goals import Goal, Refusal, open_fours, refusal


class Topic(Enum):
    """What a lesson is about; the value is how it is kept."""

    THREE = "three"
    OPEN_THREE = "open-three"
    FORK = "fork"
    CELL_ABOVE = "cell-above"
    ODD_AND_EVEN = "odd-and-even"
    ZUGZWANG = "zugzwang"


@dataclass(frozen=True, slots=True)
class Step:
    """Reach ``goal`` in ``position``; None for where the step before has ended, after the opponent's answer."""

    goal: Goal
    position: str | None = None

    def board(self, before: Board | None) -> Board:
        """The board of this step; ``before`` is the one on which the step before was done."""
        if self.position is not None:
            return read_position(self.position)
        assert before is not None
        return before.play(reply(before))


@dataclass(frozen=True, slots=True)
class Lesson:
    topic: Topic
    steps: tuple[Step, ...]


def reply(board: Board) -> int:
    """What the opponent answers: blocks a four, else plays a safe column, else the first one."""
    columns = board.open_columns()
    block = next((cell[1] for cell in open_fours(board, board.side.other)), None)
    if block is not None:
        return block
    return next((column for column in columns if _is_safe(board.play(column))), columns[0])


def _is_safe(after: Board) -> bool:
    return next(open_fours(after, after.side), None) is None


class Course:
    """Somebody at ``lesson``. ``board`` is what the current step asks about, the last board when all are done."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.number = 0
        self.board = lesson.steps[0].board(None)

    @property
    def step(self) -> Step:
        """The step that is asked now, the last one when all are done."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def is_done(self) -> bool:
        return self.number == len(self.lesson.steps)

    @property
    def goes_on(self) -> bool:
        """Whether the next step is the answer to this one."""
        steps = self.lesson.steps
        return self.number + 1 < len(steps) and steps[self.number + 1].position is None

    def refusal(self, column: int) -> Refusal | None:
        """What is wrong with ``column`` in this step; None if nothing is."""
        return refusal(self.board, self.step.goal, column)

    def advance(self, column: int) -> None:
        """Take the step with ``column``, which must not be refused, and go to the next one."""
        assert self.refusal(column) is None
        after = self.board.play(column)
        self.number += 1
        self.board = after if self.is_done else self.step.board(after)


LESSONS = (
    Lesson(
        Topic.THREE,
        (
            Step(Goal.FOUR, "7/7/7/7/2yy3/1yrrr2 r 4"),
            Step(Goal.FOUR, "7/7/7/3ry2/2rry2/1ryyr1y r 6"),
            Step(Goal.STOP, "7/7/7/3y3/3y3/r1ry1r1 r 4"),
        ),
    ),
    Lesson(
        Topic.OPEN_THREE,
        (
            Step(Goal.TWO_WAYS, "7/7/7/7/2yy3/2rr3 r 3"),
            Step(Goal.FOUR),
            Step(Goal.NO_TWO_WAYS, "7/7/7/7/2rr3/2yy3 r 3"),
        ),
    ),
    Lesson(
        Topic.FORK,
        (
            Step(Goal.TWO_WAYS, "7/7/7/3ry2/1y1rr2/1ryyry1 r 6"),
            Step(Goal.FOUR),
            Step(Goal.NO_TWO_WAYS, "7/7/7/3yr2/1r1yy2/1yrryr1 r 6"),
        ),
    ),
    Lesson(
        Topic.CELL_ABOVE,
        (
            Step(Goal.SAFE, "7/7/7/3r3/2yyyr1/2ryryr r 6"),
            Step(Goal.KEEP_OWN, "7/7/7/3y3/2rrry1/2yryry r 6"),
            Step(Goal.STACK, "7/7/3y3/3r2r/1y1ryyy/1rryyrr r 8"),
        ),
    ),
    Lesson(
        Topic.ODD_AND_EVEN,
        (
            Step(Goal.GOOD_ROW, "7/7/1y2y2/1r2r2/1yy1ry1/1ryrrry r 8"),
            Step(Goal.GOOD_ROW, "7/3y3/y2r1r1/rr1r1y1/ry1y1rr/yr1yyry y 10"),
            Step(Goal.GOOD_ROW, "6/5y/yr1y1y/yy1r1r/rr1yrr r 8"),
        ),
    ),
    Lesson(
        Topic.ZUGZWANG,
        (
            Step(Goal.NO_SAFE_REPLY, "rr1y1y/yy1ryr/ry1ryr/ryyyrr/yryrry r 14"),
            Step(Goal.FOUR),
            Step(Goal.OUTLAST, "ryr3r/ryy1r1y/yrryy1r/yyyrr1r/yyrry1y/ryyyrrr r 18"),
            Step(Goal.NO_SAFE_REPLY),
            Step(Goal.FOUR),
        ),
    ),
)
"""In the order in which they are meant to be done."""
