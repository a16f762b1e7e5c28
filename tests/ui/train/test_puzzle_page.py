"""Puzzles in the window: tries by keyboard and mouse, refutations, hints, the solution, and what is kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from connect4_gui.coach.solver import Solver
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.search_types import StopFlag, Verdict
from connect4_gui.training.attempt import Attempt, Unsolved, Verdicts
from connect4_gui.training.progress import Answer
from connect4_gui.training.schedule import Mark
from connect4_gui.training.session import Result
from connect4_gui.ui.train.dots_row import Dot
from connect4_gui.ui.train.feedback_card import Tone
from connect4_gui.ui.train.puzzle_page import Phase, PuzzlePage
from tests.ui.train.conftest import FORK, ONLY, SMALL, TODAY, OpenPuzzles
from tests.ui.train.hands import click, click_column, play, press, settle


class Clueless(Attempt):
    """An attempt whose solver does not know."""

    def try_column(self, _column: int, _stop: StopFlag | None = None) -> Verdicts:
        raise Unsolved


def solve(qtbot: QtBot, page: PuzzlePage) -> None:
    """Play right moves until the puzzle is over."""
    for _ in range(6):
        attempt = page.attempt
        assert attempt is not None
        if attempt.is_over:
            return
        play(attempt._line(attempt.board, None)[0] + 1)
        settle(qtbot, page)


def test_a_puzzle_is_solved_by_keyboard(open_puzzles: OpenPuzzles, qtbot: QtBot, answers: list[Answer]) -> None:
    page = open_puzzles(FORK, SMALL)
    assert page.task.title.text() == "Red to move"
    assert page.dots.row.dots == (Dot.CURRENT, Dot.TO_COME)
    play(3)
    settle(qtbot, page)
    assert page.feedback.title.text() == "Yes — column 3"
    assert page.board.board.disc_count == FORK.board.disc_count + 2
    solve(qtbot, page)
    assert page.phase is Phase.OVER
    assert page.feedback.tone is Tone.GOOD
    assert page.feedback.next.hasFocus()
    assert page.dots.row.dots == (Dot.RIGHT, Dot.TO_COME)
    assert [(answer.identity, answer.mark, answer.day) for answer in answers] == [(FORK.identity, Mark.GOOD, TODAY)]
    press(Qt.Key.Key_Return)
    assert page.session.results == (Result.SOLVED,)
    assert page.board.scene.layout_.size == BoardSize(4, 5)


def test_a_puzzle_is_solved_by_mouse(open_puzzles: OpenPuzzles, qtbot: QtBot, answers: list[Answer]) -> None:
    page = open_puzzles(ONLY)
    click_column(page, 4)
    settle(qtbot, page)
    assert page.feedback.text.text() == "Every other column makes things worse."
    assert [answer.mark for answer in answers] == [Mark.GOOD]
    click(page.feedback.next)
    assert page.feedback.title.text() == "1 of 1 solved"
    assert page.feedback.leave.hasFocus()


def test_a_wrong_try_is_shown_with_its_refutation(open_puzzles: OpenPuzzles, qtbot: QtBot) -> None:
    page = open_puzzles(ONLY)
    said: list[str] = []
    page.board.announced.connect(said.append)
    play(1)
    settle(qtbot, page)
    assert page.feedback.tone is Tone.WARN
    assert page.feedback.title.text() == "Not quite — column 1"
    assert page.feedback.text.text() == "The opponent makes four in column 4."
    assert page.feedback.note.text() == "2 tries left"
    qtbot.waitUntil(lambda: [disc.cell for disc in page.board.ghosts.discs] == [(2, 0), (3, 3)])
    assert page.board.board == ONLY.board
    assert said[-1] == "Not quite — column 1. The opponent makes four in column 4. 2 tries left"
    assert page.board.view.hasFocus()


def test_what_is_said_about_a_wrong_try_does_not_name_the_right_column(open_puzzles: OpenPuzzles, qtbot: QtBot) -> None:
    page = open_puzzles(FORK)
    play(6)
    settle(qtbot, page)
    assert page.feedback.tone is Tone.WARN
    assert page.board.column_tag.column in (None, 5)


def test_trying_again_takes_the_marks_away(open_puzzles: OpenPuzzles, qtbot: QtBot) -> None:
    page = open_puzzles(ONLY)
    play(1)
    settle(qtbot, page)
    qtbot.waitUntil(lambda: page.board.ghosts.discs != ())
    press(Qt.Key.Key_Backspace)
    assert page.board.ghosts.discs == ()
    assert page.feedback.note.text() == "2 tries left"
    play(1)
    settle(qtbot, page)
    click(page.feedback.again)
    assert page.board.ghosts.discs == ()


def test_after_a_wrong_try_a_puzzle_is_missed_even_if_it_is_solved_later(
    open_puzzles: OpenPuzzles, qtbot: QtBot, answers: list[Answer]
) -> None:
    page = open_puzzles(ONLY)
    play(1)
    settle(qtbot, page)
    assert answers == []
    play(4)
    settle(qtbot, page)
    assert page.phase is Phase.OVER
    assert [answer.mark for answer in answers] == [Mark.AGAIN]
    assert page.dots.row.dots == (Dot.WRONG,)


def test_three_wrong_tries_are_all(open_puzzles: OpenPuzzles, qtbot: QtBot, answers: list[Answer]) -> None:
    page = open_puzzles(ONLY)
    for column in (1, 2, 3):
        play(column)
        settle(qtbot, page)
    assert page.phase is Phase.OVER
    assert page.feedback.next.hasFocus()
    assert [answer.mark for answer in answers] == [Mark.AGAIN]
    click(page.feedback.show_me)
    qtbot.waitUntil(lambda: page.board.board.disc_count == ONLY.board.disc_count + 1)
    assert page.feedback.text.text() == "Columns 4."
    assert len(answers) == 1


def test_hints_ring_discs_first_and_then_name_the_column(
    open_puzzles: OpenPuzzles, qtbot: QtBot, answers: list[Answer]
) -> None:
    page = open_puzzles(FORK)
    press(Qt.Key.Key_H)
    settle(qtbot, page)
    assert page.board.rings.cells
    assert page.board.column_tag.column is None
    click(page.hint)
    settle(qtbot, page)
    assert page.board.column_tag.column == 2
    assert page.feedback.text.text() == "Look at column 3."
    page.board.setFocus()
    solve(qtbot, page)
    assert [answer.mark for answer in answers] == [Mark.HARD]


def test_the_solution_is_played_and_counts_as_missed(
    open_puzzles: OpenPuzzles, qtbot: QtBot, answers: list[Answer]
) -> None:
    page = open_puzzles(FORK)
    press(Qt.Key.Key_S)
    qtbot.waitUntil(lambda: page.board.board.outcome() is not None)
    outcome = page.board.board.outcome()
    assert outcome is not None
    assert outcome.winner is FORK.side
    assert [answer.mark for answer in answers] == [Mark.AGAIN]
    assert page.feedback.title.text() == "The solution"


def test_a_slower_win_costs_nothing(open_puzzles: OpenPuzzles, qtbot: QtBot, answers: list[Answer]) -> None:
    page = open_puzzles(FORK)
    attempt = page.attempt
    assert attempt is not None
    info = attempt._known(FORK.board, None)
    slower = [
        column + 1
        for column, score in enumerate(info.columns)
        if score is not None and score.verdict is Verdict.WIN and column not in info.best
    ]
    assert slower
    play(slower[0])
    settle(qtbot, page)
    assert page.feedback.title.text() == f"Wins too — column {slower[0]}"
    assert attempt.tries_left == 3
    assert answers == []


def test_skipping_is_no_answer(open_puzzles: OpenPuzzles, answers: list[Answer]) -> None:
    page = open_puzzles(FORK, ONLY)
    press(Qt.Key.Key_N)
    assert page.session.results == (Result.SKIPPED,)
    click(page.skip)
    assert page.dots.row.dots == (Dot.SKIPPED, Dot.SKIPPED)
    assert answers == []


def test_leaving_after_a_wrong_try_keeps_the_answer_once(
    open_puzzles: OpenPuzzles, qtbot: QtBot, answers: list[Answer]
) -> None:
    page = open_puzzles(ONLY)
    play(1)
    settle(qtbot, page)
    with qtbot.waitSignal(page.back_requested):
        press(Qt.Key.Key_Escape)
    page.hide()
    assert [answer.mark for answer in answers] == [Mark.AGAIN]


def test_a_try_that_cannot_be_judged_says_so_and_nothing_is_lost(
    open_puzzles: OpenPuzzles, qtbot: QtBot, answers: list[Answer]
) -> None:
    page = open_puzzles(ONLY, make_attempt=lambda puzzle: Clueless(puzzle, Solver(best_engine())))
    play(1)
    settle(qtbot, page)
    assert page.feedback.tone is Tone.BAD
    assert page.board.board == ONLY.board
    assert answers == []


@pytest.mark.parametrize(("column", "tone"), [(4, Tone.GOOD), (1, Tone.WARN)])
def test_where_the_solver_does_not_know_the_puzzles_own_line_decides(
    open_puzzles: OpenPuzzles, qtbot: QtBot, column: int, tone: Tone
) -> None:
    page = open_puzzles(ONLY, make_attempt=lambda puzzle: Attempt(puzzle, Solver(best_engine(), nodes=1)))
    play(column)
    settle(qtbot, page)
    assert page.feedback.tone is tone


def test_number_keys_reach_the_board_from_any_button(open_puzzles: OpenPuzzles) -> None:
    page = open_puzzles(FORK)
    for button in (page.back, page.hint, page.solution, page.skip):
        button.setFocus()
        press(Qt.Key.Key_2)
        assert QApplication.focusWidget() is page.board.view
        assert page.board.scene.hover_column == 1


def test_a_full_column_is_said_and_costs_no_try(open_puzzles: OpenPuzzles) -> None:
    page = open_puzzles(SMALL)
    attempt = page.attempt
    assert attempt is not None
    said: list[str] = []
    page.board.announced.connect(said.append)
    full = attempt.board.play(0).play(0).play(0).play(0)
    attempt.board = full
    page.try_again()
    play(1)
    assert said[-1] == "Column 1 is full"
    assert attempt.tries_left == 3
    assert page.phase is Phase.READY
