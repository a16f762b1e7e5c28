"""Texts that do not fit where they are shown."""

from __future__ import annotations

from math import ceil

from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QRadioButton, QWidget

from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.widgets.chip import SIDE_SPACE, Chip
from connect4_gui.ui.widgets.elided_label import ElidedLabel

SEGMENT_INSET = 7
LEAST_LINE = 0.8
"""The part of its height without which a line can no longer be read."""


def clipped(window: QWidget) -> list[str]:
    """Every visible text that has less room than it needs, as a sentence for a failing test."""
    widgets = [widget for widget in window.findChildren(QWidget) if widget.isVisibleTo(window)]
    return [complaint for widget in widgets if (complaint := _complaint(widget))]


def _complaint(widget: QWidget) -> str:
    text, has, needs = _measure(widget)
    if needs > has:
        return f"{type(widget).__name__} {text!r} has {has} px and needs {needs}"
    line = round(QFontMetrics(widget.font()).tightBoundingRect(text).height() * LEAST_LINE)
    if text and widget.height() < line:
        return f"{type(widget).__name__} {text!r} is {widget.height()} px high and needs {line}"
    return ""


def _measure(widget: QWidget) -> tuple[str, int, int]:
    """A widget's text, the pixels it has and the pixels it needs, in the direction that could be too short."""
    metrics = QFontMetrics(widget.font())
    if isinstance(widget, ElidedLabel):
        needed = ceil(QFontMetricsF(widget.font()).horizontalAdvance(widget.text()))
        return widget.text(), widget.contentsRect().width(), needed
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.text(), widget.height(), widget.heightForWidth(widget.width())
    if isinstance(widget, QLabel):
        return widget.text(), widget.width(), widget.sizeHint().width()
    if isinstance(widget, QRadioButton):
        chosen = QFontMetrics(scaled(1, QFont.Weight.DemiBold))
        return widget.text(), widget.width() - 2 * SEGMENT_INSET, chosen.horizontalAdvance(widget.text())
    if isinstance(widget, QPushButton):
        return widget.text(), widget.width(), widget.minimumSizeHint().width() if widget.text() else 0
    if isinstance(widget, QComboBox):
        return widget.currentText(), widget.width(), widget.minimumSizeHint().width()
    if isinstance(widget, QLineEdit):
        shown = widget.text() or widget.placeholderText()
        return shown, widget.width(), metrics.horizontalAdvance(shown)
    if isinstance(widget, Chip):
        return widget.text, widget.width() - 2 * SIDE_SPACE, metrics.horizontalAdvance(widget.text)
    return "", 0, 0
