"""SidePanel: the players, the turn's time, the record of moves and the result, beside or below the board."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.game.countdown import is_urgent
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.state import GameState
from connect4_gui.settings.motion import Motion
from connect4_gui.ui.game import game_texts
from connect4_gui.ui.game.move_record import MoveRecord
from connect4_gui.ui.game.panel_card import PanelCard
from connect4_gui.ui.game.player_card import PlayerCard
from connect4_gui.ui.game.result_card import ResultCard
from connect4_gui.ui.game.turn_bar import TurnBar
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import text_px
from connect4_gui.ui.words.retranslation import keep_translated
from connect4_gui.ui.words.texts import player_name, timer_text

WIDE_MIN, WIDE_MAX, REVIEW_MAX = 316, 400, 464
MOST_SHARE = 0.5
"""The most of the window's width that large texts may take from the board."""

LOWER_PX = 78
TIGHT_PX = 720
"""Lower than this a panel with a feature's card has small cards of the players."""

GAP, CARD_GAP, LOW_GAP = 14, 12, 8
QWIDGETSIZE_MAX = (1 << 24) - 1


class SidePanel(QWidget):
    """In its compact form the cards of the players stand side by side, and the result or a feature's card takes the
    place of the record. Otherwise a feature's card stands above the record.

    Folded away, only a result is shown. Parts that features add stand below the record, or above it in the compact
    form, and are shown also when the panel is folded; where there is little room a result then gives way to the rest.

    Beside the board, a low panel has smaller cards. What does not fit in is left out, what people need least first.
    What a feature's card shows stays when a part that keeps its place opens, so that nobody's hand or key goes astray.

    While the game is reviewed, the players and the result leave their places to the cards of the review.
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
        self._notes: set[QWidget] = set()
        self._placed: dict[QWidget, Callable[[int], int]] = {}
        self._feature_cards: dict[PanelCard, bool] = {}
        self._has_result = self._is_compact = self._is_low = self._is_folded = False
        self._is_reviewed = self._wants_record = False
        self._players_form: tuple[bool, bool, int] | None = None
        self._window_px = QWIDGETSIZE_MAX
        self._lay_out()
        self.set_form(is_compact=False)
        keep_translated(self, self._write_texts)

    def event(self, event: QEvent) -> bool:
        """A part may need another height than before, as a result or the strip of a replay do."""
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit_cards()
        return handled

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_parts()

    @property
    def is_compact(self) -> bool:
        return self._is_compact

    @property
    def is_low(self) -> bool:
        return self._is_low

    @property
    def has_result(self) -> bool:
        """Whether there is a result to be read, also where it has left its place to the record."""
        return self._has_result

    @property
    def has_notes(self) -> bool:
        """Whether there is room for notes: folded away beside a low board there is none."""
        return not (self._is_folded and self._is_low)

    def add_part(self, part: QWidget, *, is_note: bool = False, height_in: Callable[[int], int] | None = None) -> None:
        """Let ``part`` belong to the panel, hidden until it is shown; a note only where there is room for it.

        With ``height_in``, which says what it needs in a width, the cards of features leave it its place all the time.
        """
        self._parts[part] = False
        if height_in is not None:
            self._placed[part] = height_in
        if is_note:
            self._notes.add(part)
        part.hide()
        self._place_parts()

    def show_part(self, part: QWidget, is_shown: bool) -> None:
        self._parts[part] = is_shown
        self._show_parts()

    def add_card(self, card: PanelCard) -> None:
        """Let ``card`` belong to the panel, hidden until it is shown. It goes when the panel is folded away."""
        self._feature_cards[card] = False
        card.hide()
        card.set_compact(self._is_compact)
        self._column.insertWidget(self._column.indexOf(self.record), card)

    def show_card(self, card: PanelCard, is_shown: bool) -> None:
        self._feature_cards[card] = is_shown
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
        self._make_room()

    def set_motion(self, motion: Motion) -> None:
        for card in self.cards.values():
            card.set_motion(motion)

    def set_window_width(self, pixels: int) -> None:
        """Leave the board its part of a window of ``pixels``, also where large texts would like more."""
        self._window_px = pixels
        self._limit_width()

    def set_folded(self, is_folded: bool) -> None:
        self._is_folded = is_folded
        self._show_parts()

    def set_reviewed(self, is_reviewed: bool, *, wants_record: bool = False) -> None:
        """Leave the places of players and result to the cards of features, or take them back.

        In the compact form the record of moves is shown too, if the review ``wants_record``.
        """
        self._is_reviewed, self._wants_record = is_reviewed, wants_record
        self._limit_width()
        self._show_parts()

    def set_form(self, *, is_compact: bool, is_low: bool = False) -> None:
        """Stand below the board if ``is_compact``, else beside it, with small cards if there ``is_low`` room."""
        self._is_compact, self._is_low = is_compact, is_low
        self._arrange_players()
        self._column.setSpacing(LOW_GAP if is_low else GAP)
        for feature_card in self._feature_cards:
            feature_card.set_compact(is_compact)
        self.result.set_form(is_compact=is_compact, is_low=is_low)
        self._make_room()
        self._place_parts()
        self._show_parts()

    def _arrange_players(self) -> None:
        """Leave a feature's card the room that it needs, with the players side by side where their names fit in.

        To set the same again would begin a layout that never ends.
        """
        has_card = any(self._feature_cards.values()) and not self._is_compact and not self._is_reviewed
        is_tight = has_card and self.height() < text_px(TIGHT_PX)
        needed = 2 * max(card.small_width() for card in self.cards.values()) + CARD_GAP
        is_abreast = self._is_compact or (is_tight and self.width() >= needed)
        form = (is_abreast, self._is_compact or self._is_low or is_tight, LOW_GAP if self._is_low else CARD_GAP)
        if form == self._players_form:
            return
        self._players_form = form
        is_abreast, is_small, gap = form
        direction = QBoxLayout.Direction.LeftToRight if is_abreast else QBoxLayout.Direction.TopToBottom
        self._cards_box.setDirection(direction)
        self._cards_box.setSpacing(gap)
        for card in self.cards.values():
            card.set_compact(is_small)

    def _make_room(self) -> None:
        """Be as large as texts of the size that they have now need it."""
        lower = text_px(LOWER_PX)
        for card in self.cards.values():
            card.fit_text()
        self._arrange_players()
        self.record.set_height(lower if self._is_compact else None)
        self.result.setMinimumHeight(lower if self._is_compact else 0)
        self.result.setMaximumHeight(lower if self._is_compact else QWIDGETSIZE_MAX)
        self._limit_width()

    def _limit_width(self) -> None:
        widest = text_px(REVIEW_MAX if self._is_reviewed else WIDE_MAX)
        least = max(WIDE_MIN, min(text_px(WIDE_MIN), round(self._window_px * MOST_SHARE)))
        self.setMinimumWidth(0 if self._is_compact else least)
        self.setMaximumWidth(QWIDGETSIZE_MAX if self._is_compact else widest)

    def show_state(self, state: GameState) -> None:
        """Show the score, and say who is to move or thinks."""
        for side, card in self.cards.items():
            card.show_state(
                is_framed=side is game_texts.chip_side(state),
                words=game_texts.card_words(state, side),
                note=game_texts.card_note(state, side),
                score=state.wins[side],
                is_thinking=state.is_thinking and state.mover is side,
            )

    def show_times(self, state: GameState) -> None:
        """Show the clocks of the players and of the turn, and what the players have been doing for so long."""
        for side, card in self.cards.items():
            card.show_words(game_texts.card_words(state, side), game_texts.card_note(state, side))
            left = state.times.game_left.get(side)
            is_mover = state.mover is side
            card.show_time(game_texts.card_time(state, side), is_urgent=is_mover and is_urgent(left))
            card.warn(state.times.last_second if is_mover else None)
        left, whole = state.times.turn_left, state.setup.turn_seconds
        if left is None or whole is None:
            self.turn_bar.show_left(0, None)
        else:
            self.turn_bar.show_left(left / whole, state.mover, is_urgent=is_urgent(left))

    def show_result(self, title: str, reason: str, after_ms: int = 0) -> None:
        """Show how the game ended, with the keyboard on "Play again": ``after_ms``, if it has not gone elsewhere."""
        self.result.set_text(title, reason)
        self._has_result = True
        self._show_parts()
        if after_ms:
            QTimer.singleShot(after_ms, self, partial(self._offer_another, self.window().focusWidget()))
        else:
            self._offer_another(self.window().focusWidget())

    def _offer_another(self, focused: QWidget | None) -> None:
        """Move the keyboard to "Play again", unless it has left the widget that was ``focused``."""
        if self._has_result and self.result.isVisibleTo(self) and self.window().focusWidget() is focused:
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
        self._arrange_players()
        groups = self._wanted()
        shown = [part for group in (groups if self._is_compact else self._fitting(groups)) for part in group]
        for part in self._everything():
            part.setVisible(part in shown)
        self.setVisible(bool(groups))
        self._fit_cards()

    def _everything(self) -> tuple[QWidget, ...]:
        return (*self._parts, self.result, *self.cards.values(), self.turn_bar, self.record, *self._feature_cards)

    def _fit_cards(self) -> None:
        """Tell the cards of features what the others leave them."""
        for card in self._feature_cards:
            card.fit_height(self._room_left() if self._is_reviewed else self._lasting_room(card))

    def _room_left(self) -> int:
        """What everything that is shown leaves, besides the cards of features."""
        others = [part for part in self._everything() if not part.isHidden() and not isinstance(part, PanelCard)]
        return self.height() - self._needed(others)

    def _lasting_room(self, card: PanelCard) -> int:
        """What is left for ``card`` whether the parts that keep their place are shown or not.

        The record gives way for what the card wants to show; a result only leaves its place to a part that opens.
        """
        fleeting = {self.record, *self._placed, *self._feature_cards}
        others = [part for part in self._everything() if not part.isHidden() and part not in fleeting]
        room, kept = self.height() - self._needed(others), self._needed(self._placed)
        record, wanted = self._needed([self.record]), card.wanted_height()
        if room - kept < wanted and self.result in others:
            kept = max(0, kept - self._needed([self.result]))
        if room - kept - record >= wanted:
            return room - kept - record
        return min(room - kept, room - record) if room - record >= wanted else room - kept

    def _needed(self, parts: Collection[QWidget]) -> int:
        """The least height of ``parts`` below each other, with a gap for each; players may stand side by side."""
        heights = {part: self._least_height(part) for part in parts}
        gap, count = self._column.spacing(), len(heights)
        if all(card in heights for card in self.cards.values()) and self._are_abreast:
            lower = min(heights[card] for card in self.cards.values())
            return sum(heights.values()) - lower + gap * (count - 1)
        return sum(heights.values()) + gap * count

    @property
    def _are_abreast(self) -> bool:
        return self._cards_box.direction() is QBoxLayout.Direction.LeftToRight

    def _wanted(self) -> list[Sequence[QWidget]]:
        """What there is to show; what belongs together is one group. First comes what people need most."""
        left_out = set() if self.has_notes else self._notes
        wanted = (part for part, is_shown in self._parts.items() if is_shown)
        parts: list[Sequence[QWidget]] = [(part,) for part in wanted if part not in left_out]
        cards: list[Sequence[QWidget]] = [(card,) for card, is_shown in self._feature_cards.items() if is_shown]
        if self._is_reviewed:
            has_record = not self._is_compact or self._wants_record
            return cards + ([(self.record,)] if has_record else []) + ([] if self._is_compact else parts)
        has_result = self._has_result and not (parts and self._is_compact)
        result: list[Sequence[QWidget]] = [(self.result,)] if has_result else []
        if self._is_folded:
            return parts + result
        always: list[Sequence[QWidget]] = [tuple(self.cards.values())]
        turn_bar: list[Sequence[QWidget]] = [(self.turn_bar,)] if self._is_timed else []
        if cards and not self._is_compact:
            always += cards if has_result else turn_bar + cards
            return [*(parts + always + result if parts else result + always), (self.record,)]
        always += turn_bar
        if not (self._is_compact and has_result):
            always += cards
        if not (self._is_compact and (has_result or cards)):
            always.append((self.record,))
        return parts + always + result if parts else result + always

    def _fitting(self, groups: Sequence[Sequence[QWidget]]) -> list[Sequence[QWidget]]:
        """As many of ``groups`` as have room below each other; the first always has.

        A feature's card takes what it wants. What has the keyboard goes before everything else.
        """
        gap, taken, count = self._column.spacing(), 0, 0
        groups = sorted(groups, key=lambda group: not any(_has_focus(part) for part in group))
        for group in groups:
            if count and taken + self._needed(group) - gap > self.height():
                break
            taken += sum(part.wanted_height() + gap for part in group if isinstance(part, PanelCard))
            taken += self._needed([part for part in group if not isinstance(part, PanelCard)])
            count += 1
        return groups[:count]

    def _least_height(self, part: QWidget) -> int:
        if isinstance(part, PanelCard):
            return part.least_height()
        if part in self._placed:
            return self._placed[part](self.width())
        part.ensurePolished()
        least = max(part.minimumSizeHint().height(), part.minimumHeight())
        return max(least, part.heightForWidth(self.width())) if part.hasHeightForWidth() else least

    def _lay_out(self) -> None:
        self._cards_box = QVBoxLayout()
        for card in self.cards.values():
            self._cards_box.addWidget(card, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._cards_box)
        self._column.addWidget(self.turn_bar)
        self._column.addWidget(self.result)
        self._column.addWidget(self.record, 1000)
        self._column.addStretch(1)


def _has_focus(part: QWidget) -> bool:
    focused = part.window().focusWidget()
    return focused is not None and (part is focused or part.isAncestorOf(focused))
