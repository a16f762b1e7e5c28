"""ShortcutsDialog: every key of the game window, read from the actions themselves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFont, QKeySequence
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from connect4_gui.ui.fonts import scaled
from connect4_gui.ui.game_actions import GameActions


class ShortcutsDialog(QDialog):
    def __init__(self, actions: GameActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Shortcuts"))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(22)
        self._grid.setVerticalSpacing(7)
        self._grid.setColumnMinimumWidth(2, 18)
        self._rows: list[tuple[str, str]] = []
        self._fill(actions)
        close = QPushButton(self.tr("Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(18)
        column.addWidget(self._title())
        column.addLayout(self._grid)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)

    @property
    def rows(self) -> tuple[tuple[str, str], ...]:
        """The keys and what they do, as shown."""
        return tuple(self._rows)

    def _fill(self, actions: GameActions) -> None:
        board = [
            ("1 – 9", self.tr("Choose a column")),
            ("← →", self.tr("Move to the next column")),
            (self.tr("Enter, Space, ↓"), self.tr("Drop")),
            ("Tab", self.tr("Go to the next control")),
        ]
        every = [action for group in actions.groups for action in group]
        self._rows = [*board, *((_keys(action), action.text()) for action in (*every, actions.everything))]
        half = (len(self._rows) + 1) // 2
        for place, (keys, text) in enumerate(self._rows):
            self._add(place % half, 3 * (place // half), keys, text)

    def _add(self, row: int, column: int, keys: str, text: str) -> None:
        key = QLabel(keys)
        key.setFont(scaled(1, QFont.Weight.DemiBold))
        key.setProperty("look", "key")
        self._grid.addWidget(key, row, column, Qt.AlignmentFlag.AlignLeft)
        self._grid.addWidget(QLabel(text), row, column + 1)

    def _title(self) -> QLabel:
        title = QLabel(self.tr("Shortcuts"))
        title.setFont(scaled(1.45, QFont.Weight.Bold))
        return title


def _keys(action: QAction) -> str:
    shortcuts: Sequence[QKeySequence] = action.shortcuts()
    return ", ".join(keys.toString(QKeySequence.SequenceFormat.NativeText) for keys in shortcuts)
