"""TeachFeature: looks at a person's moves against the computer, and offers once to take back one that cost a result."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from connect4_gui.coach.lesson import Lesson, lesson_about
from connect4_gui.coach.solver import Solver
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.moves import Drop
from connect4_gui.game.events import Event, GameStarted, MoveMade, PositionChanged, SidesSwapped
from connect4_gui.game.game import Turn
from connect4_gui.game.state import GameState
from connect4_gui.ui.game.features.feature import Table
from connect4_gui.ui.play.engine_thread import EngineThread
from connect4_gui.ui.widgets.strip import Strip
from connect4_gui.ui.words.coach_words import coach_sentence
from connect4_gui.ui.words.texts import player_name


class TeachFeature(QObject):
    """The game goes on meanwhile: what the computer has answered is taken back with the mistake.

    An offer stands until the person moves again. A position is talked about once in a game.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table.actions)
        self._table = table
        self._thread = EngineThread(self)
        self._solver: Solver | None = None
        self._lesson: Lesson | None = None
        self._told: set[Board] = set()
        self.strip = Strip(table.appearance)
        table.panel.add_part(self.strip)
        self.strip.pressed.connect(self.take_back)

    @property
    def lesson(self) -> Lesson | None:
        """What is offered to be taken back."""
        return self._lesson

    def follow(self, event: Event, state: GameState) -> None:
        match event:
            case GameStarted():
                self._told.clear()
                self._solver = None
                self._drop()
            case PositionChanged() | SidesSwapped():
                self._drop()
            case MoveMade(turn) if state.setup.spec(turn.side).is_person:
                self._drop()
                self._look_at(turn, state)

    def rewrite(self) -> None:
        if self._lesson is not None:
            self._write(self._lesson)

    def close(self) -> None:
        self._thread.close()

    @Slot()
    def take_back(self) -> None:
        """Take the mistake back, and what the computer has answered."""
        self._drop()
        self._table.controller.referee.undo()
        self._table.board_view.setFocus()

    def _look_at(self, turn: Turn, state: GameState) -> None:
        is_against_bot = not state.setup.spec(turn.side.other).is_person
        if not self._table.memory.teaches or not state.is_classic or not is_against_bot or turn.time.ran_out:
            return
        board = state.classic_boards[-2]
        if not isinstance(turn.move, Drop) or board in self._told:
            return
        column = turn.move.column
        solver = self._solver = self._solver or Solver(self._table.controller.lineup.engine())
        self._thread.start(lambda stop: lesson_about(solver, board, column, stop), self._offer, lambda: None)

    def _offer(self, lesson: Lesson | None) -> None:
        if lesson is not None:
            self._told.add(lesson.board)
            self._lesson = lesson
            self._write(lesson)

    def _write(self, lesson: Lesson) -> None:
        setup = self._table.controller.state.setup
        names = {side: player_name(setup, side) for side in Side}
        sentence = coach_sentence(lesson.board, lesson.reason, names, is_quiet=True)
        title = self.tr("Column {number} was a mistake").format(number=lesson.column + 1)
        self.strip.tell(title, self.tr("Take back"), text=sentence)
        self._table.panel.show_part(self.strip, True)

    def _drop(self) -> None:
        """The moment is over."""
        self._thread.cancel()
        if self._lesson is not None:
            self._lesson = None
            self.strip.take_away()
            self._table.panel.show_part(self.strip, False)
