"""PuzzleFeedback: what the page says about a try at a puzzle, and what it offers then."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QWidget

from connect4_gui.coach.reason import Reason
from connect4_gui.engine.board import Board, Side
from connect4_gui.training.attempt import AlsoWins, Attempt, Hint, Right, Wrong
from connect4_gui.training.session import Result, Session
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_names import disc_name
from connect4_gui.ui.train import puzzle_words
from connect4_gui.ui.train.feedback_card import FeedbackCard, Tone
from connect4_gui.ui.train.train_words import TrainCounted
from connect4_gui.ui.words.coach_words import coach_sentence
from connect4_gui.ui.words.retranslation import keep_translated


class PuzzleFeedback(FeedbackCard):
    """Says the latest thing again when another language is spoken."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        self.next, self.again, self.show_me = QPushButton(), QPushButton(), QPushButton()
        self.more, self.leave = QPushButton(), QPushButton()
        super().__init__(appearance, (self.next, self.again, self.show_me, self.leave, self.more), parent)
        self._write: Callable[[], None] = _nothing
        keep_translated(self, self._write_texts)

    def invite(self, attempt: Attempt) -> None:
        """It is the solver's move."""
        self._say(lambda: self._invite(attempt))

    def right(self, attempt: Attempt, verdict: Right) -> None:
        self._say(lambda: self._right(attempt, verdict))

    def solved(self, attempt: Attempt, verdict: Right, reason: Reason | None) -> None:
        """``reason`` is what the coach says about a single move that was asked for."""
        self._say(lambda: self._solved(attempt, verdict, reason))

    def slower(self, verdict: AlsoWins) -> None:
        self._say(lambda: self._slower(verdict))

    def wrong(self, attempt: Attempt, wrong: Wrong) -> None:
        self._say(lambda: self._wrong(attempt, wrong))

    def hint(self, attempt: Attempt, hint: Hint) -> None:
        self._say(lambda: self._hint(attempt, hint))

    def solution(self, line: tuple[int, ...]) -> None:
        self._say(lambda: self._solution(line))

    def confess(self) -> None:
        """The solver does not know."""
        self._say(self._confess)

    def sum_up(self, session: Session) -> None:
        """The sitting is over."""
        self._say(lambda: self._sum_up(session))

    def _say(self, write: Callable[[], None]) -> None:
        self._write = write
        write()

    def _invite(self, attempt: Attempt) -> None:
        ways = self.tr("Choose a column with the mouse or with 1–{columns}, and drop with Enter. H gives a hint.")
        text = ways.format(columns=attempt.puzzle.size.columns)
        self.show_words(Tone.PLAIN, self.tr("Your move"), text, _tries(attempt))

    def _right(self, attempt: Attempt, verdict: Right) -> None:
        left = attempt.moves_left
        reply = "" if verdict.reply is None else self._reply(verdict.reply)
        text = reply if left is None else f"{reply} {TrainCounted().moves_to_go(left)}"
        self.show_words(Tone.GOOD, self._yes(verdict.column), text)

    def _reply(self, column: int) -> str:
        return self.tr("The opponent answers in column {column}.").format(column=column + 1)

    def _solved(self, attempt: Attempt, verdict: Right, reason: Reason | None) -> None:
        board = attempt.puzzle.board
        text = self._coach(board, reason) or puzzle_words.solved_text(attempt.puzzle)
        note = self.tr("It comes back soon") if attempt.wrong_columns else self.tr("Solved")
        self.show_words(Tone.GOOD, self._yes(verdict.column), text, note, (self.next,))

    def _yes(self, column: int) -> str:
        return self.tr("Yes — column {column}").format(column=column + 1)

    def _slower(self, verdict: AlsoWins) -> None:
        title = self.tr("Wins too — column {column}").format(column=verdict.column + 1)
        self.show_words(Tone.WARN, title, puzzle_words.slower_text(verdict), "", (self.again,))

    def _wrong(self, attempt: Attempt, wrong: Wrong) -> None:
        title = self.tr("Not quite — column {column}").format(column=wrong.column + 1)
        plain = puzzle_words.refutation_text(attempt.board, wrong, attempt.puzzle.kind)
        text = self._coach(attempt.board, wrong.reason, is_quiet=wrong.is_telling) or plain
        buttons = (self.next if wrong.tries_left == 0 else self.again, self.show_me)
        self.show_words(Tone.WARN, title, text, _tries(attempt), buttons)

    def _coach(self, board: Board, reason: Reason | None, *, is_quiet: bool = False) -> str:
        """What the coach says about a move; empty where there is no reason. ``is_quiet`` names no column."""
        names = {side: disc_name(self._appearance.theme, side) for side in Side}
        return "" if reason is None else coach_sentence(board, reason, names, is_quiet=is_quiet)

    def _hint(self, attempt: Attempt, hint: Hint) -> None:
        text = (
            self.tr("Look at the discs with a white ring.")
            if hint.column is None
            else self.tr("Look at column {column}.").format(column=hint.column + 1)
        )
        self.show_words(Tone.PLAIN, self.tr("Hint"), text, _tries(attempt))

    def _solution(self, line: tuple[int, ...]) -> None:
        text = self.tr("Columns {line}.").format(line=puzzle_words.line_text(line))
        self.show_words(Tone.PLAIN, self.tr("The solution"), text, "", (self.next,))

    def _confess(self) -> None:
        text = self.tr("This position could not be worked out in time. Try another column, or skip the puzzle.")
        self.show_words(Tone.BAD, self.tr("Not known"), text, "", (self.next,))

    def _sum_up(self, session: Session) -> None:
        solved = self.tr("{solved} of {total} solved")
        title = solved.format(solved=session.solved, total=len(session.puzzles))
        has_missed = Result.MISSED in session.results
        text = self.tr("What was missed comes back in the next days.") if has_missed else ""
        tone = Tone.GOOD if 2 * session.solved >= len(session.puzzles) else Tone.PLAIN
        self.show_words(tone, title, text, "", (self.leave, self.more))

    def _write_texts(self) -> None:
        for button, name, tip in (
            (self.next, self.tr("Next"), self.tr("Go to the next puzzle (N)")),
            (self.again, self.tr("Try again"), self.tr("Take the marks away (Backspace)")),
            (self.show_me, self.tr("Show me"), self.tr("Give up and see how it goes (S)")),
            (self.more, self.tr("More puzzles"), self.tr("Go on with another sitting")),
            (self.leave, self.tr("Back to training"), self.tr("Back to the training (Esc)")),
        ):
            button.setText(name)
            button.setAccessibleName(name)
            button.setToolTip(tip)
        self._write()


def _tries(attempt: Attempt) -> str:
    return TrainCounted().tries_left(attempt.tries_left) if attempt.wrong_columns else ""


def _nothing() -> None:
    """There was nothing to say yet."""
