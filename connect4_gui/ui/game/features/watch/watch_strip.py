"""WatchStrip: the buttons of watching two bots: one step, the series, and the speed."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from connect4_gui.ui.game.features.watch.watch_actions import WatchActions
from connect4_gui.ui.widgets.action_button import ActionButton

MARGINS = (10, 7, 10, 7)
BUTTON_PX, GAP_PX = 40, 2


class WatchStrip(QFrame):
    """One row. The words go, the least needed first, where there is no room for them."""

    def __init__(self, actions: WatchActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._actions = actions
        self.step = ActionButton(actions.step)
        self.series = ActionButton(actions.series)
        self.speed = ActionButton(actions.speed)
        row = QHBoxLayout(self)
        row.setContentsMargins(*MARGINS)
        row.setSpacing(GAP_PX)
        for button in self.buttons:
            button.setFixedHeight(BUTTON_PX)
            row.addWidget(button)
        row.addStretch(1)

    @property
    def buttons(self) -> tuple[ActionButton, ...]:
        return (self.step, self.series, self.speed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Keep the words of the speed longest: they say how it is set."""
        self.speed.reserve(*self._actions.speed_titles())
        room = self.width() - MARGINS[0] - MARGINS[2]
        for shown in ((True, True, True), (False, True, True), (False, False, True), (False, False, False)):
            pairs = list(zip(self.buttons, shown, strict=True))
            needed = sum(button.full_width() if has_text else button.icon_width() for button, has_text in pairs)
            if needed + GAP_PX * len(pairs) <= room or not any(shown):
                break
        for button, has_text in pairs:
            button.set_text_shown(has_text)
