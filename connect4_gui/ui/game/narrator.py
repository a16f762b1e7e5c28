"""Narrator: says aloud, through a screen reader, what happens on the board."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from connect4_gui.engine.board import Side
from connect4_gui.engine.moves import Pass
from connect4_gui.game.clock import whole_seconds_left
from connect4_gui.game.events import (
    ClockTicked,
    ColumnRefused,
    Event,
    GameOver,
    GameStarted,
    HoldChanged,
    MoveDoubted,
    MoveMade,
    PlayerFailed,
    PositionChanged,
    SidesSwapped,
    TimeRanOut,
    TurnBegan,
)
from connect4_gui.game.game import GameResult, Turn
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.state import GameState
from connect4_gui.settings.wording import Wording
from connect4_gui.ui.board.board_view import BoardView
from connect4_gui.ui.game import brief_texts
from connect4_gui.ui.game.aloud_texts import line_aloud, players_aloud, seconds_left_text, times_agreed
from connect4_gui.ui.game.features.feature_memory import FeatureMemory
from connect4_gui.ui.game.game_texts import chip_text, doubt, mover_aloud, turn_aloud
from connect4_gui.ui.game.variant_texts import pull_preview_text
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_names import disc_name
from connect4_gui.ui.play.game_controller import GameController
from connect4_gui.ui.widgets.announcement import announce, joined
from connect4_gui.ui.words.result_texts import result_reason, result_title
from connect4_gui.ui.words.texts import player_name

WARNED_SECONDS = (30, 10, 5)


class Narrator(QObject):
    """Listens to ``controller`` and speaks for ``view``, in as many words as ``memory`` says.

    ``announced`` carries every sentence.
    """

    announced = Signal(str)

    def __init__(
        self, controller: GameController, view: BoardView, appearance: Appearance, memory: FeatureMemory
    ) -> None:
        super().__init__(view)
        self._controller = controller
        self._view = view
        self._appearance = appearance
        self._memory = memory
        self._was_paused = False
        self._last_said = ""
        self._turns: tuple[Turn, ...] = ()
        self._seconds: int | None = None
        controller.happened.connect(self._hear)
        view.column_chosen.connect(self._tell_column)
        view.nothing_there.connect(self._tell_nothing)
        view.drop_unheard.connect(self._tell_why_not)

    def say(self, sentence: str) -> None:
        """Let a screen reader, if one is running, speak ``sentence`` when it has finished its own."""
        self._last_said = sentence
        announce(self._view, sentence)
        self.announced.emit(sentence)

    def last_said(self) -> str:
        return self._last_said

    @Slot(QAction)
    def refuse_action(self, action: QAction) -> None:
        """Say that a key does nothing now."""
        self.say(self.tr("{action}: not possible now").format(action=action.text()))

    @Slot(object)
    def _hear(self, event: Event) -> None:
        state = self._controller.state
        self._view.tell_keys(not self._is_brief)
        sentence = self._sentence(event, state)
        self._turns = state.turns
        if sentence is not None:
            self.say(sentence)

    def _sentence(self, event: Event, state: GameState) -> str | None:
        """What there is to say about ``event``; None if nothing is, as in a game that is only looked at."""
        if state.is_replayed:
            return None
        match event:
            case GameStarted(is_resumed):
                self._was_paused = False
                return self._going_on(state) if is_resumed else self._start(state)
            case MoveMade(turn):
                return self._turn(turn, is_last=state.is_over)
            case MoveDoubted(side):
                return doubt(state, side)
            case PositionChanged(is_forward):
                return self._position(state, is_forward=is_forward)
            case SidesSwapped():
                return self._swap(state.setup)
            case TimeRanOut(side):
                return self.tr("Time is up for {player}").format(player=self._name(side))
            case ColumnRefused(column):
                return self._refusal(column)
            case GameOver(result):
                return self._end(state, result)
            case TurnBegan():
                self._seconds = _seconds_left(state)
                return None
            case ClockTicked():
                return self._warning(state)
            case PlayerFailed():
                return self.tr("The computer cannot move. Play again or go back to the menu.")
            case HoldChanged() if state.is_paused is not self._was_paused:
                self._was_paused = state.is_paused
                return self._pause(state)
            case _:
                return None

    @property
    def _is_brief(self) -> bool:
        return self._memory.wording is Wording.BRIEF

    def _name(self, side: Side) -> str:
        return disc_name(self._appearance.theme, side)

    def _start(self, state: GameState) -> str:
        if self._is_brief:
            return brief_texts.brief_start(self._name(state.board.side))
        size = state.setup.size
        sentence = self.tr("New game, {rows} rows and {columns} columns; {mover} to move")
        begun = sentence.format(rows=size.rows, columns=size.columns, mover=self._name(state.board.side))
        return joined([begun, players_aloud(state.setup, self._name), times_agreed(state.setup)])

    def _end(self, state: GameState, result: GameResult) -> str:
        title, reason = result_title(state.setup, result), result_reason(state.setup, result)
        if self._is_brief:
            return title
        told = self.tr("{title}. {reason}").format(title=title, reason=reason)
        return joined([told, line_aloud(result.cells, state.setup.rules.length)])

    def _warning(self, state: GameState) -> str | None:
        """How many seconds are left, when they are few and a person is to move."""
        before, self._seconds = self._seconds, _seconds_left(state)
        if before is None or self._seconds is None or state.person_to_move is None:
            return None
        now = self._seconds
        if not any(now <= few < before for few in WARNED_SECONDS):
            return None
        return brief_texts.brief_seconds(now) if self._is_brief else seconds_left_text(now)

    def _turn(self, turn: Turn, *, is_last: bool) -> str:
        if self._is_brief:
            return brief_texts.brief_turn(turn, self._name(turn.side))
        player, mover = mover_aloud(turn, self._name(turn.side)), self._name(turn.side.other)
        if isinstance(turn.move, Pass):
            return self.tr("{player} passes; {mover} to move").format(player=player, mover=mover)
        if is_last:
            return turn_aloud(turn, player)
        if turn.cell is None or len(turn.changes) > 1:
            return self.tr("{turn}; {mover} to move").format(turn=turn_aloud(turn, player), mover=mover)
        row, column = turn.cell
        sentence = self.tr("{player}, column {column}, row {row}; {mover} to move")
        return sentence.format(player=player, column=column + 1, row=row + 1, mover=mover)

    def _position(self, state: GameState, *, is_forward: bool) -> str:
        """Which discs were taken back or brought back, in the order in which that happened."""
        turns = state.turns[len(self._turns) :] if is_forward else self._turns[len(state.turns) :][::-1]
        if self._is_brief:
            brief = ", ".join(brief_texts.brief_turn(turn, self._name(turn.side)) for turn in turns)
            return brief_texts.brief_redone(brief) if is_forward else brief_texts.brief_undone(brief)
        moves = ", ".join(turn_aloud(turn, mover_aloud(turn, self._name(turn.side))) for turn in turns)
        if state.is_over:
            return self.tr("Redone: {moves}").format(moves=moves)
        sentence = (
            self.tr("Redone: {moves}; {mover} to move") if is_forward else self.tr("Undone: {moves}; {mover} to move")
        )
        return sentence.format(moves=moves, mover=self._name(state.board.side))

    def _swap(self, setup: MatchSetup) -> str:
        first, second = (player_name(setup, side) for side in Side)
        sentence = self.tr("The players have swapped sides: {first} plays {red}, {second} plays {yellow}")
        names = {"red": self._name(Side.FIRST), "yellow": self._name(Side.SECOND)}
        return sentence.format(first=first, second=second, **names)

    def _pause(self, state: GameState) -> str:
        return self.tr("Paused") if state.is_paused else self._going_on(state)

    def _going_on(self, state: GameState) -> str:
        if self._is_brief:
            return brief_texts.brief_to_move(self._name(state.board.side))
        return self.tr("The game goes on; {mover} to move").format(mover=self._name(state.board.side))

    def _refusal(self, column: int) -> str:
        if self._controller.state.forecast.pull.has_rows:
            return self.tr("Row {row} is full").format(row=column + 1)
        return self.tr("Column {column} is full").format(column=column + 1)

    @Slot(int)
    def _tell_column(self, column: int) -> None:
        """What the keyboard points at: where a disc would land, or what pulling one out does."""
        state = self._controller.state
        cell = state.landings[column]
        if self._view.pointed_pull is not None:
            self.say(pull_preview_text(column, sum(disc.cell[1] == column for disc in state.discs)))
        elif cell is None:
            self.say(self._refusal(column))
        elif state.forecast.pull.has_rows:
            self.say(self.tr("Row {row}, column {column}").format(column=cell[1] + 1, row=column + 1))
        elif cell[1] != column:
            sentence = self.tr("Column {column}, slides to column {end}, row {row}")
            self.say(sentence.format(column=column + 1, end=cell[1] + 1, row=cell[0] + 1))
        else:
            self.say(self.tr("Column {column}, row {row}").format(column=column + 1, row=cell[0] + 1))

    @Slot(int)
    def _tell_nothing(self, column: int) -> None:
        is_row = self._controller.state.forecast.pull.has_rows
        sentence = self.tr("There is no row {number}") if is_row else self.tr("There is no column {number}")
        self.say(sentence.format(number=column + 1))

    @Slot()
    def _tell_why_not(self) -> None:
        """Why nobody may drop now."""
        state = self._controller.state
        if state.person_to_move is not None:
            self.say(self.tr("A disc is still falling"))
        else:
            self.say(chip_text(state).replace(" · ", ", "))


def _seconds_left(state: GameState) -> int | None:
    """Whole seconds until the time of whoever is to move runs out; None if none does."""
    limits = (state.times.turn_left, state.times.game_left.get(state.board.side))
    left = min((limit for limit in limits if limit is not None), default=None)
    return None if left is None else whole_seconds_left(left)
