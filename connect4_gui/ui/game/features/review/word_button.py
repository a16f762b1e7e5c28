"""WordButton: a button that has the words of its action, without an icon."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QWidget

HEIGHT_PX = 40


class WordButton(QPushButton):
    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action = action
        self.setAutoDefault(True)
        self.setProperty("tight", True)
        self.setMinimumHeight(HEIGHT_PX)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    @Slot()
    def _follow(self) -> None:
        action = self._action
        self.setText(action.text())
        self.setToolTip(action.toolTip())
        self.setStatusTip(action.statusTip())
        self.setAccessibleName(action.text())
        self.setAccessibleDescription(action.statusTip())
        self.setEnabled(action.isEnabled())
