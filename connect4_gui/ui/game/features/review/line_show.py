"""LineShow: plays a line on the board disc by disc, beside the game, and stays at its end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from connect4_gui.engine.board import Board
from connect4_gui.engine.moves import Placed
from connect4_gui.game.game import Ending, GameResult, discs_of
from connect4_gui.ui.board.scene import Scene
from connect4_gui.ui.game.board_display import BoardDisplay

STEP_MS = 500


class LineShow(QObject):
    """``ended`` comes when the last disc of the line was dropped."""

    ended = Signal()

    def __init__(self, display: BoardDisplay, scene: Scene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._display = display
        self._scene = scene
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        self._place = 0
        self._board: Board | None = None
        self._rest: tuple[int, ...] = ()

    @property
    def is_running(self) -> bool:
        return self._timer.isActive()

    def start(self, place: int, board: Board, columns: Sequence[int]) -> None:
        """Show ``columns`` after ``board``, which is the position at ``place``; at once where nothing moves."""
        self._place, self._board, self._rest = place, board, tuple(columns)
        self._display.show_aside(place, discs_of(board))
        if self._scene.motion.drop_ms == 0:
            while self._rest:
                self._drop()
            self.ended.emit()
        else:
            self._step()
            self._timer.start(STEP_MS)

    def stop(self) -> None:
        self._timer.stop()
        self._rest = ()

    @Slot()
    def _step(self) -> None:
        if self._rest:
            self._drop()
        if not self._rest:
            self._timer.stop()
            self.ended.emit()

    def _drop(self) -> None:
        board, column = self._board, self._rest[0]
        if board is None or board.outcome() is not None or not board.has_room(column):
            self._rest = ()
            return
        disc = Placed(board.side, (board.landing_row(column), column))
        self._rest, self._board = self._rest[1:], board.play(column)
        self._display.show_aside(
            self._place, (*self._display.discs, disc), changes=(disc,), result=four_on(self._board)
        )


def four_on(board: Board) -> GameResult | None:
    """The result to show if somebody has four on ``board``."""
    outcome = board.outcome()
    if outcome is None or outcome.winner is None:
        return None
    return GameResult(outcome.winner, Ending.FOUR_IN_A_ROW, outcome.cells)
