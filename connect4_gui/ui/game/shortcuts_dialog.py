"""ShortcutsDialog: every key of the game window, read from the actions themselves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFont, QKeySequence
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from connect4_gui.ui.game.game_actions import GameActions
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.words.retranslation import keep_translated


class ShortcutsDialog(QDialog):
    def __init__(self, actions: GameActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(22)
        self._grid.setVerticalSpacing(7)
        self._grid.setColumnMinimumWidth(2, 18)
        self._title = QLabel()
        self._title.setFont(scaled(1.45, QFont.Weight.Bold))
        self._rows: list[tuple[str, str]] = []
        self._labels = [self._add(index) for index in range(len(self._lines()))]
        self.close_button = QPushButton()
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(18)
        column.addWidget(self._title)
        column.addLayout(self._grid)
        column.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignRight)
        keep_translated(self, self._write_texts)

    @property
    def rows(self) -> tuple[tuple[str, str], ...]:
        """The keys and what they do, as shown."""
        return tuple(self._rows)

    def _write_texts(self) -> None:
        self.setWindowTitle(self.tr("Shortcuts"))
        self._title.setText(self.tr("Shortcuts"))
        self.close_button.setText(self.tr("Close"))
        self._rows = self._lines()
        for (key, words), (keys, text) in zip(self._labels, self._rows, strict=True):
            key.setText(keys)
            words.setText(text)

    def _lines(self) -> list[tuple[str, str]]:
        board = [
            ("1 – 9", self.tr("Choose a column")),
            ("← →", self.tr("Move to the next column")),
            (self.tr("Enter, Space, ↓"), self.tr("Drop")),
            ("Tab", self.tr("Go to the next control")),
        ]
        every = [action for group in self._actions.groups for action in group]
        every += [*self._actions.keyed, self._actions.everything]
        return [*board, *((_keys(action), action.text()) for action in every)]

    def _add(self, index: int) -> tuple[QLabel, QLabel]:
        """Two labels for a line: its keys and what they do. The lines stand in two columns."""
        half = (len(self._lines()) + 1) // 2
        row, column = index % half, 3 * (index // half)
        key, words = QLabel(), QLabel()
        key.setFont(scaled(1, QFont.Weight.DemiBold))
        key.setProperty("role", "key")
        self._grid.addWidget(key, row, column, Qt.AlignmentFlag.AlignLeft)
        self._grid.addWidget(words, row, column + 1)
        return key, words


def _keys(action: QAction) -> str:
    shortcuts: Sequence[QKeySequence] = action.shortcuts()
    return ", ".join(keys.toString(QKeySequence.SequenceFormat.NativeText) for keys in shortcuts)
