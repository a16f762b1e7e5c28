"""HintFeature: asks the strongest engine for the best column, shows it and says why, as long as it holds."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from connect4_gui.coach.explain import Coach
from connect4_gui.coach.reason import Code, Reason
from connect4_gui.coach.solver import Solver
from connect4_gui.engine.board import Board, Side, classic_board
from connect4_gui.engine.moves import Pop
from connect4_gui.engine.search_types import Engine, SearchLimits, StopFlag
from connect4_gui.game.events import (
    ClockTicked,
    ColumnRefused,
    Event,
    GameStarted,
    HoldChanged,
    MoveRefused,
    PositionEvaluated,
    SecondBegan,
    TurnBegan,
)
from connect4_gui.game.hint import Hint, hint_for
from connect4_gui.game.state import GameState
from connect4_gui.game.variant_hint import VariantHint, find_variant_hint
from connect4_gui.ui.board.scene import Depth
from connect4_gui.ui.game.features.feature import Table
from connect4_gui.ui.game.features.hint.hint_mark import HintMark
from connect4_gui.ui.game.features.hint.hint_texts import hint_text, variant_hint_text
from connect4_gui.ui.play.engine_thread import EngineThread
from connect4_gui.ui.widgets.strip import Strip
from connect4_gui.ui.words.coach_words import coach_sentence
from connect4_gui.ui.words.texts import player_name

HINT_LIMITS = SearchLimits(seconds=1.2)

SAID_ALREADY = (Code.WINS, Code.BLOCKS, Code.HOLDS_OUT)
"""Reasons of which the hint itself has said as much."""

HARMLESS = (ClockTicked, SecondBegan, ColumnRefused, MoveRefused, TurnBegan, PositionEvaluated)
"""What may happen while a hint is looked for or shown; whatever else happens ends it."""


class HintFeature(QObject):
    """One hint at a time. The engine is made for the first hint of a game."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.actions)
        self._table = table
        self._thread = EngineThread(self)
        self._engine: Engine | None = None
        self._is_looking = False
        self._hint: Hint | VariantHint | None = None
        self._coach: Coach | None = None
        self.note = Strip(table.appearance)
        table.panel.add_part(self.note, is_note=True)
        self.mark = HintMark(table.appearance.theme)
        table.scene.add_layer(self.mark, Depth.BEHIND_DISCS)
        self.action = table.actions.add_feature("hint", "H", write=self._write)
        self.action.triggered.connect(self.ask)
        table.display.changed.connect(self._follow_display)

    @property
    def hint(self) -> Hint | VariantHint | None:
        """The hint that is shown."""
        return self._hint

    @property
    def is_looking(self) -> bool:
        """Whether a hint was asked for and is not there yet."""
        return self._is_looking

    @Slot()
    def ask(self) -> None:
        """Look for the best column, unless nobody may drop or a hint is there already."""
        state = self._table.controller.state
        if not self._can_ask(state):
            return
        self._is_looking = True
        self._thread.start(self._search(state), self.show, self._fail)
        self._table.status.keep_message(self.tr("Looking for a hint…"))
        self._enable(state)

    def follow(self, event: Event, state: GameState) -> None:
        if isinstance(event, GameStarted):
            self._engine = self._coach = None
        if isinstance(event, HoldChanged):
            if self._is_looking:
                self._drop()
        elif not isinstance(event, HARMLESS):
            self._drop()
        self._enable(state)

    def rewrite(self) -> None:
        if self._hint is not None:
            self._table.status.keep_message(self._text(self._hint))

    def close(self) -> None:
        self._is_looking = False
        self._thread.close()

    def _search(self, state: GameState) -> Callable[[StopFlag], Hint | VariantHint]:
        """What finds the hint, by the rules of the game."""
        board, rules = state.board, state.setup.rules
        if not state.is_classic:
            return lambda stop: find_variant_hint(rules, board, stop)
        engine = self._engine = self._engine or self._table.controller.lineup.engine()
        return lambda stop: find_hint(engine, classic_board(board), stop)

    def _write(self) -> tuple[str, str]:
        return self.tr("Hint"), self.tr("Show the best column and say why")

    def _can_ask(self, state: GameState) -> bool:
        is_idle = not self._is_looking and self._hint is None
        return state.can_hint and is_idle and self._table.display.is_live

    def _enable(self, state: GameState) -> None:
        self.action.setEnabled(self._can_ask(state))

    @Slot()
    def _follow_display(self) -> None:
        """A hint is about the game as it stands, so it goes when an earlier place is shown."""
        if not self._table.display.is_live:
            self._drop()
        self._enable(self._table.controller.state)

    def show(self, hint: Hint | VariantHint) -> None:
        """Mark the cell of ``hint``, if it has one, and say why. A disc to be pulled out lies below its mark."""
        self._is_looking, self._hint = False, hint
        is_pull = isinstance(hint, VariantHint) and isinstance(hint.move, Pop)
        self.mark.setZValue(Depth.LANE if is_pull else Depth.BEHIND_DISCS)
        if hint.cell is not None:
            self.mark.show_at(hint.cell, self._table.scene.layout_.centre(hint.cell))
        self._table.status.keep_message(self._text(hint))
        self._table.say(self._text(hint))
        self._enable(self._table.controller.state)
        self._look_for_reason(hint)

    def _look_for_reason(self, hint: Hint | VariantHint) -> None:
        """Let the coach say more about a hint whose result is proven; that may take a moment longer."""
        state = self._table.controller.state
        if not isinstance(hint, Hint) or not hint.is_proven or self._engine is None:
            return
        board, column = classic_board(state.board), hint.column
        coach = self._coach = self._coach or Coach(Solver(self._engine))
        self._thread.start(lambda stop: coach.praise(board, column, stop), self._show_reason, lambda: None)

    def _show_reason(self, reason: Reason | None) -> None:
        """Say why in a sentence, where that is more than the hint has said already."""
        state, hint = self._table.controller.state, self._hint
        if reason is None or hint is None or reason.code in SAID_ALREADY or not isinstance(hint, Hint):
            return
        names = {side: player_name(state.setup, side) for side in Side}
        sentence = coach_sentence(classic_board(state.board), reason, names)
        self.note.tell(self.tr("Column {number}").format(number=hint.column + 1), text=sentence)
        self._table.panel.show_part(self.note, True)

    def _text(self, hint: Hint | VariantHint) -> str:
        if isinstance(hint, Hint):
            return hint_text(hint)
        return variant_hint_text(hint, is_row=self._table.controller.state.forecast.pull.has_rows)

    def _fail(self) -> None:
        self._is_looking = False
        self._table.status.show_message(self.tr("No hint: something went wrong; details are in the log."))
        self._table.say(self.tr("There is no hint"))
        self._enable(self._table.controller.state)

    def _drop(self) -> None:
        """Forget the hint, or the question for one."""
        if self._is_looking or self._hint is not None:
            self._is_looking, self._hint = False, None
            self._thread.cancel()
            self.mark.take_away()
            self.note.take_away()
            self._table.panel.show_part(self.note, False)
            self._table.status.drop_message()


def find_hint(engine: Engine, board: Board, stop: StopFlag) -> Hint:
    """What ``engine`` advises on ``board``, on which somebody must be able to move."""
    (info,) = deque(engine.analyse(board, HINT_LIMITS, stop), maxlen=1)
    return hint_for(board, info)
