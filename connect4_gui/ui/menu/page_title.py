"""page_title: the large words over a part of a page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel

from connect4_gui.ui.look.fonts import scaled

TITLE_PX = 44
CARD_GAP = 16
"""Between a title and a card, and between two cards."""


def page_title() -> QLabel:
    """A label of ``TITLE_PX``, still without words."""
    title = QLabel()
    title.setFont(scaled(2, QFont.Weight.Bold))
    title.setFixedHeight(TITLE_PX)
    title.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    return title
