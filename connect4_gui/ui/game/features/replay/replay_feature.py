"""ReplayFeature: shows earlier places of the game on the table while that stays as it is, and branches from them."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from connect4_gui.game.events import (
    ClockTicked,
    ColumnRefused,
    Event,
    GameOver,
    GameStarted,
    HoldChanged,
    MoveMade,
    MoveRefused,
    PositionChanged,
    PositionEvaluated,
    SecondBegan,
)
from connect4_gui.game.game import Turn
from connect4_gui.game.state import GameState
from connect4_gui.ui.game import game_texts
from connect4_gui.ui.game.features.feature import Table
from connect4_gui.ui.game.features.replay.replay_actions import ReplayActions
from connect4_gui.ui.game.features.replay.replay_strip import ReplayStrip
from connect4_gui.ui.game.features.replay.replay_texts import branch_text, made_text, place_text
from connect4_gui.ui.words.texts import player_name

STEP_MS = 1000
"""From one move to the next when playing through at ordinary speed."""

PASSING = (ClockTicked, SecondBegan, ColumnRefused, MoveRefused, PositionEvaluated)


class ReplayFeature(QObject):
    """A place is how many turns have been made there, so the last one is the game as it stands.

    The strip is there while somebody looks back, and stays at the last place until they leave it or play on, so that
    nothing slips under the mouse that clicks on it. In a stored game it is always there.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table.actions)
        self._table = table
        self._place: int | None = None
        self._timer = QTimer(self)
        self.actions = ReplayActions(table.actions)
        self.strip = ReplayStrip(self.actions)
        table.panel.add_part(self.strip, height_in=self.strip.height_in)
        table.panel.record.set_steering(True)
        self._connect_signals()
        self._show(self._state)

    @property
    def is_open(self) -> bool:
        """Whether somebody looks back, or has just come to the last place again."""
        return self._place is not None

    @property
    def place(self) -> int:
        """How many turns have been made on the board that is shown."""
        return len(self._state.turns) if self._place is None else self._place

    @property
    def is_playing(self) -> bool:
        """Whether move after move is shown."""
        return self._timer.isActive()

    def go_to(self, place: int) -> None:
        """Show the game after its first ``place`` turns, as far as there are so many."""
        place = min(max(place, 0), len(self._state.turns))
        if (place != self.place or self._table.display.is_aside) and not self._state.is_paused:
            self._show_place(place, falls=place == self.place + 1 and not self._table.display.is_aside)

    @Slot()
    def leave(self) -> None:
        """Come back to the game as it stands; a stored one shows its end."""
        self._stop()
        state = self._state
        if state.is_replayed:
            self.go_to(len(state.turns))
        elif self.is_open:
            self._close()
            self._table.say(self._return_text(state))

    @Slot()
    def play_from_here(self) -> None:
        """Begin another game at the place that is shown."""
        place = self.place
        self._table.controller.referee.play_from(place)
        self._table.status.show_message(branch_text(place))
        self._table.say(branch_text(place))

    @Slot(bool)
    def set_playing(self, is_playing: bool) -> None:
        """Show move after move up to the last one, from the start if that is shown already."""
        if not is_playing:
            self._stop()
            return
        self.go_to(self.place + 1 if self.place < len(self._state.turns) else 0)
        self._timer.start(self._step_ms())
        self._stop_at_end()
        self.actions.show_playing(self.is_playing)

    def follow(self, event: Event, state: GameState) -> None:
        match event:
            case GameStarted():
                self._follow_start(state)
            case MoveMade(turn):
                self._follow_move(turn, state)
            case PositionChanged():
                self._follow_position(state)
            case GameOver() if not self._table.display.is_live and not state.is_replayed:
                self._table.status.keep_message(". ".join(game_texts.end_text(state)))
            case HoldChanged():
                self._follow_hold(state)
        if not isinstance(event, PASSING):
            self._show(state)

    def rewrite(self) -> None:
        if self.is_open:
            self._write()

    def close(self) -> None:
        self._timer.stop()

    @property
    def _state(self) -> GameState:
        return self._table.controller.state

    def _connect_signals(self) -> None:
        actions, record = self.actions, self._table.panel.record
        self._timer.timeout.connect(self._play_on)
        actions.first.triggered.connect(self._go_to_first)
        actions.back.triggered.connect(self._step_back)
        actions.play.triggered.connect(self.set_playing)
        actions.forward.triggered.connect(self._step_forward)
        actions.last.triggered.connect(self.leave)
        actions.from_here.triggered.connect(self.play_from_here)
        self.strip.speed_changed.connect(self._set_speed)
        record.turn_clicked.connect(self._click_turn)
        record.stepped.connect(self._step)
        self._table.display.place_wanted.connect(self._go_to_turn)
        self._table.display.past_touched.connect(self._touch_past)
        self._table.display.review_changed.connect(self._follow_review)
        self._table.display.changed.connect(self._aim_keys)

    def _show_place(self, place: int, *, falls: bool) -> None:
        """Show ``place``; if it ``falls``, the place before it is on the board and the last disc falls onto that."""
        state, display, panel = self._state, self._table.display, self._table.panel
        focused = panel.window().focusWidget()
        if focused is not None and panel.result.isAncestorOf(focused):
            self._table.board_view.setFocus()
        self._place = place
        is_last = place == len(state.turns)
        changes = state.turns[place - 1].changes if falls else ()
        if is_last and not state.is_replayed:
            display.show_live(changes=changes)
        else:
            result = state.result if is_last else None
            display.show_past(place, changes=changes, result=result)
        self._show(state)
        self._write()
        if not display.is_reviewed:
            self._table.say(place_text(state, place, self._table.appearance.theme))

    def _close(self) -> None:
        self._stop()
        self._place = None
        if self.strip.focused_button is not None:
            self._table.board_view.setFocus()
        self._table.display.show_live()
        self._table.status.drop_message()
        self._show(self._state)

    def _show(self, state: GameState) -> None:
        """Bring strip, record and actions to where things stand."""
        focused = self.strip.focused_button
        self.actions.follow(state, self.place, is_open=self.is_open)
        self._aim_keys()
        self.strip.show_place(self.place, len(state.turns))
        self.strip.keep_focus(focused)
        self._table.panel.show_part(self.strip, self.is_open)
        self._table.panel.record.set_current(None if self._place is None else self._place + self._ahead)

    @Slot()
    def _aim_keys(self) -> None:
        state = self._state
        self.actions.aim_keys(
            arrows_step=self._arrows_step(state), escape_leaves=self.is_open and not state.is_replayed
        )

    @property
    def _ahead(self) -> int:
        """A review is about the move that follows the place that is shown."""
        return int(self._table.display.is_reviewed and self.place < len(self._state.turns))

    def _write(self) -> None:
        """Say in the status line what the board shows; a review has its own words for it."""
        if self._table.display.is_reviewed:
            return
        self._table.status.keep_message(place_text(self._state, self.place, self._table.appearance.theme))

    def _follow_start(self, state: GameState) -> None:
        self._stop()
        if state.is_replayed:
            self._show_place(0, falls=False)
        elif self.is_open:
            self._close()

    def _follow_move(self, turn: Turn, state: GameState) -> None:
        """Whoever plays on has looked enough; whoever looks back stays there and reads that a move was made."""
        if not self.is_open:
            return
        if not self._table.display.is_live:
            if not turn.time.ran_out:
                self._table.status.keep_message(made_text(len(state.turns)))
        elif state.setup.spec(turn.side).is_person and not turn.time.ran_out:
            self._close()
        else:
            self._place = len(state.turns)
            self._write()

    def _follow_position(self, state: GameState) -> None:
        """A place that has been undone cannot be looked at any more."""
        if not self.is_open:
            return
        if self._table.display.is_live:
            self._place = len(state.turns)
            self._write()
        elif self.place >= len(state.turns):
            self._close()

    def _follow_hold(self, state: GameState) -> None:
        if state.is_paused and self.is_open:
            self._close()
        elif state.holds:
            self._stop()

    def _arrows_step(self, state: GameState) -> bool:
        """Where somebody can drop, or could in their turn, the arrows choose a column."""
        display, is_past = self._table.display, self._table.scene.is_past
        can_drop = display.is_aside and not is_past
        return (self.is_open or display.is_reviewed) and not (display.is_live and _is_played(state)) and not can_drop

    def _return_text(self, state: GameState) -> str:
        if state.is_over:
            return self.tr("Back at the end of the game")
        return self.tr("Back in the game; {name} to move").format(name=player_name(state.setup, state.board.side))

    def _step_ms(self) -> int:
        return round(STEP_MS / self.strip.speed)

    def _stop(self) -> None:
        self._timer.stop()
        self.actions.show_playing(False)

    def _stop_at_end(self) -> None:
        if self.place >= len(self._state.turns):
            self._stop()

    @Slot()
    def _play_on(self) -> None:
        self.go_to(self.place + 1)
        self._stop_at_end()

    @Slot(float)
    def _set_speed(self) -> None:
        if self.is_playing:
            self._timer.start(self._step_ms())

    @Slot()
    def _go_to_first(self) -> None:
        self._go_to_turn(0)

    @Slot()
    def _step_back(self) -> None:
        self._step(-1)

    @Slot()
    def _step_forward(self) -> None:
        self._step(1)

    @Slot(int)
    def _step(self, steps: int) -> None:
        self._go_to_turn(self.place + steps)

    @Slot(int)
    def _go_to_turn(self, number: int) -> None:
        self._stop()
        self.go_to(number)

    @Slot(int)
    def _click_turn(self, number: int) -> None:
        """Show the game after a turn, or before it where the turn itself is looked at."""
        self._go_to_turn(number - int(self._table.display.is_reviewed))

    @Slot()
    def _follow_review(self) -> None:
        self._stop()
        self._show(self._state)

    @Slot(object)
    def _touch_past(self, column: int | None) -> None:
        """Never play on an earlier place: come back to a game that is being played, and only point at the column.

        A row of a place where gravity pointed sideways is no column any more. Where nobody could drop, the keys that
        drop play through instead.
        """
        if _is_played(self._state):
            pull = self._table.scene.layout_.pull
            self.leave()
            if column is not None and self._table.scene.layout_.pull is pull:
                self._table.scene.point_at(column)
        elif column is None:
            self.set_playing(not self.is_playing)
        else:
            self._table.status.show_message(self.tr("You are looking back; choose Play from here to start a game."))


def _is_played(state: GameState) -> bool:
    """Whether people are playing the game."""
    return state.setup.has_people and not state.is_over and not state.is_replayed
