"""MoreOptions: the choices that most people leave alone, folded away under a line that says how they stand."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.game.match_setup import MatchSetup, StartRule, TimeoutRule
from connect4_gui.game.player_spec import clean_name
from connect4_gui.settings.menu_choices import MenuChoices, Opponent
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.menu.form_lines import FormLines
from connect4_gui.ui.menu.game_time_row import GameTimeRow
from connect4_gui.ui.menu.players_row import PlayersRow
from connect4_gui.ui.menu.timer_row import TimerRow
from connect4_gui.ui.widgets.fold_header import FoldHeader
from connect4_gui.ui.widgets.segmented import Segmented
from connect4_gui.ui.words import texts
from connect4_gui.ui.words.retranslation import keep_translated

FOLD_KEYS = QKeySequence("Alt+M")
HEADER_GAP = 6


class MoreOptions(QWidget):
    """Players, who starts, and the clocks. ``changed`` comes with every choice, ``toggled`` with the fold."""

    changed = Signal()
    toggled = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = MenuChoices()
        self.header = FoldHeader(appearance)
        self.players = PlayersRow(appearance)
        self.start_rule: Segmented[StartRule] = Segmented(
            "", [(rule, "") for rule in StartRule], appearance, is_fitted=True
        )
        self.timer = TimerRow(appearance)
        rules = [(rule, "") for rule in TimeoutRule]
        self.timeout_rule: Segmented[TimeoutRule] = Segmented("", rules, appearance, is_fitted=True, most_in_a_row=2)
        self.game_time = GameTimeRow(appearance)
        self._lay_out()
        self._connect_signals()
        keep_translated(self, self._write_texts)

    @property
    def is_open(self) -> bool:
        return self.header.isChecked()

    @property
    def folded_px(self) -> int:
        """How much higher this would be if it were open."""
        return 0 if self.is_open else self._box.spacing() + self.body.sizeHint().height()

    @property
    def names_px(self) -> int:
        """The width that all names need, that of the fold as well, if they are to end in one line."""
        return max(self.least_names_px, self.header.names_px)

    @property
    def least_names_px(self) -> int:
        return self._lines.names_px

    def set_open(self, is_open: bool) -> None:
        self.header.setChecked(is_open)

    def set_names_px(self, width: int) -> None:
        self._lines.set_names_px(width)
        self.header.set_names_px(max(width + self._lines.horizontalSpacing(), self.header.names_px))

    def fit(self, width: int) -> bool:
        """Let the longer choices have room in ``width``; tells whether they have moved."""
        choices = (self.start_rule, self.timeout_rule, self.game_time.choice)
        moved = [choice.wrap(width) for choice in choices]
        has_moved = any(moved)
        if has_moved:
            self.body.updateGeometry()
            self.updateGeometry()
        return has_moved

    def set_pitch(self, pitch: int) -> None:
        self._lines.set_pitch(pitch)
        self.body.updateGeometry()
        self.updateGeometry()

    def show_choices(self, choices: MenuChoices) -> None:
        """Let everything that depends on another choice follow ``choices``."""
        self._choices = choices
        has_people = choices.opponent is not Opponent.BOTS
        for control in (self.players.first_name, self.players.second_name, self.timer, self.game_time):
            control.setEnabled(has_people)
        self.timeout_rule.setEnabled(has_people and choices.is_timed)
        self.players.first_name.setPlaceholderText(texts.default_name(choices.players, Side.FIRST))
        self.players.second_name.setPlaceholderText(texts.default_name(choices.players, Side.SECOND))
        self._name_starters()
        self._write_header()

    def _lay_out(self) -> None:
        rule = QFrame()
        rule.setProperty("role", "hairline")
        rule.setFixedHeight(1)
        self.body = QWidget()
        controls = (self.players, self.start_rule, self.timer, self.timeout_rule, self.game_time)
        self._lines = FormLines(controls, self.body)
        self.body.setVisible(False)
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(HEADER_GAP)
        self._box.addWidget(rule)
        self._box.addWidget(self.header)
        self._box.addWidget(self.body)

    def _connect_signals(self) -> None:
        self.header.toggled.connect(self._fold)
        for segmented in (self.start_rule, self.timeout_rule):
            segmented.value_changed.connect(self.changed)
        for edit in (self.players.first_name, self.players.second_name):
            edit.textChanged.connect(self.changed)
        self.timer.toggled.connect(self.changed)
        self.timer.seconds.valueChanged.connect(self.changed)
        self.game_time.changed.connect(self.changed)

    @Slot(bool)
    def _fold(self, is_open: bool) -> None:
        self.body.setVisible(is_open)
        self.toggled.emit()

    def _write_texts(self) -> None:
        self._lines.write(
            self.tr("Players"),
            self.tr("Who starts"),
            self.tr("Turn timer"),
            self.tr("When time runs out"),
            self.tr("Game clock"),
        )
        self.start_rule.set_name(self.tr("Who starts"))
        self.timeout_rule.set_name(self.tr("When time runs out"))
        for rule in TimeoutRule:
            self.timeout_rule.set_title(rule, texts.rule_title(rule))
        keys = FOLD_KEYS.toString(QKeySequence.SequenceFormat.NativeText)
        self.header.setToolTip(self.tr("Names, who starts, and the clocks ({keys})").format(keys=keys))
        self.show_choices(self._choices)

    @property
    def _is_against_a_bot(self) -> bool:
        return self._choices.opponent in (Opponent.COMPUTER, Opponent.OWN_BOT)

    def _name_starters(self) -> None:
        first, second = self._names()
        self.start_rule.set_title(StartRule.FIRST, self.tr("You") if self._is_against_a_bot else first)
        self.start_rule.set_title(StartRule.SECOND, second)
        self.start_rule.set_title(StartRule.ALTERNATE, self.tr("Alternate"))

    def _names(self) -> tuple[str, str]:
        first, second = (
            clean_name(edit.text()) or edit.placeholderText()
            for edit in (self.players.first_name, self.players.second_name)
        )
        return first, second

    def _write_header(self) -> None:
        setup = self._choices.setup()
        parts = [self._starter_text(setup)]
        if setup.has_people:
            timer = texts.timer_text(setup).replace(" · ", ", ")
            parts += [timer or self.tr("no turn timer"), self._game_clock_text(setup)]
        self.header.set_texts(self.tr("More options"), " · ".join(parts))

    def _starter_text(self, setup: MatchSetup) -> str:
        if setup.start_rule is StartRule.ALTERNATE:
            return self.tr("Alternate")
        is_first = setup.start_rule is StartRule.FIRST
        if is_first and self._is_against_a_bot:
            return self.tr("You start")
        first, second = self._names()
        return self.tr("{name} starts").format(name=first if is_first else second)

    def _game_clock_text(self, setup: MatchSetup) -> str:
        if setup.game_time is None:
            return self.tr("no game clock")
        return self.tr("game clock {time}").format(time=setup.game_time)
