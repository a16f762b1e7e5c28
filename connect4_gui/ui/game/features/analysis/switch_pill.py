"""SwitchPill: a small round button for an action that is on or off."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from connect4_gui.ui.look.fonts import icon_px
from connect4_gui.ui.look.target import target_px
from connect4_gui.ui.widgets.action_button import ActionButton

ICON_PX, SPACE_PX = 16, 36


class SwitchPill(ActionButton):
    """An ActionButton in other clothes. It looks smaller than what can be pressed of it."""

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(action, parent)
        self.setProperty("role", "pill")

    def sizeHint(self) -> QSize:
        return QSize(self.width(), target_px())

    def hitButton(self, point: QPoint) -> bool:
        return self.rect().contains(point)

    def full_width(self) -> int:
        return icon_px(ICON_PX) + SPACE_PX + self.fontMetrics().horizontalAdvance(self.action.text())

    def _icon_size(self) -> QSize:
        return QSize(icon_px(ICON_PX), icon_px(ICON_PX))

    @staticmethod
    def icon_width() -> int:
        return icon_px(ICON_PX) + 26
