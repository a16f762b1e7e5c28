"""MatchForm: every choice of the menu, one to a line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import MAX_COLUMNS, MAX_ROWS, MIN_ROWS, BoardSize
from connect4_gui.engine.levels import LADDER, LEVELS, Level
from connect4_gui.game.match_setup import StartRule, TimeoutRule
from connect4_gui.game.player_spec import MAX_NAME_LENGTH, clean_name
from connect4_gui.settings.menu_choices import MIN_MENU_COLUMNS, MenuChoices, Opponent
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.menu.game_time_row import GameTimeRow
from connect4_gui.ui.menu.mini_board import MiniBoard
from connect4_gui.ui.menu.timer_row import TimerRow
from connect4_gui.ui.widgets.disc_row import DiscRow
from connect4_gui.ui.widgets.elided_label import ElidedLabel
from connect4_gui.ui.widgets.number_box import Stepper
from connect4_gui.ui.widgets.segmented import Segmented
from connect4_gui.ui.words import texts
from connect4_gui.ui.words.level_texts import level_description, level_title
from connect4_gui.ui.words.retranslation import keep_translated

T = TypeVar("T")

NAME_WIDTH, LINE_PX, CAPTION_PX, DISC_PX = 132, 38, 22, 24

MOST_IN_A_ROW = 4


class MatchForm(QWidget):
    """``choices()`` are always valid: no control accepts a value out of its range."""

    changed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._first_name = ""
        self._second_names = dict.fromkeys(Opponent, "")
        self._shown_opponent = Opponent.FRIEND
        self._build(appearance)
        self._lay_out()
        self._connect_signals()
        keep_translated(self, self._write_texts)
        self.set_choices(MenuChoices())

    def choices(self) -> MenuChoices:
        self._keep_names()
        return MenuChoices(
            opponent=self.opponent.value,
            level=self.level.value,
            size=BoardSize(self.rows.value(), self.columns.value()),
            is_timed=self.timer.switch.isChecked(),
            turn_seconds=self.timer.seconds.value(),
            timeout_rule=self.timeout_rule.value,
            start_rule=self.start_rule.value,
            first_name=self._first_name,
            friend_name=self._second_names[Opponent.FRIEND],
            computer_name=self._second_names[Opponent.COMPUTER],
            has_game_clock=self.game_time.is_on,
            game_time=self.game_time.game_time,
            first_level=self.first_level.value,
        )

    def set_choices(self, choices: MenuChoices) -> None:
        self._first_name = choices.first_name
        self._second_names = {
            Opponent.FRIEND: choices.friend_name,
            Opponent.COMPUTER: choices.computer_name,
            Opponent.BOTS: "",
        }
        self._shown_opponent = choices.opponent
        self.opponent.set_value(choices.opponent)
        self.level.set_value(choices.level)
        self.first_level.set_value(choices.first_level)
        self.rows.setValue(choices.size.rows)
        self.columns.setValue(choices.size.columns)
        self.timer.set_value(is_timed=choices.is_timed, seconds=choices.turn_seconds)
        self.timeout_rule.set_value(choices.timeout_rule)
        self.start_rule.set_value(choices.start_rule)
        self.game_time.set_value(is_on=choices.has_game_clock, game_time=choices.game_time)
        self._write_names()
        self._follow()

    def _build(self, appearance: Appearance) -> None:
        self.opponent: Segmented[Opponent] = _fitted_choice(Opponent, appearance)
        self.level: Segmented[Level] = _fitted_choice(LEVELS, appearance)
        self.first_level: Segmented[Level] = _fitted_choice(LADDER, appearance)
        self._bot_discs = {side: DiscRow((side,), DISC_PX, appearance) for side in Side}
        self.level_note = ElidedLabel()
        self.level_note.setProperty("role", "muted")
        self.level_note.setFont(scaled(0.9))
        self.first_name = self._name_edit()
        self.second_name = self._name_edit()
        self.start_rule: Segmented[StartRule] = _choice(StartRule, appearance)
        self.rows = Stepper(MIN_ROWS, MAX_ROWS)
        self.columns = Stepper(MIN_MENU_COLUMNS, MAX_COLUMNS)
        self.rows_caption, self.columns_caption = QLabel(), QLabel()
        self.mini_board = MiniBoard(appearance)
        self.timer = TimerRow(appearance)
        self.game_time = GameTimeRow(appearance)
        self.timeout_rule: Segmented[TimeoutRule] = _choice(TimeoutRule, appearance)

    def _name_edit(self) -> QLineEdit:
        edit = QLineEdit()
        edit.setMaxLength(MAX_NAME_LENGTH)
        edit.setMinimumWidth(80)
        return edit

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(14)
        grid.setColumnMinimumWidth(0, NAME_WIDTH)
        grid.setColumnStretch(1, 1)
        lines: tuple[tuple[QWidget, int], ...] = (
            (self.opponent, 0),
            (self._level_box(), 0),
            (self._names_box(), 0),
            (self.start_rule, 0),
            (self._board_box(), CAPTION_PX),
            (self.timer, 0),
            (self.timeout_rule, 0),
            (self.game_time, 0),
        )
        self._labels = [QLabel() for _line in lines]
        for row, (label, (control, above_px)) in enumerate(zip(self._labels, lines, strict=True)):
            label.setContentsMargins(0, above_px, 0, 0)
            label.setFixedHeight(LINE_PX + above_px)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(control, row, 1)

    def _level_box(self) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        for side, choice in ((Side.FIRST, self.first_level), (Side.SECOND, self.level)):
            row = QHBoxLayout()
            row.setSpacing(12)
            row.addWidget(self._bot_discs[side])
            row.addWidget(choice, 1)
            column.addLayout(row)
        column.addWidget(self.level_note)
        self.level_note.setContentsMargins(10, 0, 0, 0)
        return box

    def _names_box(self) -> QWidget:
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.first_name)
        row.addWidget(self.second_name)
        return box

    def _board_box(self) -> QWidget:
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addLayout(self._captioned(self.rows_caption, self.rows), 1)
        row.addLayout(self._captioned(self.columns_caption, self.columns), 1)
        row.addWidget(self.mini_board)
        return box

    def _captioned(self, label: QLabel, stepper: Stepper) -> QVBoxLayout:
        label.setProperty("role", "muted")
        label.setFont(scaled(0.9))
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(label)
        column.addWidget(stepper)
        column.addStretch()
        return column

    def _write_texts(self) -> None:
        titles = (
            self.tr("Opponent"),
            self.tr("Difficulty"),
            self.tr("Players"),
            self.tr("Who starts"),
            self.tr("Board"),
            self.tr("Turn timer"),
            self.tr("When time runs out"),
            self.tr("Game clock"),
        )
        for label, title in zip(self._labels, titles, strict=True):
            label.setText(title)
        self._write_choices()
        self._write_levels()
        self.first_name.setAccessibleName(self.tr("Name of the first player"))
        self.second_name.setAccessibleName(self.tr("Name of the second player"))
        self.rows.set_name(self.tr("Rows"))
        self.columns.set_name(self.tr("Columns"))
        self.rows_caption.setText(self.tr("Rows {least}–{most}").format(least=MIN_ROWS, most=MAX_ROWS))
        self.columns_caption.setText(self.tr("Columns {least}–{most}").format(least=MIN_MENU_COLUMNS, most=MAX_COLUMNS))
        self._follow()

    def _write_choices(self) -> None:
        self.opponent.set_name(self.tr("Opponent"))
        self.opponent.set_title(Opponent.FRIEND, self.tr("Friend"))
        self.opponent.set_title(Opponent.COMPUTER, self.tr("Computer"))
        self.opponent.set_title(Opponent.BOTS, self.tr("Watch two bots"))
        self.start_rule.set_name(self.tr("Who starts"))
        self.timeout_rule.set_name(self.tr("When time runs out"))
        for rule in TimeoutRule:
            self.timeout_rule.set_title(rule, texts.rule_title(rule))

    def _write_levels(self) -> None:
        self.level.set_name(self.tr("Difficulty"))
        self.first_level.set_name(self.tr("Difficulty of the first bot"))
        for level in LEVELS:
            self.level.set_title(level, level_title(level))
        for level in LADDER:
            self.first_level.set_title(level, level_title(level))

    def _connect_signals(self) -> None:
        for segmented in (self.opponent, self.level, self.first_level, self.timeout_rule, self.start_rule):
            segmented.value_changed.connect(self._follow)
        for stepper in (self.rows, self.columns):
            stepper.valueChanged.connect(self._follow)
        for edit in (self.first_name, self.second_name):
            edit.textChanged.connect(self._follow)
        self.timer.toggled.connect(self._follow)
        self.timer.seconds.valueChanged.connect(self._follow)
        self.game_time.changed.connect(self._follow)

    def _follow(self, *_changed: object) -> None:
        """Let everything that depends on another choice follow it."""
        self._swap_names()
        self._follow_opponent(self.opponent.value)
        self._describe_levels(BoardSize(self.rows.value(), self.columns.value()))
        self.timeout_rule.setEnabled(self.timer.switch.isChecked() and self.timer.isEnabled())
        self.mini_board.set_board_size(BoardSize(self.rows.value(), self.columns.value()))
        self.changed.emit()

    def _describe_levels(self, size: BoardSize) -> None:
        self.level_note.setText(level_description(self.level.value, size))
        for level in LEVELS:
            self.level.set_tip(level, level_description(level, size))
        for level in LADDER:
            self.first_level.set_tip(level, level_description(level, size))

    def _follow_opponent(self, opponent: Opponent) -> None:
        is_bots = opponent is Opponent.BOTS
        self.level.setEnabled(opponent is not Opponent.FRIEND)
        self.level_note.setEnabled(opponent is Opponent.COMPUTER)
        self.level_note.setVisible(not is_bots)
        self.first_level.setVisible(is_bots)
        for disc in self._bot_discs.values():
            disc.setVisible(is_bots)
        for control in (self.first_name, self.second_name, self.timer, self.game_time):
            control.setEnabled(not is_bots)
        players = MenuChoices(opponent).players
        self.first_name.setPlaceholderText(texts.default_name(players, Side.FIRST))
        self.second_name.setPlaceholderText(texts.default_name(players, Side.SECOND))
        self._name_starters(is_computer=opponent is Opponent.COMPUTER)

    def _swap_names(self) -> None:
        """A friend and the computer each keep their own name; bots have none."""
        if self._shown_opponent is not self.opponent.value:
            self._keep_names()
            self._shown_opponent = self.opponent.value
            self._write_names()

    def _keep_names(self) -> None:
        if self._shown_opponent is not Opponent.BOTS:
            self._first_name = clean_name(self.first_name.text())
            self._second_names[self._shown_opponent] = clean_name(self.second_name.text())

    def _write_names(self) -> None:
        first, second = self._first_name, self._second_names[self._shown_opponent]
        self.first_name.setText("" if self._shown_opponent is Opponent.BOTS else first)
        self.second_name.setText(second)

    def _name_starters(self, *, is_computer: bool) -> None:
        first = clean_name(self.first_name.text()) or self.first_name.placeholderText()
        second = clean_name(self.second_name.text()) or self.second_name.placeholderText()
        self.start_rule.set_title(StartRule.FIRST, self.tr("You") if is_computer else first)
        self.start_rule.set_title(StartRule.SECOND, second)
        self.start_rule.set_title(StartRule.ALTERNATE, self.tr("Take turns"))


def _choice(values: Iterable[T], appearance: Appearance) -> Segmented[T]:
    """A choice between ``values``, still without words."""
    return Segmented("", [(value, "") for value in values], appearance)


def _fitted_choice(values: Iterable[T], appearance: Appearance) -> Segmented[T]:
    """Like ``_choice``, for long titles and many values."""
    options = [(value, "") for value in values]
    return Segmented("", options, appearance, is_fitted=True, most_in_a_row=MOST_IN_A_ROW)
