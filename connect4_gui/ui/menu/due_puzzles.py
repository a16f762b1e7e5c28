"""DuePuzzlesCard: how many puzzles come back today, and the way to them."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from connect4_gui.ui.look.action_icon import action_icon
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.widgets.panel_button import PanelButton, face_label
from connect4_gui.ui.words.retranslation import keep_translated

ICON_PX, CHEVRON_PX = 40, 16


class DuePuzzlesCard(PanelButton):
    """Only for those who train: without anything to do it stays hidden."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__("card")
        self._appearance = appearance
        self.count = 0
        self._icon, self._chevron = face_label("icon"), face_label()
        self._icon.setFixedSize(ICON_PX, ICON_PX)
        self._icon.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title, self.note = face_label(), face_label("muted")
        self.title.setFont(scaled(1.07, QFont.Weight.DemiBold))
        self.note.setFont(scaled(0.93))
        for label in (self.title, self.note):
            label.setWordWrap(True)
        self._lay_out()
        appearance.theme_changed.connect(self._draw)
        self._draw()
        keep_translated(self, self._write_texts)

    def show_count(self, count: int) -> None:
        self.count = count
        self._write_texts()

    def _lay_out(self) -> None:
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        words = QVBoxLayout()
        words.setSpacing(3)
        words.addWidget(self.title)
        words.addWidget(self.note)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 14, 20, 14)
        row.setSpacing(16)
        row.addWidget(self._icon)
        row.addLayout(words, 1)
        row.addWidget(self._chevron)

    @Slot()
    def _draw(self) -> None:
        theme, ratio = self._appearance.theme, self.devicePixelRatio()
        self._icon.setPixmap(action_icon("train", theme).pixmap(QSize(20, 20), ratio))
        self._chevron.setPixmap(action_icon("chevron-right", theme).pixmap(QSize(CHEVRON_PX, CHEVRON_PX), ratio))

    def _write_texts(self) -> None:
        self.title.setText(self.tr("%n puzzle(s) due today", "", self.count))
        self.note.setText(self.tr("What you missed comes back"))
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(self.note.text())
