"""RulesRow: the rules, and below them what can be chosen about them or must be known."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from connect4_gui.engine.rulebook import RULES, rules_named
from connect4_gui.engine.rules import Rules
from connect4_gui.settings.menu_choices import MENU_SIZES, least_size
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.menu.rules_choice import RulesChoice
from connect4_gui.ui.menu.rules_options import RulesOptions
from connect4_gui.ui.widgets.elided_label import ElidedLabel
from connect4_gui.ui.words.retranslation import keep_translated
from connect4_gui.ui.words.texts import size_text

GAP_PX, INDENT_PX = 7, 12


class RulesRow(QWidget):
    """Options appear only with their rules, and keep what was chosen while other rules are tried."""

    changed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = RulesChoice(appearance)
        self.setFocusProxy(self.choice)
        self.options = {rules.key: RulesOptions(rules, appearance) for rules in RULES if rules.options}
        self.note = ElidedLabel()
        self.note.setProperty("role", "muted")
        self.note.setFont(scaled(0.93))
        self._lay_out()
        self.choice.currentIndexChanged.connect(self._choose)
        for options in self.options.values():
            options.changed.connect(self.changed)
        keep_translated(self, self._follow)

    @property
    def value(self) -> Rules:
        key = self.choice.key
        return rules_named(key, self.options[key].value if key in self.options else None)

    @property
    def extra_px(self) -> int:
        """How much higher this is than with rules that have neither options nor a note."""
        needed = self.heightForWidth(self.width()) if self.hasHeightForWidth() else self.sizeHint().height()
        return needed - self.choice.height()

    def set_value(self, rules: Rules) -> None:
        if rules.key in self.options:
            self.options[rules.key].set_value(rules)
        self.choice.set_key(rules.key)

    @Slot()
    def _choose(self) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        for key, options in self.options.items():
            options.setVisible(key == self.choice.key)
        least = least_size(self.value)
        sentence = self.tr("On boards from {size} up.")
        self.note.setText(sentence.format(size=size_text(least)))
        self.note.setVisible(least != MENU_SIZES[0])

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP_PX)
        column.addWidget(self.choice)
        for below in (*self.options.values(), self.note):
            below.setContentsMargins(INDENT_PX, 0, 0, 0)
            column.addWidget(below)
