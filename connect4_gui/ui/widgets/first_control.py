"""first_control: where the keyboard begins on a page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def first_control(page: QWidget) -> QWidget:
    """What had the focus on ``page`` last, or the first that Tab would come to; the page itself if there is nothing."""
    last = page.focusWidget()
    if last is not None and last.isVisible():
        return last
    widget = page.nextInFocusChain()
    while widget is not None and widget is not page:
        is_stop = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.focusProxy() is None
        if is_stop and page.isAncestorOf(widget) and widget.isVisible() and widget.isEnabled():
            return widget
        widget = widget.nextInFocusChain()
    return page
