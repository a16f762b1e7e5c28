"""What the coach says about mistakes of bots is true, and false claims are caught. ``benchmarks/coach_claims.py`` asks
a thousand mistakes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from connect4_gui.coach.check import check
from connect4_gui.coach.explain import Coach
from connect4_gui.coach.judge import Judge
from connect4_gui.coach.questions import Solver
from connect4_gui.coach.reason import Code, Grade, Reason
from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.native import Native, is_available
from tests.coach.positions import kept_mistakes, moment

pytestmark = pytest.mark.skipif(not is_available(), reason="the compiled core is not built here")

SPECIFIC = (Grade.PROVEN, Grade.FAINT, Grade.BEST_PLAY)
PATTERNS = (Code.MISSED_WIN, Code.NO_BLOCK, Code.HANDS_OVER, Code.FORK, Code.STACK, Code.SEQUENCE)


@dataclass(frozen=True)
class Explained:
    text: str
    board: Board
    column: int
    reason: Reason | None


@pytest.fixture(scope="module")
def explained() -> list[Explained]:
    coach = Coach(Solver(Native()))
    moments = [(text, *moment(text)) for text in kept_mistakes()]
    return [Explained(text, board, column, coach.explain(board, column)) for text, board, column in moments]


@pytest.fixture(scope="module")
def judge() -> Judge:
    """Knows nothing of what the coach has asked, and replays up to 16 empty cells with a search of its own."""
    return Judge(Solver(Native()), small=16)


def test_every_mistake_has_a_reason_and_every_reason_holds(explained: list[Explained], judge: Judge) -> None:
    assert len(explained) >= 100
    found = {
        one.text: "no reason" if one.reason is None else check(one.board, one.column, one.reason, judge)
        for one in explained
    }
    assert {text: faults for text, faults in found.items() if faults} == {}


def test_most_reasons_on_the_standard_board_are_specific(explained: list[Explained]) -> None:
    grades = [one.reason.grade for one in explained if one.board.size == STANDARD_SIZE and one.reason is not None]
    assert len(grades) >= 40
    assert sum(grade in SPECIFIC for grade in grades) >= 0.95 * len(grades)


def test_the_sample_has_all_kinds_of_reasons(explained: list[Explained]) -> None:
    codes = {one.reason.code for one in explained if one.reason is not None}
    assert set(PATTERNS) | {Code.ZUGZWANG, Code.MAKES_THREAT, Code.KEY_POINT, Code.LETS_CLOSE} <= codes


def test_a_reason_for_another_cell_is_caught(explained: list[Explained], judge: Judge) -> None:
    """Nearly always: some cells decide a game as much as the one that was named."""
    results = [
        (one.reason.code, bool(check(one.board, one.column, changed, judge)))
        for one in explained
        if one.reason is not None
        for changed in with_other_cells(one.board, one.reason)
    ]
    missed = [code for code, is_caught in results if not is_caught]
    assert len(results) > 80
    assert len(missed) <= 0.05 * len(results)
    assert not set(missed) & set(PATTERNS)


def test_a_reason_with_another_first_move_is_caught(explained: list[Explained], judge: Judge) -> None:
    changed = [
        (one, reason)
        for one in explained
        if one.reason is not None
        for reason in with_other_column(one.board, one.reason)
    ]
    assert len(changed) > 80
    missed = [(one.text, reason) for one, reason in changed if not check(one.board, one.column, reason, judge)]
    assert missed == []


def test_a_reason_applied_to_a_best_move_is_caught(explained: list[Explained], judge: Judge) -> None:
    solver = Solver(Native())
    missed = [
        one.text
        for one in explained
        if one.reason is not None
        if not check(one.board, solver.values(one.board).best[0], one.reason, judge)
    ]
    assert missed == []


def with_other_cells(board: Board, reason: Reason) -> Iterator[Reason]:
    """The reason with another empty cell in place of the first, above it if there is room, else anywhere."""
    empty = [cell for cell in board.geometry.cells(board.geometry.full & ~board.occupied) if cell not in reason.cells]
    if reason.cells and empty:
        above = (reason.cells[0][0] + 1, reason.cells[0][1])
        cell = above if above in empty else empty[-1]
        yield replace(reason, cells=(cell, *reason.cells[1:]))


def with_other_column(board: Board, reason: Reason) -> Iterator[Reason]:
    """The reason with a line that starts in the next column."""
    if reason.column is not None and reason.line[:1] == (reason.column,):
        column = (reason.column + 1) % board.size.columns
        yield replace(reason, column=column, line=(column, *reason.line[1:]))
