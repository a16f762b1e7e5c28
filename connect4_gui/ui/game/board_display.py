"""BoardDisplay: what lies on the board that people see: the game, an earlier place of it, or a line beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.moves import Change, Placed
from connect4_gui.game.game import GameResult
from connect4_gui.ui.board.scene import Scene
from connect4_gui.ui.play.game_controller import GameController


@dataclass(frozen=True, slots=True)
class _Place:
    number: int
    discs: Sequence[Placed]
    result: GameResult | None
    is_aside: bool = False


class BoardDisplay(QObject):
    """Follows the game of ``controller`` on ``scene``, unless somebody looks at an earlier place.

    A place is how many turns have been made there. ``changed`` comes when the board begins or ends to show an earlier
    place, or shows another one; ``place_wanted`` is the wish to see a place. ``past_touched`` is the scene's, unless
    somebody takes the touches. ``review_changed`` comes when a review of the game begins or ends.
    """

    changed = Signal()
    place_wanted = Signal(int)
    past_touched = Signal(object)
    review_changed = Signal()

    def __init__(self, controller: GameController, scene: Scene) -> None:
        super().__init__(scene)
        self._controller = controller
        self._scene = scene
        self._past: _Place | None = None
        self._is_end_known = False
        self._reviewer: Callable[[int | None], None] | None = None
        scene.result_shown.connect(self._remember_end)
        scene.past_touched.connect(self._touch)

    @property
    def is_live(self) -> bool:
        """Whether the board shows the game as it stands."""
        return self._past is None

    @property
    def place(self) -> int:
        """How many turns have been made on the board that is shown."""
        return len(self._controller.state.turns) if self._past is None else self._past.number

    @property
    def is_aside(self) -> bool:
        """Whether the board shows discs that were never played in the game."""
        return self._past is not None and self._past.is_aside

    @property
    def is_reviewed(self) -> bool:
        """Whether the game is being reviewed: people then look at the move that follows the place that is shown."""
        return self._reviewer is not None

    def set_reviewer(self, touch: Callable[[int | None], None] | None) -> None:
        """Let ``touch`` hear of touches from now on, in place of ``past_touched``; None ends the review."""
        self._reviewer = touch
        self.review_changed.emit()

    @property
    def discs(self) -> Sequence[Placed]:
        """What lies on the board that is shown, the last disc last."""
        return self._controller.state.discs if self._past is None else self._past.discs

    @property
    def has_last(self) -> bool:
        """Whether the last disc on show came with the last turn, and was not there before; not said in a review."""
        if self.is_aside or self.is_reviewed:
            return False
        return self._controller.state.has_last_after(self.place)

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
        if self.is_live:
            state = self._controller.state
            self._scene.play(changes, state.landings, state.forecast.pull)

    def show_end(self, result: GameResult) -> None:
        """Show that the game has just ended; whoever looks elsewhere sees it when they come back."""
        if self.is_live:
            self._scene.show_result(result)

    def show_past(self, place: int, *, changes: Sequence[Change] = (), result: GameResult | None = None) -> None:
        """Show the earlier ``place``; ``changes`` alone are played, if the place before it was shown."""
        state = self._controller.state
        discs, pull = state.discs_after(place), state.forecast_after(place).pull
        self._past = _Place(place, discs, result)
        self._scene.set_past(True)
        nowhere = (None,) * (state.setup.size.rows if pull.has_rows else state.setup.size.columns)
        if changes:
            self._scene.play(changes, nowhere, pull)
        else:
            self._scene.set_pull(pull)
            self._scene.show_discs(discs, nowhere, has_last=self.has_last)
        if result is not None:
            self._scene.show_result(result, is_news=False)
        self.changed.emit()

    def show_aside(
        self,
        place: int,
        discs: Sequence[Placed],
        *,
        changes: Sequence[Change] = (),
        landings: Sequence[Cell | None] = (),
        result: GameResult | None = None,
    ) -> None:
        """Show ``discs``, which continue ``place`` otherwise than the game did; ``changes`` alone are played.

        With ``landings`` somebody may drop there.
        """
        self._past = _Place(place, discs, result, is_aside=True)
        self._scene.set_past(not landings)
        shown = landings or (None,) * self._controller.state.setup.size.columns
        if changes:
            self._scene.play(changes, shown)
        else:
            self._scene.show_discs(discs, shown, has_last=False)
        if result is not None:
            self._scene.show_result(result, is_news=False)
        self.changed.emit()

    def show_live(self, *, changes: Sequence[Change] = ()) -> None:
        """Show the game as it stands again; ``changes`` alone are played, if the place before it was shown."""
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
        self._scene.set_pull(state.forecast.pull)
        self._scene.show_discs(state.discs, state.landings, has_last=self.has_last)

    @Slot(object)
    def _touch(self, column: int | None) -> None:
        if self._reviewer is None:
            self.past_touched.emit(column)
        else:
            self._reviewer(column)

    @Slot()
    def _remember_end(self) -> None:
        self._is_end_known = True
