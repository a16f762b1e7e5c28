"""LinkButton: a quiet button with an icon, for what is needed now and then."""

from __future__ import annotations

from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QPushButton

from connect4_gui.ui.look.action_icon import action_icon
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import icon_px
from connect4_gui.ui.words.retranslation import keep_translated

ICON_PX = 20


class LinkButton(QPushButton):
    """Where its words have no room it is an icon, and its tip says what it does."""

    def __init__(self, icon: str, appearance: Appearance) -> None:
        super().__init__()
        self._icon = icon
        self._words = ""
        self._has_words = True
        self._appearance = appearance
        self.setProperty("role", "link")
        self.setAutoDefault(True)
        appearance.theme_changed.connect(self._draw)
        self._draw()
        keep_translated(self, self._size_icon)

    def set_words(self, words: str) -> None:
        self._words = words
        self.setAccessibleName(words)
        self.setText(words if self._has_words else "")

    def full_width(self) -> int:
        """The width with icon and words."""
        shown, words = QFontMetrics(self.font()).horizontalAdvance(self.text()), self._words
        return self.sizeHint().width() - shown + QFontMetrics(self.font()).horizontalAdvance(words)

    def set_words_shown(self, has_words: bool) -> None:
        self._has_words = has_words
        self.setText(self._words if has_words else "")

    def _size_icon(self) -> None:
        self.setIconSize(QSize(icon_px(ICON_PX), icon_px(ICON_PX)))

    @Slot()
    def _draw(self) -> None:
        self.setIcon(action_icon(self._icon, self._appearance.theme, ICON_PX))
