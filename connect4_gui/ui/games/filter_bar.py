"""FilterBar: everything that the games are filtered by."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QLineEdit, QPushButton, QSizePolicy, QWidget

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import LEVELS
from connect4_gui.engine.rule_names import RULE_NAMES
from connect4_gui.engine.rules import CLASSIC
from connect4_gui.game.player_spec import MAX_NAME_LENGTH
from connect4_gui.store.archived_game import BOTS, FRIEND, OUTSIDE, TOURNAMENT, Outcome
from connect4_gui.store.filters import Filters
from connect4_gui.ui.games.filter_button import FilterButton
from connect4_gui.ui.games.game_words import opponent_title, outcome_title
from connect4_gui.ui.games.period import Period, period_title
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import text_px
from connect4_gui.ui.look.target import target_px
from connect4_gui.ui.widgets.flow_layout import FlowLayout
from connect4_gui.ui.words.retranslation import keep_translated
from connect4_gui.ui.words.rules_texts import rules_title
from connect4_gui.ui.words.texts import size_text

OPPONENTS = (*(level.key for level in LEVELS), FRIEND, OUTSIDE, BOTS, TOURNAMENT)
OUTCOMES = (Outcome.WON, Outcome.DRAWN, Outcome.LOST, Outcome.UNFINISHED)
GAP, NAME_PX = 10, 170
TYPING_MS = 60
"""Nobody types faster, so that every letter need not be asked for."""


class FilterBar(QWidget):
    """``changed`` comes when a person has set or cleared a filter. ``now`` is in seconds since 1970."""

    changed = Signal()

    def __init__(self, appearance: Appearance, now: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._now = now
        self._sizes: list[BoardSize] = []
        self._rules: list[str] = []
        self.name = QLineEdit()
        self.opponent: FilterButton[str | None] = FilterButton(appearance)
        self.size_: FilterButton[BoardSize | None] = FilterButton(appearance)
        self.rules: FilterButton[str | None] = FilterButton(appearance)
        self.outcome: FilterButton[Outcome | None] = FilterButton(appearance)
        self.period: FilterButton[Period] = FilterButton(appearance)
        self.clear = QPushButton()
        self._typing = QTimer(self, singleShot=True)
        self._typing.setInterval(TYPING_MS)
        self._lay_out()
        keep_translated(self, self._write_texts)
        self._connect_signals()
        self._follow()

    @property
    def filters(self) -> Filters:
        return Filters(
            self.opponent.value,
            self.size_.value,
            self.outcome.value,
            self.period.value.since(self._now()),
            self.name.text().strip(),
            self.rules.value,
        )

    @property
    def is_typing(self) -> bool:
        """Whether somebody types, so that the filters will be others in a moment."""
        return self._typing.isActive()

    @property
    def buttons(self) -> tuple[FilterButton[Any], ...]:
        return (self.opponent, self.size_, self.rules, self.outcome, self.period)

    def offer_sizes(self, sizes: Iterable[BoardSize]) -> None:
        """Let the person choose among ``sizes``; the one that is chosen stays among them."""
        chosen = self.size_.value
        offered = sorted({*sizes, *([] if chosen is None else [chosen])})
        if offered != self._sizes:
            self._sizes = offered
            self._write_sizes()

    def offer_rules(self, keys: Collection[str]) -> None:
        """Let the person choose among the rules called ``keys``; who plays by no others is not asked."""
        offered = [key for key in RULE_NAMES if key in keys or key == self.rules.value]
        if offered != self._rules:
            self._rules = offered
            self._write_rules()
            self._follow()

    def set_values(self, opponent: str | None, name: str) -> None:
        """Filter by these, without telling."""
        self.opponent.set_value(opponent)
        self.name.setText(name)
        self._follow()

    @Slot()
    def clear_all(self) -> None:
        """Take every filter away."""
        for button in self.buttons:
            button.clear()
        self.name.clear()
        self._tell()

    def _connect_signals(self) -> None:
        for button in self.buttons:
            button.value_changed.connect(self._tell)
        self.name.textEdited.connect(self._typing.start)
        self._typing.timeout.connect(self._tell)
        self.clear.clicked.connect(self.clear_all)

    @Slot()
    def _tell(self) -> None:
        self._typing.stop()
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """Clear is there only if it would change something, and the rules if there are any but the classic ones."""
        self.rules.setVisible(any(key != CLASSIC.key for key in self._rules))
        self.clear.setVisible(bool(self.name.text()) or any(button.is_set for button in self.buttons))

    def _write_texts(self) -> None:
        self.name.setFixedSize(text_px(NAME_PX), target_px())
        self.clear.setFixedHeight(target_px())
        any_ = self.tr("Any")
        self.name.setPlaceholderText(self.tr("Name"))
        self.name.setAccessibleName(self.tr("Part of a player's name"))
        self.opponent.set_options(
            self.tr("Opponent"), [(None, any_), *((key, opponent_title(key)) for key in OPPONENTS)]
        )
        self._write_sizes()
        self._write_rules()
        self.outcome.set_options(
            self.tr("Result"), [(None, any_), *((known, outcome_title(known)) for known in OUTCOMES)]
        )
        self.period.set_options(self.tr("Date"), [(period, period_title(period)) for period in Period])
        self.clear.setText(self.tr("Clear"))
        self.clear.setAccessibleName(self.tr("Clear filters"))

    def _write_sizes(self) -> None:
        options = [(None, self.tr("Any")), *((size, size_text(size)) for size in self._sizes)]
        self.size_.set_options(self.tr("Size"), options)

    def _write_rules(self) -> None:
        options = [(None, self.tr("Any")), *((key, rules_title(key)) for key in self._rules)]
        self.rules.set_options(self.tr("Rules"), options)

    def _lay_out(self) -> None:
        self.name.setMaxLength(MAX_NAME_LENGTH)
        self.clear.setProperty("role", "link")
        self.clear.setAutoDefault(True)
        flow = FlowLayout(GAP, self)
        for widget in (*self.buttons, self.name, self.clear):
            flow.addWidget(widget)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
