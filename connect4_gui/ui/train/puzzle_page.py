"""PuzzlePage: the puzzles of a sitting, one after another. The solver judges every try beside the window."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import date
from enum import Enum
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from connect4_gui.coach.reason import Reason
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.settings.motion import Motion
from connect4_gui.training.attempt import AlsoWins, Attempt, Explain, Hint, Right, Unsolved, Verdicts, Wrong
from connect4_gui.training.progress import Answer
from connect4_gui.training.puzzle import Puzzle
from connect4_gui.training.session import Result, Session
from connect4_gui.training.sets import Home, set_of
from connect4_gui.ui.board.column_tag import Tone as TagTone
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_names import disc_name
from connect4_gui.ui.play.engine_thread import EngineThread
from connect4_gui.ui.train import puzzle_words
from connect4_gui.ui.train.dots_card import DotsCard
from connect4_gui.ui.train.dots_row import Dot
from connect4_gui.ui.train.feedback_card import Tone
from connect4_gui.ui.train.puzzle_feedback import PuzzleFeedback
from connect4_gui.ui.train.sitting_tiles import SittingTiles
from connect4_gui.ui.train.task_card import TaskCard
from connect4_gui.ui.train.train_words import set_title
from connect4_gui.ui.train.training_board import TrainingBoard
from connect4_gui.ui.train.training_table import TrainingTable
from connect4_gui.ui.widgets.announcement import joined
from connect4_gui.ui.widgets.link_button import LinkButton
from connect4_gui.ui.words.retranslation import keep_translated

REFUTED_AFTER_MS, SHOWN_EVERY_MS = 300, 500
DOTS = {Result.SOLVED: Dot.RIGHT, Result.MISSED: Dot.WRONG, Result.SKIPPED: Dot.SKIPPED}

MakeAttempt = Callable[[Puzzle], Attempt]
"""Begins an attempt at a puzzle."""

Judged = tuple[Verdicts, Reason | None]
"""What came of a try, and what speaks for it if that solved the puzzle with a single move."""


class Phase(Enum):
    """``READY`` for a move, ``THINKING`` about one, ``ANSWERING`` while the opponent's disc is on its way."""

    READY = "ready"
    THINKING = "thinking"
    ANSWERING = "answering"
    OVER = "over"


