"""The words of the puzzle page: what is asked for, and what came of a move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from connect4_gui.engine.board import Board
from connect4_gui.engine.geometry import Cell
from connect4_gui.training.attempt import AlsoWins, Wrong
from connect4_gui.training.puzzle import Kind, Puzzle
from connect4_gui.training.session import Result, Session
from connect4_gui.ui.board.board_aloud import cell_text
from connect4_gui.ui.train.train_words import TrainCounted

translate = QCoreApplication.translate


def task_text(puzzle: Puzzle, moves_left: int | None) -> str:
    """What is asked for; ``moves_left`` counts the discs that are still to drop."""
    if moves_left is not None:
        return TrainCounted().task_to_win(moves_left)
    if puzzle.kind is Kind.ZUGZWANG:
        return translate("puzzle_words", "Leave the opponent no safe column.")
    return translate("puzzle_words", "Only one move does not make things worse. Find it.")


def place_text(session: Session) -> str:
    """Where one is in the sitting; empty once that is over."""
    if session.is_over:
        return ""
    place = translate("puzzle_words", "Puzzle {number} of {total}")
    return place.format(number=session.place + 1, total=len(session.puzzles))


def dots_text(session: Session) -> str:
    sentence = translate("puzzle_words", "Puzzle {number} of {total}; {solved} solved, {missed} missed")
    number = min(session.place + 1, len(session.puzzles))
    missed = session.results.count(Result.MISSED)
    return sentence.format(number=number, total=len(session.puzzles), solved=session.solved, missed=missed)


def refutation_text(board: Board, wrong: Wrong, kind: Kind) -> str:
    """What the opponent makes of a wrong try on ``board``, where the coach has nothing better to say."""
    answer = {"column": wrong.refutation[0] + 1} if wrong.refutation else {}
    if not answer:
        return translate("puzzle_words", "That is not enough.")
    if _ends_in_four_of_other(board, (wrong.column, *wrong.refutation)):
        if len(wrong.refutation) == 1:
            return translate("puzzle_words", "The opponent makes four in column {column}.").format(**answer)
        sentence = translate("puzzle_words", "The opponent answers in column {column} and wins, as the numbers show.")
        return sentence.format(**answer)
    if kind is Kind.ONLY_MOVE:
        sentence = translate(
            "puzzle_words", "The opponent answers in column {column}, and things are worse than before."
        )
    else:
        sentence = translate("puzzle_words", "The opponent answers in column {column}, and the win is gone.")
    return sentence.format(**answer)


def shown_line(board: Board, wrong: Wrong) -> tuple[int, ...]:
    """What is drawn of a refutation: all of it where it ends in four, else no more than the answer."""
    line = (wrong.column, *wrong.refutation)
    return line if _ends_in_four_of_other(board, line) else line[:2]


def slower_text(verdict: AlsoWins) -> str:
    sentence = translate("puzzle_words", "This wins in {moves} moves. There is a way that takes {quickest}.")
    return sentence.format(moves=verdict.moves, quickest=verdict.quickest)


def solved_text(puzzle: Puzzle) -> str:
    if puzzle.length is not None:
        return translate("puzzle_words", "Four in a row.")
    if puzzle.kind is Kind.ZUGZWANG:
        return translate("puzzle_words", "Every column that is left to the opponent opens a winning cell.")
    return translate("puzzle_words", "Every other column makes things worse.")


def ringed_aloud(cells: Iterable[Cell]) -> str:
    """Where the discs with a ring lie, for those who do not see it."""
    return "; ".join(cell_text(cell) for cell in sorted(cells, key=lambda cell: (cell[1], cell[0])))


def line_text(columns: Sequence[int]) -> str:
    """Columns as people count them, for example ``4 – 3 – 4``."""
    return " – ".join(str(column + 1) for column in columns)


def _ends_in_four_of_other(board: Board, line: Sequence[int]) -> bool:
    solver = board.side
    for column in line:
        board = board.play(column)
    outcome = board.outcome()
    return outcome is not None and outcome.winner is solver.other
