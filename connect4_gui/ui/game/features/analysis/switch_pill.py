"""SwitchPill: a small round button for an action that is on or off."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from connect4_gui.ui.widgets.action_button import ActionButton

ICON_PX, SPACE_PX, HEIGHT = 16, 36, 32


class SwitchPill(ActionButton):
    """An ActionButton in other clothes, and somewhat smaller."""

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(action, parent)
        self.setProperty("role", "pill")
        self.setIconSize(QSize(ICON_PX, ICON_PX))
        self.setFixedHeight(HEIGHT)

    def full_width(self) -> int:
        return ICON_PX + SPACE_PX + self.fontMetrics().horizontalAdvance(self.action.text())

    @staticmethod
    def icon_width() -> int:
        return ICON_PX + 26
