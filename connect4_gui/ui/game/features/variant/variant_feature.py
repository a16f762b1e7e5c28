"""VariantFeature: what the rules beside Classic need: what comes next, and what can be done besides dropping."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from connect4_gui.engine.board import Side
from connect4_gui.engine.moves import FLIP, Pop
from connect4_gui.game.events import ClockTicked, Event, MoveMade, MoveRefused, SecondBegan, TurnBegan
from connect4_gui.game.state import GameState
from connect4_gui.ui.game import variant_texts as texts
from connect4_gui.ui.game.features.feature import Table
from connect4_gui.ui.game.features.variant.forecast_strip import ForecastStrip
from connect4_gui.ui.game.game_actions import Shown
from connect4_gui.ui.words.rules_texts import rules_title

PULL_KEYS = ("Del", "Backspace", "Shift+Return", "Shift+Enter", "Shift+Space", "Shift+Down")
PASSING = (ClockTicked, SecondBegan)


class VariantFeature(QObject):
    """By the classic rules there is nothing of it. ``strip`` says what comes next; ``pull`` and ``flip`` are there by
    the rules that have them.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table.actions)
        self._table = table
        self.strip: ForecastStrip | None = None
        self.pull: QAction | None = None
        self.flip: QAction | None = None
        self.say: QAction | None = None
        state = self._state
        if not state.is_classic:
            self._build(state)
            self._show(state)

    def follow(self, event: Event, state: GameState) -> None:
        if self.strip is None or isinstance(event, PASSING):
            return
        match event:
            case MoveMade(turn) if not state.is_replayed:
                self._tell(texts.event_texts(turn))
            case MoveRefused(move):
                self._refuse(state, texts.refusal_text(state, move), move.column if isinstance(move, Pop) else None)
            case TurnBegan() if texts.is_urgent(state) and not state.is_replayed:
                self._table.say(texts.forecast_text(state))
        self._show(state)

    def rewrite(self) -> None:
        if self.strip is not None:
            self._show(self._state)

    def close(self) -> None:
        """It has no threads."""

    @property
    def _state(self) -> GameState:
        return self._table.controller.state

    def _build(self, state: GameState) -> None:
        table, key = self._table, state.setup.rules.key
        self.strip = ForecastStrip()
        table.panel.add_part(self.strip, is_note=True)
        if key == "popout":
            self.pull = table.actions.add_feature("pull-out", *PULL_KEYS, write=self._write_pull, shown=Shown.IN_MENU)
            self.pull.triggered.connect(self._pull_chosen)
            table.scene.pull_clicked.connect(self._pull)
            table.scene.pull_shown.connect(self._explain_pull)
        elif key == "flip":
            self.flip = table.actions.add_feature("flip", "F", write=self._write_flip)
            self.flip.triggered.connect(self._flip)
        table.board_view.set_note(lambda: texts.board_note(key))
        self.say = table.actions.add_feature("say", "W", write=self._write_say, shown=Shown.IN_MENU)
        self.say.triggered.connect(self._say)
        table.display.changed.connect(self._follow_display)

    @Slot()
    def _pull_chosen(self) -> None:
        """Pull out of the column that is pointed at; where none is, point at the first that can be."""
        scene = self._table.scene
        if scene.hover_column is not None:
            scene.wish_pull(scene.hover_column)
        elif scene.pops:
            scene.point_at_bottom(min(scene.pops))

    @Slot(int)
    def _pull(self, column: int) -> None:
        self._table.controller.referee.wish(Pop(column))

    @Slot()
    def _flip(self) -> None:
        self._table.controller.referee.wish(FLIP)

    @Slot(object)
    def _explain_pull(self, column: int | None) -> None:
        """Say in the status line what a click would do."""
        if column is None:
            self._table.status.show_tip("")
        else:
            height = sum(disc.cell[1] == column for disc in self._state.discs)
            self._table.status.show_tip(texts.pull_preview_text(column, height))

    @Slot()
    def _say(self) -> None:
        """Say what comes next, because somebody asked."""
        sentence = texts.forecast_text(self._state)
        self._table.status.show_message(sentence)
        self._table.say(sentence)

    @Slot()
    def _follow_display(self) -> None:
        self._show(self._state)

    def _tell(self, sentences: list[str]) -> None:
        """Write what happened besides the move; the narrator says it with the turn."""
        if sentences:
            self._table.status.show_message(" ".join(sentences))

    def _refuse(self, state: GameState, sentence: str, column: int | None) -> None:
        if column is not None and column < state.setup.size.columns:
            self._table.scene.refuse(column)
        self._table.status.show_message(sentence)
        self._table.say(sentence)

    def _show(self, state: GameState) -> None:
        """Bring strip and actions to where things stand. After the end nothing comes any more."""
        if self.strip is None:
            return
        self._table.board_view.describe()
        pull = state.forecast.pull
        arrow = texts.ARROWS[pull] if state.forecast.next_pull is not pull else ""
        title, text = rules_title(state.setup.rules.key), texts.forecast_text(state)
        self.strip.show_forecast(title, text, arrow, is_urgent=texts.is_urgent(state))
        is_live = self._table.display.is_live
        self._table.panel.show_part(self.strip, not state.is_over and is_live)
        if self.pull is not None:
            self.pull.setEnabled(state.person_to_move is not None and bool(state.pops) and is_live)
        if self.flip is not None:
            self.flip.setEnabled(state.person_to_move is not None and state.can_flip and is_live)
            if self.flip.text() != self._write_flip()[0]:
                self._table.actions.rewrite(self.flip)

    def _write_pull(self) -> tuple[str, str]:
        return self.tr("Pull out"), self.tr("Pull your lowest disc out of the chosen column")

    def _write_flip(self) -> tuple[str, str]:
        state = self._state
        flips = state.forecast.flips or (0, 0)
        title = self.tr("Flip ({count})").format(count=flips[_counted_side(state) - 1])
        return title, self.tr("Turn the board upside down instead of dropping")

    def _write_say(self) -> tuple[str, str]:
        return self.tr("Say what comes next"), self.tr("Let the screen reader say what happens next, and when")


def _counted_side(state: GameState) -> Side:
    """Whose flips the button counts: those of the person to move, or of the one who waits for a bot."""
    side = state.board.side
    is_waiting = not state.setup.spec(side).is_person and state.setup.spec(side.other).is_person
    return side.other if is_waiting else side
