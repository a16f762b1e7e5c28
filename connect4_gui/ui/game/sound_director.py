"""SoundDirector: which sound belongs to what happens in a game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from connect4_gui.engine.board import Side
from connect4_gui.engine.geometry import Cell
from connect4_gui.game.game import GameResult
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.sound.sounds import Kind, Sound
from connect4_gui.ui.board.scene import Scene
from connect4_gui.ui.play.game_controller import GameController

Play = Callable[[Sound], None]


class SoundDirector(QObject):
    """Listens to a game and plays. A disc is heard when it comes down, the end when it is seen."""

    def __init__(self, controller: GameController, scene: Scene, play: Play, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._play = play
        scene.disc_touched.connect(self._knock)
        scene.result_shown.connect(self._end)
        controller.column_refused.connect(self._refuse)
        controller.second_warning.connect(self._count_down)

    @Slot(object)
    def _knock(self, cell: Cell) -> None:
        self._play(Sound(Kind.DROP, cell[0]))

    @Slot(object)
    def _end(self, result: GameResult) -> None:
        self._play(Sound(ending_kind(self._controller.setup, result)))

    @Slot()
    def _refuse(self) -> None:
        self._play(Sound(Kind.REFUSED))

    @Slot(int)
    def _count_down(self, second: int) -> None:
        self._play(Sound(Kind.SECONDS, second))


def ending_kind(setup: MatchSetup, result: GameResult) -> Kind:
    """A person who loses to the computer hears a loss; any other winner is cheered."""
    if result.winner is None:
        return Kind.DRAW
    is_lost = setup.is_computer(result.winner) and not all(setup.is_computer(side) for side in Side)
    return Kind.LOSS if is_lost else Kind.WIN
