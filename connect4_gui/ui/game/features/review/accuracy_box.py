"""AccuracyBox: how the game ended, and how well both players played."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.widgets.disc_row import DiscRow
from connect4_gui.ui.words.retranslation import keep_translated

MARGINS = (18, 12, 18, 12)
DISC_PX = 18


class AccuracyBox(QFrame):
    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.title, self.reason, self._heading = QLabel(), QLabel(), QLabel()
        self.percents = {side: QLabel() for side in Side}
        self.kept = QLabel()
        self._discs = {side: DiscRow((side,), DISC_PX, appearance) for side in Side}
        self._dress()
        self._lay_out()
        keep_translated(self, self._write_texts)

    def show_result(self, title: str, reason: str) -> None:
        self.title.setText(title)
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))

    def show_accuracies(self, percents: Mapping[Side, str], names: Mapping[Side, str], kept: str) -> None:
        """``percents`` as they are written, and in a sentence or two how often the result was kept."""
        for side, label in self.percents.items():
            label.setText(percents[side])
            label.setAccessibleName(
                self.tr("Accuracy of {name}: {percent}").format(name=names[side], percent=percents[side])
            )
            self._discs[side].setToolTip(names[side])
        self.kept.setText(kept)
        self.kept.setVisible(bool(kept))
        self.setAccessibleDescription(kept)

    def _write_texts(self) -> None:
        self.setAccessibleName(self.tr("Result"))
        self._heading.setText(self.tr("Accuracy"))

    def _dress(self) -> None:
        self.title.setFont(scaled(1.35, QFont.Weight.Bold))
        self.kept.setFont(scaled(0.93))
        for label in (self.title, self.reason, self.kept):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.kept.hide()
        for label in (self.reason, self._heading, self.kept):
            label.setProperty("role", "muted")
        for label in self.percents.values():
            label.setFont(scaled(1.25, QFont.Weight.Bold))

    def _lay_out(self) -> None:
        figures = QHBoxLayout()
        figures.setSpacing(8)
        for side, label in self.percents.items():
            figures.addWidget(self._discs[side])
            figures.addWidget(label)
        right = QVBoxLayout()
        right.setSpacing(4)
        right.addWidget(self._heading)
        right.addLayout(figures)
        left = QVBoxLayout()
        left.setSpacing(2)
        left.addWidget(self.title)
        left.addWidget(self.reason)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addLayout(left, 1)
        head.addLayout(right)
        column = QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.kept)
