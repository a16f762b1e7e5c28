"""FoldHeader: the line that opens and closes a fold and, while it is closed, says what is set inside."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy

from connect4_gui.ui.look.action_icon import action_icon
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled, text_px
from connect4_gui.ui.widgets.panel_button import PanelButton, face_label

HEIGHT, EDGE, GAP = 40, 2, 6
CHEVRON_PX = 16


class FoldHeader(PanelButton):
    """A switch: checked is open. Its height has room for two lines about what is set, so that it never changes."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__("fold")
        self._appearance = appearance
        self._sign = face_label()
        self._sign.setFixedSize(CHEVRON_PX, CHEVRON_PX)
        self.title = face_label()
        self.title.setFont(scaled(1, QFont.Weight.DemiBold))
        self.summary = face_label("muted")
        self.summary.setFont(scaled(0.93))
        self.summary.setWordWrap(True)
        self.setCheckable(True)
        self._names = QGridLayout()  # a label with a fixed width would ask for that width in every language
        self._names.addWidget(self.title, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(EDGE, 0, EDGE, 0)
        row.setSpacing(0)
        row.addWidget(self._sign)
        row.addSpacing(GAP)
        row.addLayout(self._names)
        row.addWidget(self.summary, 1)
        row.addStretch()
        self.toggled.connect(self._follow)
        appearance.theme_changed.connect(self._follow)
        self._follow()

    @property
    def names_px(self) -> int:
        """The width that the title and its sign need."""
        return EDGE + CHEVRON_PX + 2 * GAP + self.title.sizeHint().width()

    def set_names_px(self, width: int) -> None:
        """Let what is set begin ``width`` from the left."""
        self._names.setColumnMinimumWidth(0, width - EDGE - CHEVRON_PX - GAP)

    def set_texts(self, title: str, summary: str) -> None:
        self.title.setText(title)
        self.summary.setText(summary)
        self.setFixedHeight(text_px(HEIGHT))
        self.setAccessibleName(title)
        self.setAccessibleDescription(summary)

    @Slot()
    def _follow(self) -> None:
        name = "chevron-down" if self.isChecked() else "chevron-right"
        icon = action_icon(name, self._appearance.theme, CHEVRON_PX)
        self._sign.setPixmap(icon.pixmap(QSize(CHEVRON_PX, CHEVRON_PX), self.devicePixelRatio()))
        self.summary.setVisible(not self.isChecked())
        self._sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