class PuzzlePage(QWidget):
    """``answered`` carries an Answer to keep, ``back_requested`` the wish to leave, ``more_requested`` that for another
    sitting.

    Whoever creates it must call :meth:`close_threads`.
    """

    answered = Signal(object)
    back_requested = Signal()
    more_requested = Signal()

    def __init__(
        self,
        make_attempt: MakeAttempt,
        appearance: Appearance,
        motion: Motion,
        parent: QWidget | None = None,
        *,
        praise: Explain | None = None,
        now: Callable[[], float] = time.time,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(parent)
        self._make_attempt, self._praise_of = make_attempt, praise
        self._appearance, self._motion = appearance, motion
        self._now, self._today = now, today
        self._session = Session(())
        self._attempt: Attempt | None = None
        self._begun = 0.0
        self._is_kept = False
        self._line: list[int] = []
        self.phase = Phase.OVER
        self.board = TrainingBoard(appearance, motion)
        self.task, self.dots = TaskCard(appearance), DotsCard(appearance)
        self.feedback = PuzzleFeedback(appearance)
        self.tiles = SittingTiles(appearance)
        self.back, self.hint = LinkButton("back", appearance), LinkButton("hint", appearance)
        self.solution, self.skip = LinkButton("solution", appearance), LinkButton("chevron-right", appearance)
        cards = (self.task, self.dots, self.feedback)
        bar = (self.back, self.hint, self.solution, self.skip)
        self.table = TrainingTable(self.board, bar, cards, (self.tiles,))
        self._thread = EngineThread(self)
        self._refutation, self._reply, self._player = (QTimer(self, singleShot=True) for _ in range(3))
        self._wrong: Wrong | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        self._connect_signals()
        keep_translated(self, self._write_texts)

    @property
    def session(self) -> Session:
        return self._session

    @property
    def attempt(self) -> Attempt | None:
        """The attempt at the puzzle that is shown."""
        return self._attempt

    def open_session(self, session: Session) -> None:
        """Begin with the first puzzle of ``session``."""
        self._session = session
        self._begin_puzzle()

    def show_home(self, home: Home) -> None:
        """Show how things stand in the tiles."""
        self.tiles.show_home(home)

    @Slot(object)
    def set_motion(self, motion: Motion) -> None:
        self._motion = motion
        self.board.set_motion(motion)

    def close_threads(self) -> None:
        """Have kept what there is to keep, and end the thread. Harmless the second time."""
        self._stop()
        self._keep()
        self._thread.close()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.board.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Another page is shown: what was tried so far counts."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._keep()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the board work wherever the focus is.

        H hints, S shows the solution, N goes on or skips, Backspace tries again, Esc leaves. I says the task again.
        """
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        wishes = {
            Qt.Key.Key_H: self.ask_for_hint,
            Qt.Key.Key_S: self.show_solution,
            Qt.Key.Key_N: self.go_on,
            Qt.Key.Key_Backspace: self.try_again,
            Qt.Key.Key_Escape: self.go_back,
            Qt.Key.Key_I: self._say_task,
        }
        if self.board.press_key(event):
            return
        if plain and event.key() in wishes:
            wishes[Qt.Key(event.key())]()
        else:
            super().keyPressEvent(event)

    @Slot(int)
    def try_column(self, column: int) -> None:
        """Let the disc fall, and find out beside the window whether it was right."""
        attempt = self._attempt
        if attempt is None or self.phase is not Phase.READY:
            return
        if not attempt.board.has_room(column):
            self.board.refuse(column)
            self.board.say(self.tr("Column {column} is full").format(column=column + 1))
            return
        self._refutation.stop()
        self._wrong = None
        self.board.show_board(attempt.board, None)
        self.board.drop(column)
        self._think(lambda stop: self._judge(attempt, column, stop), self._hear_verdict)

    @Slot()
    def ask_for_hint(self) -> None:
        attempt = self._attempt
        if attempt is not None and self.phase is Phase.READY:
            self._refutation.stop()
            self._think(attempt.hint, self._show_hint)
        else:
            self._say_feedback()

    @Slot()
    def show_solution(self) -> None:
        """Give up, unless it is over anyway, and see how it goes."""
        attempt = self._attempt
        if attempt is None or self.phase not in (Phase.READY, Phase.OVER) or attempt.is_solved:
            return
        self._refutation.stop()
        self._think(attempt.solution, self._play_solution)

    @Slot()
    def try_again(self) -> None:
        """Take away what was shown about a wrong try."""
        if self._attempt is not None and self.phase is Phase.READY:
            self._refutation.stop()
            self._show_task()
            self.board.setFocus()

    @Slot()
    def go_on(self) -> None:
        """Go to the next puzzle; one that was not solved is skipped, or missed if it was tried."""
        if self._session.is_over:
            return
        self._stop()
        self._keep()
        self._session = self._session.with_result(self._result())
        self._begin_puzzle()

    @Slot()
    def go_back(self) -> None:
        """Leave the sitting; a puzzle that was tried in vain is missed."""
        self._stop()
        self._keep()
        self.back_requested.emit()

    def _begin_puzzle(self) -> None:
        self._stop()
        puzzle = self._session.current
        self._is_kept = False
        self._wrong = None
        if puzzle is None:
            self._end_sitting()
            return
        self._attempt = self._make_attempt(puzzle)
        self.task.show()
        self._begun = self._now()
        self.phase = Phase.READY
        self._put_task()
        self._say_task()
        self.board.setFocus()
        self._invite()

    @Slot()
    def _say_task(self) -> None:
        self.board.say(self._spoken_task())

    def _show_task(self) -> None:
        """The board as it is to be solved from here on."""
        self._put_task()
        self._invite()

    def _put_task(self) -> None:
        assert self._attempt is not None
        self._wrong = None
        board = self._attempt.board
        self.board.show_board(board, board.side)
        self._write_task()

    def _invite(self) -> None:
        """Buttons go with this, and the focus from them; so whoever has it gives it to the board before."""
        assert self._attempt is not None
        self.feedback.invite(self._attempt)
        self._follow_phase()

    def _end_sitting(self) -> None:
        self._attempt = None
        self.phase = Phase.OVER
        self.board.set_mover(None)
        self.task.hide()
        self._write_dots()
        self.feedback.sum_up(self._session)
        self._follow_phase()
        self.board.say(self.feedback.spoken)
        self.feedback.leave.setFocus()

    def _think(self, job: Callable[[StopFlag], Any], done: Callable[[Any], None]) -> None:
        """Do ``job`` beside the window; ``done`` gets its answer."""
        self.phase = Phase.THINKING
        self.board.set_mover(None)
        self._follow_phase()
        self._thread.start(lambda stop: _carefully(job, stop), lambda answer: self._hear(answer, done), self._give_up)

    def _hear(self, answer: Any, done: Callable[[Any], None]) -> None:
        if answer is None:
            self._give_up()
        else:
            done(answer)

    def _give_up(self) -> None:
        """The solver does not know: nothing has happened then."""
        assert self._attempt is not None
        self.phase = Phase.READY
        self._show_task()
        self.feedback.confess()
        self.board.say(self.feedback.spoken)

    def _judge(self, attempt: Attempt, column: int, stop: StopFlag) -> Judged:
        """Beside the window."""
        board = attempt.board
        verdict = attempt.try_column(column, stop)
        is_found = isinstance(verdict, Right) and attempt.puzzle.length is None
        return verdict, self._praise_of(board, column, stop) if is_found and self._praise_of is not None else None

    def _hear_verdict(self, judged: Judged) -> None:
        attempt = self._attempt
        assert attempt is not None
        verdict, praise = judged
        match verdict:
            case Right():
                self._praise(verdict, praise)
            case AlsoWins():
                self.feedback.slower(verdict)
                self._take_back()
            case Wrong():
                self._wrong = verdict
                self.feedback.wrong(attempt, verdict)
                self._take_back()
                self.board.scene.point_at(None)
                self._refutation.start(REFUTED_AFTER_MS if self._motion.drop_ms else 0)
        if attempt.is_over:
            self._finish()

    def _praise(self, verdict: Right, reason: Reason | None) -> None:
        attempt = self._attempt
        assert attempt is not None
        if verdict.reply is None:
            self.feedback.solved(attempt, verdict, reason)
            self._write_task()
            self.board.say(self.feedback.spoken)
            return
        self.phase = Phase.ANSWERING
        self._write_task()
        self.feedback.right(attempt, verdict)
        self._reply.start(self._motion.bot_ms)

    @Slot()
    def _play_reply(self) -> None:
        """Let the opponent's disc fall; then it is the solver's turn again."""
        attempt = self._attempt
        if attempt is None or self.phase is not Phase.ANSWERING:
            return
        self.board.drop(attempt.played[-1])
        self.phase = Phase.READY
        self.board.set_mover(attempt.board.side)
        self._follow_phase()
        self.board.say(self.feedback.spoken)

    def _take_back(self, also_heard: str = "") -> None:
        """The disc that was tried does not stay. ``also_heard`` is what others see on the board."""
        assert self._attempt is not None
        self.phase = Phase.READY
        board = self._attempt.board
        self.board.show_board(board, board.side)
        self._follow_phase()
        self.board.say(joined([self.feedback.spoken, also_heard]) if also_heard else self.feedback.spoken)

    @Slot()
    def _show_refutation(self) -> None:
        """A wrong try and what follows on it, as numbered ghosts."""
        if self._wrong is not None:
            self.board.show_line(puzzle_words.shown_line(self.board.board, self._wrong))
            self.board.tag(self._wrong.column, self.tr("your try"), TagTone.WARN)

    def _show_hint(self, hint: Hint) -> None:
        assert self._attempt is not None
        self.feedback.hint(self._attempt, hint)
        self._take_back(puzzle_words.ringed_aloud(hint.cells) if hint.column is None else "")
        self.board.ring(hint.cells)
        if hint.column is not None:
            self.board.tag(hint.column, self.tr("hint"), TagTone.PLAIN)

    def _play_solution(self, line: tuple[int, ...]) -> None:
        assert self._attempt is not None
        self.board.show_board(self._attempt.board, None)
        self._line = list(line)
        self.feedback.solution(line)
        self.board.say(self.feedback.spoken)
        self._finish()
        self._player.start(0)

    @Slot()
    def _play_next(self) -> None:
        if self._line:
            self.board.drop(self._line.pop(0))
            self._player.start(SHOWN_EVERY_MS if self._motion.drop_ms else 0)

    def _finish(self) -> None:
        """The puzzle is over: keep how it went, and offer the next one."""
        self.phase = Phase.OVER
        self.board.set_mover(None)
        self._keep()
        self._write_dots()
        self._follow_phase()
        self.feedback.next.setFocus()

    def _keep(self) -> None:
        """Have the answer kept, once; a puzzle that nobody has tried is no answer."""
        attempt = self._attempt
        if attempt is None or self._is_kept or not (attempt.is_over or attempt.wrong_columns or attempt.hints):
            return
        self._is_kept = True
        now = self._now()
        seconds = max(now - self._begun, 0.0)
        self.answered.emit(Answer(attempt.puzzle.identity, now, self._today(), attempt.mark(seconds), seconds))

    def _result(self) -> Result:
        attempt = self._attempt
        if attempt is None or not self._is_kept:
            return Result.SKIPPED
        return Result.SOLVED if attempt.is_solved and not attempt.wrong_columns else Result.MISSED

    def _stop(self) -> None:
        """Drop everything that is on its way."""
        self._thread.cancel()
        self._line = []
        for timer in (self._refutation, self._reply, self._player):
            timer.stop()

    def _follow_phase(self) -> None:
        attempt = self._attempt
        is_ready = self.phase is Phase.READY
        can_show = is_ready or (self.phase is Phase.OVER and attempt is not None and not attempt.is_solved)
        self.hint.setEnabled(is_ready)
        self.solution.setEnabled(can_show)
        self.skip.setEnabled(attempt is not None)

    @Slot()
    def _write_task(self) -> None:
        attempt = self._attempt
        if attempt is None:
            return
        name = disc_name(self._appearance.theme, attempt.puzzle.side)
        title = self.tr("{mover} to move").format(mover=name)
        moves = attempt.puzzle.length if attempt.is_over else attempt.moves_left
        self.task.show_task(attempt.puzzle.side, title, puzzle_words.task_text(attempt.puzzle, moves))
        self._write_dots()

    def _spoken_task(self) -> str:
        parts = (self.dots.row.accessibleName(), self.task.title.text(), self.task.text.text())
        return ". ".join(part.rstrip(".") for part in parts)

    def _write_dots(self) -> None:
        session = self._session
        kinds = [Dot.TO_COME if result is None else DOTS[result] for result in session.dots]
        if not session.is_over:
            kinds[session.place] = DOTS[self._result()] if self.phase is Phase.OVER else Dot.CURRENT
        self.dots.row.show_dots(kinds, puzzle_words.dots_text(session))
        subject = "" if session.current is None else set_title(set_of(session.current))
        self.table.show_place(subject, puzzle_words.place_text(session))

    def _write_texts(self) -> None:
        self.setAccessibleName(self.tr("Puzzle"))
        for button, name, tip in (
            (self.back, self.tr("Training"), self.tr("Back to the training (Esc)")),
            (self.hint, self.tr("Hint"), self.tr("Ring the discs to look at, then point at the column (H)")),
            (self.solution, self.tr("Solution"), self.tr("Give up and see how it goes (S)")),
            (self.skip, self.tr("Skip"), self.tr("Go to the next puzzle (N)")),
        ):
            button.setAccessibleName(name)
            button.setText(name)
            button.setToolTip(tip)
        self._write_task()
        self._write_dots()
        self.table.arrange()

    @Slot()
    def _say_feedback(self) -> None:
        """Say how things stand to whoever wants to drop and may not."""
        self.board.say(self.feedback.spoken)

    @Slot()
    def _reveal_news(self) -> None:
        self.table.reveal(self.task if self.feedback.tone is Tone.PLAIN else self.feedback)

    def _connect_signals(self) -> None:
        self.feedback.said.connect(self._reveal_news)
        self.board.tried.connect(self.try_column)
        self.board.drop_unheard.connect(self._say_feedback)
        self.back.clicked.connect(self.go_back)
        self.feedback.leave.clicked.connect(self.go_back)
        self.hint.clicked.connect(self.ask_for_hint)
        for button in (self.solution, self.feedback.show_me):
            button.clicked.connect(self.show_solution)
        for button in (self.skip, self.feedback.next):
            button.clicked.connect(self.go_on)
        self.feedback.again.clicked.connect(self.try_again)
        self.feedback.more.clicked.connect(self.more_requested)
        self._refutation.timeout.connect(self._show_refutation)
        self._reply.timeout.connect(self._play_reply)
        self._player.timeout.connect(self._play_next)
        self._appearance.theme_changed.connect(self._write_task)


def _carefully(job: Callable[[StopFlag], Any], stop: StopFlag) -> Any:
    """The answer of ``job``; None if it is not known."""
    try:
        return job(stop)
    except Unsolved:
        return None
