"""Narrator: says aloud, through a screen reader, what happens on the board."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from connect4_gui.engine.board import Side
from connect4_gui.game.game import GameResult, Turn
from connect4_gui.game.hint import Hint
from connect4_gui.ui.board.board_view import BoardView
from connect4_gui.ui.game.hint_texts import hint_text
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_names import disc_name
from connect4_gui.ui.play.game_controller import GameController
from connect4_gui.ui.words.counted import Counted
from connect4_gui.ui.words.texts import player_name, result_reason, result_title


class Narrator(QObject):
    """Listens to ``controller`` and speaks for ``view``. ``announced`` carries every sentence."""

    announced = Signal(str)

    def __init__(self, controller: GameController, view: BoardView, look: Appearance) -> None:
        super().__init__(view)
        self._controller = controller
        self._view = view
        self._look = look
        self._was_paused = False
        self._turn_count = 0
        self._connect_signals()

    def say(self, sentence: str) -> None:
        """Let a screen reader, if one is running, speak ``sentence`` when it has finished its own."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, sentence))
        self.announced.emit(sentence)

    def _name(self, side: Side) -> str:
        return disc_name(self._look.theme, side)

    def _connect_signals(self) -> None:
        self._controller.game_started.connect(self._tell_start)
        self._controller.move_made.connect(self._tell_turn)
        self._controller.time_ran_out.connect(self._tell_timeout)
        self._controller.column_refused.connect(self._tell_refusal)
        self._controller.game_over.connect(self._tell_result)
        self._controller.bot_failed.connect(self._tell_failure)
        self._controller.position_changed.connect(self._tell_position)
        self._controller.sides_swapped.connect(self._tell_swap)
        self._controller.game_time_ran_out.connect(self._tell_timeout)
        self._controller.hint_found.connect(self._tell_hint)
        self._controller.hint_failed.connect(self._tell_no_hint)
        self._controller.state_changed.connect(self._tell_pause)
        self._view.column_chosen.connect(self._tell_column)

    @Slot()
    def _tell_start(self) -> None:
        self._was_paused = self._controller.is_paused
        self._turn_count = 0
        board = self._controller.board
        sentence = self.tr("New game, {rows} rows and {columns} columns; {mover} to move")
        size = board.size
        self.say(sentence.format(rows=size.rows, columns=size.columns, mover=self._name(board.side)))

    @Slot(object)
    def _tell_turn(self, turn: Turn) -> None:
        self._turn_count = len(self._controller.game.turns)
        if turn.cell is None:
            sentence = self.tr("{player} passes; {mover} to move")
            self.say(sentence.format(player=self._name(turn.side), mover=self._name(turn.side.other)))
            return
        row, column = turn.cell
        if self._controller.game.is_over:
            sentence = self.tr("{player}, column {column}, row {row}")
        else:
            sentence = self.tr("{player}, column {column}, row {row}; {mover} to move")
        player, mover = self._name(turn.side), self._name(turn.side.other)
        self.say(sentence.format(player=player, column=column + 1, row=row + 1, mover=mover))

    @Slot()
    def _tell_position(self) -> None:
        """Say how many discs are left after moves were taken back, or there after they were brought back."""
        game, earlier = self._controller.game, self._turn_count
        self._turn_count = len(game.turns)
        discs = Counted().discs(game.board.disc_count)
        if game.is_over:
            self.say(self.tr("Brought back; {discs} on the board").format(discs=discs))
            return
        sentence = (
            self.tr("Brought back; {discs} on the board; {mover} to move")
            if self._turn_count > earlier
            else self.tr("Taken back; {discs} on the board; {mover} to move")
        )
        self.say(sentence.format(discs=discs, mover=self._name(game.board.side)))

    @Slot()
    def _tell_swap(self) -> None:
        setup = self._controller.setup
        first, second = (player_name(setup, side) for side in Side)
        sentence = self.tr("The players have changed sides: {first} plays {red}, {second} plays {yellow}")
        names = {"red": self._name(Side.FIRST), "yellow": self._name(Side.SECOND)}
        self.say(sentence.format(first=first, second=second, **names))

    @Slot(object)
    def _tell_hint(self, hint: Hint) -> None:
        self.say(hint_text(hint))

    @Slot()
    def _tell_no_hint(self) -> None:
        self.say(self.tr("There is no hint"))

    @Slot(object)
    def _tell_timeout(self, side: Side) -> None:
        self.say(self.tr("Time is up for {player}").format(player=self._name(side)))

    @Slot(int)
    def _tell_refusal(self, column: int) -> None:
        self.say(self.tr("Column {column} is full").format(column=column + 1))

    @Slot(object)
    def _tell_result(self, result: GameResult) -> None:
        setup = self._controller.setup
        title, reason = result_title(setup, result), result_reason(setup, result)
        self.say(self.tr("{title}. {reason}").format(title=title, reason=reason))

    @Slot()
    def _tell_failure(self) -> None:
        self.say(self.tr("The computer cannot move. Play again or go back to the menu."))

    @Slot()
    def _tell_pause(self) -> None:
        is_paused = self._controller.is_paused
        if is_paused == self._was_paused:
            return
        self._was_paused = is_paused
        if is_paused:
            self.say(self.tr("Paused"))
        else:
            self.say(self.tr("The game goes on; {mover} to move").format(mover=self._name(self._controller.board.side)))

    @Slot(int)
    def _tell_column(self, column: int) -> None:
        """What the keyboard points at: where a disc would land."""
        board = self._controller.board
        if board.has_room(column):
            sentence = self.tr("Column {column}, row {row}")
            self.say(sentence.format(column=column + 1, row=board.landing_row(column) + 1))
        else:
            self._tell_refusal(column)
