"""MatchForm: every choice of the menu, one to a line."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from connect4_gui.game.player_spec import clean_name
from connect4_gui.outside.protection import Protection
from connect4_gui.settings.menu_choices import MenuChoices, Opponent, least_size
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import text_px
from connect4_gui.ui.look.target import TARGET_PX
from connect4_gui.ui.menu.board_row import BoardRow
from connect4_gui.ui.menu.form_lines import NAME_GAP, FormLines
from connect4_gui.ui.menu.levels_box import LevelsBox
from connect4_gui.ui.menu.more_options import MoreOptions
from connect4_gui.ui.menu.own_bot_row import OwnBotRow
from connect4_gui.ui.menu.rules_row import RulesRow
from connect4_gui.ui.widgets.segmented import Segmented
from connect4_gui.ui.words.retranslation import keep_translated

NAMES_PX, CONTROLS_PX = 136, 420
"""The width of the names, and what the controls need before it is worth to save on that."""

PITCHES = (58, 50, 46, 44)
"""From the top of one line to the top of the next: in a high window, as a rule, and less where room is short."""

PITCHED_LINES = 8
"""The distances in the whole form that are those of a pitch."""


class MatchForm(QWidget):
    """``choices()`` are always valid: no control accepts a value out of its range.

    Opponent, difficulty, board and rules are in sight, the rest is folded under ``more``. ``changed`` also comes when
    that opens or closes. ``protection_wanted`` comes when people must know what keeps a bot of their own in check.
    """

    changed = Signal()
    protection_wanted = Signal()

    def __init__(
        self, appearance: Appearance, choices: MenuChoices | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._is_filling = True
        self._first_name = ""
        self._second_names = dict.fromkeys(Opponent, "")
        self._shown_opponent = Opponent.FRIEND
        self._build(appearance)
        self._lay_out()
        self._connect_signals()
        keep_translated(self, self._write_texts)
        self.set_choices(choices or MenuChoices())

    def choices(self) -> MenuChoices:
        self._keep_names()
        return MenuChoices(
            opponent=self.opponent.value,
            level=self.levels.wanted(self.level),
            size=self.board.wanted,
            is_timed=self.timer.switch.isChecked(),
            turn_seconds=self.timer.seconds.value(),
            timeout_rule=self.timeout_rule.value,
            start_rule=self.start_rule.value,
            first_name=self._first_name,
            friend_name=self._second_names[Opponent.FRIEND],
            computer_name=self._second_names[Opponent.COMPUTER],
            has_game_clock=self.game_time.is_on,
            game_time=self.game_time.game_time,
            first_level=self.levels.wanted(self.first_level),
            is_more_open=self.more.is_open,
            own_bot=self.levels.own_bot_value,
            own_bot_name=self._second_names[Opponent.OWN_BOT],
            rules=self.rules.value,
        )

    @property
    def own_bot(self) -> OwnBotRow:
        return self.levels.own_bot

    @property
    def problem(self) -> str | None:
        """Why no game can begin with these choices; None if one can."""
        own_bot = self.levels.own_bot_value
        if self.opponent.value is not Opponent.OWN_BOT:
            return None
        if own_bot is None:
            return self.tr("Choose the file of your bot first.")
        return None if own_bot.path.is_file() else self.tr("There is no file {path}.").format(path=own_bot.path)

    @property
    def wants_protection(self) -> bool:
        """Whether :meth:`show_protection` has something to say."""
        return self.opponent.value is Opponent.OWN_BOT

    def show_protection(self, protection: Protection) -> None:
        """Say what keeps a bot of one's own in check."""
        self.levels.show_protection(protection)
        self._follow()

    def set_choices(self, choices: MenuChoices) -> None:
        """Show ``choices``. What depends on them follows when all are there, and not each of them."""
        self._is_filling = True
        self._first_name = choices.first_name
        self._second_names = {
            Opponent.FRIEND: choices.friend_name,
            Opponent.COMPUTER: choices.computer_name,
            Opponent.OWN_BOT: choices.own_bot_name,
            Opponent.BOTS: "",
        }
        self._shown_opponent = choices.opponent
        self._write_names()
        self.opponent.set_value(choices.opponent)
        self.rules.set_value(choices.rules)
        self._offer_what_rules_allow()
        self.level.set_value(choices.level)
        self.first_level.set_value(choices.first_level)
        self.levels.set_own_bot(choices.own_bot)
        self.board.set_value(choices.size)
        self.timer.set_value(is_timed=choices.is_timed, seconds=choices.turn_seconds)
        self.timeout_rule.set_value(choices.timeout_rule)
        self.start_rule.set_value(choices.start_rule)
        self.game_time.set_value(is_on=choices.has_game_clock, game_time=choices.game_time)
        self.more.set_open(choices.is_more_open)
        self._is_filling = False
        self._follow()

    def reserved(self, height: int) -> int:
        """What must be kept free for a form of ``height``: the same for every opponent and rules, folded or not."""
        return height + self.more.folded_px - self.levels.extra_px - self.rules.extra_px

    def fit(self, width: int) -> None:
        """Be ready for ``width``."""
        names = max(NAMES_PX, self._lines.names_px, self.more.names_px)
        if width - names - NAME_GAP < text_px(CONTROLS_PX):
            names = max(self._lines.names_px, self.more.least_names_px)
        for part in (self._lines, self.more):
            part.set_names_px(names)
        room = width - names - NAME_GAP
        changes = [self.opponent.wrap(room), self.levels.fit(room), self.board.fit(room), self.more.fit(room)]
        if any(changes):
            self.updateGeometry()

    def spread(self, height: int, room: int, *, is_tall: bool) -> None:
        """Set the lines as wide apart as ``room`` allows; ``height`` is what is needed now."""
        needed = self.reserved(height)
        pitches = PITCHES if is_tall else PITCHES[1:]
        fitting = (pitch for pitch in pitches if needed + PITCHED_LINES * (pitch - self._pitch) <= room)
        pitch = next(fitting, PITCHES[-1])
        if pitch != self._pitch:
            self._set_pitch(pitch)

    def settle(self) -> None:
        """Let what has changed count at once, and not only when Qt comes to it."""
        parts: tuple[QWidget, ...] = (self.opponent, self.first_level, self.level, self.levels, self.board, self.rules)
        for part in (*parts, self.more.body, self.more, self):
            if (layout := part.layout()) is not None:
                layout.activate()

    def _set_pitch(self, pitch: int) -> None:
        self._pitch = pitch
        self._lines.set_pitch(pitch)
        self.more.set_pitch(pitch)
        self._column.setSpacing(pitch - TARGET_PX)
        self.updateGeometry()

    def _build(self, appearance: Appearance) -> None:
        options = [(opponent, "") for opponent in Opponent]
        self.opponent: Segmented[Opponent] = Segmented("", options, appearance, is_fitted=True, most_in_a_row=2)
        self.levels = LevelsBox(appearance)
        self.first_level, self.level, self.level_note = self.levels.first_level, self.levels.level, self.levels.note
        self.board = BoardRow(appearance)
        self.rows, self.columns, self.mini_board = self.board.rows, self.board.columns, self.board.mini_board
        self.rules = RulesRow(appearance)
        self.more = MoreOptions(appearance)
        self.first_name, self.second_name = self.more.players.first_name, self.more.players.second_name
        self.start_rule, self.timeout_rule = self.more.start_rule, self.more.timeout_rule
        self.timer, self.game_time = self.more.timer, self.more.game_time

    def _lay_out(self) -> None:
        self._lines = FormLines((self.opponent, self.levels, self.board, self.rules))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._lines)
        self._column.addWidget(self.more)
        self._set_pitch(PITCHES[0])

    def _connect_signals(self) -> None:
        self.opponent.value_changed.connect(self._follow)
        for part in (self.levels, self.board, self.rules, self.more):
            part.changed.connect(self._follow)
        self.rules.changed.connect(self._say_consequences)
        self.more.toggled.connect(self.changed)

    def _write_texts(self) -> None:
        self.opponent.set_name(self.tr("Opponent"))
        self.opponent.set_title(Opponent.FRIEND, self.tr("Friend"))
        self.opponent.set_title(Opponent.COMPUTER, self.tr("Computer"))
        self.opponent.set_title(Opponent.OWN_BOT, self.tr("Own bot…"))
        self.opponent.set_tip(
            Opponent.OWN_BOT, self.tr("A bot that you or somebody else wrote, in Python or as a UGI program")
        )
        self.opponent.set_title(Opponent.BOTS, self.tr("Watch two bots"))
        self._follow()

    def _follow(self, *_changed: object) -> None:
        """Let everything that depends on another choice follow it."""
        if self._is_filling:
            return
        self._swap_names()
        self._name_lines()
        self._offer_what_rules_allow()
        choices = self.choices()
        self.more.show_choices(choices)
        self.changed.emit()
        if self.wants_protection:
            self.protection_wanted.emit()

    def _offer_what_rules_allow(self) -> None:
        rules = self.rules.value
        self.board.set_least(least_size(rules))
        self.levels.follow(self.opponent.value, self.board.value, rules)

    def _name_lines(self) -> None:
        strength = self.tr("Bot") if self.opponent.value is Opponent.OWN_BOT else self.tr("Difficulty")
        self._lines.write(self.tr("Opponent"), strength, self.tr("Board"), self.tr("Rules"))

    def _say_consequences(self) -> None:
        """Whoever chooses rules hears what they do to choices elsewhere."""
        needs_room = self.rules.note.isVisibleTo(self.rules)
        said = " ".join(filter(None, (self.levels.gap, self.rules.note.text() if needs_room else "")))
        if said and self.rules.choice.hasFocus():
            from connect4_gui.ui.widgets.announcement import announce  # noqa: PLC0415

            announce(self.rules.choice, said)

    def _swap_names(self) -> None:
        """A friend, the computer and one's own bot each keep their own name; two bots have none."""
        if self._shown_opponent is not self.opponent.value:
            self._keep_names()
            self._shown_opponent = self.opponent.value
            self._write_names()

    def _keep_names(self) -> None:
        if self._shown_opponent is not Opponent.BOTS:
            self._first_name = clean_name(self.first_name.text())
            self._second_names[self._shown_opponent] = clean_name(self.second_name.text())

    def _write_names(self) -> None:
        """Both at once: a change of one must not let the other one be read before it is written."""
        first = "" if self._shown_opponent is Opponent.BOTS else self._first_name
        second = self._second_names[self._shown_opponent]
        for edit, name in ((self.first_name, first), (self.second_name, second)):
            edit.blockSignals(True)
            edit.setText(name)
            edit.blockSignals(False)
