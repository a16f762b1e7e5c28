"""Percentages as each language writes them: many have a space before the sign."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def percent_text(percent: int) -> str:
    """For example ``65%`` in English and ``65 %`` in German."""
    return _pattern().format(percent=percent)


def percent_suffix() -> str:
    """The sign alone, with the space before it, for a field in which the number stands."""
    return _pattern().format(percent="")


def _pattern() -> str:
    return QCoreApplication.translate("percent", "{percent}%")
