"""MoveRecord: the card with the turns of the game, which keeps the last one in sight."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from connect4_gui.coach.quality import Quality
from connect4_gui.engine.notation import format_turns
from connect4_gui.game.game import Turn
from connect4_gui.ui.game.turns_model import TurnsModel, move_sign
from connect4_gui.ui.game.turns_view import TurnsView, row_px
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_names import disc_name
from connect4_gui.ui.words.retranslation import keep_translated

FRAME_PX = 32


class MoveRecord(QFrame):
    """``view`` shows the turns. ``turn_clicked`` carries the number of a turn, counted from 1; ``stepped`` how far the
    wheel was turned: back is below 0.
    """

    turn_clicked = Signal(int)
    stepped = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._height: int | None = None
        self._model = TurnsModel(lambda side: disc_name(appearance.theme, side), self)
        self.view = TurnsView(self._model, appearance)
        self.view.turn_pressed.connect(self.turn_clicked)
        self.view.stepped.connect(self.stepped)
        self._title = QLabel()
        self._title.setProperty("role", "muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 12, 10, 10)
        column.setSpacing(6)
        column.addWidget(self._title)
        column.addWidget(self.view, 1)
        self._title.setContentsMargins(8, 0, 0, 0)
        keep_translated(self, self._write_texts)

    @property
    def signs(self) -> tuple[str, ...]:
        """What is written in the record, turn by turn."""
        return tuple(move_sign(turn) for turn in self._model.turns)

    @property
    def is_at_end(self) -> bool:
        """Whether the last turn is in sight."""
        bar = self.view.verticalScrollBar()
        return bar.value() == bar.maximum()

    def set_steering(self, is_steering: bool) -> None:
        """Whether the wheel steps through the game instead of scrolling the list."""
        self.view.set_steering(is_steering)

    def set_current(self, number: int | None) -> None:
        """Mark the turn after which the game is shown, 0 for none of them; None is the game as it stands."""
        self.view.set_shown(number)

    def turn_spot(self, number: int) -> QPoint:
        """The middle of a turn, counted from 1, in this widget."""
        return self.view.viewport().mapTo(self, self.view.turn_area(number).center())

    def set_turns(self, turns: tuple[Turn, ...]) -> None:
        self._model.set_turns(turns)
        self.view.follow_model()
        self._fit()
        self.setAccessibleDescription(format_turns((turn.move, turn.luck) for turn in turns))

    def set_qualities(self, qualities: tuple[Quality | None, ...], only_moves: Collection[int] = ()) -> None:
        """Mark how good the moves were, from the first one on; None where that is not known."""
        self._model.set_qualities(qualities, only_moves)

    def set_height(self, pixels: int | None) -> None:
        """Keep to a height, without the title; None grows with the moves as far as there is room."""
        self._height = pixels
        self._title.setVisible(pixels is None)
        self._fit()

    def _write_texts(self) -> None:
        self._title.setText(self.tr("Moves"))
        self.setAccessibleName(self.tr("Moves"))
        self.view.setAccessibleName(self.tr("Moves"))
        self.view.set_empty_text(self.tr("None yet"))
        self.view.fit_text()
        self._fit()

    def _fit(self) -> None:
        if self._height is not None:
            self.setFixedHeight(self._height)
            return
        rows = max(1, self._model.rowCount())
        frame = self._title.sizeHint().height() + FRAME_PX
        self.setMinimumHeight(frame + row_px())
        self.setMaximumHeight(frame + rows * row_px())
