"""TryAgain: lets somebody play on from a place of the game against the best answers, beside the game."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from connect4_gui.coach.solver import Solver
from connect4_gui.coach.trial import Trial, tried
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.moves import Placed
from connect4_gui.game.game import discs_of
from connect4_gui.ui.board.scene import Scene
from connect4_gui.ui.game.board_display import BoardDisplay
from connect4_gui.ui.game.features.review.line_show import four_on
from connect4_gui.ui.play.engine_thread import EngineThread
from connect4_gui.ui.play.game_controller import Lineup

REPLY_MS = 500


class TryAgain(QObject):
    """``judged`` carries the Trial of each move; a move that holds is answered, and whoever tries goes on.

    Whoever creates it must call :meth:`close`.
    """

    judged = Signal(object)
    failed = Signal()

    def __init__(self, display: BoardDisplay, scene: Scene, lineup: Lineup, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._display = display
        self._scene = scene
        self._lineup = lineup
        self._thread = EngineThread(self)
        self._solver: Solver | None = None
        self._reply_timer = QTimer(self, singleShot=True, interval=REPLY_MS)
        self._reply_timer.timeout.connect(self._reply)
        self._trial: Trial | None = None
        self._place = 0
        self._board: Board | None = None
        self._side: Side | None = None
        scene.column_clicked.connect(self._drop)

    @property
    def is_on(self) -> bool:
        """Whether somebody is trying."""
        return self._side is not None

    def start(self, place: int, board: Board) -> None:
        """Let the player to move on ``board``, the position at ``place``, try something else."""
        self.stop()
        self._place, self._board, self._side = place, board, board.side
        self._offer(discs_of(board))

    def stop(self) -> None:
        self._reply_timer.stop()
        self._thread.cancel()
        if self._side is not None:
            self._side = None
            self._scene.set_mover(None)

    def close(self) -> None:
        self._reply_timer.stop()
        self._side = None
        self._thread.close()

    def follow_hold(self) -> None:
        """Whatever held the game has told the board that nobody may drop."""
        if self.is_on and self._board is not None and self._board.side is self._side and not self._is_waiting:
            self._scene.set_mover(self._side)

    @property
    def _is_waiting(self) -> bool:
        return self._trial is not None and self._trial.holds is not True

    def _offer(self, discs: tuple[Placed, ...], changes: tuple[Placed, ...] = ()) -> None:
        """Let the one who tries drop."""
        board = self._board
        if board is None:
            return
        self._trial = None
        columns = range(board.size.columns)
        landings = [(board.landing_row(column), column) if board.has_room(column) else None for column in columns]
        self._display.show_aside(self._place, discs, changes=changes, landings=landings)
        self._scene.set_mover(self._side)

    @Slot(int)
    def _drop(self, column: int) -> None:
        board = self._board
        if board is None or not self.is_on or board.side is not self._side:
            return
        if not board.has_room(column):
            self._scene.refuse(column)
            return
        self._play(column)
        solver = self._solver = self._solver or Solver(self._lineup.engine())
        self._thread.start(lambda stop: tried(solver, board, column, stop), self._hear, self.failed.emit)

    def _play(self, column: int) -> None:
        """Put a disc on the board, on which nobody may drop then."""
        board = self._board
        assert board is not None
        disc = Placed(board.side, (board.landing_row(column), column))
        self._board = board.play(column)
        self._scene.set_mover(None)
        self._display.show_aside(
            self._place, (*self._display.discs, disc), changes=(disc,), result=four_on(self._board)
        )

    def _hear(self, trial: Trial) -> None:
        self._trial = trial
        self.judged.emit(trial)
        if trial.holds and trial.reply is not None:
            self._reply_timer.start()

    @Slot()
    def _reply(self) -> None:
        trial, board = self._trial, self._board
        if trial is None or trial.reply is None or board is None or not self.is_on:
            return
        disc = Placed(board.side, (board.landing_row(trial.reply), trial.reply))
        self._play(trial.reply)
        if self._board is not None and self._board.outcome() is None:
            self._offer(tuple(self._display.discs), (disc,) if False else ())
