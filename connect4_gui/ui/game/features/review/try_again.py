"""TryAgain: lets somebody play on from a place of the game against the best answers, beside the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from connect4_gui.coach.solver import Solver
from connect4_gui.coach.trial import Trial, tried
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.geometry import Cell
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
        self._reply_timer = QTimer(self, singleShot=True)
        self._reply_timer.setInterval(REPLY_MS)
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
        self._place, self._board, self._side, self._trial = place, board, board.side, None
        self._show(discs_of(board))

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
        self._scene.set_mover(self._dropper)

    @property
    def _dropper(self) -> Side | None:
        """Who may drop now."""
        board = self._board
        is_free = board is not None and board.side is self._side and board.outcome() is None
        return self._side if is_free else None

    def _show(self, discs: Sequence[Placed], changes: Sequence[Placed] = ()) -> None:
        """Show the board, on which whoever tries may drop in their turn."""
        board = self._board
        assert board is not None
        landings = _landings(board) if self._dropper is not None else ()
        self._display.show_aside(self._place, discs, changes=changes, landings=landings, result=four_on(board))
        self._scene.set_mover(self._dropper)

    @Slot(int)
    def _drop(self, column: int) -> None:
        board = self._board
        if board is None or self._dropper is None:
            return
        if not board.has_room(column):
            self._scene.refuse(column)
            return
        self._play(column)
        solver = self._solver = self._solver or Solver(self._lineup.engine())
        self._thread.start(lambda stop: tried(solver, board, column, stop), self._hear, self.failed.emit)

    def _play(self, column: int) -> None:
        board = self._board
        assert board is not None
        disc = Placed(board.side, (board.landing_row(column), column))
        self._board = board.play(column)
        self._show((*self._display.discs, disc), (disc,))

    def _hear(self, trial: Trial) -> None:
        self._trial = trial
        self.judged.emit(trial)
        if trial.holds and trial.reply is not None:
            self._reply_timer.start()

    @Slot()
    def _reply(self) -> None:
        if self.is_on and self._trial is not None and self._trial.reply is not None:
            self._play(self._trial.reply)


def _landings(board: Board) -> list[Cell | None]:
    columns = range(board.size.columns)
    return [(board.landing_row(column), column) if board.has_room(column) else None for column in columns]
