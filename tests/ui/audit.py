"""What is wrong with a window for somebody who hears it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QBoxLayout,
    QComboBox,
    QGridLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QLineEdit,
    QScrollArea,
    QScrollBar,
    QWidget,
)

FIELDS = (QLineEdit, QAbstractSpinBox, QAbstractSlider, QComboBox)
"""What needs a label that says what it is about."""

MARKUP = re.compile(r"</?[a-z][^>]*>|&[a-z]+;|&#\d+;", re.IGNORECASE)
VAGUE_ROLES = (QAccessible.Role.NoRole, QAccessible.Role.Client)
"""A screen reader says nothing of them, so whoever comes there does not know what it is."""


def faults(window: QWidget) -> list[str]:
    """Every fault, as a sentence for a failing test."""
    widgets = [widget for widget in (window, *window.findChildren(QWidget)) if widget.isVisibleTo(window)]
    found = [f"{_called(widget)} {fault}" for widget in widgets for fault in _faults_of(widget)]
    return [*found, *(f"label {label.text()!r} is bound to nothing" for label in _unbound(window))]


def _faults_of(widget: QWidget) -> Iterator[str]:
    interface = QAccessible.queryAccessibleInterface(widget)
    if interface is None or _is_part(widget):
        return
    name, note = (interface.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description))
    if _is_focusable(widget):
        if not name.strip():
            yield "has the focus but no name"
        if interface.role() in VAGUE_ROLES and not isinstance(widget, QAbstractScrollArea):
            yield f"has the focus but no role ({interface.role().name})"
    for text in (name, note):
        if MARKUP.search(text):
            yield f"says markup: {text!r}"
    if isinstance(widget, QComboBox) and not _is_labelled(interface):
        yield "has no label: its name is what is chosen"


def _called(widget: QWidget) -> str:
    interface = QAccessible.queryAccessibleInterface(widget)
    return f"{type(widget).__name__} {interface.text(QAccessible.Text.Name) if interface is not None else ''!r}"


def _is_part(widget: QWidget) -> bool:
    """Whether it is a piece of another control, which speaks for it."""
    parent = widget.parentWidget()
    if isinstance(widget, QScrollBar) or isinstance(parent, QAbstractSpinBox | QComboBox):
        return True
    return isinstance(parent, QAbstractScrollArea) and not isinstance(parent, QScrollArea)


def _is_focusable(widget: QWidget) -> bool:
    if isinstance(widget, QScrollArea) and widget.focusProxy() is None:
        return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.focusProxy() is None


def _is_labelled(interface: QAccessibleInterface) -> bool:
    return any(flag == QAccessible.RelationFlag.Label for _other, flag in interface.relations())


def _unbound(window: QWidget) -> Iterator[QLabel]:
    """Labels that stand before a control and are not bound to it."""
    for layout in window.findChildren(QLayout):
        for label, control in _neighbours(layout):
            if label.isVisibleTo(window) and label.text() and label.buddy() is None and _is_control(control):
                yield label


def _neighbours(layout: QLayout) -> Iterator[tuple[QLabel, QWidget]]:
    """Each label with the widget right after it, in a row of a grid or of a box."""
    for items in _rows(layout):
        for first, second in pairwise(items):
            label = None if first is None else first.widget()
            control = None if second is None else second.widget()
            if type(label) is QLabel and control is not None:
                yield label, control


def _rows(layout: QLayout) -> list[list[QLayoutItem | None]]:
    if isinstance(layout, QGridLayout):
        columns = range(layout.columnCount())
        return [[layout.itemAtPosition(row, column) for column in columns] for row in range(layout.rowCount())]
    return [[layout.itemAt(index) for index in range(layout.count())]] if isinstance(layout, QBoxLayout) else []


def _is_control(widget: QWidget) -> bool:
    parts = [widget, *widget.findChildren(QWidget)]
    return any(isinstance(part, FIELDS) and not isinstance(part, QScrollBar) for part in parts) and not isinstance(
        widget, QAbstractItemView
    )
