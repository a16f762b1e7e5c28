"""LevelsBox: how strong the computer is, or each of two bots, or which bot of one's own plays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import LEVELS, Level
from connect4_gui.engine.rules import CLASSIC, Rules
from connect4_gui.engine.variants.ladder import VARIANT_LEVELS, levels_for
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.outside.protection import Protection
from connect4_gui.settings.menu_choices import Opponent, level_by
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.menu.own_bot_row import OwnBotRow
from connect4_gui.ui.widgets.disc_row import DiscRow
from connect4_gui.ui.widgets.elided_label import ElidedLabel
from connect4_gui.ui.widgets.segmented import Segmented
from connect4_gui.ui.widgets.tab_order import put_before
from connect4_gui.ui.words.level_texts import level_description, level_title
from connect4_gui.ui.words.protection_texts import protection_text
from connect4_gui.ui.words.retranslation import keep_translated

DISC_PX, DISC_GAP, GAP = 24, 10, 5
MOST_IN_A_ROW = 4


class LevelsBox(QWidget):
    """``level`` is the computer's and the second bot's. Two bots have a row each, and their discs beside it.

    A level that does not play by the rules cannot be chosen; whoever had chosen it has it back with Classic, and until
    then ``gap`` is a sentence about that. A bot of one's own has no level: its file stands there instead, and what
    keeps it in check.
    """

    changed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.first_level: Segmented[Level] = _levels(appearance)
        self.level: Segmented[Level] = _levels(appearance)
        self._appearance = appearance
        self._protection: Protection | None = None
        self._discs = {side: DiscRow((side,), DISC_PX, appearance) for side in Side}
        self.note = ElidedLabel()
        self.note.setProperty("role", "muted")
        self.note.setFont(scaled(0.93))
        self.note.setContentsMargins(10, 0, 0, 0)
        self.gap = ""
        self._plain_px = 0
        self._missed: dict[Segmented[Level], Level] = {}
        self._lay_out()
        for choice in (self.first_level, self.level):
            choice.value_changed.connect(partial(self._choose, choice))
        keep_translated(self, self._write_texts)

    @cached_property
    def own_bot(self) -> OwnBotRow:
        """The file of one's own bot, made when it is first wanted."""
        row = OwnBotRow(self._appearance)
        row.hide()
        row.changed.connect(self.changed)
        self._column.insertWidget(self._column.count() - 1, row)
        put_before(self.note, row)
        return row

    @property
    def own_bot_value(self) -> OwnBot | None:
        return self.own_bot.value if "own_bot" in vars(self) else None

    def set_own_bot(self, value: OwnBot | None) -> None:
        if value != self.own_bot_value:
            self.own_bot.set_value(value)

    def wanted(self, choice: Segmented[Level]) -> Level:
        """The level that was chosen, also if it does not play by the rules."""
        return self._missed.get(choice, choice.value)

    def follow(self, opponent: Opponent, size: BoardSize, rules: Rules = CLASSIC) -> None:
        is_bots, is_own = opponent is Opponent.BOTS, opponent is Opponent.OWN_BOT
        self._offer(levels_for(rules), rules)
        self.level.setEnabled(opponent is not Opponent.FRIEND)
        self.level.setVisible(not is_own)
        if is_own or "own_bot" in vars(self):
            self.own_bot.setVisible(is_own)
        self._show_note(opponent, size)
        self.first_level.setVisible(is_bots)
        for disc in self._discs.values():
            disc.setVisible(is_bots)
        for level in LEVELS:
            for choice in (self.first_level, self.level):
                plays = level in levels_for(rules)
                choice.set_tip(level, level_description(level, size) if plays else self._missed_text(level))
        self.level.set_name(self.tr("Difficulty of the second bot") if is_bots else self.tr("Difficulty"))

    def _show_note(self, opponent: Opponent, size: BoardSize) -> None:
        missed = self._missed_by(opponent)
        self.gap = self._missed_text(missed) if missed else ""
        self.note.setEnabled(opponent is not Opponent.FRIEND)
        self.note.setVisible(opponent is not Opponent.BOTS or missed is not None)
        if opponent is Opponent.OWN_BOT:
            self.note.setText(self._protection_words())
        else:
            self.note.setText(self.gap or level_description(self.level.value, size))

    def show_protection(self, protection: Protection) -> None:
        self._protection = protection

    @property
    def extra_px(self) -> int:
        """How much higher this is, with two bots or one of one's own, than it would be with levels for one opponent."""
        is_plain = self.level.isVisibleTo(self) and not self.first_level.isVisibleTo(self)
        return 0 if is_plain else self.sizeHint().height() - self._plain_px

    def fit(self, width: int) -> bool:
        """Stand in one row if the titles have room in ``width``, both choices alike; tells whether that is new."""
        self._plain_px = self.level.wrapped_height(width) + GAP + self.note.sizeHint().height()
        beside_disc = width - DISC_PX - DISC_GAP
        is_bots = self.first_level.isVisibleTo(self)
        changes = [self.first_level.wrap(beside_disc), self.level.wrap(beside_disc if is_bots else width)]
        if any(changes):
            self.updateGeometry()
        return any(changes)

    def _choose(self, choice: Segmented[Level], _level: Level) -> None:
        self._missed.pop(choice, None)
        self.changed.emit()

    def _offer(self, levels: Sequence[Level], rules: Rules) -> None:
        for choice in (self.first_level, self.level):
            wanted = self.wanted(choice)
            choice.blockSignals(True)
            choice.set_value(level_by(rules, wanted))
            choice.blockSignals(False)
            choice.offer(levels)
            self._missed.pop(choice, None)
            if wanted not in levels:
                self._missed[choice] = wanted

    def _missed_by(self, opponent: Opponent) -> Level | None:
        """A level that was chosen for one who plays now and does not know the rules."""
        choices = {Opponent.FRIEND: (), Opponent.COMPUTER: (self.level,)}.get(opponent, (self.level, self.first_level))
        return next((self._missed[choice] for choice in choices if choice in self._missed), None)

    def _missed_text(self, level: Level) -> str:
        sentence = self.tr("{level} plays Classic only. The strongest here is {strongest}.")
        return sentence.format(level=level_title(level), strongest=level_title(VARIANT_LEVELS[-1]))

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GAP)
        for side, choice in ((Side.FIRST, self.first_level), (Side.SECOND, self.level)):
            row = QHBoxLayout()
            row.setSpacing(DISC_GAP)
            row.addWidget(self._discs[side])
            row.addWidget(choice, 1)
            self._column.addLayout(row)
        self._column.addWidget(self.note)

    def _protection_words(self) -> str:
        return "" if self._protection is None else protection_text(self._protection)

    def _write_texts(self) -> None:
        self.first_level.set_name(self.tr("Difficulty of the first bot"))
        for level in LEVELS:
            self.level.set_title(level, level_title(level))
            self.first_level.set_title(level, level_title(level))


def _levels(appearance: Appearance) -> Segmented[Level]:
    options = [(level, "") for level in LEVELS]
    return Segmented("", options, appearance, is_fitted=True, most_in_a_row=MOST_IN_A_ROW)
