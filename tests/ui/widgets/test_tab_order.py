"""The Tab key comes to what was made late where it stands, and not at the end."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.ui.widgets.tab_order import put_after, put_before


def order_of(first: QWidget) -> list[str]:
    names, widget = [first.objectName()], first.nextInFocusChain()
    while widget is not None and widget is not first:
        if widget.objectName() and not widget.objectName().startswith("qt_"):
            names.append(widget.objectName())
        widget = widget.nextInFocusChain()
    return names


def named(widget: QWidget, name: str) -> QWidget:
    widget.setObjectName(name)
    return widget


def test_late_controls_come_where_they_were_put(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    first = named(QPushButton(window), "first")
    group = QWidget(window)
    named(QLineEdit(group), "second")
    named(QLineEdit(window), "third")
    late, later = QWidget(window), QWidget(window)
    named(QSpinBox(late), "late")
    QLabel(late)
    named(QPushButton(late), "late too")
    named(QPushButton(later), "later")
    put_after(first, late)
    put_before(group, later)
    assert order_of(first) == ["first", "late", "late too", "later", "second", "third"]
