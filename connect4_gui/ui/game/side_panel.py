"""SidePanel: the players, the turn's time, the record of moves and the result, beside or below the board."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.game.countdown import is_urgent
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.state import GameState
from connect4_gui.settings.motion import Motion
from connect4_gui.ui.game import game_texts
from connect4_gui.ui.game.move_record import MoveRecord
from connect4_gui.ui.game.player_card import PlayerCard
from connect4_gui.ui.game.result_card import ResultCard
from connect4_gui.ui.game.turn_bar import TurnBar
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.words.retranslation import keep_translated
from connect4_gui.ui.words.texts import player_name, timer_text

WIDE_MIN, WIDE_MAX = 300, 400
LOWER_PX = 78
QWIDGETSIZE_MAX = (1 << 24) - 1


class SidePanel(QWidget):
    """In its compact form the cards stand side by side and the result takes the place of the record.

    Folded away, only a result is shown. Parts that features add stand below the record, or above it in the compact
    form, and are shown also when the panel is folded; in the compact form a result then gives way to the record.
    """

    def __init__(
        self, setup: MatchSetup, appearance: Appearance, motion: Motion, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._setup = setup
        self.cards = {side: PlayerCard(side, "", appearance, motion) for side in Side}
        self.turn_bar = TurnBar("", appearance)
        self._is_timed = setup.turn_seconds is not None
        self.result = ResultCard()
        self.result.hide()
        self.record = MoveRecord(appearance)
        self._parts: dict[QWidget, bool] = {}
        self._has_result = self._is_compact = self._is_folded = False
        self._lay_out()
        self.set_compact(False)
        keep_translated(self, self._write_texts)

    @property
    def is_compact(self) -> bool:
        return self._is_compact

    @property
    def has_result(self) -> bool:
        """Whether there is a result to be read, also where it has left its place to the record."""
        return self._has_result

    def add_part(self, part: QWidget) -> None:
        """Let ``part`` belong to the panel, hidden until it is shown."""
        self._parts[part] = False
        part.hide()
        self._place_parts()

    def show_part(self, part: QWidget, is_shown: bool) -> None:
        self._parts[part] = is_shown
        self._show_parts()

    @property
    def is_folded(self) -> bool:
        return self._is_folded

    def set_setup(self, setup: MatchSetup) -> None:
        """Name the players where they sit now, and the rule of the turn timer."""
        self._setup = setup
        self._write_texts()

    def _write_texts(self) -> None:
        for side, card in self.cards.items():
            card.set_name(player_name(self._setup, side))
        self.turn_bar.set_rule(timer_text(self._setup))

    def set_motion(self, motion: Motion) -> None:
        for card in self.cards.values():
            card.set_motion(motion)

    def set_folded(self, is_folded: bool) -> None:
        self._is_folded = is_folded
        self._show_parts()

    def set_compact(self, is_compact: bool) -> None:
        self._is_compact = is_compact
        direction = QBoxLayout.Direction.LeftToRight if is_compact else QBoxLayout.Direction.TopToBottom
        self._cards_box.setDirection(direction)
        for card in self.cards.values():
            card.set_compact(is_compact)
        self.result.set_compact(is_compact)
        self.record.set_height(LOWER_PX if is_compact else None)
        self.setMinimumWidth(0 if is_compact else WIDE_MIN)
        self.setMaximumWidth(QWIDGETSIZE_MAX if is_compact else WIDE_MAX)
        self.result.setMinimumHeight(LOWER_PX if is_compact else 0)
        self.result.setMaximumHeight(LOWER_PX if is_compact else QWIDGETSIZE_MAX)
        self._place_parts()
        self._show_parts()

    def show_state(self, state: GameState) -> None:
        """Say who is to move or thinks, and the score."""
        for side, card in self.cards.items():
            card.show_state(
                is_framed=side is game_texts.chip_side(state),
                note=game_texts.card_note(state, side),
                is_thinking=state.is_thinking and state.mover is side,
            )

    def show_times(self, state: GameState) -> None:
        """Show the clocks of the players and of the turn, and what the players have been doing for so long."""
        for side, card in self.cards.items():
            card.show_note(game_texts.card_note(state, side))
            left = game_texts.card_seconds(state, side)
            is_mover = state.mover is side
            card.show_time(game_texts.card_time(state, side), is_urgent=is_mover and is_urgent(left))
            card.warn(state.times.last_second if is_mover else None)
        left, whole = state.times.turn_left, state.setup.turn_seconds
        if left is None or whole is None:
            self.turn_bar.show_left(0, None)
        else:
            number = game_texts.turn_number(left)
            self.turn_bar.show_left(left / whole, state.mover, number, is_urgent=is_urgent(left))

    def show_result(self, title: str, reason: str) -> None:
        """Show how the game ended, with the keyboard on "Play again"."""
        self.result.set_text(title, reason)
        self._has_result = True
        self._show_parts()
        if self.result.isVisibleTo(self):
            self.result.play_again.setFocus()

    def hide_result(self) -> None:
        self._has_result = False
        self._show_parts()

    def _place_parts(self) -> None:
        for part in self._parts:
            self._column.removeWidget(part)
        first = self._column.indexOf(self.record) + (0 if self._is_compact else 1)
        for index, part in enumerate(self._parts, start=first):
            self._column.insertWidget(index, part)

    def _show_parts(self) -> None:
        has_part = any(self._parts.values())
        has_result = self._has_result and not (has_part and self._is_compact)
        self.result.setVisible(has_result)
        for part, is_shown in self._parts.items():
            part.setVisible(is_shown)
        for card in self.cards.values():
            card.setVisible(not self._is_folded)
        self.turn_bar.setVisible(self._is_timed and not self._is_folded)
        self.record.setVisible(not self._is_folded and not (self._is_compact and has_result))
        self.setVisible(has_result or has_part or not self._is_folded)

    def _lay_out(self) -> None:
        self._cards_box = QVBoxLayout()
        self._cards_box.setSpacing(12)
        for card in self.cards.values():
            self._cards_box.addWidget(card, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(14)
        self._column.addLayout(self._cards_box)
        self._column.addWidget(self.turn_bar)
        self._column.addWidget(self.result)
        self._column.addWidget(self.record, 1000)
        self._column.addStretch(1)
