"""Urgent: a number that is about to run out stands out."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel


def set_urgent(label: QLabel, is_urgent: bool) -> None:
    """Dress ``label`` for the last seconds, or again as it was."""
    look = "alarm" if is_urgent else "plain"
    if label.property("look") != look:
        label.setProperty("look", look)
        label.style().unpolish(label)
        label.style().polish(label)
