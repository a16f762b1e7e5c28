"""announce: lets a screen reader speak a sentence."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, sentence: str) -> None:
    """Let a screen reader, if one is running, speak ``sentence`` for ``widget`` when it has finished its own."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))
