"""SoundDirector: which sound belongs to what happens in a game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from connect4_gui.engine.geometry import Cell
from connect4_gui.game.events import ColumnRefused, Event, MoveRefused, SecondBegan
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
        controller.happened.connect(self._hear)

    @Slot(object)
    def _knock(self, cell: Cell) -> None:
        self._play(Sound(Kind.DROP, cell[0]))

    @Slot(object)
    def _end(self, result: GameResult) -> None:
        self._play(Sound(ending_kind(self._controller.state.setup, result)))

    @Slot(object)
    def _hear(self, event: Event) -> None:
        if isinstance(event, ColumnRefused | MoveRefused):
            self._play(Sound(Kind.REFUSED))
        elif isinstance(event, SecondBegan):
            self._play(Sound(Kind.SECONDS, event.second))


def ending_kind(setup: MatchSetup, result: GameResult) -> Kind:
    """A person who loses to a bot hears a loss; any other winner is cheered."""
    if result.winner is None:
        return Kind.DRAW
    is_lost = setup.has_people and not setup.spec(result.winner).is_person
    return Kind.LOSS if is_lost else Kind.WIN
