"""Everything a window says, to those who see it and to those who hear it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QSpinBox, QTextBrowser, QWidget

from connect4_gui.ui.widgets.chip import Chip


def readout(window: QWidget) -> list[tuple[str, ...]]:
    """Every text of every widget, in the order the widgets were made."""
    return [_texts(widget) for widget in (window, *window.findChildren(QWidget))]


def _texts(widget: QWidget) -> tuple[str, ...]:
    shown = [widget.windowTitle(), widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
    if isinstance(widget, QLabel | QAbstractButton):
        shown.append(widget.text())
    elif isinstance(widget, QLineEdit):
        shown.extend((widget.text(), widget.placeholderText()))
    elif isinstance(widget, QSpinBox):
        shown.append(widget.text())
    elif isinstance(widget, QComboBox):
        shown.extend(widget.itemText(index) for index in range(widget.count()))
    elif isinstance(widget, QTextBrowser):
        shown.append(widget.toPlainText())
    elif isinstance(widget, Chip):
        shown.append(widget.text)
    return tuple(shown)


def spoken_name(widget: QWidget) -> str:
    """What a screen reader calls ``widget``."""
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface.text(QAccessible.Text.Name)


def heard(interface: QAccessibleInterface) -> Iterator[str]:
    """Every name that a screen reader finds on its way down from ``interface``, the invisible left out."""
    if interface.state().invisible:
        return
    yield interface.text(QAccessible.Text.Name)
    for index in range(interface.childCount()):
        child = interface.child(index)
        if child is not None:
            yield from heard(child)
