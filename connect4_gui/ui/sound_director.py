"""SoundDirector: which sound belongs to what happens in a game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from connect4_gui.engine.board import Side
from connect4_gui.engine.geometry import Cell
from connect4_gui.game.clock import whole_seconds_left
from connect4_gui.game.game import GameResult
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.sound.sounds import Kind, Sound
from connect4_gui.ui.game_controller import GameController
from connect4_gui.ui.scene import Scene

LAST_SECONDS = 5

Play = Callable[[Sound], None]


class SoundDirector(QObject):
    """Listens to a game and plays. A disc is heard when it comes down, the end when it is seen."""

    def __init__(self, controller: GameController, scene: Scene, play: Play, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._play = play
        self._warned: int | None = None
        scene.disc_touched.connect(self._knock)
        scene.result_shown.connect(self._end)
        controller.column_refused.connect(self._refuse)
        controller.ticked.connect(self._count_down)

    @Slot(object)
    def _knock(self, cell: Cell) -> None:
        self._play(Sound(Kind.DROP, cell[0]))

    @Slot(object)
    def _end(self, result: GameResult) -> None:
        self._play(Sound(ending_kind(self._controller.setup, result)))

    @Slot()
    def _refuse(self) -> None:
        self._play(Sound(Kind.REFUSED))

    @Slot()
    def _count_down(self) -> None:
        """Tick once for each of the last seconds of a person's turn."""
        left = self._controller.clock.turn_left
        seconds = None if left is None or self._controller.human_to_move is None else whole_seconds_left(left)
        if seconds == self._warned:
            return
        self._warned = seconds
        if seconds is not None and 1 <= seconds <= LAST_SECONDS:
            self._play(Sound(Kind.SECONDS, seconds))


def ending_kind(setup: MatchSetup, result: GameResult) -> Kind:
    """A person who loses to the computer hears a loss; any other winner is cheered."""
    if result.winner is None:
        return Kind.DRAW
    is_lost = setup.is_computer(result.winner) and not all(setup.is_computer(side) for side in Side)
    return Kind.LOSS if is_lost else Kind.WIN
