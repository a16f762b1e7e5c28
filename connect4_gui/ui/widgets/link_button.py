"""LinkButton: a quiet button with an icon, for what is needed now and then."""

from __future__ import annotations

from PySide6.QtCore import QSize, Slot
from PySide6.QtWidgets import QPushButton

from connect4_gui.ui.look.action_icon import action_icon
from connect4_gui.ui.look.appearance import Appearance

ICON_PX = 20


class LinkButton(QPushButton):
    def __init__(self, icon: str, appearance: Appearance) -> None:
        super().__init__()
        self._icon = icon
        self._appearance = appearance
        self.setProperty("role", "link")
        self.setAutoDefault(True)
        self.setIconSize(QSize(ICON_PX, ICON_PX))
        appearance.theme_changed.connect(self._draw)
        self._draw()

    @Slot()
    def _draw(self) -> None:
        self.setIcon(action_icon(self._icon, self._appearance.theme, ICON_PX))
