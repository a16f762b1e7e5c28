"""ReviewFeature: looks back at a game with the coach, from mistake to mistake."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QTimer, Slot

from connect4_gui.coach.evaluation import graph_point
from connect4_gui.coach.review import Review, ReviewedMove
from connect4_gui.coach.reviewer import Reviewer
from connect4_gui.coach.trial import Trial
from connect4_gui.engine.board import Side
from connect4_gui.game.course import course_of
from connect4_gui.game.events import (
    Event,
    GameStarted,
    HoldChanged,
    MoveMade,
    PositionChanged,
    SidesSwapped,
)
from connect4_gui.game.state import GameState
from connect4_gui.ui.game import game_texts
from connect4_gui.ui.game.features.analysis.analysis_texts import ahead_text, place_value_text
from connect4_gui.ui.game.features.feature import Table
from connect4_gui.ui.game.features.replay.replay_texts import branch_text
from connect4_gui.ui.game.features.review import review_texts as texts
from connect4_gui.ui.game.features.review.coach_box import CoachWords
from connect4_gui.ui.game.features.review.line_show import LineShow
from connect4_gui.ui.game.features.review.move_tag import BAND
from connect4_gui.ui.game.features.review.review_actions import ReviewActions
from connect4_gui.ui.game.features.review.review_board import ReviewBoard
from connect4_gui.ui.game.features.review.review_card import ReviewCard
from connect4_gui.ui.game.features.review.review_thread import ReviewThread
from connect4_gui.ui.game.features.review.try_again import TryAgain
from connect4_gui.ui.look.action_icon import action_icon
from connect4_gui.ui.widgets.announcement import is_heard
from connect4_gui.ui.words.texts import player_name

PATIENCE_MS = 400
"""A review that takes longer shows how far it is."""

KEYS_FROM_PX = 1000
"""How wide the status line must be to name the keys."""


class ReviewFeature(QObject):
    """The board shows the position before a move, and the card tells of that move. What is found out stays with the
    game. A game that is still being played stands still while it is reviewed, and needs to be without a clock.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table.actions)
        self._table = table
        self._review: Review | None = None
        self._reviewer: Reviewer | None = None
        self._is_open = self._is_stopped = self._has_failed = self._has_chosen = self._holds_game = False
        self._wants_focus = False
        self._heard: int | None = None
        self._note = ""
        self._started_at = 0.0
        self._thread = ReviewThread(self)
        self._patience = QTimer(self, singleShot=True)
        self._patience.setInterval(PATIENCE_MS)
        self.actions = ReviewActions(table.actions, is_classic=self._state.is_classic)
        self.card = ReviewCard(table.appearance, self.actions, self._describe)
        table.panel.add_card(self.card)
        self.marks = ReviewBoard(table.scene, table.appearance.theme)
        self.line_show = LineShow(table.display, table.scene, self)
        self.try_again = TryAgain(table.display, table.scene, table.controller.lineup, self)
        self._connect_signals()
        self._offer()

    @property
    def is_open(self) -> bool:
        return self._is_open

    @property
    def review(self) -> Review | None:
        """What is known of the game; None before it is reviewed."""
        return self._review

    @property
    def is_busy(self) -> bool:
        """Whether the review goes on."""
        return self._thread.is_busy

    def follow(self, event: Event, state: GameState) -> None:
        if isinstance(event, GameStarted | MoveMade | PositionChanged | SidesSwapped):
            self._forget()
        elif isinstance(event, HoldChanged) and self._is_open:
            self.try_again.follow_hold()
        if isinstance(event, GameStarted) and self._table.memory.wants_review:
            self._table.memory.wants_review = False
            self.open()
        self._enable(state)

    def rewrite(self) -> None:
        self._offer()
        if self._is_open:
            self._show()

    def close(self) -> None:
        self._patience.stop()
        self.line_show.stop()
        self.try_again.close()
        self._thread.close()

    @Slot()
    def open(self) -> None:
        """Review the game on the table."""
        state = self._state
        if not state.is_classic:
            self._table.status.show_message(texts.classic_only_text())
            self._table.say(texts.classic_only_text())
        elif not self._is_open and self._can_review(state):
            self._begin(state)

    @Slot()
    def leave(self) -> None:
        """Show the game without the coach again."""
        if not self._is_open:
            return
        self._thread.cancel()
        self._set_open(False)
        if self._holds_game:
            self._holds_game = False
            self._table.controller.referee.set_replaying(False)
            self._table.display.place_wanted.emit(len(self._state.turns))

    @property
    def _state(self) -> GameState:
        return self._table.controller.state

    @property
    def _number(self) -> int | None:
        """The turn that is looked at, counted from 0; None at the end of the game."""
        place = self._table.display.place
        return place if place < len(self._state.turns) else None

    @property
    def _move(self) -> ReviewedMove | None:
        number, review = self._number, self._review
        return None if number is None or review is None else review.moves[number]

    @property
    def _names(self) -> dict[Side, str]:
        return {side: player_name(self._state.setup, side) for side in Side}

    def _connect_signals(self) -> None:
        actions, table = self.actions, self._table
        actions.review.triggered.connect(self._switch)
        actions.show_me.triggered.connect(self.show_line)
        actions.try_again.triggered.connect(self.start_trying)
        actions.next.triggered.connect(self.go_to_next)
        actions.previous.triggered.connect(self.go_to_previous)
        actions.play.triggered.connect(self.play_from_here)
        actions.stop.triggered.connect(self.stop)
        actions.leave.triggered.connect(self.leave)
        table.panel.result.review_requested.connect(self.open)
        table.display.changed.connect(self._follow_display)
        table.board_view.fitted.connect(self._fit_marks)
        table.appearance.theme_changed.connect(self._offer)
        self.card.graph.graph.place_chosen.connect(self._choose_place)
        self.card.tab_changed.connect(self._arrange)
        self.line_show.ended.connect(self._end_line)
        self.try_again.judged.connect(self._show_trial)
        self.try_again.failed.connect(self._fail)
        self._patience.timeout.connect(self._show)
        self._thread.found.connect(self._take_in)
        self._thread.failed.connect(self._fail)

    def _can_review(self, state: GameState) -> bool:
        is_quiet = state.is_over or state.is_replayed or not state.setup.is_timed
        return state.is_classic and bool(state.turns) and is_quiet and not state.is_covered

    def _enable(self, state: GameState) -> None:
        self.actions.review.setEnabled(self._can_review(state) or self._is_open)

    @Slot()
    def _offer(self) -> None:
        if self._state.is_classic:
            self._table.panel.result.offer_review(action_icon("review", self._table.appearance.theme))

    @Slot(bool)
    def _switch(self, is_on: bool) -> None:
        if is_on:
            self.open()
        else:
            self.leave()
        self.actions.review.setChecked(self._is_open)

    def _begin(self, state: GameState) -> None:
        self._has_chosen = self._is_stopped = self._has_failed = self._wants_focus = False
        self._heard = self._table.display.place
        if not state.is_over and not state.is_replayed:
            self._holds_game = True
            self._table.controller.referee.set_replaying(True)
        self._set_open(True)
        course = course_of(state.classic_boards, state.turns)
        known = self._table.memory.reviews.get(course)
        if known is not None:
            self._take_in(known)
            return
        self._started_at = time.monotonic()
        self._patience.start()
        reviewer = self._reviewer = self._reviewer or Reviewer.with_engine(self._table.controller.lineup.engine())
        self._thread.start(reviewer, course, self._table.controller.referee.evaluations)
        self._show()

    def _set_open(self, is_open: bool) -> None:
        self._is_open = is_open
        self._patience.stop()
        self.line_show.stop()
        self.try_again.stop()
        self._note = ""
        table = self._table
        if not is_open:
            self.marks.hide()
            table.panel.record.set_qualities(())
            if table.display.is_aside:
                table.display.place_wanted.emit(table.display.place)
        table.display.set_reviewer(self._touch if is_open else None)
        table.panel.show_card(self.card, is_open)
        self._arrange()
        if is_open:
            table.scene.make_room(above=BAND, left=0)
            table.status.keep_message(texts.keys_text() if table.status.width() >= KEYS_FROM_PX else "")
        else:
            table.status.drop_message()
            table.board_view.setFocus()
        self.actions.aim_keys(is_reviewing=is_open)
        self.actions.review.setChecked(is_open)
        self._enable_steps()

    def _forget(self) -> None:
        """Another game is on the table, or the game has gone on."""
        self._thread.cancel()
        self._review = None
        self._holds_game = False
        if self._is_open:
            self._set_open(False)

    @Slot()
    def _arrange(self) -> None:
        self._table.panel.set_reviewed(self._is_open, wants_record=self.card.wants_record)

    @Slot(object)
    def _take_in(self, review: Review) -> None:
        self._review = review
        if review.is_whole:
            self._finish(review)
        if not self._has_chosen and review.errors and review.done >= review.total - len(review.moves):
            self._has_chosen = True
            self._wants_focus = True
            self._go_to(review.errors[0])
        self._show()
        if self._is_open and review.is_whole and self._number is not None:
            self._table.say(self.card.coach.words.aloud)
        if self._wants_focus and self.actions.show_me.isEnabled() and (review.is_whole or not is_heard()):
            self._wants_focus = False
            self.card.coach.show_me.setFocus()

    def _finish(self, review: Review) -> None:
        """Keep what was found out with the game, so that it is there the next time."""
        state = self._state
        self._patience.stop()
        self._table.memory.keep_review(course_of(state.classic_boards, state.turns), review)
        pairs = zip(state.classic_boards, review.scores, strict=True)
        self._table.controller.referee.learn_all({board: score for board, score in pairs if score is not None})
        if self._is_open:
            self._table.say(". ".join(texts.summary_text(review)))

    @Slot()
    def _fail(self) -> None:
        self._has_failed = True
        self._table.status.show_message(texts.failed_text())
        self._show()

    @Slot()
    def stop(self) -> None:
        """Stop the review; what is known stays."""
        if self._thread.is_busy:
            self._thread.cancel()
            self._is_stopped = True
            self._table.say(texts.stopped_text())
            self.card.coach.next.setFocus()
            self._show()

    @Slot()
    def go_to_next(self) -> None:
        """Show the next mistake, after the last one the first."""
        self._go_to_error(1)

    @Slot()
    def go_to_previous(self) -> None:
        self._go_to_error(-1)

    def _go_to_error(self, step: int) -> None:
        errors = () if self._review is None else self._review.errors
        if not errors:
            return
        place = self._table.display.place
        ahead = [number for number in errors if (number - place) * step > 0]
        self._has_chosen, self._wants_focus = True, False
        self._leave_aside()
        target = (ahead[0] if step > 0 else ahead[-1]) if ahead else (errors[0] if step > 0 else errors[-1])
        self._go_to(target)
        self._table.say(self.card.coach.words.aloud)
        if self.card.coach.show_me.isEnabled():
            self.card.coach.show_me.setFocus()

    def _go_to(self, place: int) -> None:
        """Show ``place``; whoever does says what there is to say about it."""
        self._heard = place
        self._table.display.place_wanted.emit(place)

    @Slot()
    def show_line(self) -> None:
        """Play the line that proves what the coach says."""
        number, move = self._number, self._move
        if number is None or move is None:
            return
        self.try_again.stop()
        self.line_show.start(number, self._state.classic_boards[number], move.line)

    @Slot()
    def start_trying(self) -> None:
        number = self._number
        if number is None:
            return
        self.line_show.stop()
        self._note = texts.try_text()
        self.try_again.start(number, self._state.classic_boards[number])
        self._table.say(self._note)
        self._table.board_view.setFocus()
        self._show()

    @Slot()
    def play_from_here(self) -> None:
        """Begin another game at the place that is shown."""
        place = self._table.display.place
        self._set_open(False)
        self._table.controller.referee.play_from(place)
        self._table.status.show_message(branch_text(place))
        self._table.say(branch_text(place))

    def _touch(self, column: int | None) -> None:
        """A key that drops plays the line; a column asks for nothing here."""
        if column is None and self.actions.show_me.isEnabled():
            self.show_line()

    def _leave_aside(self) -> None:
        self.line_show.stop()
        self.try_again.stop()
        self._note = ""

    @Slot()
    def _end_line(self) -> None:
        number, move = self._number, self._move
        if number is not None and move is not None:
            self._table.say(texts.line_aloud(self._state.classic_boards[number], move.line, self._names))
        self.card.coach.next.setFocus()

    @Slot(object)
    def _show_trial(self, trial: Trial) -> None:
        self._note = texts.trial_text(trial)
        self._table.say(self._note)
        self._show()

    @Slot(int)
    def _choose_place(self, place: int) -> None:
        """The graph tells of the position after a move; the card tells of that move."""
        self._has_chosen = True
        self._table.display.place_wanted.emit(max(place - 1, 0))

    @Slot()
    def _follow_display(self) -> None:
        if not self._is_open:
            return
        if not self._table.display.is_aside:
            self._leave_aside()
        self._show()

    def _say_place(self) -> None:
        """Say what the coach says of another move, for those who step through the game.

        A button that makes no sense there loses the focus; what is said before that is heard where the focus goes.
        """
        place = self._table.display.place
        if place != self._heard and not self._table.display.is_aside:
            self._heard = place
            self._table.say(self.card.coach.words.aloud)

    @Slot()
    def _show(self) -> None:
        """Bring everything to what is known and what is looked at."""
        if not self._is_open:
            return
        state, review = self._state, self._review
        self._show_result(state)
        self.card.coach.show_words(self._words(state))
        self._say_place()
        self._show_progress()
        self._enable_steps()
        self._show_on_board(state)
        if review is None:
            return
        only = [number for number, move in enumerate(review.moves) if move.is_only_move]
        self._table.panel.record.set_qualities(tuple(move.quality for move in review.moves), only)
        self._show_graph(state, review)

    def _show_result(self, state: GameState) -> None:
        title, reason = game_texts.end_text(state) if state.is_over else (game_texts.summary(state.setup), "")
        box, review = self.card.result, self._review
        box.show_result(title, reason)
        names = self._names
        found = {side: None if review is None else review.accuracies[side] for side in Side}
        kept = (
            "" if review is None else " ".join(texts.kept_text(names[side], review.accuracies[side]) for side in Side)
        )
        box.show_accuracies({side: texts.percent_text(found[side]) for side in Side}, names, kept)

    def _words(self, state: GameState) -> CoachWords:
        review, number, move = self._review, self._number, self._move
        if review is None or (move is None and self._thread.is_busy):
            return CoachWords(texts.reviewing_text())
        if number is None or move is None:
            title, why = texts.summary_text(review)
            return CoachWords(title, why, note=self._note or self._end_note())
        board, turn = state.classic_boards[number], state.turns[number]
        count = ""
        if move.is_error:
            count = texts.count_text(review.errors.index(number) + 1, len(review.errors))
        return CoachWords(
            texts.title_text(number + 1, turn, move),
            texts.why_text(board, turn, move, self._names),
            "" if self.try_again.is_on else texts.better_text(board, move, self._names),
            self._note or self._end_note(),
            count,
            move.quality,
            move.is_only_move,
        )

    def _end_note(self) -> str:
        """Why the review has ended before its end."""
        if self._has_failed:
            return texts.failed_text()
        return texts.stopped_text() if self._is_stopped else ""

    def _show_progress(self) -> None:
        review = self._review
        is_shown = self._thread.is_busy and not self._patience.isActive() and review is not None
        if review is None or not is_shown:
            self.card.coach.show_progress(0, 1, "")
            self.actions.stop.setEnabled(False)
            return
        elapsed = time.monotonic() - self._started_at
        left = elapsed / review.done * (review.total - review.done) if review.done else None
        self.actions.stop.setEnabled(True)
        self.card.coach.show_progress(review.done, review.total, texts.progress_text(review, left))

    def _enable_steps(self) -> None:
        errors = () if self._review is None else self._review.errors
        number, move, is_open = self._number, self._move, self._is_open
        others = [error for error in errors if error != number]
        self.actions.next.setEnabled(is_open and bool(others))
        self.actions.previous.setEnabled(is_open and bool(others))
        self.actions.show_me.setEnabled(is_open and move is not None and bool(move.line))
        self.actions.try_again.setEnabled(is_open and number is not None)
        self.actions.play.setEnabled(is_open and number is not None)

    def _show_on_board(self, state: GameState) -> None:
        number, move, display = self._number, self._move, self._table.display
        if number is None or move is None or display.is_aside or state.is_covered:
            self.marks.hide()
            return
        self.marks.show(state.classic_boards[number], move, is_person=state.setup.spec(move.side).is_person)
        self._fit_marks()

    @Slot()
    def _fit_marks(self) -> None:
        self.marks.fit(self._table.board_view.pixels_per_unit)

    def _show_graph(self, state: GameState, review: Review) -> None:
        boards, scores, number = state.classic_boards, review.scores, self._number
        points = tuple(
            None if score is None else graph_point(board, score) for board, score in zip(boards, scores, strict=True)
        )
        box, count = self.card.graph, len(state.turns)
        place = count if number is None else number + 1
        box.graph.show_points(points, place, frozenset(error + 1 for error in review.errors))
        box.above.setText(ahead_text(state.setup, Side.FIRST))
        box.below.setText(ahead_text(state.setup, Side.SECOND))
        box.place.setText(texts.place_text(place, count))

    def _describe(self, place: int) -> str:
        """What the graph says at ``place``."""
        state, review = self._state, self._review
        boards = state.classic_boards
        scores = () if review is None else review.scores
        score = scores[place] if place < len(scores) else None
        return place_value_text(state.setup, place, boards[min(place, len(boards) - 1)], score)
