"""RulesOptions: what can be chosen about the rules, and nothing where there is nothing to choose."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from connect4_gui.engine.rules import Option, Rules, options_of
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.look.target import target_px
from connect4_gui.ui.widgets.flow_layout import FlowLayout
from connect4_gui.ui.widgets.number_box import NumberBox
from connect4_gui.ui.widgets.switch import Switch
from connect4_gui.ui.words.retranslation import keep_translated
from connect4_gui.ui.words.rules_texts import option_label, option_suffix, option_tip

GAP_PX, LABEL_GAP_PX, BOX_SPACE_PX = 14, 10, 30


class RulesOptions(QWidget):
    """The options of one of the rules; ``changed`` comes with every other value."""

    changed = Signal()

    def __init__(self, rules: Rules, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self._labels = {option: QLabel() for option in rules.options}
        self._pairs = {option: QWidget() for option in rules.options}
        numbers = (option for option in rules.options if not option.is_switch)
        self.numbers = {option: NumberBox(option.least, option.most) for option in numbers}
        self.switches = {option: Switch("", appearance) for option in rules.options if option.is_switch}
        self._lay_out()
        self.set_value(rules)
        for box in self.numbers.values():
            box.valueChanged.connect(self.changed)
        for switch in self.switches.values():
            switch.toggled.connect(self.changed)
        keep_translated(self, self._write_texts)

    @property
    def value(self) -> dict[str, int]:
        """What is chosen, by the names of the options."""
        numbers = {option.name: box.value() for option, box in self.numbers.items()}
        return numbers | {option.name: int(switch.isChecked()) for option, switch in self.switches.items()}

    def set_value(self, rules: Rules) -> None:
        """Show what is chosen in ``rules``, which must have the same options."""
        chosen = options_of(rules)
        for option, box in self.numbers.items():
            box.setValue(chosen[option.name])
        for option, switch in self.switches.items():
            switch.setChecked(bool(chosen[option.name]))

    def _control(self, option: Option) -> QWidget:
        return self.switches[option] if option.is_switch else self.numbers[option]

    def _lay_out(self) -> None:
        flow = FlowLayout(GAP_PX, self)
        for option, label in self._labels.items():
            label.setProperty("role", "muted")
            label.setFont(scaled(0.93))
            label.setBuddy(self._control(option))
            pair = self._pairs[option]
            row = QHBoxLayout(pair)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(LABEL_GAP_PX)
            row.addWidget(label)
            row.addWidget(self._control(option))
            flow.addWidget(pair)

    def _write_texts(self) -> None:
        for option, label in self._labels.items():
            control = self._control(option)
            label.setText(option_label(self._rules, option))
            self._pairs[option].setFixedHeight(target_px())
            control.setAccessibleName(option_label(self._rules, option))
            control.setToolTip(option_tip(self._rules, option))
        for option, box in self.numbers.items():
            box.setSuffix(option_suffix(option))
            widest = f"{option.most}{option_suffix(option)}"
            box.setFixedWidth(box.fontMetrics().horizontalAdvance(widest) + BOX_SPACE_PX)
