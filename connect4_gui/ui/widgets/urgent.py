"""Urgent: a number that is about to run out stands out."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel


def set_urgent(label: QLabel, is_urgent: bool) -> None:
    """Show ``label`` as in the last seconds, or again as it was."""
    role = "alarm" if is_urgent else "plain"
    if label.property("role") != role:
        label.setProperty("role", role)
        label.style().unpolish(label)
        label.style().polish(label)
