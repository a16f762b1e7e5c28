"""BoardDisplay: what lies on the board that people see: the game as it stands, or an earlier place of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from connect4_gui.engine.moves import Change, Placed
from connect4_gui.game.game import GameResult
from connect4_gui.ui.board.scene import Scene
from connect4_gui.ui.play.game_controller import GameController


@dataclass(frozen=True, slots=True)
class _Place:
    number: int
    discs: Sequence[Placed]
    result: GameResult | None


class BoardDisplay(QObject):
    """Follows the game of ``controller`` on ``scene``, unless somebody looks at an earlier place.

    A place is how many turns have been made there. ``changed`` comes when the board begins or ends to show an earlier
    place, or shows another one; ``place_wanted`` is the wish to see a place.
    """

    changed = Signal()
    place_wanted = Signal(int)

    def __init__(self, controller: GameController, scene: Scene) -> None:
        super().__init__(scene)
        self._controller = controller
        self._scene = scene
        self._past: _Place | None = None
        self._is_end_known = False
        scene.result_shown.connect(self._remember_end)

    @property
    def is_live(self) -> bool:
        """Whether the board shows the game as it stands."""
        return self._past is None

    @property
    def place(self) -> int:
        """How many turns have been made on the board that is shown."""
        return len(self._controller.state.turns) if self._past is None else self._past.number

    @property
    def discs(self) -> Sequence[Placed]:
        """What lies on the board that is shown, the last disc last."""
        return self._controller.state.discs if self._past is None else self._past.discs

    @property
    def has_last(self) -> bool:
        """Whether the last disc on show was played, and not there from the start."""
        return len(self.discs) > self._controller.state.first_discs

    @property
    def result(self) -> GameResult | None:
        """How the game ended, if the board shows its end."""
        return self._controller.state.result if self._past is None else self._past.result

    def show_game(self) -> None:
        """Show the game after undo, redo or the start of a new one."""
        self._is_end_known = False
        if self.is_live:
            self._put_discs()

    def play(self, changes: Sequence[Change]) -> None:
        """Show what a move has just done to the game."""
        if not self.is_live:
            return
        if _can_fall(changes):
            self._scene.play(changes, self._controller.state.landings)
        else:
            self._put_discs()

    def show_end(self, result: GameResult) -> None:
        """Show that the game has just ended; whoever looks elsewhere sees it when they come back."""
        if self.is_live:
            self._scene.show_result(result)

    def show_past(self, place: int, *, changes: Sequence[Change] = (), result: GameResult | None = None) -> None:
        """Show the earlier ``place``; ``changes`` alone fall, if the place before it was shown."""
        discs = self._controller.state.discs_after(place)
        self._past = _Place(place, discs, result)
        self._scene.set_past(True)
        nowhere = (None,) * self._controller.state.setup.size.columns
        if changes and _can_fall(changes):
            self._scene.play(changes, nowhere)
        else:
            self._scene.show_discs(discs, nowhere, has_last=self.has_last)
        if result is not None:
            self._scene.show_result(result, is_news=False)
        self.changed.emit()

    def show_live(self, *, changes: Sequence[Change] = ()) -> None:
        """Show the game as it stands again; ``changes`` alone fall, if the place before it was shown."""
        if self.is_live:
            return
        self._past = None
        self._scene.set_past(False)
        if changes:
            self.play(changes)
        else:
            self._put_discs()
        result = self._controller.state.result
        if result is not None:
            self._scene.show_result(result, is_news=not self._is_end_known)
        self.changed.emit()

    def _put_discs(self) -> None:
        state = self._controller.state
        self._scene.show_discs(state.discs, state.landings, has_last=self.has_last)

    @Slot()
    def _remember_end(self) -> None:
        self._is_end_known = True


def _can_fall(changes: Sequence[Change]) -> bool:
    """Whether ``changes`` only place discs, which the scene lets fall; everything else is shown at once."""
    return all(isinstance(change, Placed) for change in changes)
