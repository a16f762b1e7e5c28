"""RulesRow: the rules, and below them what can be chosen about them or must be known."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from connect4_gui.engine.rule_names import rules_named
from connect4_gui.engine.rules import Rules
from connect4_gui.settings.menu_choices import MENU_SIZES, least_size
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.menu.rules_choice import RulesChoice
from connect4_gui.ui.menu.rules_options import RulesOptions
from connect4_gui.ui.widgets.elided_label import ElidedLabel
from connect4_gui.ui.widgets.tab_order import put_after
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
        self._appearance = appearance
        self.options: dict[str, RulesOptions] = {}
        self.note = ElidedLabel()
        self.note.setProperty("role", "muted")
        self.note.setFont(scaled(0.93))
        self._lay_out()
        self.choice.currentIndexChanged.connect(self._choose)
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

    def options_of(self, rules: Rules) -> RulesOptions:
        """What can be chosen about ``rules``, made when it is first wanted."""
        options = self.options.get(rules.key)
        if options is None:
            options = self.options[rules.key] = RulesOptions(rules_named(rules.key), self._appearance)
            options.setContentsMargins(INDENT_PX, 0, 0, 0)
            options.changed.connect(self.changed)
            self._column.insertWidget(1, options)
            put_after(self.choice, options)
        return options

    def set_value(self, rules: Rules) -> None:
        if rules.options:
            self.options_of(rules).set_value(rules)
        self.choice.set_key(rules.key)

    @Slot()
    def _choose(self) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        rules = self.value
        if rules.options:
            self.options_of(rules)
        for key, options in self.options.items():
            options.setVisible(key == rules.key)
        least = least_size(rules)
        sentence = self.tr("On boards from {size} up.")
        self.note.setText(sentence.format(size=size_text(least)))
        self.note.setVisible(least != MENU_SIZES[0])

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GAP_PX)
        self._column.addWidget(self.choice)
        self.note.setContentsMargins(INDENT_PX, 0, 0, 0)
        self._column.addWidget(self.note)
