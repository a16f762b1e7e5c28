"""Tab order: the Tab key goes through controls as they were made; what is made later must be told its place."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def put_after(before: QWidget, late: QWidget) -> None:
    """Let the Tab key come from ``before`` to ``late``, or to the controls in it."""
    for control in (late, *late.findChildren(QWidget)):
        if _has_focus_at_times(control) and control.focusProxy() is None:
            QWidget.setTabOrder(before, control)
            before = control


def put_before(after: QWidget, late: QWidget) -> None:
    """Let the Tab key come from ``late``, or from the controls in it, to the first control of ``after``."""
    before = after.previousInFocusChain()
    while before is not None and before is not after and not _has_focus_at_times(before):
        before = before.previousInFocusChain()
    if before is not None:
        put_after(before, late)


def _has_focus_at_times(widget: QWidget) -> bool:
    return widget.focusPolicy() != Qt.FocusPolicy.NoFocus
